import { describe, expect, test } from 'vitest'
import { judgePhrasings, reportMiss } from '../judge-phrasings.ts'
import { STRANGERS } from './lists.ts'

/** Per hundred phrasings; the rules must not fall below it. */
const LEAST_UNDERSTOOD = { first: 87, second: 87, third: 87 } as const

describe.each(STRANGERS)('the $list list in $language', ({ list, language, phrasings }) => {
  const { count, misses } = judgePhrasings(phrasings, language)

  test('is never understood as money or a deletion when it is not meant so', () => {
    expect(misses.filter((miss) => miss.isGrave).map(reportMiss)).toEqual([])
  })

  test('is understood no worse than before', () => {
    expect(count).toBe(100)
    expect(count - misses.length).toBeGreaterThanOrEqual(LEAST_UNDERSTOOD[list])
  })
})
