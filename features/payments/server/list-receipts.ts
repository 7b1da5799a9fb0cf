import { receiptTexts } from '#phrases/money.ts'
import { fill, type Language } from '#phrases/shape.ts'
import type { PaymentsDeps } from './deps.ts'
import { listPaidPayments } from './payment-queries.ts'
import { presentReceipt, presentRefund } from './present-payment.ts'
import { listRefunds } from './refunds/refund-queries.ts'
import { findFirstPayment, refundableUntil } from './refunds/request-refund.ts'

/** Every payment of a member with the state of its refund, and until when a refund can be requested. */
export async function listReceipts(deps: PaymentsDeps, memberId: string, language: Language) {
  const [paid, refunds, refundable, payer] = await Promise.all([
    listPaidPayments(deps.db, memberId),
    listRefunds(deps.db, memberId),
    findRefundable(deps, memberId),
    deps.members.findPayer(deps.db, memberId),
  ])
  const description = fill(receiptTexts[language].planDescription, {})
  const refundOf = new Map(refunds.map((refund) => [refund.paymentId, refund]))
  return paid.map((payment) => {
    const refund = refundOf.get(payment.id)
    return {
      ...presentReceipt(payment, { paidAt: payment.paidAt ?? payment.createdAt, description, payer }),
      refund: refund ? presentRefund(refund) : null,
      refund_until: !refund && payment.id === refundable?.id ? refundable.until.toISOString() : null,
    }
  })
}

/** The payment that `requestOwnRefund` would refund now, if no refund of it was requested yet. */
async function findRefundable(deps: PaymentsDeps, memberId: string) {
  const { db, clock } = deps
  const first = await findFirstPayment(deps, db, memberId)
  const until = first?.state === 'paid' ? refundableUntil(first) : undefined
  return first && until && until >= clock.now() ? { id: first.id, until } : undefined
}
