/** What a connection needs before it expires, as pure functions without the database. */
import { DAY, addMs } from '#platform/clock.ts'
import { WARN_DAYS_BEFORE } from '#features/instagram/contract.ts'

/**
 * A long-lived token lives sixty days, and it is not documented whether exchanging it again extends that. So this is tried
 * once a day from day 40 on, and members who must reconnect are warned from day 50 on.
 */
const RENEW_DAYS_BEFORE = 20
/** Reminders: a first one, and two when it becomes urgent. */
const WARN_AT_DAYS_BEFORE = [1, 3, WARN_DAYS_BEFORE]

export interface Maintenance {
  readonly isOver: boolean
  readonly shouldRenew: boolean
  /** The reminder that is due, by its days before the end; unchanged until a later one is due. */
  readonly warnAtDays: number | undefined
  readonly nextCheckAt: Date
}

export function maintenanceOf(expiresAt: Date, now: Date): Maintenance {
  const left = expiresAt.getTime() - now.getTime()
  const renewAt = addMs(expiresAt, -RENEW_DAYS_BEFORE * DAY)
  return {
    isOver: left <= 0,
    shouldRenew: left > 0 && renewAt <= now,
    warnAtDays: WARN_AT_DAYS_BEFORE.find((days) => left <= days * DAY),
    nextCheckAt: renewAt > now ? renewAt : earlier(addMs(now, DAY), expiresAt),
  }
}

export function isEnding(expiresAt: Date, now: Date): boolean {
  return maintenanceOf(expiresAt, now).warnAtDays !== undefined
}

function earlier(left: Date, right: Date): Date {
  return left < right ? left : right
}
