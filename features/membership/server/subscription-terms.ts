/** What a plan is computed from: the subscription, and the provider's charges. */
import type { ChargeState } from '#features/membership/charge-states.ts'
import { DAY } from '#platform/clock.ts'
import { GRACE_DAYS } from '../contract.ts'

/** How long an overdue plan keeps the rest of the old period (product rule). */
export const GRACE_MS = GRACE_DAYS * DAY

export interface SubscriptionTerms {
  readonly createdAt: Date
  /** Periods paid by a coupon, before any charge. */
  readonly freePeriods: number
  /** A cancellation: access lasts to the end of what is paid. */
  readonly cancelRequestedAt?: Date | undefined
  /** A refund: access ends at once. */
  readonly refundRequestedAt?: Date | undefined
  /** A call to the provider with a card is under way or was cut off: its outcome is not known yet. */
  readonly purchaseBegunAt?: Date | undefined
  /** The card was refused, so nothing was bought. */
  readonly refusedAt?: Date | undefined
  /** Whether the provider still creates charges for it. */
  readonly isCharging: boolean
  /** Ended at once by us: a newer subscription replaced it, or a courtesy was withdrawn. */
  readonly endedAt?: Date | undefined
}

export interface Charge {
  readonly state: ChargeState
  /** `YYYY-MM-DD`. */
  readonly dueOn: string
  /** `YYYY-MM-DD`. */
  readonly paidOn?: string | undefined
}
