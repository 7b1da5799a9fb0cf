import { describe, expect, it } from 'vitest'
import type { Language } from '#engine/types.ts'
import { loadWords } from '../dictionary/load-words.ts'
import { readExample } from '../learned/read-examples.ts'
import { withoutCommas } from '../without-commas.test-support.ts'
import { setLines } from './set-lines.ts'

/** English tells no country, so these are American. */
const linesOf = (line: string, language: Language, country = language === 'en' ? 'US' : undefined) =>
  setLines(line, { language, country }, loadWords(language).marks).map(({ text }) => text)

const letters = (text: string) =>
  text
    .toLowerCase()
    .match(/[\p{L}\p{Extended_Pictographic}]/gu)
    ?.join('') ?? ''

describe('a price', () => {
  it.each([
    ['pt-BR', 'cesta grande 149 pedidos até quarta', ['Cesta grande R$ 149', 'Pedidos até quarta']],
    ['pt-BR', 'troca de embreagem 950 peças inclusas', ['Troca de embreagem R$ 950', 'Peças inclusas']],
    ['pt-BR', 'plano mensal 120 ou 350 no trimestre', ['Plano mensal R$ 120 ou R$ 350 no trimestre.']],
    ['pt-BR', 'limpeza de pele, consulta de 250', ['Limpeza de pele, consulta de R$ 250.']],
    ['pt-BR', 'diária 65 semana inteira 280', ['Diária R$ 65', 'Semana inteira R$ 280']],
    ['es', 'corte de dama me sale 40', ['Corte de dama me sale 40 €.']],
    ['es', 'camisas 1.500 pantalones 2.200', ['Camisas $1.500', 'Pantalones $2.200']],
    ['es', 'mesa 12.000 silla 900 banco 4.500', ['Mesa $12.000', 'Silla $900', 'Banco $4.500']],
    ['es', 'corte 8.50 barba 5.00', ['Corte 8.50', 'Barba 5.00']],
    ['es', 'corte 8.50 barba 12 tinte 30', ['Corte 8.50', 'Barba 12', 'Tinte 30']],
    ['es', 'mesa de roble 1.200', ['Mesa de roble 1.200.']],
    ['pt-BR', 'feijoada completa, sábado 45', ['Feijoada completa, sábado R$ 45.']],
    ['es', 'bono de 5 sesiones 180€ ahorras 20', ['Bono de 5 sesiones 180€', 'Ahorras 20€']],
    ['en', 'half price wings every Wednesday from 5', ['Half price wings every Wednesday from 5.']],
    ['en', 'linen dresses sizes 8-18 £49', ['Linen dresses sizes 8-18 £49.']],
  ] as const)('is told, and what it holds stands below it, in %s: "%s"', (language, line, told) => {
    expect(linesOf(line, language).map(withoutCommas)).toEqual(told.map(withoutCommas))
  })

  it.each([
    ['ES', 'Mesa de roble 1.200 €.'],
    ['MX', 'Mesa de roble $1.200.'],
  ] as const)('has the coin of a Spanish-speaking country that is known: %s', (country, told) => {
    expect(linesOf('mesa de roble 1.200', 'es', country)).toEqual([told])
  })
})

