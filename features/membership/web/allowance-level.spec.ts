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

it('a plan that is stopped is told apart from none', () => {
  const subscription = {
    status: 'suspended',
    asaas_subscription_id: null,
    coupon_code: null,
    is_courtesy: true,
    renews_at: null,
    ends_at: null,
    is_held: true,
    is_buying: false,
    unbegun: null,
  } as const
  expect(levelOf({ ...limit(0, false), subscription })).toBe('held')
})
