/** What a plan is computed from: the subscription, and the charges of the provider. */
import { DAY } from '#platform/clock.ts'
import { GRACE_DAYS } from '../contract.ts'

/** Overdue keeps access to what was left of the old period for so long (product rule). */
export const GRACE_MS = GRACE_DAYS * DAY

export interface SubscriptionTerms {
  readonly createdAt: Date
  /** Periods that a coupon pays for, before any charge. */
  readonly freePeriods: number
  /** Access lasts to the end of what is paid. */
  readonly cancelRequestedAt?: Date | undefined
  /** Access ends at once. */
  readonly refundRequestedAt?: Date | undefined
  /** A call to the provider with a card is under way, or was cut off: what it came to is not known yet. */
  readonly purchaseBegunAt?: Date | undefined
  /** Nothing was bought after all: the card was refused. */
  readonly refusedAt?: Date | undefined
  /** Whether the provider still makes charges for it. */
  readonly isCharging: boolean
  /** Ended at once by us: a newer subscription has taken its place, or a courtesy was withdrawn. */
  readonly endedAt?: Date | undefined
}

/** As `PaymentState` of the payments port, without what it cannot name. */
export type ChargeState = 'open' | 'review' | 'paid' | 'overdue' | 'refunding' | 'refunded' | 'disputed' | 'removed'

export interface Charge {
  readonly state: ChargeState
  /** `YYYY-MM-DD`. */
  readonly dueOn: string
  /** `YYYY-MM-DD`. */
  readonly paidOn?: string | undefined
}
