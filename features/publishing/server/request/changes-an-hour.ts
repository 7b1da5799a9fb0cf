import type { Clock } from '#platform/clock.ts'
import { limitAnHour } from '#platform/limit-an-hour.ts'

/** Far more than anybody corrects: each change is a line in the log that outlives the post and the account. */
export const CHANGES_PER_HOUR = 60

/** Limits a member's changes of posts; each call counts one, and refuses as `limitAnHour`. */
export function limitChanges(clock: Clock): (memberId: string) => void {
  return limitAnHour(clock, CHANGES_PER_HOUR)
}
