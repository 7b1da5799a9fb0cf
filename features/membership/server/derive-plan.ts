/**
 * Computes the plan from the subscription, its charges and the time. There are no transitions from state to state, so the order,
 * number and loss of the provider's messages cannot matter: the same facts give the same plan. `allocate-periods.ts` decides
 * what each charge opens; a period is open while it is paid.
 */
import { DAY, addMs, MINUTE, SECOND } from '#platform/clock.ts'
import { type Charge, type SubscriptionTerms, GRACE_MS } from './subscription-terms.ts'
import {
  byDueDay,
  endOfOpen,
  following,
  goesOn,
  hasMoney,
  isWithin,
  allocatePeriods,
  numberOf,
  periodIn,
  type Span,
} from './allocate-periods.ts'
import type { Period } from './periods.ts'

/** A renewal is taken at some hour of its due day. It is late once the provider says so, or after this time. */
const CAPTURE_MS = DAY
/** The longest a purchase can be under way, including the check of its outcome; before that, finding nothing proves nothing. */
export const ATTEMPT_MS = 90 * SECOND
const ATTEMPT_CHECKS_MS = [10 * SECOND, 20 * SECOND, 40 * SECOND, ATTEMPT_MS]
/** How long before a renewal, or an end that they did not request, members get a notice. */
export const NOTIFY_AHEAD_MS = 3 * DAY
/** A first charge without money expires after this long. */
const PENDING_MS = 3 * DAY

export type PlanStatus = 'pending' | 'active' | 'overdue' | 'suspended' | 'cancelled' | 'refunded'

export interface Plan {
  readonly status: PlanStatus
  /** When the first period began; all others are counted from here. */
  readonly activatedAt: Date | undefined
  /** The period whose allowance can be used now. While overdue it is the previous one. */
  readonly openPeriod: Period | undefined
  /** When the next charge is taken; undefined when there will be none. */
  readonly renewsAt: Date | undefined
  /** When a cancelled plan's access ends. */
  readonly endsAt: Date | undefined
  /** When time alone may change this plan, or a notice is due. */
  readonly nextCheckAt: Date | undefined
  /** Whether the provider must stop charging. */
  readonly isChargingOver: boolean
}

export function derivePlan(subscription: SubscriptionTerms, charges: readonly Charge[], now: Date): Plan {
  const plan = deriveSettled(subscription, charges, now)
  const begunAt = subscription.purchaseBegunAt
  // a purchase under way must not be stopped; once it must have ended, it is checked again and again
  return begunAt
    ? { ...plan, isChargingOver: false, nextCheckAt: soonest(now, plan.nextCheckAt, attemptCheck(begunAt, now)) }
    : plan
}

/** Early checks find what a process that died had bought; only the check after the whole attempt proves that nothing was. */
function attemptCheck(begunAt: Date, now: Date): Date {
  const checks = ATTEMPT_CHECKS_MS.map((ms) => addMs(begunAt, ms))
  return checks.find((check) => check > now) ?? addMs(now, MINUTE)
}

function deriveSettled(subscription: SubscriptionTerms, charges: readonly Charge[], now: Date): Plan {
  const counted = charges.filter(({ state }) => state !== 'removed')
  const spans = allocatePeriods(subscription, charges)
  const [first] = spans
  const activatedAt = first?.period.startsAt
  if (subscription.refundRequestedAt || isRefunded(counted)) return ended('refunded', activatedAt)
  if (subscription.endedAt) return ended('cancelled', activatedAt)
  return first
    ? derivePaid({ ...subscription, activatedAt: first.period.startsAt, spans, charges: counted }, now)
    : unpaidFirstCharge(subscription, charges, now)
}

/** A moment before the activation counts as the first period. */
function derivePaid(timeline: Timeline, now: Date): Plan {
  const { activatedAt, spans } = timeline
  const current = now < activatedAt ? spans[0] : spans.find((span) => isWithin(span, now))
  if (current?.charge?.state === 'disputed') return disputedPlan(timeline, current)
  return current ? activePlan(timeline, current, now) : unpaidPlan(timeline, now)
}

/** A subscription that has begun: the spans it has opened, and its charges at the provider. */
interface Timeline extends SubscriptionTerms {
  readonly activatedAt: Date
  readonly spans: readonly Span[]
  readonly charges: readonly Charge[]
}

