import { describe, expect, it } from 'vitest'
import type { Language } from '#engine/types.ts'
import { loadWords } from '../dictionary/load-words.ts'
import { HURRIED } from '../hurried-messages.fixture.ts'
import { MESSAGES } from '../messages.fixture.ts'
import { readMessage } from '../read-message.ts'
import { COUNTING_LINES } from './counting-lines.fixture.ts'
import { withoutCommas } from '../without-commas.test-support.ts'

const LANGUAGES = ['pt-BR', 'pt-PT', 'es', 'en'] as const
const COIN = /R\$|€|£|\$|S\//u

const COUNTRIES: Readonly<Partial<Record<Language, string>>> = { es: 'ES', en: 'US' }

function told(message: string, language: Language, occupation = ''): string {
  return readMessage(message, { language, occupation, country: COUNTRIES[language] }, loadWords(language)).told
}

/** The figures of a text in their order of size: "2.800" and "2800", "39,9" and "39,90" are one number. */
function figuresOf(text: string): string[] {
  return (text.match(/\d+(?:[.,]\d+)*/gu) ?? [])
    .map((figures) => figures.replace(/([.,]\d)$/u, '$10').replaceAll(/[.,](?=\d{3}(?!\d))/gu, ''))
    .toSorted()
}

/** Of the processor, in milliseconds: what runs beside counts for nothing. */
function timeOf(times: number): number {
  const line = 'caixa de 6 15 leva 2 paga 70 fizemos 12 doces '.repeat(times).slice(0, 500)
  const from = process.cpuUsage()
  for (let round = 0; round < 20; round++) told(line, 'pt-BR')
  return process.cpuUsage(from).user / 1000
}

describe('a number that counts', () => {
  const lines = LANGUAGES.flatMap((language) => COUNTING_LINES[language].map((line) => [language, line] as const))

  it.each(lines)('has no coin in %s: "%s"', (language, line) => {
    expect(told(line, language)).not.toMatch(COIN)
  })
})

describe('the numbers of a line', () => {
  const lines = LANGUAGES.flatMap((language) => [
    ...MESSAGES[language].map((line) => [language, line, ''] as const),
    ...HURRIED[language].map(({ message, occupation }) => [language, message, occupation ?? ''] as const),
    ...COUNTING_LINES[language].map((line) => [language, line, ''] as const),
  ])

  it.each(lines)('are those of its caption in %s: "%s"', (language, line, occupation) => {
    expect(figuresOf(told(line, language, occupation))).toEqual(figuresOf(line))
  })
})

