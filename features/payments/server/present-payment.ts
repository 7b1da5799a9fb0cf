/** Charges in the shape of the calls: in reais, with the few states that members know. */
import { toReais } from '#features/reais.ts'
import type { PaymentStatus, RefundStatus } from '../contract.ts'
import type { Payment } from './payment-queries.ts'
import type { Refund } from './refunds/refund-queries.ts'

const STATUS_OF_STATE: Readonly<Record<string, PaymentStatus>> = {
  paid: 'CONFIRMED',
  refunding: 'REFUNDED',
  refunded: 'REFUNDED',
  overdue: 'OVERDUE',
  disputed: 'DISPUTED',
  removed: 'FAILED',
}

export function statusOf({ state }: Pick<Payment, 'state'>): PaymentStatus {
  return STATUS_OF_STATE[state] ?? 'PENDING'
}

export function presentPayment(payment: Payment) {
  return { id: payment.id, status: statusOf(payment), value: toReais(payment.valueCents), due_on: payment.dueOn }
}

export interface Particulars {
  readonly paidAt: Date
  /** What was bought, in the reader's language. */
  readonly description: string
  readonly payer: { readonly name: string; readonly document: string } | undefined
}

export function presentReceipt(payment: Payment, { paidAt, description, payer }: Particulars) {
  return {
    id: payment.id,
    value: toReais(payment.valueCents),
    status: statusOf(payment),
    paid_at: paidAt.toISOString(),
    refunded_at: payment.refundedAt?.toISOString() ?? null,
    refunded_value: toReais(payment.refundedCents),
    left_value: toReais(payment.valueCents - payment.refundedCents),
    payer_name: payer?.name ?? null,
    payer_document: payer?.document ?? null,
    payment_method: payment.cardBrand ? { brand: payment.cardBrand, last_digits: payment.cardLastDigits ?? '' } : null,
    description,
  }
}

export function presentRefund({ protocol, amountCents, status }: Refund) {
  return { protocol, amount: toReais(amountCents), status: status as RefundStatus } // as: the table's check allows no other text
}
