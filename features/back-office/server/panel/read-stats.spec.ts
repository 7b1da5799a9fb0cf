import { expect, test } from 'vitest'
import { sameDaysOfLastMonth } from './read-stats.ts'

test.each([
  ['2026-11-29', '2026-10-01', '2026-10-29'],
  ['2026-01-15', '2025-12-01', '2025-12-15'],
  ['2026-03-31', '2026-02-01', '2026-02-28'],
  ['2026-12-01', '2026-11-01', '2026-11-01'],
])('on %s the same days of last month are those from %s to %s', (today, from, to) => {
  expect(sameDaysOfLastMonth(today)).toEqual({ from, to })
})
