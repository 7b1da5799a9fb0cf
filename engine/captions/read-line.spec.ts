import fc from 'fast-check'
import { expect, it } from 'vitest'
import { LANGUAGES } from '#engine/types.ts'
import { MOST_CHARACTERS, readLine } from './read-line.ts'

it.each([
  ['pt-BR', 'limpeza de pele R$ 120 até sexta', { title: 'Limpeza de pele', price: 'R$ 120', date: 'até sexta' }],
  ['pt-BR', 'até sexta limpeza de pele por R$ 120', { title: 'Limpeza de pele', price: 'R$ 120', date: 'até sexta' }],
  ['pt-BR', 'bolo de pote 12 reais só hoje', { title: 'Bolo de pote', price: 'R$ 12', date: 'só hoje' }],
  ['pt-BR', 'faz um post sobre pão de queijo 15 reais', { title: 'Pão de queijo', price: 'R$ 15' }],
  [
    'pt-BR',
    'turma nova de pilates segunda e quarta às 19h, R$ 180 por mês',
    { title: 'Turma nova de pilates', price: 'R$ 180 por mês', date: 'segunda e quarta às 19h' },
  ],
  ['pt-PT', 'Manicure 15€ até sábado', { title: 'Manicure', price: '15€', date: 'até sábado' }],
  ['pt-PT', 'corte de cabelo por 20 euros na quinta', { title: 'Corte de cabelo', price: '20 euros', date: 'na quinta' }],
  ['es', 'limpieza facial por $ 350 hasta el viernes', { title: 'Limpieza facial', price: '$ 350', date: 'hasta el viernes' }],
  ['es', 'Pastel de chocolate 25 € el sábado', { title: 'Pastel de chocolate', price: '25 €', date: 'el sábado' }],
  ['en', 'Deep facial $45 until Friday', { title: 'Deep facial', price: '$45', date: 'until Friday' }],
  ['en', 'Haircut 30% off on Monday', { title: 'Haircut', price: '30% off', date: 'on Monday' }],
  ['pt-BR', 'Promoção de unhas em gel', { title: 'Promoção de unhas em gel' }],
  ['pt-BR', 'R$ 99', { price: 'R$ 99' }],
  ['pt-BR', '  ', {}],
] as const)('in %s "%s" is read as texts of a post', (language, line, texts) => {
  expect(readLine(line, language)).toEqual(texts)
})

it('a long line ends its title at a word, and goes on in the body', () => {
  const { title = '', body = '' } = readLine(`${'flores do campo '.repeat(6)}e mais`, 'pt-BR')
  expect(title.length).toBeLessThanOrEqual(MOST_CHARACTERS.title)
  expect(title).toMatch(/(?:flores|do|campo)$/iu)
  expect(body).toMatch(/mais$/u)
})

it('a title that begins with a letter that grows in upper case is still short enough', () => {
  const grows = Array.from({ length: 0x1_04_00 }, (_, code) => String.fromCodePoint(code)).filter(
    (letter) => letter.isWellFormed() && letter.toUpperCase().length > letter.length,
  )
  expect(grows).toEqual(expect.arrayContaining(['ß', 'ŉ', 'ﬃ', 'ΐ']))
  for (const letter of grows) {
    for (const rest of ['a'.repeat(59), ` ${'ab '.repeat(19)}`, `${'a'.repeat(58)}, b`]) {
      const { title = '' } = readLine(letter + rest, 'pt-BR')
      expect(title.length, letter).toBeLessThanOrEqual(MOST_CHARACTERS.title)
    }
  }
})

it('whatever is written, every text fits its field and is text', () => {
  const line = fc.oneof(fc.string({ unit: 'binary', maxLength: 600 }), fc.stringMatching(/^[\w R$,.%ßŉﬃΐİ]{0,200}$/u))
  fc.assert(
    fc.property(line, fc.constantFrom(...LANGUAGES), (text, language) => {
      for (const [field, written = ''] of Object.entries(readLine(text, language))) {
        expect(written.length).toBeLessThanOrEqual(MOST_CHARACTERS[field as keyof typeof MOST_CHARACTERS])
        expect(written.isWellFormed()).toBe(true)
        expect(written.trim()).not.toBe('')
      }
    }),
    { numRuns: 60 },
  )
})