function disputedPlan({ activatedAt, cancelRequestedAt }: Timeline, { period }: Span): Plan {
  return {
    ...ended('suspended', activatedAt),
    nextCheckAt: period.endsAt,
    isChargingOver: cancelRequestedAt !== undefined,
  }
}

function activePlan(timeline: Timeline, current: Span, now: Date): Plan {
  const { activatedAt, cancelRequestedAt } = timeline
  const openPeriod = periodIn(current, now)
  const paidUntil = endOfOpen(timeline.spans, current)
  const isGoingOn = goesOn(timeline)
  return {
    status: 'active',
    activatedAt,
    openPeriod,
    renewsAt: isGoingOn ? paidUntil : undefined,
    endsAt: isGoingOn ? undefined : paidUntil,
    nextCheckAt: soonest(now, openPeriod.endsAt, addMs(paidUntil, -NOTIFY_AHEAD_MS)),
    isChargingOver: cancelRequestedAt !== undefined,
  }
}

/** The current period is not paid. */
function unpaidPlan(timeline: Timeline, now: Date): Plan {
  const { activatedAt, cancelRequestedAt, isCharging, spans, charges } = timeline
  const last = spans.findLast(({ period }) => period.endsAt <= now)
  if (!last || cancelRequestedAt || !isCharging || isLost(last, now)) return ended('cancelled', activatedAt)
  const missing = following(last)
  const { startsAt, endsAt } = missing.period
  const isLate = charges.some(({ state, dueOn }) => state === 'overdue' && numberOf(missing.anchor, dueOn) === missing.number)
  const lateFrom = isLate ? startsAt : addMs(startsAt, CAPTURE_MS)
  const graceEndsAt = addMs(startsAt, GRACE_MS)
  const unpaid = { activatedAt, renewsAt: startsAt, endsAt: undefined, isChargingOver: false }
  const openPeriod = periodIn(last, now)
  if (now < lateFrom) return { ...unpaid, status: 'active', openPeriod, nextCheckAt: lateFrom }
  return now < graceEndsAt
    ? { ...unpaid, status: 'overdue', openPeriod, nextCheckAt: graceEndsAt }
    : { ...unpaid, status: 'suspended', openPeriod: undefined, nextCheckAt: endsAt }
}

/** A whole period has passed without money, or the payment for the previous one is disputed. */
function isLost(last: Span, now: Date): boolean {
  return following(last).period.endsAt <= now || last.charge?.state === 'disputed'
}

/** The newest payment was refunded, so the subscription has ended. A refund of an older charge changes nothing. */
function isRefunded(charges: readonly Charge[]): boolean {
  const newest = charges.toSorted(byDueDay).findLast(hasMoney)
  return newest?.state === 'refunded' || newest?.state === 'refunding'
}

function unpaidFirstCharge(
  { createdAt, cancelRequestedAt, refusedAt }: SubscriptionTerms,
  charges: readonly Charge[],
  now: Date,
): Plan {
  const givesUpAt = addMs(createdAt, PENDING_MS)
  const isAllRemoved = charges.length > 0 && charges.every(({ state }) => state === 'removed')
  const isReviewed = charges.some(({ state }) => state === 'review')
  // the provider itself gives up a first charge when its day is over
  const isLate = (now >= givesUpAt && !isReviewed) || charges.some(({ state }) => state === 'overdue')
  if (cancelRequestedAt || refusedAt || isAllRemoved || isLate) return ended('cancelled', undefined)
  const daysSince = Math.floor((now.getTime() - createdAt.getTime()) / DAY)
  return { ...ended('pending', undefined), nextCheckAt: addMs(createdAt, (daysSince + 1) * DAY), isChargingOver: false }
}

/** The first of these moments that is in the future. */
function soonest(now: Date, ...moments: readonly (Date | undefined)[]): Date | undefined {
  const ahead = moments.filter((moment) => moment !== undefined && moment > now)
  return ahead.toSorted((a, b) => Number(a) - Number(b))[0]
}

function ended(status: PlanStatus, activatedAt: Date | undefined): Plan {
  return {
    status,
    activatedAt,
    openPeriod: undefined,
    renewsAt: undefined,
    endsAt: undefined,
    nextCheckAt: undefined,
    isChargingOver: true,
  }
}
