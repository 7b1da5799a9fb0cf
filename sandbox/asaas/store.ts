/** The stand-in's data, in the structure of the provider's own objects. All in memory, gone with a reset. */
import { type Book, openBook } from './table.ts'
import type { StoredCard } from './cards.ts'
import type { Cycle } from './dates.ts'

export interface Customer {
  readonly id: string
  readonly dateCreated: string
  name: string
  cpfCnpj: string
  deleted: boolean
  /** Any other fields that were sent, unchanged. */
  more: Record<string, unknown>
}

export const BILLING_TYPES = ['UNDEFINED', 'BOLETO', 'CREDIT_CARD', 'PIX'] as const
export type BillingType = (typeof BILLING_TYPES)[number]

export interface Subscription {
  readonly id: string
  readonly dateCreated: string
  readonly customer: string
  readonly externalReference: string | null
  /** The day from which due days are counted, in cycles. */
  countedFrom: { readonly day: string; readonly generated: number }
  /** The number of charges created so far. */
  generated: number
  value: number
  description: string | null
  billingType: BillingType
  cycle: Cycle
  status: 'ACTIVE' | 'INACTIVE' | 'EXPIRED'
  deleted: boolean
  card: StoredCard | null
  maxPayments: number | null
  endDate: string | null
}

export interface Refund {
  readonly dateCreated: string
  readonly value: number
  readonly description: string | null
  status: 'PENDING' | 'DONE' | 'CANCELLED'
  effectiveDate: string | null
}

export type PaymentStatus =
  | 'PENDING'
  | 'AWAITING_RISK_ANALYSIS'
  | 'CONFIRMED'
  | 'RECEIVED'
  | 'RECEIVED_IN_CASH'
  | 'OVERDUE'
  | 'REFUND_IN_PROGRESS'
  | 'REFUNDED'
  | 'CHARGEBACK_REQUESTED'
  | 'CHARGEBACK_DISPUTE'
  | 'AWAITING_CHARGEBACK_REVERSAL'

export interface Chargeback {
  readonly id: string
  readonly reason: string
  status: 'REQUESTED' | 'IN_DISPUTE' | 'REVERSED' | 'DONE'
}

export interface Payment {
  readonly id: string
  /** The provider's sequential number of invoices. */
  readonly number: number
  readonly dateCreated: string
  readonly customer: string
  readonly subscription: string | null
  readonly originalDueDate: string
  readonly billingType: BillingType
  externalReference: string | null
  description: string | null
  value: number
  dueDate: string
  status: PaymentStatus
  deleted: boolean
  confirmedDate: string | null
  paymentDate: string | null
  creditDate: string | null
  /** Days on which a capture was refused. */
  refusals: number
  /** No further captures are tried; overdue on the day after it was due. */
  isGivenUp: boolean
  card: StoredCard | null
  refunds: Refund[]
  chargeback: Chargeback | null
}

export interface Store {
  readonly customers: Book<Customer>
  readonly subscriptions: Book<Subscription>
  readonly payments: Book<Payment>
}

export function openStore(): Store {
  return {
    customers: openBook<Customer>(),
    subscriptions: openBook<Subscription>('externalReference', 'customer'),
    payments: openBook<Payment>('subscription', 'customer'),
  }
}
