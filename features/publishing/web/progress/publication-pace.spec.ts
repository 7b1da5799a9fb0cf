import { describe, expect, it } from 'vitest'
import { refetchAfter, refetchAllAfter } from './publication-pace.ts'

const NOW = new Date('2026-12-05T12:00:00Z')
const before = (seconds: number) => new Date(NOW.getTime() - seconds * 1000).toISOString()

describe('polling a post', () => {
  it.each([
    ['is frequent while it is being published', { state: 'publishing', at: before(5) }, 1500],
    ['is less frequent while Instagram makes us wait', { state: 'waiting', at: before(5) }, 5000],
    ['is frequent when its time has come', { state: 'scheduled', at: before(3) }, 5000],
    ['is once a minute while its time is far off', { state: 'scheduled', at: before(-7200) }, 60_000],
    ['continues for the permalink right after publishing', { state: 'published', at: before(5), published_at: before(5) }, 3000],
    ['ends when the permalink does not come', { state: 'published', at: before(300), published_at: before(300) }, false],
    ['ends when it is cancelled', { state: 'cancelled', at: before(5) }, false],
  ] as const)('%s', (_, publication, wait) => {
    expect(refetchAfter(publication, NOW)).toBe(wait)
  })

  it('follows the most urgent post', () => {
    const failed = { state: 'failed', at: before(9) } as const
    expect(refetchAllAfter([failed], NOW)).toBe(false)
    expect(refetchAllAfter([failed, { state: 'waiting', at: before(9) }, { state: 'preparing', at: before(9) }], NOW)).toBe(1500)
  })
})
