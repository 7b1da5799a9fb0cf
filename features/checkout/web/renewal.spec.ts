import { expect, it } from 'vitest'
import { businessDay } from '#features/business-zone.ts'
import { renewalAfter } from './renewal.ts'

it.each([
  ['2026-11-21T12:00:00Z', 1, '2026-12-21'],
  ['2026-12-31T12:00:00Z', 1, '2027-01-31'],
  ['2027-01-31T12:00:00Z', 1, '2027-02-28'],
  ['2028-01-31T12:00:00Z', 1, '2028-02-29'],
  ['2026-11-30T12:00:00Z', 3, '2027-02-28'],
])('a plan begun at %s renews after %i month(s) on %s', (now, months, day) => {
  expect(businessDay(new Date(renewalAfter(new Date(now), months)))).toBe(day)
})

it('counts the day of São Paulo, where the evening of London is still the afternoon', () => {
  expect(businessDay(new Date('2026-12-01T02:30:00Z'))).toBe('2026-11-30')
  expect(businessDay(new Date(renewalAfter(new Date('2026-12-01T02:30:00Z'), 1)))).toBe('2026-12-30')
})
