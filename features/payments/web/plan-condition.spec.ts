import { expect, it } from 'vitest'
import type { Subscription } from '#features/membership/contract.ts'
import { A_PLAN } from '#features/membership/subscription.test-support.ts'
import { conditionOf } from './plan-condition.ts'

const SOON = '2026-12-21T12:00:00.000Z'

const paid: Subscription = { ...A_PLAN, renews_at: SOON }
const byCoupon: Subscription = { ...paid, asaas_subscription_id: null, coupon_code: 'DEFAULT', renews_at: null, ends_at: SOON }

const over: Subscription = { ...paid, status: 'cancelled', renews_at: null }

it.each<[string, Subscription | null, string]>([
  ['no subscription', null, 'none'],
  ['a card that is charged every month', paid, 'active'],
  ['a cancelled plan before its end', { ...paid, renews_at: null, ends_at: SOON }, 'ending'],
  ['a coupon', byCoupon, 'coupon'],
  ['a coupon that a card follows', { ...byCoupon, asaas_subscription_id: 'sub_1', renews_at: SOON, ends_at: null }, 'active'],
  ['a coupon that has ended', { ...byCoupon, status: 'cancelled', ends_at: null }, 'ended'],
  ['a cancelled plan that began with a coupon', { ...byCoupon, asaas_subscription_id: 'sub_1' }, 'ending'],
  ['a courtesy', { ...paid, is_courtesy: true, renews_at: null }, 'courtesy'],
  ['an unpaid charge', { ...paid, status: 'suspended' }, 'suspended'],
  ['a plan that an administrator holds', { ...paid, status: 'suspended', is_held: true }, 'held'],
  ['a disputed payment', { ...paid, status: 'suspended', renews_at: null }, 'disputed'],
  ['a refund', { ...paid, status: 'refunded', renews_at: null }, 'refunded'],
  [
    'a purchase whose outcome is unknown',
    { ...paid, status: 'pending', asaas_subscription_id: null, is_buying: true },
    'checking',
  ],
  ['a pending first payment', { ...paid, status: 'pending' }, 'pending'],
  ['a payment that never reached the provider', { ...over, unbegun: 'unmade' }, 'unmade'],
  ['a payment that the member cancelled', { ...over, unbegun: 'withdrawn' }, 'withdrawn'],
  ['a card refused after a review', { ...over, unbegun: 'unconfirmed' }, 'unconfirmed'],
  ['a cancelled plan after its end', over, 'cancelled'],
])('maps %s to its condition', (_, subscription, condition) => {
  expect(conditionOf(subscription)).toBe(condition)
})

it.each([
  ['pending', 'returning'],
  ['processing', 'returning'],
  ['failed', 'unreturned'],
  ['completed', 'refunded'],
] as const)('does not say that the money is back while its refund is %s', (refund, condition) => {
  expect(conditionOf({ ...paid, status: 'refunded', renews_at: null }, refund)).toBe(condition)
})