describe('a limit', () => {
  it.each([
    ['pt-BR', 'banho 45 até 10kg 60 acima de 10kg', ['Banho R$ 45 até 10kg', 'R$ 60 acima de 10kg']],
    ['pt-BR', 'banho até 10kg 45 acima de 10kg 60', ['Banho', 'Até 10kg R$ 45', 'Acima de 10kg R$ 60']],
    ['pt-BR', 'entrega 8 até 3km 12 de 3 a 6km', ['Entrega R$ 8 até 3km', 'R$ 12 de 3 a 6km']],
    ['pt-BR', 'cópia 12 a partir de 5 cópias 9', ['Cópia R$ 12', 'A partir de 5 cópias R$ 9']],
    ['pt-BR', 'aula 80 de 45 min 100 de 60 min', ['Aula R$ 80 de 45 min', 'R$ 100 de 60 min']],
    ['pt-BR', 'edredom 40 até casal 55 king', ['Edredom R$ 40 até casal', 'R$ 55 king']],
    ['pt-BR', 'hidratação 50 curto 70 médio 90 longo', ['Hidratação', 'R$ 50 curto', 'R$ 70 médio', 'R$ 90 longo']],
    ['es', 'corte 12 corto 18 largo', ['Corte', '12 € corto', '18 € largo']],
    ['pt-BR', 'pizza grande 59 abrimos de terça a domingo', ['Pizza grande R$ 59', 'Abrimos de terça a domingo']],
    ['pt-BR', 'casa de 2 quartos aluguel 1300 mais condomínio', ['Casa de 2 quartos aluguel R$ 1.300 mais condomínio.']],
    ['es', 'gorros 18 nos quedan 4 en azul', ['Gorros 18 €', 'Nos quedan 4 en azul']],
    ['en', 'wash 25 sedan 35 suv', ['Wash', '$25 sedan', '$35 suv']],
    ['pt-PT', 'banho 15 até 10kg 20 acima de 10kg', ['Banho 15 € até 10kg', '20 € acima de 10kg']],
    ['es', 'baño 15 hasta 10 kg 20 más de 10 kg', ['Baño 15 hasta 10 kg', '20 más de 10 kg']],
    ['en', 'bath 40 up to 20 lbs 55 over 20 lbs', ['Bath $40 up to 20 lbs', '$55 over 20 lbs']],
  ] as const)('stays with its price in %s: "%s"', (language, line, lines) => {
    expect(linesOf(line, language).map(withoutCommas)).toEqual(lines.map(withoutCommas))
  })

  it.each([
    ['pt-BR', 'aberto 10 até 18h'],
    ['pt-BR', 'turma de 2 até 5 anos'],
    ['pt-BR', 'dia 20 de 9h às 12h'],
    ['pt-BR', 'acima de 3 peças 10 por cento'],
  ] as const)('is no price in %s: "%s"', (language, line) => {
    expect(linesOf(line, language).join(' ')).not.toMatch(/[R€]?[$€]/u)
  })
})

describe('a number of a size or an age', () => {
  it.each([
    ['pt-BR', 'vestido farm 38'],
    ['pt-BR', 'tenis mizuno 39 na caixa'],
    ['pt-BR', 'camisa social 41 slim'],
    ['pt-BR', 'aliança 22 ouro 18k'],
    ['pt-BR', 'cilios fio a fio 12 mm'],
    ['pt-BR', 'tenis infantil 28 novo'],
    ['pt-BR', 'turma 4 a 6 anos 14 às 16h'],
    ['pt-BR', 'festa 2 a 5 anos 15 a 20 de janeiro'],
    ['pt-BR', 'balé 3 a 5 anos 11 987654321'],
    ['pt-BR', 'kit festa 20 pequeno 10 grande'],
    ['pt-PT', 'calças 40 novas'],
    ['es', 'zapatos 39 en caja'],
    ['en', 'boots 8 like new'],
  ] as const)('is never told as a price in %s: "%s"', (language, line) => {
    const country = language === 'es' ? 'ES' : undefined
    expect(linesOf(line, language, country).join(' ')).not.toMatch(/[$€]/u)
  })

  it.each([
    ['pt-BR', 'calça 36 25 reais', ['Calça 36 25 reais.']],
    ['pt-BR', 'jaqueta 44 por 150', ['Jaqueta 44 por R$ 150.']],
    ['pt-BR', 'camisa 40 calça 60 jaqueta 90', ['Camisa R$ 40', 'Calça R$ 60', 'Jaqueta R$ 90']],
    ['pt-BR', 'barra de calça 36', ['Barra de calça R$ 36.']],
    ['pt-BR', 'vestido 40 cada', ['Vestido R$ 40 cada.']],
    ['pt-BR', 'pijama infantil 2 ao 8 anos 99', ['Pijama infantil 2 ao 8 anos R$ 99.']],
    ['pt-BR', 'moletom do 4 ao 12 69', ['Moletom do 4 ao 12 R$ 69.']],
    ['pt-PT', 'aulas dos 3 aos 6 anos 30 por mês', ['Aulas dos 3 aos 6 anos 30 € por mês.']],
    ['es', 'pijama 2 a 8 años 15', ['Pijama 2 a 8 años 15.']],
    ['en', 'pajamas 2 to 8 years 15', ['Pajamas 2 to 8 years $15.']],
  ] as const)('stands beside its price in %s: "%s"', (language, line, lines) => {
    expect(linesOf(line, language).map(withoutCommas)).toEqual(lines.map(withoutCommas))
  })
})

