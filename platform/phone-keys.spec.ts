import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { memberPhone, otherForm, phoneKey } from './phone-keys.ts'

describe('one person', () => {
  it.each([
    ['with and without the ninth digit', '5511912345678', '551112345678', false],
    ['a mobile with and without it', '5531988887777', '553188887777', true],
    ['in any dress', '+55 (31) 98888-7777', '553188887777', true],
    ['another area code', '5531988887777', '5532988887777', false],
    ['a landline and what it would be with a nine before it', '551132345678', '5511932345678', false],
    ['another country', '351912345678', '35112345678', false],
    ['a number of another country that begins like ours', '5491123456789', '541123456789', false],
    ['itself', '447700900123', '+44 7700 900123', true],
  ])('%s', (_case, one, other, isSame) => {
    expect(phoneKey(one) === phoneKey(other)).toBe(isSame)
  })
})

test.each([
  ['5531988887777', '553188887777'],
  ['553188887777', '5531988887777'],
  ['551132345678', undefined],
  ['5511812345678', undefined],
  ['351912345678', undefined],
  ['0800123456', undefined],
])('%s is also written %s', (phone, other) => expect(otherForm(phone)).toBe(other))

test.each([
  ['553188887777', '+5531988887777'],
  ['5511912345678', '+5511912345678'],
  ['551132345678', '+551132345678'],
  ['447700900123', '+447700900123'],
])('a member types %s as %s', (phone, typed) => expect(memberPhone(phone)).toBe(typed))

test('the two forms of a mobile map to each other and have one key, which no other number has', () => {
  const area = fc.integer({ min: 11, max: 99 }).filter((number) => number % 10 !== 0)
  const rest = fc.integer({ min: 60_000_000, max: 99_999_999 })
  const mobile = fc.tuple(area, rest).map(([code, number]) => `55${code}9${number}`)
  fc.assert(
    fc.property(mobile, mobile, (one, other) => {
      const short = otherForm(one) ?? ''
      expect(otherForm(short)).toBe(one)
      expect(phoneKey(short)).toBe(phoneKey(one))
      expect(memberPhone(short)).toBe(`+${one}`)
      expect(phoneKey(one) === phoneKey(other)).toBe(one === other)
    }),
  )
})
