import { describe, expect, it } from 'vitest'
import { type JudgedCharge, classifyCharge, type NewMoney } from './classify-charge.ts'

const at = (day: string) => new Date(`${day}T15:00:00Z`)
const now = at('2026-03-10')
const terms = { purchaseBegunAt: null, endedAt: null, refundRequestedAt: null, cancelRequestedAt: null, status: 'active' }
const charge = { vendorSubscriptionId: 'sub_a', dueOn: '2026-03-09', paidOn: '2026-03-09' }
const money: NewMoney = { terms, charge, isOfSecond: false, judged: [], now }
const bought: JudgedCharge = {
  vendorSubscriptionId: 'sub_b',
  dueOn: '2026-03-09',
  state: 'paid',
  classification: 'buys',
  paidAt: now,
}

describe('money seen for the first time', () => {
  it.each<[classification: string | undefined, why: string, change: Partial<NewMoney>]>([
    ['buys', 'a charge of a plan that goes on', {}],
    ['buys', 'what was taken the day before a cancellation', { terms: { ...terms, cancelRequestedAt: now } }],
    ['after_cancellation', 'what was taken on its day', { terms: { ...terms, cancelRequestedAt: at('2026-03-09') } }],
    ['after_refund', 'what was taken though a refund was asked for', { terms: { ...terms, refundRequestedAt: now } }],
    ['after_refund', 'what was taken though the refund was seen over there', { terms: { ...terms, status: 'refunded' } }],
    ['after_end', 'what was taken for a contract that has ended', { terms: { ...terms, endedAt: now } }],
    ['double', 'what a second subscription took', { isOfSecond: true }],
    ['double', 'what another subscription had taken for the same month', { judged: [bought] }],
    ['buys', 'the month after one that another subscription took', { judged: [{ ...bought, dueOn: '2026-02-09' }] }],
    ['buys', 'the same month once the other one has gone back', { judged: [{ ...bought, state: 'refunded' }] }],
    ['buys', 'a charge that was moved nearer by hand', { judged: [{ ...bought, vendorSubscriptionId: 'sub_a' }] }],
    [undefined, 'any while a purchase is under way', { isOfSecond: true, terms: { ...terms, purchaseBegunAt: now } }],
    ['in_doubt', 'what was taken longer ago than a month', { isOfSecond: true, charge: { ...charge, paidOn: '2026-02-06' } }],
    [
      'in_doubt',
      'a third one that would go back within a month',
      { isOfSecond: true, judged: [bought, bought].map((each) => ({ ...each, classification: 'double' })) },
    ],
  ])('is classified %s: %s', (classification, _why, change) => {
    expect(classifyCharge({ ...money, ...change })).toBe(classification)
  })
})
