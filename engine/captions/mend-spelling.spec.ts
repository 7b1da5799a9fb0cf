import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { LANGUAGES } from '#engine/types.ts'
import { loadWords } from './dictionary/load-words.ts'
import { mendSpelling } from './mend-spelling.ts'

describe('a name that is said fondly', () => {
  it.each([
    ['pt-BR', 'bolo do joaozinho', 'bolo do Joãozinho'],
    ['pt-BR', 'a mariazinha e o luquinhas', 'a Mariazinha e o Luquinhas'],
    ['pt-PT', 'festa da ritinha e do pedrinho', 'festa da Ritinha e do Pedrinho'],
    ['es', 'anita y carlitos', 'Anita y Carlitos'],
    ['pt-BR', 'azul marinha no caminho da cozinha', 'azul marinha no caminho da cozinha'],
    ['pt-BR', 'vizinha sozinha com farinha e carinho', 'vizinha sozinha com farinha e carinho'],
  ] as const)('is a name in %s: "%s"', (language, typed, mended) => {
    expect(mendSpelling(typed, language, loadWords(language))).toBe(mended)
  })
})

describe('what only its neighbours explain', () => {
  it.each([
    ['pt-BR', 'PF de frango R$ 19,90', 'PF de frango R$ 19,90'],
    ['pt-BR', 'hoje o pf é feijoada', 'hoje o PF é feijoada'],
    ['pt-BR', 'pf grande 24', 'PF grande 24'],
    ['pt-BR', 'chegar 10 min antes pf', 'chegar 10 min antes por favor'],
    ['pt-BR', 'pf confirmar horário até 18h', 'por favor confirmar horário até 18h'],
    ['pt-PT', 'marcação por mensagem pf', 'marcação por mensagem por favor'],
    ['pt-PT', 'jantar 22 p/ pessoa com bebidas', 'jantar 22 por pessoa com bebidas'],
    ['pt-BR', 'curso 90 para pessoa física', 'curso 90 para pessoa física'],
    ['es', 'menú 14€ p/ persona', 'menú 14€ por persona'],
    ['pt-BR', 'depois da cirurgia do joelho', 'depois da cirurgia do joelho'],
    ['pt-BR', 'cirurgia dentista em Santos', 'cirurgiã dentista em Santos'],
    ['es', 'pizza 11 lucas con faina', 'pizza 11 lucas con faina'],
    ['es', 'corte de lucas', 'corte de Lucas'],
    ['pt-PT', 'massagem 45€ dia da mãe', 'massagem 45€ dia da mãe'],
    ['pt-PT', 'limpeza 39,90€ dia 8 de março', 'limpeza 39,90€ dia 8 de março'],
    ['pt-PT', 'aulas 15€ hora', 'aulas 15€/hora'],
    ['pt-PT', 'saldos até -70% em tudo', 'saldos com até 70% de desconto em tudo'],
    ['es', 'rebajas hasta -40% en vestidos', 'rebajas hasta 40% de descuento en vestidos'],
    ['en', 'sale up to -30% this week', 'sale up to 30% off this week'],
  ] as const)('is written in %s: "%s"', (language, typed, mended) => {
    expect(mendSpelling(typed, language, loadWords(language))).toBe(mended)
  })
})

