/**
 * The rate limits of one number: for all recipients together, and per person:
 * https://developers.facebook.com/documentation/business-messaging/whatsapp/throughput
 */
import { type Clock, SECOND } from '#platform/clock.ts'
import { cloudError } from './errors.ts'
import type { WhatsAppSettings } from './settings.ts'

export interface Limits {
  /** Counts a message in either direction. */
  readonly count: () => void
  /** @throws GraphError when this message would be too many; otherwise it is counted */
  readonly spend: (personKey: string) => void
  readonly clear: () => void
}

/** Messages that were sent to one person together, on the credit of the time after them. */
interface Burst {
  readonly startedAt: number
  readonly sent: number
}

export function createLimits(clock: Clock, settings: WhatsAppSettings): Limits {
  const bursts = new Map<string, Burst>()
  let recent: number[] = []

  const count = () => {
    const now = clock.now().getTime()
    recent = [...recent.filter((at) => at > now - SECOND), now]
  }
  /** A whole burst may be sent within the first seconds; then nothing until its time has passed. */
  const nextBurst = (before: Burst | undefined): Burst | undefined => {
    const now = clock.now().getTime()
    const each = settings.get('pair_seconds') * SECOND
    if (!before || now >= before.startedAt + before.sent * each) return { startedAt: now, sent: 1 }
    const isOpen = now < before.startedAt + each && before.sent < settings.get('pair_burst')
    return isOpen ? { ...before, sent: before.sent + 1 } : undefined
  }

  return {
    count,
    spend: (personKey) => {
      const now = clock.now().getTime()
      if (recent.filter((at) => at > now - SECOND).length >= settings.get('messages_per_second')) throw cloudError(130_429)
      const burst = nextBurst(bursts.get(personKey))
      if (!burst) throw cloudError(131_056)
      bursts.set(personKey, burst)
      count()
    },
    clear: () => {
      bursts.clear()
      recent = []
    },
  }
}
