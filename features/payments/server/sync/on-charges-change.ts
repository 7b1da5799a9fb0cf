/** Effects of changed charges: receipts are announced, refunds advance, money without a subscription is refunded. */
import { recordActivity } from '#features/activity/server/index.ts'
import type { PlanChange } from '#features/membership/server/index.ts'
import { postNotice, withdrawNotices } from '#features/notices/server/index.ts'
import type { Transaction } from '#platform/database.ts'
import type { PaymentsDeps } from '../deps.ts'
import { reasonOf } from './classify-charge.ts'
import type { Payment } from '../payment-queries.ts'
import { findRefundOf, updateRefunds } from '../refunds/refund-queries.ts'
import { recordRefund } from '../refunds/request-refund.ts'
import { notifyRefund } from '../refunds/notify-refund.ts'

interface ChargesChange {
  readonly planChange: PlanChange
  readonly before: readonly Payment[]
  readonly after: readonly Payment[]
  readonly syncNumber: number
}

export async function onChargesChange(deps: PaymentsDeps, tx: Transaction, change: ChargesChange): Promise<void> {
  const { planChange, before, after, syncNumber } = change
  const { id: subscriptionId } = planChange.subscription
  const earlier = new Map(before.map((payment) => [payment.id, payment]))
  for (const payment of after) await notifyPayment(deps, tx, { payment, earlier: earlier.get(payment.id) })
  const moved = await updateRefunds(tx, { subscriptionId, syncNumber, now: deps.clock.now() })
  for (const refund of moved) await notifyRefund(deps, tx, refund)
  for (const payment of after) await refundAutomatically(deps, tx, { payment, earlier: earlier.get(payment.id) })
}

interface ChangedPayment {
  readonly payment: Payment
  /** The payment as read before. */
  readonly earlier: Payment | undefined
}

/** Announces new money, and refunds that were not requested here. Only the newest receipt is announced. */
async function notifyPayment(
  { notices, clock }: PaymentsDeps,
  tx: Transaction,
  { payment, earlier }: ChangedPayment,
): Promise<void> {
  const { memberId, providerId, state, valueCents, refundedCents, paidAt } = payment
  const data = { amountCents: valueCents }
  if (paidAt !== null && earlier?.paidAt == null) {
    const key = `receipt ${providerId}`
    await withdrawNotices(tx, { memberId, kinds: ['receipt_ready'], now: clock.now(), except: key })
    await postNotice(notices, tx, { memberId, kind: 'receipt_ready', key, data })
  }
  // a refund under way may still be denied
  const backCents = state === 'refunding' ? 0 : refundedCents - refundedCentsOf(earlier)
  if (backCents <= 0 || (await findRefundOf(tx, payment.id))) return
  const kind = earlier?.state === 'disputed' ? 'dispute_lost' : 'payment_returned'
  const key = `returned ${providerId} ${refundedCents}`
  await postNotice(notices, tx, { memberId, kind, key, data: { amountCents: backCents } })
}

function refundedCentsOf(earlier: Payment | undefined): number {
  return earlier === undefined || earlier.state === 'refunding' ? 0 : earlier.refundedCents
}

/** Money that buys nothing is refunded automatically; a doubtful case is recorded once for the administrator. */
async function refundAutomatically(deps: PaymentsDeps, tx: Transaction, { payment, earlier }: ChangedPayment): Promise<void> {
  const { memberId, providerId, classification, state, valueCents } = payment
  if (classification === 'in_doubt' && earlier?.classification !== 'in_doubt') {
    const detail = { payment: providerId, amount_cents: valueCents }
    await recordActivity(tx, { kind: 'money_in_doubt', actor: 'system', at: deps.clock.now(), memberId, detail })
  }
  const reason = reasonOf(classification)
  if (!reason || state !== 'paid' || (await findRefundOf(tx, payment.id))) return
  await recordRefund(deps, tx, { payment, request: { requestedBy: 'system', reason } })
}
