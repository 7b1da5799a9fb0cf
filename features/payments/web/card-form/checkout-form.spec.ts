import { expect, it } from 'vitest'
import { byCard, EMPTY_FIELDS } from './checkout-form.ts'

const VISA = '4111 1111 1111 1111'
const AMEX = '3782 822463 10005'
const GOOD = {
  ...EMPTY_FIELDS,
  name: 'ANA',
  email: 'ana@exemplo.example',
  phone: '(11) 99999-9999',
  document: '529.982.247-25',
  cardName: 'ANA',
  cardNumber: VISA,
  expiry: '12/40',
  cvc: '123',
  postalCode: '01310-100',
  addressNumber: '1',
  terms: true,
}
const problemsOf = (changes: object) =>
  byCard.safeParse({ ...GOOD, ...changes }).error?.issues.map(({ path, message }) => [path[0], message]) ?? []

it('accepts a card with every field filled in', () => {
  expect(problemsOf({})).toEqual([])
})

it.each([
  [VISA, '1234'],
  [AMEX, '123'],
  [VISA, '12'],
])('a card %s has no code such as %s', (cardNumber, cvc) => {
  expect(problemsOf({ cardNumber, cvc })).toEqual([['cvc', 'cvc']])
})

it('a code is checked before the terms are accepted, and that of an American Express has four digits', () => {
  expect(problemsOf({ cvc: '1234', terms: false }).map(([field]) => field)).toEqual(['terms', 'cvc'])
  expect(problemsOf({ cardNumber: AMEX, cvc: '1234' })).toEqual([])
})

it.each([
  ['0131', 'postalCode'],
  ['00000-000', 'postalCodeUnknown'],
])('no street has the postal code %s', (postalCode, problem) => {
  expect(problemsOf({ postalCode })).toEqual([['postalCode', problem]])
})

it.each([
  ['name', 100],
  ['cardName', 100],
] as const)('a %s is as long as the server takes, %i characters, and is not cut', (field, limit) => {
  expect(problemsOf({ [field]: ` ${'A'.repeat(limit)} ` })).toEqual([])
  expect(problemsOf({ [field]: 'A'.repeat(limit + 1) })).toEqual([[field, 'tooLong']])
})

it('an address of e-mail that is too long is told so, however it is written', () => {
  expect(problemsOf({ email: `${'a'.repeat(200)}@exemplo.example` })).toEqual([['email', 'tooLong']])
})

it('a code is checked in the first round, whatever else is wrong', () => {
  const wrong = { email: '', document: '529', expiry: '13/30', postalCode: '123' }
  const problems = problemsOf({ ...wrong, cardNumber: AMEX, cvc: '123' })
  expect(problems).toContainEqual(['cvc', 'cvc'])
  expect(new Set(problems.map(([field]) => field))).toEqual(new Set(['cvc', 'document', 'email', 'expiry', 'postalCode']))
})
