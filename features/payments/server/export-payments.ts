import { toReais } from '#features/reais.ts'
import type { Clock } from '#platform/clock.ts'
import type { Executor } from '#platform/database.ts'
import { listVisiblePayments } from './payment-queries.ts'
import { presentRefund, statusOf } from './present-payment.ts'
import { listRefunds } from './refunds/refund-queries.ts'

/** Every payment and refund of a member, for the member's own export. */
export async function exportPayments(deps: { db: Executor; clock: Clock }, memberId: string) {
  const payments = await listVisiblePayments(deps, memberId)
  const refunds = await listRefunds(deps.db, memberId)
  return {
    payments: payments.map((payment) => ({
      id: payment.id,
      provider_id: payment.providerId,
      status: statusOf(payment),
      value: toReais(payment.valueCents),
      refunded_value: toReais(payment.refundedCents),
      due_on: payment.dueOn,
      paid_at: payment.paidAt,
      refunded_at: payment.refundedAt,
      card_brand: payment.cardBrand,
      card_last_digits: payment.cardLastDigits,
    })),
    refunds: refunds.map((refund) => ({
      ...presentRefund(refund),
      payment_id: refund.paymentId,
      requested_by: refund.requestedBy,
      reason: refund.reason,
      created_at: refund.createdAt,
      completed_at: refund.completedAt,
    })),
  }
}
