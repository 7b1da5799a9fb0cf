/** What the stand-in remembers, as the provider's own objects have it. All in memory, gone with a reset. */
import type { StoredCard } from './cards.ts'

export interface Customer {
  readonly id: string
  readonly dateCreated: string
  name: string
  cpfCnpj: string
  deleted: boolean
  /** Whatever else was sent, as it came. */
  more: Record<string, unknown>
}

export interface Subscription {
  readonly id: string
  readonly dateCreated: string
  readonly customer: string
  readonly externalReference: string | null
  /** The day of the first charge: every other is counted from it. */
  firstDueDate: string
  /** How many charges were made. */
  generated: number
  value: number
  description: string | null
  billingType: string
  cycle: string
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
}

export interface Payment {
  readonly id: string
  /** Order of creation: lists begin with the newest. */
  readonly number: number
  readonly dateCreated: string
  readonly customer: string
  readonly subscription: string | null
  readonly externalReference: string | null
  readonly description: string | null
  readonly billingType: string
  readonly value: number
  dueDate: string
  status: string
  deleted: boolean
  confirmedDate: string | null
  paymentDate: string | null
  creditDate: string | null
  /** A capture was refused; the next day it is overdue. */
  isRefused: boolean
  card: StoredCard | null
  refunds: Refund[]
}

export interface Books {
  readonly customers: Map<string, Customer>
  readonly subscriptions: Map<string, Subscription>
  readonly payments: Map<string, Payment>
}

export function openBooks(): Books {
  return { customers: new Map(), subscriptions: new Map(), payments: new Map() }
}

export function paymentsOf({ payments }: Books, subscriptionId: string): Payment[] {
  return [...payments.values()].filter((payment) => payment.subscription === subscriptionId)
}