describe('her own words', () => {
  it.each([
    ['pt-BR', 'sou a Renata psicologa infantil, atendo na Vila Mariana'],
    ['pt-BR', 'arroz e feijão não engorda gente!!!'],
    ['pt-BR', 'casamento Bia e Thiago na chácara sábado passado'],
    ['pt-BR', 'agenda fechada até outubro, abre lista de espera dia 1'],
    ['pt-BR', 'os doces que entrego toda sexta'],
    ['pt-BR', 'para a Páscoa encomendem até quinta'],
    ['pt-BR', 'feito com muito ❤️ para vocês'],
    ['pt-PT', 'a D. Fernanda assumiu os brancos e ficou linda'],
    ['pt-PT', 'pão a sair do forno às 7h, 9h e 11h'],
    ['es', 'laminado de cejas, antes y después de la Caro'],
    ['en', 'huggies, 18k plated, £24, 1 year guarantee'],
    ['en', 'the cake we made for Emma'],
  ] as const)('run on as she typed them in %s: "%s"', (language, line) => {
    expect(linesOf(line, language)).toHaveLength(1)
  })

  it.each([
    ['pt-BR', 'gel 90. fibra 150. chama no zap', ['Gel R$ 90', 'Fibra R$ 150', 'Chama no zap']],
    ['pt-BR', 'dois anos de cliente kkk corte infantil 35', ['Dois anos de cliente kkk', 'Corte infantil R$ 35']],
    ['pt-BR', 'só hoje e amanhã 💅 chama no zap', ['Só hoje e amanhã 💅', 'Chama no zap']],
    ['pt-BR', 'antes e depois design com henna R$ 45', ['Antes e depois', 'Design com henna R$ 45']],
    ['pt-BR', 'pronta entrega na loja aceito cartão e pix', ['Pronta entrega na loja', 'Aceito cartão e pix']],
    ['pt-BR', 'pacote 4 banhos 200 (avulso 60)', ['Pacote 4 banhos R$ 200 (avulso R$ 60).']],
    ['pt-BR', 'self service 6,49 100g terça do açaí 4,99', ['Self service R$ 6,49 100g', 'Terça do açaí R$ 4,99']],
    ['es', 'nuevo frapé $75 chico 89 grande', ['Nuevo frapé', '$75 chico', '$89 grande']],
    ['en', 'iced latte, sm 5.25 lg 6.25, oat milk extra', ['Iced latte, sm $5.25 lg $6.25, oat milk extra.']],
    ['en', 'candles 180g £14, 2 for 25. fig / sea salt', ['Candles 180g £14, 2 for £25', 'Fig / sea salt']],
  ] as const)('begin a line where one is sure to begin in %s: "%s"', (language, line, lines) => {
    expect(linesOf(line, language).map(withoutCommas)).toEqual(lines.map(withoutCommas))
  })
})