describe('numbers beside each other', () => {
  it.each([
    ['pt-BR', 'cápsulas de vitamina 60 caps 89 pote de 30 45', ['60 caps R$ 89', '30 R$ 45']],
    ['pt-BR', 'caixinha com 4 brigadeiros 16 com 6 22', ['4 brigadeiros R$ 16', '6 R$ 22']],
    ['pt-BR', 'pastel 9 caldo de cana 6', ['R$ 9', 'R$ 6']],
    ['pt-BR', 'banho de gel 90 e alongamento em fibra 150', ['gel R$ 90', 'fibra R$ 150']],
    ['pt-BR', 'aula pra habilitados 90 cada pacote 10 por 800', ['acote 10 por R$ 800']],
    ['pt-BR', 'desafio de 21 dias 10 vagas so 97', ['10 vagas', 'R$ 97']],
    ['pt-PT', 'pedicure medica 28 ao domicilio 35 zona de almada', ['28 €', '35 €']],
    ['pt-PT', 'aulas de grupos de 3 15€ hora', ['15€/hora']],
    ['pt-BR', 'brownie recheado 9 leva 5 paga 40', ['R$ 9', 'eva 5 paga R$ 40']],
    ['pt-BR', 'remendo 30 troca de pneu 50', ['emendo R$ 30', 'R$ 50']],
    ['pt-BR', 'botox 3 regioes 1200 avaliação sem custo', ['R$ 1.200']],
    ['pt-BR', 'forro de gesso 75 o metro', ['R$ 75 o metro']],
    ['pt-BR', 'nagô 120 box braids 280', ['R$ 120', 'R$ 280']],
    ['pt-PT', 'leva 2 paga 70', ['eva 2 paga 70 €']],
    ['pt-PT', 'casacos desde 39,90', ['desde 39,90 €']],
    ['es', 'tattoo pequeño desde 60 señal de 20', ['desde 60 €', 'eñal de 20 €']],
    ['pt-BR', 'ensaio 30 fotos inclusas 450', ['30 fotos inclusas R$ 450']],
    ['pt-BR', 'frango porção 2 pessoas 45', ['2 pessoas R$ 45']],
    ['pt-BR', 'picanha 1,25 kg R$ 89,90', ['1,25 kg R$ 89,90']],
    ['pt-BR', 'picanha 1,25 kg por 89,90', ['1,25 kg por R$ 89,90']],
    ['pt-BR', 'almoço a quilo 11 às 15h', ['a quilo das 11h às 15h']],
    ['pt-BR', 'cesta grande 149 pedidos até dia 20', ['grande R$ 149', 'edidos até dia 20']],
    ['es', 'paella ración 2 personas 24', ['2 personas 24 €']],
    ['es', 'sesión 25 fotos incluidas 180', ['25 fotos incluidas 180']],
    ['en', 'mini session 20 photos included 250', ['20 photos included', '$250']],
    ['en', 'drop in 12 or 50 for 5', ['$50 for 5']],
    ['en', 'wool coats 89 sizes 6-16 last 4 left', ['$89', 'last 4 left']],
    ['en', 'first visit 10 off', ['10 off']],
    ['en', 'mini sessions oct 12 and 13', ['October 12 and 13']],
    ['pt-BR', 'plano anual 12x 89,90 depois volta pra 119', ['volta pra R$ 119']],
    ['pt-BR', 'kit festa: 50 salgados + 20 docinhos + bolo = 169,90', ['50 salgados + 20 docinhos', '= R$ 169,90']],
    ['pt-BR', 'suculentas 8 cada 5 por 35', ['R$ 8 cada', '5 por R$ 35']],
    ['pt-BR', 'revisao cg 160 completa 180 mao de obra', ['CG 160 completa R$ 180']],
    ['pt-BR', 'fibra R$ 150 manutenção 90 ultimas vagas', ['R$ 90', 'ltimas vagas']],
    ['pt-PT', 'prato do dia 11,50 com sopa', ['dia 11,50 €']],
    ['pt-PT', 'bolo rei até dia 22 o kg 18€', ['até dia 22 o kg 18€']],
    ['es', 'tenis dama $399 antes 550', ['antes $550']],
    ['pt-BR', 'tapete 1,20 x 0,60 sob encomenda 130', ['1,20 x 0,60', 'R$ 130']],
    ['pt-BR', 'rosa unitaria 15 buque 12 rosas 160', ['R$ 15', '12 rosas R$ 160']],
    ['pt-BR', 'pilates solo turma de 4 pessoas 220 mes', ['R$ 220']],
    ['es', 'depto 48 m2 USD 118.000', ['48 m² USD 118.000']],
    ['en', 'skin fade 18 quid beard trim 10', ['18 quid', '10 quid']],
    ['en', 'facial £99 (usually 130)', ['(usually £130)']],
    ['pt-BR', 'terapia de casal online. Juliana Reis CRP SP 45210', ['CRP SP 45210']],
    ['pt-BR', 'clareamento 450 em maio, dr Bruno CRO MG 20458', ['R$ 450', 'CRO MG 20458']],
    ['pt-BR', 'matrícula 120 e mensalidade 89', ['R$ 120', 'R$ 89']],
    ['es', 'corte 12€, licencia profesional 40122', ['licencia profesional 40122']],
    ['en', 'facial £40. license no 20455', ['icense no 20455']],
    ['pt-BR', 'batom 19,90 cores 03 07 e 12', ['R$ 19,90', 'ores 03 07 e 12']],
    ['pt-BR', 'base matte na cor 15 49,90', ['cor 15 R$ 49,90']],
    ['en', 'cut £40 colour 85', ['£40', '£85']],
    ['pt-BR', 'bolsa barbante 6 pronta entrega 140', ['barbante 6', 'R$ 140']],
    ['en', 'any bagel + latte £6 after 3', ['£6 after 3']],
    ['en', 'blow dry £25, cut from 40', ['from £40']],
    ['pt-PT', 'axilas 12€, pack 5 = 50', ['pack 5 = 50€']],
    ['pt-BR', 'brigadeiro caixa 12: 36, caixa 20: 55', ['12: R$ 36', '20: R$ 55']],
    ['pt-PT', 'rissóis caixa 25: 15€', ['caixa 25: 15€']],
    ['pt-BR', 'combo 35, kit 89', ['R$ 35', 'R$ 89']],
    ['pt-BR', 'camiseta 45, acima de 10 sai 38 cada', ['R$ 45', 'acima de 10 sai R$ 38']],
    ['pt-BR', 'esmaltação 35, francesinha a partir de 45', ['R$ 35', 'a partir de R$ 45']],
    ['pt-BR', 'entrega grátis acima de 50', ['R$ 50']],
    ['pt-BR', 'samambaia 60 dica: 2 copo de agua por semana', ['R$ 60', '2 copo']],
    ['pt-BR', 'suco verde novidade do inverno 14', ['R$ 14']],
    ['pt-BR', 'coleção verão 26 chegou, vestido 89', ['verão 26 chegou', 'R$ 89']],
    ['pt-BR', 'anel prata 925 garantia 2 anos 120', ['925 garantia 2 anos R$ 120']],
    ['pt-BR', 'pilates 1x semana 180 / 2x 290 / 3x 380 turmas pequenas', ['R$ 180', '2x R$ 290', '3x R$ 380']],
    ['pt-BR', 'rosa a unidade 12, buquê com 12 120', ['unidade R$ 12', 'com 12 R$ 120']],
    ['pt-BR', 'limpeza de sofá 2 lugares 150 seca rápido', ['2 lugares R$ 150']],
  ] as const)('count or cost in %s: "%s"', (language, line, parts) => {
    const caption = withoutCommas(told(line, language))
    for (const part of parts) expect(caption).toContain(withoutCommas(part))
  })

  it('are read in time that grows with their number', () => {
    timeOf(10)
    expect(timeOf(10)).toBeLessThan(12 * timeOf(2) + 50)
  })
})
