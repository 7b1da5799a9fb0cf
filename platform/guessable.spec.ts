import { expect, test } from 'vitest'
import { newSecret } from './crypto.ts'
import { isGuessable } from './guessable.ts'

const COUNTING = Array.from({ length: 32 }, (_, byte) => byte.toString(16).padStart(2, '0')).join('')

test.each([
  ['one digit', 'f'.repeat(64)],
  ['two digits', '0110100110010110'.repeat(4)],
  ['a word again and again', 'deadbeef'.repeat(8)],
  ['a row of digits again and again', '0123456789abcdef'.repeat(4)],
  ['a row up and down', '0123456789abcdeffedcba98765432100123456789abcdeffedcba9876543210'],
  ['doubled digits', '00112233445566778899aabbccddeeff'.repeat(2)],
  ['half of a secret twice', newSecret().slice(32).repeat(2)],
  ['a date again and again', '20261128'.repeat(8)],
  ['bytes that count up', COUNTING],
  ['a short secret behind zeros', newSecret().slice(56).padStart(64, '0')],
])('%s can be guessed', (_, digits) => {
  expect(digits).toHaveLength(64)
  expect(isGuessable(digits)).toBe(true)
})

test('what the product draws cannot', () => {
  expect(Array.from({ length: 2000 }, newSecret).filter(isGuessable)).toEqual([])
})
