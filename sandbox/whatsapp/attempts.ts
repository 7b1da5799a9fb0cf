/** Webhooks until they are answered with 200, or given up after a week. */
import { randomUUID } from 'node:crypto'
import pLimit from 'p-limit'
import { type Clock, DAY, HOUR, addMs, MINUTE, SECOND } from '#platform/clock.ts'
import type { Webhook, Webhooks } from '../webhooks.ts'

export interface Attempts {
  /** @param delayMs by the clock of the sandbox */
  readonly launch: (webhook: Webhook, delayMs?: number) => void
  /** Sends what is due. */
  readonly pump: () => void
  readonly clear: () => void
}

/** The waits between attempts, about the documented week; then it is given up. */
const WAITS: readonly number[] = [
  5 * SECOND, 30 * SECOND, 2 * MINUTE, 10 * MINUTE, 30 * MINUTE, HOUR, 3 * HOUR, 8 * HOUR, 12 * HOUR,
  DAY, DAY, DAY, DAY, DAY, DAY,
] // prettier-ignore
const SIDE_BY_SIDE = 40
/** When the product does not answer, the oldest are given up sooner. */
const MAX_WAITING = 20_000

export function createAttempts(clock: Clock, webhooks: Webhooks): Attempts {
  const withLimit = pLimit(SIDE_BY_SIDE)
  let waiting: { readonly dueAt: Date; readonly action: () => void }[] = []
  let round = 0

  const wait = (ms: number, action: () => void) => {
    waiting.push({ dueAt: addMs(clock.now(), ms), action })
    if (waiting.length > MAX_WAITING) waiting.shift()
  }
  const attempt = async (webhook: Webhook, id: string, failures: number) => {
    const ownRound = round
    const { status } = await withLimit(() => webhooks.send(webhook, id))
    const pause = WAITS[failures]
    if (status === 200 || pause === undefined || ownRound !== round) return
    wait(pause, () => void attempt(webhook, id, failures + 1))
  }

  return {
    launch: (webhook, delayMs = 0) => {
      const begin = () => void attempt(webhook, randomUUID(), 0)
      if (delayMs === 0) begin()
      else wait(delayMs, begin)
    },
    pump: () => {
      const now = clock.now()
      const due = waiting.filter(({ dueAt }) => dueAt <= now)
      waiting = waiting.filter(({ dueAt }) => dueAt > now)
      for (const { action } of due) action()
    },
    clear: () => {
      round += 1
      waiting = []
    },
  }
}
