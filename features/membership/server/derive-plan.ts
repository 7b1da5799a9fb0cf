/**
 * What a plan is, computed from the contract, its charges and the time. Nothing is stepped from state to state, so the
 * order, the number and the loss of the provider's messages cannot matter: the same truth gives the same plan.
 *
 * Charge `n` pays for one period; free periods of a coupon come before the first charge. A period is open while it is paid.
 */
import { DateTime } from 'luxon'
import { BUSINESS_ZONE } from '#features/business-zone.ts'
import { DAY, later, MINUTE, SECOND } from '#platform/clock.ts'
import { numberedPeriod, type Period, periodNumber } from './periods.ts'

/** Overdue keeps access to what was left of the old period for so long (product rule). */
export const GRACE_MS = 3 * DAY
/** A renewal is taken at some hour of its day. It is late once the provider says so, or when so much time has passed. */
const CAPTURE_MS = DAY
/** A purchase may be under way for so long, with the look at what became of it; before that, nothing found means nothing. */
export const ATTEMPT_MS = 90 * SECOND
const ATTEMPT_LOOKS_MS = [10 * SECOND, 20 * SECOND, 40 * SECOND, ATTEMPT_MS]
/** Members hear so long before it of a renewal, and of an end that they did not ask for. */
export const TELL_AHEAD_MS = 3 * DAY
/** A first charge without money is given up after this long. */
const PENDING_MS = 3 * DAY

export interface Contract {
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
  /** Ended at once by us: a newer contract has taken its place, or a courtesy was withdrawn. */
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

const MONEY: readonly ChargeState[] = ['paid', 'refunding', 'refunded', 'disputed']

export function derivePlan(contract: Contract, charges: readonly Charge[], now: Date): Plan {
  const plan = deriveSettled(contract, charges, now)
  const begunAt = contract.purchaseBegunAt
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

function deriveSettled(contract: Contract, charges: readonly Charge[], now: Date): Plan {
  const standing = charges.filter(({ state }) => state !== 'removed').toSorted(byDueDay)
  const activatedAt = findActivation(contract, standing)
  if (contract.refundRequestedAt || isRefunded(standing)) return over('refunded', activatedAt)
  if (contract.endedAt) return over('cancelled', activatedAt)
  if (!activatedAt) return awaitMoney(contract, charges, now)

  const timeline: Timeline = { ...contract, activatedAt, charges: standing }
  const current = periodNumber(activatedAt, now)
  if (chargeOf(timeline, current)?.state === 'disputed') return beDisputed(timeline, current)
  return isOpen(timeline, current) ? beActive(timeline, current, now) : beUnpaid(timeline, current, now)
}

/** Two charges of one day stand in any order, but always in the same one. */
function byDueDay(a: Charge, b: Charge): number {
  return a.dueOn.localeCompare(b.dueOn) || a.state.localeCompare(b.state)
}

/** A contract that has begun; its charges stand in the order of their periods. */
interface Timeline extends Contract {
  readonly activatedAt: Date
  readonly charges: readonly Charge[]
}

function chargeOf({ charges, freePeriods }: Timeline, period: number): Charge | undefined {
  return period < freePeriods ? undefined : charges[period - freePeriods]
}

function isOpen(timeline: Timeline, period: number): boolean {
  if (period >= 0 && period < timeline.freePeriods) return true
  const charge = period < 0 ? undefined : chargeOf(timeline, period)
  return charge !== undefined && charge.state !== 'disputed' && MONEY.includes(charge.state)
}

/** From the truth, never from when we heard of it. */
function findActivation({ createdAt, freePeriods }: Contract, charges: readonly Charge[]): Date | undefined {
  if (freePeriods > 0) return createdAt
  const first = charges.find(({ state }) => MONEY.includes(state))
  if (!first) return undefined
  const paidFrom = first.paidOn ? DateTime.fromISO(first.paidOn, { zone: BUSINESS_ZONE }).toJSDate() : createdAt
  return paidFrom > createdAt ? paidFrom : createdAt
}

/** The newest money went back: the contract is undone. An older charge given back in kindness changes nothing. */
function isRefunded(charges: readonly Charge[]): boolean {
  const newest = charges.findLast(({ state }) => MONEY.includes(state))
  return newest?.state === 'refunded' || newest?.state === 'refunding'
}

function awaitMoney({ createdAt, cancelRequestedAt, refusedAt }: Contract, charges: readonly Charge[], now: Date): Plan {
  const givesUpAt = later(createdAt, PENDING_MS)
  const isAllRemoved = charges.length > 0 && charges.every(({ state }) => state === 'removed')
  const isReviewed = charges.some(({ state }) => state === 'review')
  // the provider itself gives a first charge up when its day is over
  const isLate = (now >= givesUpAt && !isReviewed) || charges.some(({ state }) => state === 'overdue')
  if (cancelRequestedAt || refusedAt || isAllRemoved || isLate) return over('cancelled', undefined)
  const daysSince = Math.floor((now.getTime() - createdAt.getTime()) / DAY)
  return { ...over('pending', undefined), nextCheckAt: later(createdAt, (daysSince + 1) * DAY), isChargingOver: false }
}

function beDisputed({ activatedAt, cancelRequestedAt }: Timeline, current: number): Plan {
  const { endsAt } = numberedPeriod(activatedAt, current)
  return { ...over('suspended', activatedAt), nextCheckAt: endsAt, isChargingOver: cancelRequestedAt !== undefined }
}

function beActive(timeline: Timeline, current: number, now: Date): Plan {
  const { activatedAt, cancelRequestedAt, isCharging } = timeline
  const openPeriod = numberedPeriod(activatedAt, current)
  let last = current
  while (isOpen(timeline, last + 1)) last += 1
  const paidUntil = numberedPeriod(activatedAt, last).endsAt
  const goesOn = isCharging && cancelRequestedAt === undefined
  return {
    status: 'active',
    activatedAt,
    openPeriod,
    renewsAt: goesOn ? paidUntil : undefined,
    endsAt: goesOn ? undefined : paidUntil,
    nextCheckAt: soonest(now, openPeriod.endsAt, later(paidUntil, -TELL_AHEAD_MS)),
    isChargingOver: cancelRequestedAt !== undefined,
  }
}

/** The calendar has reached a period that nobody has paid. */
function beUnpaid(timeline: Timeline, current: number, now: Date): Plan {
  const { activatedAt, cancelRequestedAt, isCharging } = timeline
  if (cancelRequestedAt || !isCharging || !isOpen(timeline, current - 1)) return over('cancelled', activatedAt)
  const { startsAt, endsAt } = numberedPeriod(activatedAt, current)
  const openPeriod = numberedPeriod(activatedAt, current - 1)
  const isLate = chargeOf(timeline, current)?.state === 'overdue'
  const lateFrom = isLate ? startsAt : later(startsAt, CAPTURE_MS)
  const graceEndsAt = later(startsAt, GRACE_MS)
  const unpaid = { activatedAt, renewsAt: startsAt, endsAt: undefined, isChargingOver: false }
  if (now < lateFrom) return { ...unpaid, status: 'active', openPeriod, nextCheckAt: lateFrom }
  return now < graceEndsAt
    ? { ...unpaid, status: 'overdue', openPeriod, nextCheckAt: graceEndsAt }
    : { ...unpaid, status: 'suspended', openPeriod: undefined, nextCheckAt: endsAt }
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
