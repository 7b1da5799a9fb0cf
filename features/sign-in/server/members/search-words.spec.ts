import { expect, test } from 'vitest'
import { readSearchWords } from './search-words.ts'

test.each([
  ['7766', ['7766']],
  ['(81) 98761-0007', ['81987610007']],
  ['+55 81 98761 0007', ['5581987610007']],
  ['081987610007', ['81987610007']],
  ['0055 81 98761-0007', ['5581987610007']],
  ['Telma 98761-0007', ['telma', '987610007']],
  ['tel: 81987610007', ['81987610007']],
  ['tel:', ['tel:']],
  ['CONCEIÇÃO  vasconc', ['conceicao', 'vasconc']],
  ['D’Ávila', ['d', 'avila']],
  ["d'avila", ['d', 'avila']],
  ['ana.1990.12.31@exemplo.test', ['ana.1990.12.31@exemplo.test']],
  ['ana12345678@exemplo.test', ['ana12345678@exemplo.test']],
])('%j searches for %j', (text, words) => {
  expect(readSearchWords(text)).toEqual(words)
})
