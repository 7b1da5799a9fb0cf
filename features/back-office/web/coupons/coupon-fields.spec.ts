import { describe, expect, test } from 'vitest'
import { dayOf, endOfDay } from './last-day.ts'
import { readLimit } from './read-limit.ts'

describe('a limit', () => {
  test.each([
    ['', null],
    ['  ', null],
    ['0', 0],
    [' 50 ', 50],
    ['1000000', 1_000_000],
    ['1000001', undefined],
    ['-1', undefined],
    ['1,5', undefined],
    ['1e3', undefined],
    ['muitos', undefined],
  ])('of %j is %j', (typed, limit) => {
    expect(readLimit(typed)).toBe(limit)
  })
})

test('the last day ends at midnight in São Paulo, and is the same day when read back', () => {
  expect(endOfDay('2026-12-05')).toBe('2026-12-06T02:59:59.999Z')
  expect(dayOf(endOfDay('2026-12-05'))).toBe('2026-12-05')
})
