import { expect, test } from 'vitest'
import { ACCENTED, escapeLike, foldText, PLAIN } from './fold-text.ts'

test('finds a name however it is written', () => {
  expect(foldText('JOSÉ da Conceição Muñoz')).toBe('jose da conceicao munoz')
  expect(foldText('Jose\u0301')).toBe('jose')
})

test('has one plain letter for each accented one', () => {
  expect(PLAIN).toHaveLength(ACCENTED.length)
  expect(foldText(ACCENTED)).toBe(PLAIN)
})

test('leaves no sign that a pattern would read', () => {
  expect(escapeLike('100%_\\')).toBe('100\\%\\_\\\\')
})
