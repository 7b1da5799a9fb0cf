import { describe, expect, it } from 'vitest'
import { baseLanguageOf } from '#phrases/languages.ts'
import { loadMarks } from './load-marks.ts'
import { punctuate } from './punctuate.ts'
import { readExample } from './read-examples.ts'

const punctuated = (line: string, language: 'pt-BR' | 'pt-PT' | 'es' | 'en') =>
  punctuate(line, language, loadMarks(baseLanguageOf(language)))

const letters = (text: string) => text.match(/[\p{L}\p{Extended_Pictographic}]/gu)?.join('') ?? ''

describe('a line without marks', () => {
  it.each([
    ['pt-BR', 'troca de óleo 160 na hora sem agendar', 'troca de óleo: R$ 160, na hora, sem agendar'],
    ['pt-BR', 'banho pequeno 40 médio 55 grande 80', 'banho pequeno: R$ 40, médio: R$ 55, grande: R$ 80'],
    ['pt-PT', 'corte 12 barba 8', 'corte: 12 €, barba: 8 €'],
    ['es', 'limpieza facial 40€ incluye mascarilla', 'limpieza facial: 40€, incluye mascarilla'],
    ['pt-BR', 'qual combina mais com você agende uma avaliação', 'qual combina mais com você. agende uma avaliação'],
    ['pt-BR', 'subiu de 4 para 9 em dois meses que alegria', 'subiu de 4 para 9 em dois meses, que alegria'],
    ['es', 'tarta de queso 8 raciones 30', 'tarta de queso, 8 raciones: 30'],
    ['en', 'new sweaters just dropped come see us', 'new sweaters just dropped, come see us'],
  ] as const)('gets them in %s: "%s"', (language, line, written) => {
    expect(punctuated(line, language)).toBe(written)
  })

  it.each([
    ['pt-BR', 'nem todo cansaço se resolve dormindo'],
    ['pt-PT', 'pedir ajuda não é fraqueza'],
    ['es', 'hoy cerramos a las 3 por junta familiar'],
    ['en', 'bridal bouquet for Emma’s wedding'],
    ['pt-BR', 'banho tomado'],
    ['pt-BR', 'rega só quando o vaso estiver seco'],
    ['es', 'tatuaje viejo'],
  ] as const)('keeps together what belongs together in %s: "%s"', (language, line) => {
    expect(punctuated(line, language)).toBe(line)
  })

  it.each(['leva 3 paga 2', 'kit 10 marmitas 179', 'aliança prata 950 par 250', 'frete grátis acima de 10'])(
    'writes no price on what is counted: "%s"',
    (line) => {
      expect(punctuated(line, 'pt-BR')).not.toMatch(/R\$ (?:3|2|10|950)\b/)
    },
  )

  it('keeps every word, whatever is typed', () => {
    for (const line of ['', ' ', '💅 25 €€ 3,5 mil', 'a , b . c', '1 2 3 4 5 6 7 8 9 10 k mil €']) {
      for (const language of ['es', 'en'] as const) expect(letters(punctuated(line, language))).toBe(letters(line))
    }
  })
})

it('learns from lines with prices, little words and marks', () => {
  expect(readExample('Pacote [de] 10: R$ 450, à vista')).toEqual({
    tokens: ['Pacote', '10', '450', 'à', 'vista'],
    gaps: ['', 'de', ':', ',', ''],
    prices: [false, false, true, false, false],
  })
})
