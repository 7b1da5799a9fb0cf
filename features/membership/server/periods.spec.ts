import fc from 'fast-check'
import { DateTime } from 'luxon'
import { expect, test } from 'vitest'
import { endOfPeriods, periodAt } from './periods.ts'

const at = (text: string) => DateTime.fromISO(text, { zone: 'America/Sao_Paulo' }).toJSDate()
const day = (moment: Date) => DateTime.fromJSDate(moment, { zone: 'America/Sao_Paulo' }).toISODate()

test.each([
  ['2026-01-31T10:00', '2026-02-28T09:59', '2026-01-31', '2026-02-28'],
  ['2026-01-31T10:00', '2026-02-28T10:00', '2026-02-28', '2026-03-31'],
  ['2026-01-31T10:00', '2026-03-31T10:00', '2026-03-31', '2026-04-30'],
  ['2026-11-21T23:30', '2026-11-21T23:30', '2026-11-21', '2026-12-21'],
  ['2024-02-29T00:00', '2025-03-01T00:00', '2025-02-28', '2025-03-29'],
])('a plan activated %s is, at %s, in the period from %s to %s', (activated, now, starts, ends) => {
  const period = periodAt(at(activated), at(now))
  expect([day(period.startsAt), day(period.endsAt)]).toEqual([starts, ends])
})

test.each([
  ['2026-11-21T09:00', 1, '2026-12-21'],
  ['2026-12-31T09:00', 1, '2027-01-31'],
  ['2027-01-31T09:00', 1, '2027-02-28'],
  ['2028-01-31T09:00', 1, '2028-02-29'],
  ['2026-11-30T23:30', 3, '2027-02-28'],
])('a plan begun at %s has had %i period(s) on %s', (begun, periods, ends) => {
  expect(day(endOfPeriods(at(begun), periods))).toBe(ends)
})

const instants = fc.date({ min: new Date('2024-01-01'), max: new Date('2030-01-01'), noInvalidDate: true })

test('a period contains its start, and its end belongs to the next one', () => {
  fc.assert(
    fc.property(instants, fc.nat({ max: 3 * 365 * 24 * 60 }), (activatedAt, minutes) => {
      const now = new Date(activatedAt.getTime() + minutes * 60_000)
      const period = periodAt(activatedAt, now)
      expect(period.startsAt <= now && now < period.endsAt).toBe(true)
      expect(periodAt(activatedAt, period.endsAt).startsAt).toEqual(period.endsAt)
    }),
  )
})