describe('an accent that only the words around it tell', () => {
  it.each([
    ['pt-BR', 'to tao feliz', 'tô tão feliz'],
    ['pt-BR', 'da pra parcelar', 'dá pra parcelar'],
    ['pt-BR', 'sabor da casa', 'sabor da casa'],
    ['pt-BR', 'e hoje a festa', 'é hoje a festa'],
    ['pt-BR', 'hoje e amanhã', 'hoje e amanhã'],
    ['pt-BR', 'e hora de cuidar de você', 'é hora de cuidar de você'],
    ['pt-BR', 'e só chamar no direct', 'é só chamar no direct'],
    ['pt-BR', 'aqui e tradição', 'aqui é tradição'],
    ['pt-BR', 'nos fabricamos tudo aqui', 'nós fabricamos tudo aqui'],
    ['pt-BR', "relógio a prova d'água", "relógio à prova d'água"],
    ['pt-BR', 'filé de frango a milanesa', 'filé de frango à milanesa'],
    ['pt-BR', 'tinta a base de água', 'tinta à base de água'],
    ['pt-BR', 'rodízio a vontade', 'rodízio à vontade'],
    ['pt-BR', '5 sabores, a vontade por R$ 39', '5 sabores, à vontade por R$ 39'],
    ['pt-BR', 'feijoada R$ 54,90 a vontade', 'feijoada R$ 54,90 à vontade'],
    ['pt-BR', 'nossa feijoada já e tradição', 'nossa feijoada já é tradição'],
    ['pt-BR', 'estamos a espera de vocês', 'estamos à espera de vocês'],
    ['pt-BR', 'nos vemos amanhã', 'nos vemos amanhã'],
    ['pt-BR', 'as vezes tem, a vontade', 'às vezes tem, à vontade'],
    ['pt-BR', 'perto do metrô saúde', 'perto do metrô Saúde'],
    ['pt-BR', 'ssd 240gb', 'SSD 240 GB'],
    ['es', 'aqui esta tu pedido', 'aquí está tu pedido'],
    ['es', 'aqui esta semana', 'aquí esta semana'],
    ['es', 'tu tambien puedes', 'tú también puedes'],
    ['es', 'como elegir tu base', 'cómo elegir tu base'],
    ['es', 'ya esta!', 'ya está!'],
    ['es', 'la torta esta recién hecha', 'la torta está recién hecha'],
    ['es', 'que rico', 'qué rico'],
    ['en', "don't miss out", "don't miss out"],
  ] as const)('is written in %s: "%s"', (language, typed, mended) => {
    expect(mendSpelling(typed, language, loadWords(language))).toBe(mended)
  })
})

describe('a little word that is right as it was typed', () => {
  it.each([
    ['pt-BR', 'E amanhã tem mais!'],
    ['pt-BR', 'e hoje tem feijoada'],
    ['pt-BR', 'e hoje a loja abre às 10h'],
    ['pt-BR', 'abrimos quinta. e sexta!'],
    ['pt-BR', 'e só até sábado'],
    ['pt-BR', 'e agora com delivery'],
    ['pt-BR', 'e isso tudo por R$ 50'],
    ['pt-BR', 'e assim que chegar avisamos'],
    ['pt-BR', 'e dia de sábado abrimos mais cedo'],
    ['pt-BR', 'peça já e sexta retire na loja'],
    ['pt-BR', 'feito aqui e tudo fresco'],
    ['pt-BR', 'para quem e quando'],
    ['pt-BR', 'não é doce e salgado'],
    ['pt-BR', 'Nos mudamos! novo endereço'],
    ['pt-BR', 'Nos dedicamos a cada detalhe'],
    ['pt-BR', 'Nos casamos!'],
    ['pt-BR', 'nos amamos há dez anos'],
    ['pt-BR', 'nos preparamos para o verão'],
    ['pt-BR', 'a prova da noiva é sábado'],
    ['pt-BR', 'a base de alta cobertura'],
    ['pt-BR', 'comprei a base de água'],
    ['pt-BR', 'a portuguesa hoje sai por R$ 40'],
    ['pt-BR', 'venha matar a vontade'],
    ['pt-BR', 'a espera de vocês valeu'],
    ['pt-BR', 'a risca do cabelo'],
    ['pt-BR', 'todas as vezes'],
    ['pt-BR', 'quarto com a vista mais linda'],
    ['pt-BR', 'só a vista já vale'],
    ['pt-BR', 'só da água mineral'],
    ['es', 'Como mujer emprendedora'],
    ['es', 'Como taller de barrio'],
    ['es', 'aquí esta maravilla'],
    ['es', 'ya esta primavera'],
    ['es', 'esta súper promo'],
    ['es', 'esta lista de precios'],
    ['es', 'tu mismo look'],
    ['es', 'que bonito día tengas'],
  ] as const)('stays in %s: "%s"', (language, typed) => {
    expect(mendSpelling(typed, language, loadWords(language))).toBe(typed)
  })
})

