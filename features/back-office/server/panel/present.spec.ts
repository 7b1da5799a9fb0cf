/** The figures in the panel's shape, each from a different sum: two that were swapped would still look like money. */
import { expect, it } from 'vitest'
import { presentDay, presentStats } from './present.ts'

const all = {
  received: 1_000_00,
  payments: 30,
  returned: 250_50,
  refunds: 7,
  refunds_open: 3,
  plans_active: 19,
  sign_ups: 41,
  edits: 333,
}
const month = { ...all, received: 400_00, returned: 99_99, payments: 12, refunds: 2 }

it('shows each of the six figures, minus refunds', () => {
  expect(presentStats(all, month)).toEqual({
    totalPayments: 30,
    totalRevenue: 749.5,
    activeSubscriptions: 19,
    pendingRefunds: 3,
    monthlyRevenue: 300.01,
    refundRate: (7 / 30) * 100,
  })
})

it('has no refund rate without a payment', () => {
  expect(presentStats({ ...all, payments: 0, refunds: 0 }, month).refundRate).toBe(0)
})

it('shows for a day what was received, refunded and made', () => {
  expect(presentDay({ ...all, day: '2026-11-21' })).toEqual({
    day: '2026-11-21',
    revenue: 1000,
    refunds: 250.5,
    edits: 333,
    sign_ups: 41,
  })
})
