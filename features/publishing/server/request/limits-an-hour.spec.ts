import { expect, it } from 'vitest'
import { HOUR } from '#platform/clock.ts'
import { limitPreviews, PREVIEWS_PER_HOUR } from './limits-an-hour.ts'

function limitAt(start: number) {
  let now = start
  const count = limitPreviews({ now: () => new Date(now) })
  const countAll = (memberId: string) => Array.from({ length: PREVIEWS_PER_HOUR }, () => count(memberId))
  return { count, countAll, pass: (ms: number) => (now += ms) }
}

it('refuses a member’s previews above the hourly limit, says how long to wait, and does not affect others', () => {
  const { count, countAll, pass } = limitAt(0)
  countAll('ana')
  pass(HOUR / 2)
  expect(() => count('ana')).toThrow(
    expect.objectContaining({ code: 'too_many_requests', extra: { remainingTime: HOUR / 2 / 1000 } }),
  )
  expect(() => count('bia')).not.toThrow()
})

it('starts again after an hour', () => {
  const { count, countAll, pass } = limitAt(0)
  countAll('ana')
  pass(HOUR)
  expect(() => count('ana')).not.toThrow()
})