describe('a line without marks', () => {
  it.each([
    ['pt-BR', 'banho pequeno 40 médio 55 grande 80', ['Banho pequeno R$ 40', 'Médio R$ 55', 'Grande R$ 80']],
    ['pt-BR', 'bolo da Alice 7 anos tema sereia', ['Bolo da Alice 7 anos tema sereia.']],
    ['pt-BR', 'troca de óleo 160 na hora', ['Troca de óleo R$ 160 na hora.']],
    ['pt-BR', 'aula em dupla sai 60 cada', ['Aula em dupla sai R$ 60 cada.']],
    ['pt-PT', 'corte 12 barba 8', ['Corte 12 €', 'Barba 8 €']],
    ['es', 'limpieza facial 40€ incluye mascarilla', ['Limpieza facial 40€ incluye mascarilla.']],
    ['en', 'deep facial 85 mask included', ['Deep facial $85', 'Mask included']],
    ['pt-PT', 'sábado há fado à noite reservas 912 345 678', ['Sábado há fado à noite reservas 912 345 678.']],
  ] as const)('gets them in %s: "%s"', (language, line, lines) => {
    expect(linesOf(line, language).map(withoutCommas)).toEqual(lines.map(withoutCommas))
  })

  it.each([
    ['pt-BR', 'nem todo cansaço se resolve dormindo'],
    ['pt-PT', 'pedir ajuda não é fraqueza'],
    ['es', 'hoy cerramos a las 3 por junta familiar'],
    ['en', 'bridal bouquet for Emma’s wedding'],
    ['pt-BR', 'banho tomado'],
    ['pt-BR', 'rega só quando o vaso estiver seco'],
    ['es', 'tatuaje viejo'],
    ['pt-BR', 'o Thor chegou bravo e saiu cheiroso'],
  ] as const)('keeps together what belongs together in %s: "%s"', (language, line) => {
    expect(linesOf(line, language)).toHaveLength(1)
  })

  it.each(['leva 3 paga 2', 'kit 10 marmitas 179', 'aliança prata 950 par 250'])(
    'writes no price on what is counted: "%s"',
    (line) => {
      expect(linesOf(line, 'pt-BR').join(' ')).not.toMatch(/R\$ (?:3|2|10|950)\b/)
    },
  )

  it.each([
    ['kit festa 30 pessoas 350 bolo 3kg 100 docinhos 50 salgados', /R\$ (?:30|100|50)\b/],
    ['buque 12 rosas 120 24 rosas 210', /R\$ (?:12|24)\b/],
    ['cento de brigadeiro 130 meio cento 70 minimo 50', /R\$ 50\b/],
    ['calça jeans tamanhos 36 ao 46 119,90', /R\$ (?:36|46)\b/],
    ['manutenção 15 dias 60', /R\$ 15\b/],
    ['lunch special 12 soup and half sandwich 11 to 3', /\$(?:11|3)\b/, 'en'],
    ['3 bed 2 bath 1800 sq ft 420k', /\$1800/, 'en'],
  ] as const)('takes no count, size or time for a price beside a price: "%s"', (line, wrong, language: Language = 'pt-BR') => {
    const written = linesOf(line, language).join('\n')
    expect(written).toMatch(/\$/)
    expect(written).not.toMatch(wrong)
  })

  it.each([
    ['massagem relaxante 50 min 80', 'pt-BR', 'R$ 80'],
    ['drenagem pacote 10 sessoes 700', 'pt-BR', 'R$ 700'],
    ['sesion de embarazo 10 fotos 1500', 'es', '$1500'],
    ['deep tissue 90 min 140', 'en', '$140'],
  ] as const)('writes the price behind a measure: "%s" in %s', (line, language, price) => {
    expect(linesOf(line, language).join('\n')).toContain(price)
  })

  it('writes the price of a set in a list of prices', () => {
    expect(linesOf('corte 40 barba 30 combo 65', 'pt-BR')).toEqual(['Corte R$ 40', 'Barba R$ 30', 'Combo R$ 65'])
  })

  it.each([
    ['limpeza de pele de R$ 180 por R$ 120', 'Limpeza de pele de R$ 180 por R$ 120'],
    ['vestido 129 frete grátis acima de 150', 'Frete grátis acima de R$ 150'],
    ['armário sob medida R$ 2800', 'Armário sob medida R$ 2.800'],
    ['café coado R$ 8 e pão quentinho', 'Café coado R$ 8 e pão quentinho'],
  ])('writes the prices of "%s"', (line, written) => {
    expect(withoutCommas(linesOf(line, 'pt-BR').join('\n'))).toContain(written)
  })

  it('keeps every word, whatever is typed', () => {
    for (const line of ['', ' ', '💅 25 €€ 3,5 mil', 'a , b . c', '1 2 3 4 5 6 7 8 9 10 k mil €']) {
      for (const language of ['es', 'en'] as const) expect(letters(linesOf(line, language).join(' '))).toBe(letters(line))
    }
  })
})

