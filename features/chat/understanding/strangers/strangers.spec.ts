import { describe, expect, test } from 'vitest'
import { judgePhrasings, reportMiss } from '../judge-phrasings.ts'
import { STRANGERS } from './lists.ts'

/** Of a hundred: what the rules have learnt is not lost again. */
const LEAST_UNDERSTOOD = { first: 87, second: 87, third: 87 } as const

describe.each(STRANGERS)('the $list list in $language', ({ list, language, phrasings }) => {
  const { count, misses } = judgePhrasings(phrasings, language)

  test('is never taken for money or a deletion where none is meant', () => {
    expect(misses.filter((miss) => miss.isGrave).map(reportMiss)).toEqual([])
  })

  test('is understood as well as it once was', () => {
    expect(count).toBe(100)
    expect(count - misses.length).toBeGreaterThanOrEqual(LEAST_UNDERSTOOD[list])
  })
})
