import { type Clock, HOUR, SECOND } from './clock.ts'
import { refuse } from './errors.ts'

interface Hour {
  readonly endsAt: number
  used: number
}

/**
 * Limits what a member does in an hour. Each process counts on its own, which is enough where it protects its own engine.
 * @returns a function that counts one use, and refuses `too_many_requests` with the seconds to wait as `remainingTime`
 */
export function limitAnHour(clock: Clock, most: number): (memberId: string) => void {
  const hours = new Map<string, Hour>()
  return (memberId) => {
    const now = clock.now().getTime()
    for (const [id, { endsAt }] of hours) if (endsAt <= now) hours.delete(id)
    const hour = hours.get(memberId) ?? { endsAt: now + HOUR, used: 0 }
    hours.set(memberId, hour)
    hour.used += 1
    if (hour.used <= most) return
    refuse('too_many_requests', { extra: { remainingTime: Math.ceil((hour.endsAt - now) / SECOND) } })
  }
}
