import { expect, it } from 'vitest'
import { readCardNumber } from './card-number.ts'

it.each([
  ['4111 1111 1111 1111', 'Visa', 'good', 3],
  ['5162 3062 1937 8829', 'Mastercard', 'good', 3],
  ['3782 822463 10005', 'American Express', 'good', 4],
  ['6362 9700 0045 7013', 'Elo', 'good', 3],
  ['6062 8256 2425 4001', 'Hipercard', 'good', 3],
  ['4111 1111 1111 1112', 'Visa', 'doubtful', 3],
  ['4111 1111', 'Visa', 'unfinished', 3],
])('%s is a %s card, %s, with a code of its own length', (typed, brand, state, cvcDigits) => {
  expect(readCardNumber(typed)).toEqual({ brand, state, cvcDigits })
})

it('returns no brand for an empty field', () => {
  expect(readCardNumber('')).toEqual({ brand: undefined, state: 'unfinished', cvcDigits: 3 })
})
