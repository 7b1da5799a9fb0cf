import { expect, test } from 'vitest'
import { nameOf, periodOf, readDay, WHOLE } from './period.ts'

test.each([
  ['today', '2026-03-01', { from: '2026-03-01', to: undefined }],
  ['week', '2026-03-03', { from: '2026-02-25', to: undefined }],
  ['thirtyDays', '2026-03-01', { from: '2026-01-31', to: undefined }],
  ['thisMonth', '2026-03-31', { from: '2026-03-01', to: undefined }],
  ['lastMonth', '2026-03-31', { from: '2026-02-01', to: '2026-02-28' }],
  ['lastMonth', '2027-01-01', { from: '2026-12-01', to: '2026-12-31' }],
] as const)('%s, asked for on %s', (name, today, period) => {
  expect(periodOf(name, today)).toEqual(period)
})

test('a period has its name on the day when it applies', () => {
  const week = periodOf('week', '2026-03-10')
  expect([nameOf(week, '2026-03-10'), nameOf(week, '2026-03-11'), nameOf(WHOLE, '2026-03-11')]).toEqual([
    'week',
    undefined,
    undefined,
  ])
})

test.each([null, '', 'today', '2026-02-30', '2026-13-01', '0020-01-01', '2026-1-1', '2026-01-01T00:00'])(
  '%j is not a day',
  (text) => {
    expect(readDay(text)).toBeUndefined()
  },
)

test('a valid day is read unchanged', () => {
  expect(readDay('2028-02-29')).toBe('2028-02-29')
})
