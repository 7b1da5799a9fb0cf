import { expect, it } from 'vitest'
import type { Subscription } from '../contract.ts'
import { A_PLAN } from '../subscription.test-support.ts'
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

const subscription: Subscription = { ...A_PLAN, status: 'cancelled', asaas_subscription_id: null }

it.each([
  ['none', {}],
  ['pending', { status: 'pending' }],
  ['pending', { is_buying: true }],
  ['unpaid', { status: 'suspended', renews_at: '2026-12-01T00:00:00Z' }],
  ['disputed', { status: 'suspended' }],
  ['held', { status: 'suspended', is_held: true }],
] as const)('a plan that opens nothing has the level %s', (level, changes) => {
  expect(levelOf({ ...limit(0, false), subscription: { ...subscription, ...changes } })).toBe(level)
})
