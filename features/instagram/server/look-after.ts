/** What a connection needs as its end comes near, without the database. */
import { DAY, later } from '#platform/clock.ts'
import { WARN_DAYS_BEFORE } from '../contract.ts'

/**
 * A long-lived token has sixty days, and whether exchanging it again gains any is not documented: tried once a day from the
 * fortieth on, so that whoever must connect again hears of it from the fiftieth on.
 */
const RENEW_DAYS_BEFORE = 20
/** Reminders: at the beginning, and when it becomes urgent. */
const WARN_AT_DAYS_BEFORE = [1, 3, WARN_DAYS_BEFORE]

export interface Care {
  readonly isOver: boolean
  readonly shouldRenew: boolean
  /** The reminder that is due, by its days before the end; the same one for as long as no later one is. */
  readonly warnAtDays: number | undefined
  readonly nextLookAt: Date
}

export function lookAfter(expiresAt: Date, now: Date): Care {
  const left = expiresAt.getTime() - now.getTime()
  const renewAt = later(expiresAt, -RENEW_DAYS_BEFORE * DAY)
  return {
    isOver: left <= 0,
    shouldRenew: left > 0 && renewAt <= now,
    warnAtDays: WARN_AT_DAYS_BEFORE.find((days) => left <= days * DAY),
    nextLookAt: renewAt > now ? renewAt : earlier(later(now, DAY), expiresAt),
  }
}

export function isEnding(expiresAt: Date, now: Date): boolean {
  return lookAfter(expiresAt, now).warnAtDays !== undefined
}

function earlier(left: Date, right: Date): Date {
  return left < right ? left : right
}
