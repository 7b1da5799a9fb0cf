/**
 * What a plan is, computed from the subscription, its charges and the time. Nothing is stepped from state to state, so the
 * order, the number and the loss of the provider's messages cannot matter: the same truth gives the same plan.
 *
 * What each charge opens is laid out in `allocate-periods.ts`; a period is open while it is paid.
 */
import { DAY, later, MINUTE, SECOND } from '#platform/clock.ts'
import { type Charge, type SubscriptionTerms, GRACE_MS } from './subscription-terms.ts'
import {
  byDueDay,
  endOfOpen,
  following,
  hasMoney,
  isWithin,
  allocatePeriods,
  numberOf,
  periodIn,
  type Span,
} from './allocate-periods.ts'
import type { Period } from './periods.ts'

/** A renewal is taken at some hour of its day. It is late once the provider says so, or when so much time has passed. */
const CAPTURE_MS = DAY
/** A purchase may be under way for so long, with the look at what became of it; before that, nothing found means nothing. */
export const ATTEMPT_MS = 90 * SECOND
const ATTEMPT_LOOKS_MS = [10 * SECOND, 20 * SECOND, 40 * SECOND, ATTEMPT_MS]
/** Members hear so long before it of a renewal, and of an end that they did not ask for. */
export const NOTIFY_AHEAD_MS = 3 * DAY
/** A first charge without money is given up after this long. */
const PENDING_MS = 3 * DAY

export type PlanStatus = 'pending' | 'active' | 'overdue' | 'suspended' | 'cancelled' | 'refunded'

export interface Plan {
  readonly status: PlanStatus
  /** When the first period began; every other is counted from here. */
  readonly activatedAt: Date | undefined
  /** Whose allowance may be spent now. While overdue it is the period before. */
  readonly openPeriod: Period | undefined
  /** When the next charge is taken; undefined when there will be none. */
  readonly renewsAt: Date | undefined
  /** When a cancelled plan's access ends. */
  readonly endsAt: Date | undefined
  /** When time alone may change this plan, or there is something to tell of it. */
  readonly nextCheckAt: Date | undefined
  /** Whether the provider must stop charging. */
  readonly isChargingOver: boolean
}

export function derivePlan(subscription: SubscriptionTerms, charges: readonly Charge[], now: Date): Plan {
  const plan = deriveSettled(subscription, charges, now)
  const begunAt = subscription.purchaseBegunAt
  // what is being bought this very moment must not be stopped; once it must be over, somebody looks, again and again
  return begunAt
    ? { ...plan, isChargingOver: false, nextCheckAt: soonest(now, plan.nextCheckAt, attemptCheck(begunAt, now)) }
    : plan
}

/** Early looks find what a process that died had bought; only the one after the whole attempt finds that nothing was. */
function attemptCheck(begunAt: Date, now: Date): Date {
  const looks = ATTEMPT_LOOKS_MS.map((ms) => later(begunAt, ms))
  return looks.find((look) => look > now) ?? later(now, MINUTE)
}

function deriveSettled(subscription: SubscriptionTerms, charges: readonly Charge[], now: Date): Plan {
  const standing = charges.filter(({ state }) => state !== 'removed')
  const spans = allocatePeriods(subscription, charges)
  const [first] = spans
  const activatedAt = first?.period.startsAt
  if (subscription.refundRequestedAt || isRefunded(standing)) return over('refunded', activatedAt)
  if (subscription.endedAt) return over('cancelled', activatedAt)
  return first
    ? standAt({ ...subscription, activatedAt: first.period.startsAt, spans, charges: standing }, now)
    : awaitMoney(subscription, charges, now)
}

/** A moment before the activation counts as its first period. */
function standAt(timeline: Timeline, now: Date): Plan {
  const { activatedAt, spans } = timeline
  const current = now < activatedAt ? spans[0] : spans.find((span) => isWithin(span, now))
  if (current?.charge?.state === 'disputed') return beDisputed(timeline, current)
  return current ? beActive(timeline, current, now) : beUnpaid(timeline, now)
}

