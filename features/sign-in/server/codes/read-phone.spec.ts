import parsePhone from 'libphonenumber-js/max'
import { describe, expect, it, test } from 'vitest'
import { Refusal } from '#platform/errors.ts'
import { readPhone } from './read-phone.ts'

const BRAZIL = ['BR']

function read(typed: string, countries: readonly string[] = BRAZIL): string {
  try {
    return readPhone(typed, countries)
  } catch (error) {
    if (error instanceof Refusal) return error.code
    throw error
  }
}

/** Every area code of Brazil's numbering plan; the others from 11 to 99 were never assigned. */
const AREAS = new Set(
  (
    '11 12 13 14 15 16 17 18 19 21 22 24 27 28 31 32 33 34 35 37 38 41 42 43 44 45 46 47 48 49 51 53 54 55 61 62 63 64 65 66 67 68 69 ' +
    '71 73 74 75 77 79 81 82 83 84 85 86 87 88 89 91 92 93 94 95 96 97 98 99'
  ).split(' '),
)

test.each([
  ['(81) 98111-2201', '+5581981112201'],
  ['81981112201', '+5581981112201'],
  ['5581981112201', '+5581981112201'],
  ['+55 81 98111-2201', '+5581981112201'],
  ['  +55 (81) 9.8111-2201 ', '+5581981112201'],
  // area code 55 is not the country
  ['55991234567', '+5555991234567'],
  ['5555991234567', '+5555991234567'],
])('reads %j as %s', (typed, phone) => {
  expect(read(typed)).toBe(phone)
})

test.each([
  ['nothing', ''],
  ['nine digits', '981112201'],
  ['twelve digits without the country', '081981112201'],
  ['an area code below 11', '(10) 98111-2201'],
  ['an area code that is not given out', '(20) 98111-2201'],
  ['a landline', '(81) 3221-2201'],
  ['a mobile of old without its nine', '(81) 8111-2201'],
  ['eleven digits that are no mobile', '(81) 78111-2201'],
  ['a free number', '0800 123 4567'],
  ['letters', 'oi81abc'],
  ['a plus and nothing', '+'],
  ['a number too long for the world', '+558198111220199999'],
  ['a reserved number outside the number space', '+999123456789'],
])('refuses %s', (_case, typed) => {
  expect(read(typed)).toBe('invalid_phone')
})

describe('every area code from 11 to 99', () => {
  it.each(Array.from({ length: 89 }, (_, index) => String(index + 11)))('%s is served exactly if it exists', (area) => {
    const typed = `${area}987654321`
    const result = read(typed)
    expect(result).toBe(AREAS.has(area) ? `+55${typed}` : 'invalid_phone')
    expect(result.startsWith('+')).toBe(parsePhone(`+55${typed}`)?.isValid())
  })
})

describe('other countries', () => {
  it.each([
    ['+351 912 345 678', 'PT', '+351912345678'],
    ['+54 9 11 2345-6789', 'AR', '+5491123456789'],
    ['+1 415 555 2671', 'US', '+14155552671'],
  ])('%s is served where the configuration lists %s', (typed, country, phone) => {
    expect(read(typed)).toBe('country_not_served')
    expect(read(typed, ['BR', country])).toBe(phone)
  })

  it('no landline is served, whatever its country', () => {
    expect(read('+351 21 123 4567', ['PT'])).toBe('invalid_phone')
  })
})
