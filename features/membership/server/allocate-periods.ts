/**
 * Decides which period each charge opens. A charge belongs to the period that begins nearest to its due day, so that removing a
 * charge does not shift the others. Periods are counted from an anchor, the activation; money that comes after the grace period,
 * when access has ended, begins a new period on its own day, which becomes the anchor.
 */
import { DateTime } from 'luxon'
import { BUSINESS_ZONE } from '#features/business-zone.ts'
import { isMoney } from '#features/membership/charge-states.ts'
import { addMs } from '#platform/clock.ts'
import { type Charge, type SubscriptionTerms, GRACE_MS } from './subscription-terms.ts'
import { endOfPeriods, numberedPeriod, type Period, periodNumber } from './periods.ts'

/** The time that one charge or one coupon opens: one period for a charge, any number of periods for a coupon. */
export interface Span {
  /** From the start of its first period to the end of its last. */
  readonly period: Period
  /** Its periods are counted from `anchor`; `number` is the index of the first, from 0, and `count` how many there are. */
  readonly anchor: Date
  readonly number: number
  readonly count: number
  /** The charge that opened it; undefined for a span given by a coupon or by a removed charge. */
  readonly charge?: Charge
}

export function hasMoney({ state }: Charge): boolean {
  return isMoney(state)
}

/** Sorts by due day, and by state within a day, so that the order is stable. */
export function byDueDay(a: Charge, b: Charge): number {
  return a.dueOn.localeCompare(b.dueOn) || a.state.localeCompare(b.state)
}

/** Sorted by period, without overlaps. */
export function allocatePeriods(subscription: SubscriptionTerms, charges: readonly Charge[]): readonly Span[] {
  const { createdAt, freePeriods } = subscription
  const free = freePeriods > 0 ? [spanOf(createdAt, 0, freePeriods)] : []
  const sorted = charges.toSorted(byDueDay)
  const spans = sorted
    .filter(hasMoney)
    .reduce<readonly Span[]>((laid, charge) => [...laid, nextSpan(laid, subscription, charge)], free)
  return goesOn(subscription) ? withGiven(spans, sorted) : spans
}

function spanOf(anchor: Date, number: number, count = 1): Span {
  const period = { startsAt: endOfPeriods(anchor, number), endsAt: endOfPeriods(anchor, number + count) }
  return { period, anchor, number, count }
}

function nextSpan(laid: readonly Span[], { createdAt }: SubscriptionTerms, charge: Charge): Span {
  const last = laid.at(-1)
  const paidFrom = charge.paidOn === undefined ? createdAt : dayStart(charge.paidOn)
  if (!last) return { ...spanOf(paidFrom > createdAt ? paidFrom : createdAt, 0), charge }
  const regular = spanOf(last.anchor, Math.max(last.number + last.count, numberOf(last.anchor, charge.dueOn)))
  const isAfterGrace = paidFrom >= addMs(regular.period.startsAt, GRACE_MS)
  return { ...(isAfterGrace ? spanOf(paidFrom, 0) : regular), charge }
}

/**
 * A charge removed while the subscription continues gives a free month, because only the provider's panel can remove one like
 * that. If a resumed plan has a new charge for that month, the new one counts.
 */
function withGiven(spans: readonly Span[], charges: readonly Charge[]): readonly Span[] {
  const [first] = spans
  if (!first) return spans
  const isFree = (span: Span) =>
    !spans.some(({ period }) => period.startsAt < span.period.endsAt && span.period.startsAt < period.endsAt) &&
    !charges.some(({ state, dueOn }) => state !== 'removed' && isNear(span, dueOn))
  const given = charges.flatMap(({ state, dueOn }) => {
    if (state !== 'removed') return []
    const { anchor } = spans.findLast(({ period }) => period.startsAt <= dayEnd(dueOn)) ?? first
    const span = spanOf(anchor, numberOf(anchor, dueOn))
    return isFree(span) ? [span] : []
  })
  const once = given.filter((span, index) => given.findIndex(({ period }) => isSame(period, span.period)) === index)
  return [...spans, ...once].toSorted((a, b) => Number(a.period.startsAt) - Number(b.period.startsAt))
}

/** Whether another charge is expected. */
export function goesOn({ isCharging, cancelRequestedAt }: SubscriptionTerms): boolean {
  return isCharging && cancelRequestedAt === undefined
}

function isSame(a: Period, b: Period): boolean {
  return a.startsAt.getTime() === b.startsAt.getTime()
}

function isNear({ anchor, number }: Span, dueOn: string): boolean {
  return numberOf(anchor, dueOn) === number
}

/** The index of the period whose start is nearest to a day, counted from `anchor`. */
export function numberOf(anchor: Date, dueOn: string): number {
  const due = dayStart(dueOn)
  const before = periodNumber(anchor, due)
  const distanceTo = (number: number) => Math.abs(Number(endOfPeriods(anchor, number)) - Number(due))
  return distanceTo(before) <= distanceTo(before + 1) ? before : before + 1
}

/** The period after a span, paid or not. */
export function following({ anchor, number, count }: Span): Span {
  return spanOf(anchor, number + count)
}

/** The period of the span that contains `now`; the first one before the span, the last one after it. */
export function periodIn({ anchor, number, count }: Span, now: Date): Period {
  return numberedPeriod(anchor, Math.min(Math.max(periodNumber(anchor, now), number), number + count - 1))
}

export function isWithin({ period }: Span, now: Date): boolean {
  return period.startsAt <= now && now < period.endsAt
}

/** Until when access lasts without a gap. */
export function endOfOpen(spans: readonly Span[], from: Span): Date {
  return spans.reduce((end, { period, charge }) => {
    const goesOnThere = period.startsAt.getTime() === end.getTime() && charge?.state !== 'disputed'
    return goesOnThere ? period.endsAt : end
  }, from.period.endsAt)
}

function dayStart(day: string): Date {
  return DateTime.fromISO(day, { zone: BUSINESS_ZONE }).toJSDate()
}

function dayEnd(day: string): Date {
  return DateTime.fromISO(day, { zone: BUSINESS_ZONE }).endOf('day').toJSDate()
}