/** A subscription that has begun: what it has opened, and what stands at the provider. */
interface Timeline extends SubscriptionTerms {
  readonly activatedAt: Date
  readonly spans: readonly Span[]
  readonly charges: readonly Charge[]
}

function beDisputed({ activatedAt, cancelRequestedAt }: Timeline, { period }: Span): Plan {
  return {
    ...over('suspended', activatedAt),
    nextCheckAt: period.endsAt,
    isChargingOver: cancelRequestedAt !== undefined,
  }
}

function beActive(timeline: Timeline, current: Span, now: Date): Plan {
  const { activatedAt, cancelRequestedAt, isCharging } = timeline
  const openPeriod = periodIn(current, now)
  const paidUntil = endOfOpen(timeline.spans, current)
  const goesOn = isCharging && cancelRequestedAt === undefined
  return {
    status: 'active',
    activatedAt,
    openPeriod,
    renewsAt: goesOn ? paidUntil : undefined,
    endsAt: goesOn ? undefined : paidUntil,
    nextCheckAt: soonest(now, openPeriod.endsAt, later(paidUntil, -NOTIFY_AHEAD_MS)),
    isChargingOver: cancelRequestedAt !== undefined,
  }
}

/** The calendar has reached a period that nobody has paid. */
function beUnpaid(timeline: Timeline, now: Date): Plan {
  const { activatedAt, cancelRequestedAt, isCharging, spans, charges } = timeline
  const last = spans.findLast(({ period }) => period.endsAt <= now)
  if (!last || cancelRequestedAt || !isCharging || isLost(last, now)) return over('cancelled', activatedAt)
  const missing = following(last)
  const { startsAt, endsAt } = missing.period
  const isLate = charges.some(({ state, dueOn }) => state === 'overdue' && numberOf(missing.anchor, dueOn) === missing.number)
  const lateFrom = isLate ? startsAt : later(startsAt, CAPTURE_MS)
  const graceEndsAt = later(startsAt, GRACE_MS)
  const unpaid = { activatedAt, renewsAt: startsAt, endsAt: undefined, isChargingOver: false }
  const openPeriod = periodIn(last, now)
  if (now < lateFrom) return { ...unpaid, status: 'active', openPeriod, nextCheckAt: lateFrom }
  return now < graceEndsAt
    ? { ...unpaid, status: 'overdue', openPeriod, nextCheckAt: graceEndsAt }
    : { ...unpaid, status: 'suspended', openPeriod: undefined, nextCheckAt: endsAt }
}

/** A whole period has passed without money, or what should have paid for the one before is disputed. */
function isLost(last: Span, now: Date): boolean {
  return following(last).period.endsAt <= now || last.charge?.state === 'disputed'
}

/** The newest money went back: the subscription is undone. An older charge given back in kindness changes nothing. */
function isRefunded(charges: readonly Charge[]): boolean {
  const newest = charges.toSorted(byDueDay).findLast(hasMoney)
  return newest?.state === 'refunded' || newest?.state === 'refunding'
}

function awaitMoney({ createdAt, cancelRequestedAt, refusedAt }: SubscriptionTerms, charges: readonly Charge[], now: Date): Plan {
  const givesUpAt = later(createdAt, PENDING_MS)
  const isAllRemoved = charges.length > 0 && charges.every(({ state }) => state === 'removed')
  const isReviewed = charges.some(({ state }) => state === 'review')
  // the provider itself gives a first charge up when its day is over
  const isLate = (now >= givesUpAt && !isReviewed) || charges.some(({ state }) => state === 'overdue')
  if (cancelRequestedAt || refusedAt || isAllRemoved || isLate) return over('cancelled', undefined)
  const daysSince = Math.floor((now.getTime() - createdAt.getTime()) / DAY)
  return { ...over('pending', undefined), nextCheckAt: later(createdAt, (daysSince + 1) * DAY), isChargingOver: false }
}

/** The first of these moments that is still to come. */
function soonest(now: Date, ...moments: readonly (Date | undefined)[]): Date | undefined {
  const ahead = moments.filter((moment) => moment !== undefined && moment > now)
  return ahead.toSorted((a, b) => Number(a) - Number(b))[0]
}

function over(status: PlanStatus, activatedAt: Date | undefined): Plan {
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
