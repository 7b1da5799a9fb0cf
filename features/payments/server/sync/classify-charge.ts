/**
 * Decides which money buys nothing. The rule runs once for every charge: when its money is first seen. Money that has bought a
 * period is never classified again, so a period that was used is never refunded automatically; and money classified as buying
 * nothing has given no access, because access opens only with the classification. Only certain cases are refunded automatically.
 * The rest wait for an administrator.
 */
import { DateTime } from 'luxon'
import { BUSINESS_ZONE, businessDay } from '#features/business-zone.ts'
import type { Subscription } from '#features/membership/server/index.ts'
import { REFUND_REASONS } from '#phrases/refund-reasons.ts'
import { DAY, addMs } from '#platform/clock.ts'

/** Why a charge buys nothing and is given back; each has its text in `REFUND_REASONS`. */
const REASONS = ['double', 'after_cancellation', 'after_refund', 'after_end'] as const
type Reason = (typeof REASONS)[number]

/** `buys`: it opens a period. `in_doubt`: it opens none, and an administrator decides. */
export const CLASSIFICATIONS = ['buys', 'double', 'after_cancellation', 'after_refund', 'after_end', 'in_doubt'] as const
export type Classification = (typeof CLASSIFICATIONS)[number]

/** The subscription after the outcome of every purchase in this sync has been recorded. */
type SubscriptionState = Pick<Subscription, 'purchaseBegunAt' | 'endedAt' | 'refundRequestedAt' | 'cancelRequestedAt' | 'status'>

/** What is known of charges that were classified before. */
export interface ClassifiedCharge {
  readonly providerSubscriptionId: string | null
  readonly dueOn: string
  readonly state: string
  readonly classification: string | null
  readonly paidAt: Date | null
}

export interface NewMoney {
  readonly terms: SubscriptionState
  readonly charge: { readonly providerSubscriptionId: string | null; readonly dueOn: string; readonly paidOn: string | null }
  /** Whether the charge belongs to a second subscription, beside the one that continues. */
  readonly isOfSecond: boolean
  readonly classified: readonly ClassifiedCharge[]
  readonly now: Date
}

/** Renewals are a month apart. Charges of two subscriptions within this many days pay for the same period. */
const SAME_PERIOD_DAYS = 15
/** Money taken longer ago may have paid for something missing in our database, for example after a restored backup. */
const FRESH_DAYS = 31
/** This many charges of one subscription are refunded automatically within a month; more of them point to a mistake. */
const MAX_AUTOMATIC_REFUNDS = 2
const REFUND_WINDOW_MS = 30 * DAY

/** Undefined while a purchase is under way: what the money is for is known once it has ended. */
export function classifyCharge(money: NewMoney): Classification | undefined {
  if (money.terms.purchaseBegunAt) return undefined
  const reason = findReason(money)
  if (!reason) return 'buys'
  return isUncertain(money) ? 'in_doubt' : reason
}

function findReason({ terms, charge, isOfSecond, classified }: NewMoney): Reason | undefined {
  if (terms.endedAt) return 'after_end'
  if (isRefundRequested(terms)) return 'after_refund'
  if (isAfterCancellation(terms, charge)) return 'after_cancellation'
  return isOfSecond || classified.some((other) => alreadyPaidFor(other, charge)) ? 'double' : undefined
}

/** A refund was requested, or seen at the provider; the subscription should have been removed by then. */
function isRefundRequested({ refundRequestedAt, status }: SubscriptionState): boolean {
  return refundRequestedAt !== null || status === 'refunded'
}

function isAfterCancellation({ cancelRequestedAt }: SubscriptionState, { paidOn }: NewMoney['charge']): boolean {
  return cancelRequestedAt !== null && paidOn !== null && paidOn >= businessDay(cancelRequestedAt)
}

/** Two charges of one subscription were intended at the provider, however near they are. */
export function alreadyPaidFor(
  other: Omit<ClassifiedCharge, 'paidAt'>,
  { providerSubscriptionId, dueOn }: Omit<NewMoney['charge'], 'paidOn'>,
): boolean {
  const isKept = other.classification === 'buys' && (other.state === 'paid' || other.state === 'disputed')
  const isOfOther = other.providerSubscriptionId !== providerSubscriptionId
  return isKept && isOfOther && daysBetween(other.dueOn, dueOn) < SAME_PERIOD_DAYS
}

function isUncertain({ charge, classified, now }: NewMoney): boolean {
  const isOld = charge.paidOn !== null && daysBetween(charge.paidOn, businessDay(now)) > FRESH_DAYS
  const returned = classified.filter(
    ({ classification, paidAt }) =>
      reasonOf(classification) !== undefined && paidAt !== null && paidAt > addMs(now, -REFUND_WINDOW_MS),
  )
  return isOld || returned.length >= MAX_AUTOMATIC_REFUNDS
}

function daysBetween(a: string, b: string): number {
  const [from, to] = [a, b].map((day) => DateTime.fromISO(day, { zone: BUSINESS_ZONE }))
  return from && to ? Math.abs(to.diff(from, 'days').days) : 0
}

/** The reason text of a refund; undefined for what is not refunded. */
export function reasonOf(classification: string | null): string | undefined {
  const reason = REASONS.find((each) => each === classification)
  return reason && REFUND_REASONS[reason]
}

/** Charges that count for the plan; an unclassified one counts until it is classified otherwise. */
export function countingCharges<Charge extends { readonly classification: string | null }>(
  charges: readonly Charge[],
): readonly Charge[] {
  return charges.filter(({ classification }) => classification === null || classification === 'buys')
}