describe('an English contraction typed without its sign', () => {
  it.each([
    ['took all day and its perfect', "took all day and it's perfect"],
    ['its back for one week', "it's back for one week"],
    ['its a boy', "it's a boy"],
    ['the ring in its perfect box', 'the ring in its perfect box'],
    ['a dog and its owner', 'a dog and its owner'],
    ['bring it in well take a look', "bring it in we'll take a look"],
    ['Emma and jacks wedding', "Emma and Jack's wedding"],
  ] as const)('is written out only where nothing else can be meant: "%s"', (typed, mended) => {
    expect(mendSpelling(typed, 'en', loadWords('en'))).toBe(mended)
  })
})

describe('a month or a town typed short or small', () => {
  it.each([
    ['pt-BR', 'vagas para 5 e 6 de dez', 'vagas para 5 e 6 de dezembro'],
    ['pt-BR', 'quem começar em dez', 'quem começar em dezembro'],
    ['pt-BR', 'fica pronto em dez dias', 'fica pronto em dez dias'],
    ['pt-PT', 'zona de gaia e porto', 'zona de Gaia e Porto'],
    ['es', 'reformas en vigo', 'reformas en Vigo'],
    ['en', 'back in feb near leeds', 'back in February near Leeds'],
  ] as const)('in %s: "%s"', (language, typed, mended) => {
    expect(mendSpelling(typed, language, loadWords(language))).toBe(mended)
  })
})

describe('a day typed short', () => {
  it.each([
    ['fri only', 'Friday only'],
    ['lashes, sun from 10am', 'lashes, Sunday from 10am'],
    ['sat until 2pm', 'Saturday until 2pm'],
    ['closed sun and mon', 'closed Sunday and Monday'],
    ['walk ins this sat', 'walk ins this Saturday'],
    ['set menu from £30pp', 'set menu from £30 per person'],
    ['set menu from 30pp', 'set menu from 30 per person'],
  ])('is written, and so is "per person" at a price: "%s"', (typed, mended) => {
    expect(mendSpelling(typed, 'en', loadWords('en'))).toBe(mended)
  })

  it.each([
    'full sun only plants 12',
    'we sat until dark',
    'the kids sat from start to end',
    'keep out of sun until dry',
    'protect your skin from sun damage',
    'facials on sun damaged skin',
    'page 45pp booklet',
    'booklet 45pp gloss',
  ])('is not told by what means another thing: "%s"', (line) => {
    expect(mendSpelling(line, 'en', loadWords('en'))).toBe(line)
  })
})

describe('an address of the web', () => {
  it.each([
    'Bolo em https://exemplo.com/a?b=c&q=d hoje',
    'veja www.exemplo.com.br/agenda?c=sex&hj=s',
    'exemplo.com/promocao?x=vc no ar',
  ])('stays as it was typed: "%s"', (typed) => {
    for (const language of LANGUAGES) {
      const [address = ''] = /\S*exemplo\S*/.exec(typed) ?? []
      expect(mendSpelling(typed, language, loadWords(language))).toContain(address)
    }
  })
})

