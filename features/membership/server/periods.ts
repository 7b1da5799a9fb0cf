/** The calendar of the allowance: one month from activation, on the same day of every month in São Paulo. */
import { DateTime } from 'luxon'
import { BUSINESS_ZONE } from '#features/business-zone.ts'

export interface Period {
  readonly startsAt: Date
  readonly endsAt: Date
}

/**
 * The period that contains `now`, for a plan activated at `activatedAt`. Every start is counted from the activation, never from
 * the previous start, so that the 31st comes back after a short month.
 */
export function periodAt(activatedAt: Date, now: Date): Period {
  return numberedPeriod(activatedAt, periodNumber(activatedAt, now))
}

/** Counted from 0; a moment before the activation counts as the first period. */
export function periodNumber(activatedAt: Date, now: Date): number {
  const anchor = DateTime.fromJSDate(activatedAt, { zone: BUSINESS_ZONE })
  const months = Math.max(0, Math.floor(DateTime.fromJSDate(now, { zone: BUSINESS_ZONE }).diff(anchor, 'months').months))
  // a clipped start (the 31st in a short month) can make the count one month too low
  const isNextBegun = anchor.plus({ months: months + 1 }).toMillis() <= now.getTime()
  return isNextBegun ? months + 1 : months
}

export function numberedPeriod(activatedAt: Date, number: number): Period {
  return { startsAt: endOfPeriods(activatedAt, number), endsAt: endOfPeriods(activatedAt, number + 1) }
}

/** The end of this many periods from `begunAt`: then the next one begins, a plan renews, or a coupon ends. */
export function endOfPeriods(begunAt: Date, periods: number): Date {
  return DateTime.fromJSDate(begunAt, { zone: BUSINESS_ZONE }).plus({ months: periods }).toJSDate()
}