describe('a price without its coin', () => {
  it.each([
    ['es', 'ES', 'Corte 150 €.'],
    ['es', 'MX', 'Corte $150.'],
    ['es', 'BR', 'Corte R$ 150.'],
    ['en', 'GB', 'Corte £150.'],
    ['en', 'US', 'Corte $150.'],
  ] as const)('gets that of the country, in %s in %s: "%s"', (language, country, line) => {
    expect(linesOf('corte 150', language, country)).toEqual([line])
  })

  it('stays as it was typed where none is known', () => {
    expect(linesOf('corte 8.50 barba 12', 'es')).toEqual(['Corte 8.50', 'Barba 12'])
    expect(linesOf('afinación desde 1,900', 'es')).toEqual(['Afinación desde $1,900.'])
    expect(linesOf('cut 15 kids 12', 'en', '')).toEqual(['Cut 15', 'Kids 12'])
    expect(linesOf('conchas 12 cuernitos 14', 'es')).toEqual(['Conchas $12', 'Cuernitos $14'])
    expect(linesOf('biab personalised set 32 new set 40', 'en', '')).toEqual(['Biab personalised set £32', 'New set £40'])
  })

  it.each([
    ['corte 15 barba 12', ['Corte 15 €', 'Barba 12 €']],
    ['ramo de 12 rosas 25, con jarrón 32', ['Ramo de 12 rosas 25 €, con jarrón 32 €.']],
    ['pastel de 2 pisos 650', ['Pastel de 2 pisos $650.']],
    ['limpieza facial 300', ['Limpieza facial $300.']],
    ['tacos de jamón ibérico 12', ['Tacos de jamón ibérico 12 €.']],
    ['papas rellenas 10 causa 12', ['Papas rellenas S/ 10', 'Causa S/ 12']],
    ['mates y bach 15/h', ['Mates y bach 15 €/h.']],
  ] as const)('gets the one that lines with such words and sums mostly have: "%s"', (line, lines) => {
    expect(linesOf(line, 'es')).toEqual(lines)
  })

  it('gets that of the country that her trade tells', () => {
    const told = setLines('orden de 5 tacos 65', { language: 'es', occupation: 'taquería' }, loadWords('es').marks)
    expect(told.map(({ text }) => text)).toEqual(['Orden de 5 tacos $65.'])
  })

  it.each([
    ['es', 'jugo de granada 35'],
    ['es', 'mates personalizados 15'],
    ['es', 'agua de lima 25'],
    ['es', 'papas con salsa 10'],
    ['es', 'ático en madrid alquiler 1200'],
    ['es', 'medialunas para vos en cdmx con conchas 35'],
    ['en', 'mum to be box 35'],
    ['en', 'gel infills 30'],
    ['en', 'cut on kent street 25'],
    ['en', 'lawn care birmingham alabama 45'],
    ['en', 'personalised mugs 12'],
  ] as const)(
    'gets none where neither two words tell one country nor its words and its sums are those of one, in %s: "%s"',
    (language, line) => {
      expect(linesOf(line, language, '').join(' ')).not.toMatch(/[$€£]|S\//u)
    },
  )

  it('gets none but the one that is told beside it', () => {
    expect(linesOf('corte 20€ barba 10', 'es', 'MX')).toEqual(['Corte 20€', 'Barba 10€'])
  })

  it.each([
    ['pt-BR', 'gel 90 (R$ 80 no pix)', 'Gel R$ 90 (R$ 80 no pix).'],
    ['pt-BR', 'gel 90 ( R$ 80 no pix )', 'Gel R$ 90 ( R$ 80 no pix ).'],
    ['pt-BR', 'corte "R$ 50" barba 30', 'Corte "R$ 50" / Barba R$ 30'],
    ['pt-BR', 'jantar $$$ no centro', 'Jantar $$$ no centro.'],
    ['pt-PT', 'unhas (15€) pés 20', 'Unhas (15€) / Pés 20€'],
    ['pt-PT', 'aulas 15€/hora pacote 10 aulas 120', 'Aulas 15€/hora / Pacote 10 aulas 120€'],
    ['es', 'desde 50 (€ 45 con bono)', 'Desde € 50 (€ 45 con bono).'],
    ['en', 'lashes (£45) brows 20', 'Lashes (£45) / Brows £20'],
    ['en', 'massage £40/hour facial 35', 'Massage £40/hour / Facial £35'],
  ] as const)('gets that of another one, without its brackets and its unit, in %s: "%s"', (language, line, told) => {
    expect(linesOf(line, language, '').join(' / ')).toBe(told)
  })
})

it('keeps what the member punctuated herself', () => {
  expect(linesOf('Ontem choveu, hoje não. Vem tomar um café!', 'pt-BR')).toEqual(['Ontem choveu, hoje não. Vem tomar um café!'])
})

it('learns from lines with prices and marks, without the words that hurried typing leaves out', () => {
  expect(readExample('Pacote [de] 10 R$ 450, à vista')).toEqual({
    tokens: ['Pacote', '10', '450', 'à', 'vista'],
    prices: [false, false, true, false, false],
    coin: '$',
  })
})
