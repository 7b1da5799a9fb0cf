import { type Clock, HOUR, SECOND } from '#platform/clock.ts'
import { refuse } from '#platform/errors.ts'

/** Far above normal use: a dialog shows at most two, and the browser caches them. */
export const PREVIEWS_PER_HOUR = 120

interface Hour {
  readonly endsAt: number
  used: number
}

/**
 * Limits the previews made for a member. Each server process counts on its own, which is enough: it protects its own engine.
 * @returns a function that counts one preview, and refuses `too_many_requests` with the seconds to wait as `remainingTime`
 */
export function limitPreviews(clock: Clock): (memberId: string) => void {
  const hours = new Map<string, Hour>()
  return (memberId) => {
    const now = clock.now().getTime()
    for (const [id, { endsAt }] of hours) if (endsAt <= now) hours.delete(id)
    const hour = hours.get(memberId) ?? { endsAt: now + HOUR, used: 0 }
    hours.set(memberId, hour)
    hour.used += 1
    if (hour.used <= PREVIEWS_PER_HOUR) return
    refuse('too_many_requests', { extra: { remainingTime: Math.ceil((hour.endsAt - now) / SECOND) } })
  }
}
