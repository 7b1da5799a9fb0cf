import type { Clock } from '#platform/clock.ts'
import { limitAnHour } from '#platform/limit-an-hour.ts'

/** Far above normal use: a dialog shows at most two of each picture, and the browser caches them. */
export const PREVIEWS_PER_HOUR = 120

/** Limits the previews made for a member; each call counts one, and refuses as `limitAnHour`. */
export function limitPreviews(clock: Clock): (memberId: string) => void {
  return limitAnHour(clock, PREVIEWS_PER_HOUR)
}

/** Far more than anybody corrects: each change is a line in the log that outlives the post and the account. */
export const CHANGES_PER_HOUR = 60

/** Limits a member's changes of posts, likewise. */
export function limitChanges(clock: Clock): (memberId: string) => void {
  return limitAnHour(clock, CHANGES_PER_HOUR)
}
