import { describe, expect, it } from 'vitest'
import { type ClassifiedCharge, classifyCharge, type NewMoney } from './classify-charge.ts'

const at = (day: string) => new Date(`${day}T15:00:00Z`)
const now = at('2026-03-10')
const terms = { purchaseBegunAt: null, endedAt: null, refundRequestedAt: null, cancelRequestedAt: null, status: 'active' }
const charge = { providerSubscriptionId: 'sub_a', dueOn: '2026-03-09', paidOn: '2026-03-09' }
const money: NewMoney = { terms, charge, isOfSecond: false, classified: [], now }
const bought: ClassifiedCharge = {
  providerSubscriptionId: 'sub_b',
  dueOn: '2026-03-09',
  state: 'paid',
  classification: 'buys',
  paidAt: now,
}

describe('money seen for the first time', () => {
  it.each<[classification: string | undefined, why: string, change: Partial<NewMoney>]>([
    ['buys', 'a charge of a plan that continues', {}],
    ['buys', 'what was taken the day before a cancellation', { terms: { ...terms, cancelRequestedAt: now } }],
    [
      'after_cancellation',
      'what was taken on the day of the cancellation',
      { terms: { ...terms, cancelRequestedAt: at('2026-03-09') } },
    ],
    ['after_refund', 'what was taken after a refund was requested', { terms: { ...terms, refundRequestedAt: now } }],
    ['after_refund', 'what was taken after the provider showed a refund', { terms: { ...terms, status: 'refunded' } }],
    ['after_end', 'what was taken for a subscription that has ended', { terms: { ...terms, endedAt: now } }],
    ['double', 'what a second subscription took', { isOfSecond: true }],
    ['double', 'what another subscription had taken for the same month', { classified: [bought] }],
    ['buys', 'the month after one paid by another subscription', { classified: [{ ...bought, dueOn: '2026-02-09' }] }],
    ['buys', 'the same month once the other charge is refunded', { classified: [{ ...bought, state: 'refunded' }] }],
    ['buys', 'a charge that was moved nearer by hand', { classified: [{ ...bought, providerSubscriptionId: 'sub_a' }] }],
    [undefined, 'any charge during a purchase', { isOfSecond: true, terms: { ...terms, purchaseBegunAt: now } }],
    ['in_doubt', 'what was taken more than a month ago', { isOfSecond: true, charge: { ...charge, paidOn: '2026-02-06' } }],
    [
      'in_doubt',
      'a third refund within a month',
      { isOfSecond: true, classified: [bought, bought].map((each) => ({ ...each, classification: 'double' })) },
    ],
  ])('is classified %s: %s', (classification, _why, change) => {
    expect(classifyCharge({ ...money, ...change })).toBe(classification)
  })
})
