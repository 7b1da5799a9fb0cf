import { type Clock, HOUR, SECOND } from '#platform/clock.ts'
import { refuse } from '#platform/errors.ts'

/** Far above what anybody looks at: a dialog shows two at most, and the browser keeps them. */
export const PREVIEWS_PER_HOUR = 120

interface Hour {
  readonly endsAt: number
  used: number
}

/**
 * Counts the pictures that are made for a member just to be looked at. Each server counts for itself, which is bound enough: it
 * is the server's own engine that they would keep from others.
 * @returns what counts one more, and refuses `too_many_requests` with the seconds to wait as `remainingTime`
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
