import { expect, it } from 'vitest'
import { levelOf } from './allowance-level.ts'

const limit = (photosRemaining: number, hasActiveSubscription = true) => ({
  hasActiveSubscription,
  photosUsed: 12 - photosRemaining,
  photosLimit: 12,
  photosRemaining,
  resetDate: null,
  subscription: null,
})

it.each([
  [12, 'fine'],
  [6, 'fine'],
  [5, 'low'],
  [1, 'low'],
  [0, 'used-up'],
])('with %i photos left the allowance is %s', (remaining, level) => {
  expect(levelOf(limit(remaining))).toBe(level)
})

it('without a plan there is none, whatever the numbers say', () => {
  expect(levelOf(limit(12, false))).toBe('none')
})