describe('hurried typing', () => {
  it.each([
    ['pt-BR', 'limpeza de pele rs 80 as 10h', 'limpeza de pele R$ 80 às 10h'],
    ['pt-BR', 'drenagem linfatica 10 sessoes por R$800 so ate sabado', 'drenagem linfática 10 sessões por R$ 800 só até sábado'],
    ['pt-BR', 'promocao de 120 por 89,90', 'promoção de R$ 120 por R$ 89,90'],
    ['pt-BR', 'buque 129,90 ou 3x de 50', 'buquê R$ 129,90 ou 3x de R$ 50'],
    ['pt-BR', 'seg qua e sex as 18hs', 'segunda, quarta e sexta às 18h'],
    ['pt-BR', 'de ter a sab das 9h as 19h', 'de terça a sábado das 9h às 19h'],
    ['pt-BR', 'vagas p treino c/ a Lu, n precisa levar nada', 'vagas para treino com a Lu, não precisa levar nada'],
    ['pt-BR', 'cilios da rayane, filha da dona rosa, no Tatuape', 'cílios da Rayane, filha da dona Rosa, no Tatuapé'],
    ['pt-BR', 'corte com Joao na Padaria Sao Jose do Avai', 'corte com João na Padaria São José do Avaí'],
    ['pt-BR', 'quem publica todo dia, aberto ao publico', 'quem publica todo dia, aberto ao público'],
    ['pt-BR', 'aberto das 8 as 14, a vista 98m2', 'aberto das 8h às 14h, à vista 98 m²'],
    ['pt-PT', 'peonias da ines, o pipo portou se bem, t3 as 3as', 'peónias da Inês, o pipo portou-se bem, T3 às terças'],
    ['es', 'xv años de hernan en gijon, sesion pa 20', 'XV años de Hernán en Gijón, sesión para 20'],
    [
      'en',
      'millies 5th birthday, grandpas ring for liam in solihull',
      "Millie's 5th birthday, grandpa's ring for Liam in Solihull",
    ],
    ['pt-BR', 'LIMPEZA DE PELE ATE SABADO', 'LIMPEZA DE PELE ATÉ SÁBADO'],
    ['pt-PT', 'marcaçoes ate sabado, madeixas 65 eur', 'marcações até sábado, madeixas 65 €'],
    ['es', 'unas acrilicas manana, promocion de fin de ano', 'uñas acrílicas mañana, promoción de fin de año'],
    ['es', 'menu del dia', 'menú del día'],
    ['pt-BR', 'bioimpedancia e massagem crioterapeutica', 'bioimpedância e massagem crioterapêutica'],
    ['es', 'dermatoscopico y tricologia', 'dermatoscópico y tricología'],
    ['en', 'balayage w/ Mia sat 9am til christmas', 'balayage with Mia Saturday 9am until Christmas'],
  ] as const)('is put right in %s: "%s"', (language, typed, mended) => {
    expect(mendSpelling(typed, language, loadWords(language))).toBe(mended)
  })

  it.each([
    ['pt-BR', 'corte com a Lucia e o Antonio'],
    ['pt-BR', 'chama em https://x.com/promocao ou @nao.sei #promocao'],
    ['pt-BR', 'esta semana tem sérum de vitamina C'],
    ['pt-BR', 'bolo de 1,50 kg e toalha de 2,20 m'],
    ['pt-BR', 'é de ter orgulho, um dom'],
    ['pt-BR', 'tamanhos p m g'],
    ['es', 'unas flores para la Sra Manana'],
    ['en', 'we sat in the sun'],
  ] as const)('is left alone in %s where it is right, a name or an address: "%s"', (language, typed) => {
    expect(mendSpelling(typed, language, loadWords(language))).toBe(typed)
  })

  it('never changes a digit', () => {
    const typed = fc
      .array(
        fc.constantFrom(
          'nao',
          'rs',
          '80',
          '10h',
          'as',
          'seg',
          'sex',
          'sabado',
          'p',
          'c/',
          'Joao',
          'de',
          'por',
          '129,90',
          'R$',
          'e',
          '18hs',
        ),
      )
      .map((words) => words.join(' '))
    fc.assert(
      fc.property(typed, fc.constantFrom(...LANGUAGES), (text, language) => {
        const once = mendSpelling(text, language, loadWords(language))
        expect(once.replaceAll(/\D/g, '')).toBe(text.replaceAll(/\D/g, ''))
      }),
    )
  })
})
