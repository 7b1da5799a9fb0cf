/**
 * Limits how fast one member's photos arrive, over all connections to this server. Reading what somebody sends takes the thread
 * that answers everybody, so that a few members on fast lines could otherwise fill it with files that they never finish.
 */
import { setTimeout as pause } from 'node:timers/promises'
import { SECOND } from '#platform/clock.ts'

/** Two photos of a phone arrive as fast as they come. */
const BURST_BYTES = 16 * 1024 * 1024
/** More than a mobile network sends; the largest file that is accepted takes two seconds beyond the burst. */
const BYTES_A_SECOND = 6 * 1024 * 1024

export interface ArrivalRate {
  /** Waits until these bytes may be read. */
  readonly admit: (memberId: string, bytes: number) => Promise<void>
}

interface RateSettings {
  readonly burstBytes?: number
  readonly bytesASecond?: number
  /** In milliseconds, for durations alone. */
  readonly now?: () => number
  readonly wait?: (ms: number) => Promise<void>
}

export function createArrivalRate({
  burstBytes = BURST_BYTES,
  bytesASecond = BYTES_A_SECOND,
  now = () => performance.now(),
  wait = (ms) => pause(ms),
}: RateSettings = {}): ArrivalRate {
  const burstMs = (burstBytes * SECOND) / bytesASecond
  /** When each member's bytes would all have arrived at the steady rate. Without an entry: the whole burst is left. */
  const dueAt = new Map<string, number>()

  const forgetIdle = (at: number) => {
    for (const [memberId, due] of dueAt) if (due <= at) dueAt.delete(memberId)
  }
  return {
    admit: async (memberId, bytes) => {
      const at = now()
      if (!dueAt.has(memberId)) forgetIdle(at)
      const due = Math.max(at, dueAt.get(memberId) ?? at) + (bytes * SECOND) / bytesASecond
      dueAt.set(memberId, due)
      const waitMs = due - burstMs - at
      if (waitMs > 0) await wait(waitMs)
    },
  }
}
