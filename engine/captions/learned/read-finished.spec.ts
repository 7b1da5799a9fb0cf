import { describe, expect, test } from 'vitest'
import { MARK } from './mark-features.ts'
import { readFinishedLine, withoutOrders } from './read-finished.ts'

const { none, comma, stop, question } = MARK

describe('a finished line', () => {
  test.each([
    ['Bolo de pote: R$ 12, três por R$ 30.', 'bolo de pote 12 três por 30', [none, none, none, none, comma, none, none, stop]],
    ['Torta 14 €. Café 1 €', 'torta 14 café 1', [none, none, stop, none, stop]],
    ['Nails $40 / Lashes $60', 'nails 40 lashes 60', [none, none, stop, none, stop]],
    ['¿Quién lo quiere? Quedan dos', 'quién lo quiere quedan dos', [none, none, none, question, none, stop]],
  ])('“%s” was typed as “%s”', (line, typed, marks) => {
    const read = readFinishedLine(line)
    expect(read.words.join(' ')).toBe(typed)
    expect([...read.marks]).toEqual(marks)
  })

  test('tells which numbers are prices', () => {
    expect(readFinishedLine('3 bolos: R$ 40, 5 por R$ 60').prices).toEqual([false, false, true, false, false, true])
  })

  test('holds nothing of what was told to us, and a sentence ends there', () => {
    const { words, marks } = withoutOrders(readFinishedLine('{põe que} Corte 40 {não fala da cor} escova 30 [com] franja'))
    expect(words).toEqual(['corte', '40', 'escova', '30', 'franja'])
    expect([...marks]).toEqual([stop, none, stop, none, none, stop])
  })

  test('keeps the capitals of names', () => {
    expect(readFinishedLine('Bolo da Ana. PIX aceito').words).toEqual(['bolo', 'da', 'Ana', 'PIX', 'aceito'])
  })
})
