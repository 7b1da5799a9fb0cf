/** Steps of a charge that the provider's own sandbox cannot be made to take, for people and tests. */
import type { Account } from './account.ts'
import type { Payment, PaymentStatus } from './store.ts'
import { capture, giveUp, makeOverdue, receiveMoney } from './charges.ts'
import { dayOf } from './dates.ts'
import {
  approveReview,
  denyRefund,
  finishRefund,
  loseDispute,
  openDispute,
  refund,
  reproveReview,
  winDispute,
} from './returns.ts'

interface Step {
  readonly from: readonly PaymentStatus[]
  readonly take: (account: Account, payment: Payment) => void
}

const DISPUTED = ['CHARGEBACK_REQUESTED', 'CHARGEBACK_DISPUTE', 'AWAITING_CHARGEBACK_REVERSAL'] as const

const STEPS: Readonly<Record<string, Step>> = {
  'charge/confirm': {
    from: ['PENDING', 'OVERDUE'],
    take: (account, payment) => capture(account, payment, dayOf(account.clock.now())),
  },
  'charge/refuse': { from: ['PENDING'], take: giveUp },
  'charge/overdue': { from: ['PENDING'], take: makeOverdue },
  'charge/receive': { from: ['CONFIRMED'], take: receiveMoney },
  'review/approve': { from: ['AWAITING_RISK_ANALYSIS'], take: approveReview },
  'review/reprove': { from: ['AWAITING_RISK_ANALYSIS'], take: reproveReview },
  'refund/whole': { from: ['CONFIRMED', 'RECEIVED'], take: (account, payment) => refund(account, payment, {}) },
  'refund/finish': { from: ['REFUND_IN_PROGRESS'], take: finishRefund },
  'refund/deny': { from: ['REFUND_IN_PROGRESS'], take: denyRefund },
  'dispute/open': { from: ['CONFIRMED', 'RECEIVED'], take: openDispute },
  'dispute/win': { from: DISPUTED, take: winDispute },
  'dispute/lose': { from: DISPUTED, take: loseDispute },
}

/** The steps that this charge can take now, as `matter/step`. */
export function stepsOf(payment: Payment): readonly string[] {
  if (payment.deleted) return []
  return Object.entries(STEPS)
    .filter(([name, { from }]) => from.includes(payment.status) && (name !== 'charge/refuse' || payment.card))
    .map(([name]) => name)
}

/** @returns false when this charge cannot take it now */
export function takeStep(account: Account, payment: Payment, name: string): boolean {
  if (!stepsOf(payment).includes(name)) return false
  STEPS[name]?.take(account, payment)
  return true
}
