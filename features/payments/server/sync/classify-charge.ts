/**
 * Which money buys nothing. The one rule, asked once for every charge: when its money is seen for the first time. What has bought
 * a period then is never asked about again, so that no period which was served is ever given back without anybody asking; and
 * what is judged to buy nothing has served nothing, since access opens with the judgement alone.
 *
 * Only what is beyond doubt goes back by itself. The rest waits for the administrator.
 */
import { DateTime } from 'luxon'
import { BUSINESS_ZONE, businessDay } from '#features/business-zone.ts'
import type { Subscription } from '#features/membership/server/index.ts'
import { DAY, later } from '#platform/clock.ts'

/** Why money goes back, in the words of the receipt and of the activity log. */
export const REASONS = {
  double: 'Cobrança em dobro',
  after_cancellation: 'Cobrança depois do cancelamento',
  after_refund: 'Cobrança depois do reembolso',
  after_end: 'Cobrança depois do fim do contrato',
} as const
type Reason = keyof typeof REASONS

/** `buys`: it opens a period. `in_doubt`: it opens none, and people decide. */
export const CLASSIFICATIONS = ['buys', 'double', 'after_cancellation', 'after_refund', 'after_end', 'in_doubt'] as const
export type Classification = (typeof CLASSIFICATIONS)[number]

/** The subscription as it is once the outcome of every purchase that this reading shows is taken over. */
type Terms = Pick<Subscription, 'purchaseBegunAt' | 'endedAt' | 'refundRequestedAt' | 'cancelRequestedAt' | 'status'>

/** What is known of the charges that were judged before. */
export interface JudgedCharge {
  readonly vendorSubscriptionId: string | null
  readonly dueOn: string
  readonly state: string
  readonly classification: string | null
  readonly paidAt: Date | null
}

export interface NewMoney {
  readonly terms: Terms
  readonly charge: { readonly vendorSubscriptionId: string | null; readonly dueOn: string; readonly paidOn: string | null }
  /** Of a subscription beside the one that goes on. */
  readonly isOfSecond: boolean
  readonly judged: readonly JudgedCharge[]
  readonly now: Date
}

/** Renewals lie a month apart. What two subscriptions took within so many days is for the same period. */
const SAME_PERIOD_DAYS = 15
/** Money that was taken longer ago may have paid for something that these books have forgotten, as after a restored backup. */
const FRESH_DAYS = 31
/** So many charges of one subscription go back by themselves within a month; more of them are a mistake of somebody's. */
const MOST_RETURNS = 2
const RETURNS_MS = 30 * DAY

/** Undefined while a purchase is under way: what the money is for will be known once it has ended. */
export function classifyCharge(money: NewMoney): Classification | undefined {
  if (money.terms.purchaseBegunAt) return undefined
  const reason = findReason(money)
  if (!reason) return 'buys'
  return isDoubtful(money) ? 'in_doubt' : reason
}

function findReason({ terms, charge, isOfSecond, judged }: NewMoney): Reason | undefined {
  if (terms.endedAt) return 'after_end'
  if (isUndone(terms)) return 'after_refund'
  if (isAfterCancellation(terms, charge)) return 'after_cancellation'
  return isOfSecond || judged.some((other) => hasBoughtFor(other, charge)) ? 'double' : undefined
}

/** Asked for, or seen at the provider; the subscription should have been gone by then. */
function isUndone({ refundRequestedAt, status }: Terms): boolean {
  return refundRequestedAt !== null || status === 'refunded'
}

function isAfterCancellation({ cancelRequestedAt }: Terms, { paidOn }: NewMoney['charge']): boolean {
  return cancelRequestedAt !== null && paidOn !== null && paidOn >= businessDay(cancelRequestedAt)
}

/** Two charges of one subscription are what somebody wanted at the provider, however near they lie. */
export function hasBoughtFor(
  other: Omit<JudgedCharge, 'paidAt'>,
  { vendorSubscriptionId, dueOn }: Omit<NewMoney['charge'], 'paidOn'>,
): boolean {
  const isHeld = other.classification === 'buys' && (other.state === 'paid' || other.state === 'disputed')
  const isOfOther = other.vendorSubscriptionId !== vendorSubscriptionId
  return isHeld && isOfOther && daysBetween(other.dueOn, dueOn) < SAME_PERIOD_DAYS
}

function isDoubtful({ charge, judged, now }: NewMoney): boolean {
  const isOld = charge.paidOn !== null && daysBetween(charge.paidOn, businessDay(now)) > FRESH_DAYS
  const returned = judged.filter(
    ({ classification, paidAt }) => reasonOf(classification) !== undefined && paidAt !== null && paidAt > later(now, -RETURNS_MS),
  )
  return isOld || returned.length >= MOST_RETURNS
}

function daysBetween(a: string, b: string): number {
  const [from, to] = [a, b].map((day) => DateTime.fromISO(day, { zone: BUSINESS_ZONE }))
  return from && to ? Math.abs(to.diff(from, 'days').days) : 0
}

/** The words for why it goes back; undefined for what does not. */
export function reasonOf(classification: string | null): string | undefined {
  return classification !== null && classification in REASONS ? REASONS[classification as Reason] : undefined // as: just looked up
}

/** Those that count for the plan; an unpaid one does until something speaks against it. */
export function thatBuy<Charge extends { readonly classification: string | null }>(
  charges: readonly Charge[],
): readonly Charge[] {
  return charges.filter(({ classification }) => classification === null || classification === 'buys')
}
