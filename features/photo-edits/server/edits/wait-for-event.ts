import { SECOND } from '#platform/clock.ts'
import { refuse } from '#platform/errors.ts'
import { ANY, type Notifications } from '#platform/notify.ts'

/** How long a call waits for what a worker makes, before its caller has to come again. */
export const WAIT_FOR_WORKER_MS = 25 * SECOND
const COME_BACK_SECONDS = 2

/** Refuses with `edit_not_ready`, and says when to come again. */
export function askToComeBack(): never {
  refuse('edit_not_ready', { extra: { remainingTime: COME_BACK_SECONDS } })
}

interface Wait<Found> {
  readonly topic: string
  readonly id: string
  readonly timeoutMs: number
  /** Aborted when nobody waits any more. */
  readonly signal?: AbortSignal
  /** Starts what is waited for, once we listen, so that no notification is missed. */
  readonly start: () => Promise<void>
  /** Checks whether it exists. */
  readonly look: () => Promise<Found | undefined>
}

/**
 * Waits until `look` finds something, looking again at every notification of the row. Undefined at the time limit; rejects when
 * `signal` is aborted.
 */
export async function waitForEvent<Found>(
  notifications: Notifications,
  { topic, id, timeoutMs, signal, start, look }: Wait<Found>,
): Promise<Found | undefined> {
  const waiter = createWaiter()
  const stop = notifications.listen(topic, (changed) => {
    if (changed === id || changed === ANY) waiter.wake()
  })
  const timeout = setTimeout(waiter.end, timeoutMs)
  signal?.addEventListener('abort', waiter.end)
  try {
    signal?.throwIfAborted()
    await start()
    do {
      const found = await look()
      if (found !== undefined) return found
    } while (await waiter.wait())
    signal?.throwIfAborted()
    return undefined
  } finally {
    clearTimeout(timeout)
    signal?.removeEventListener('abort', waiter.end)
    stop()
  }
}

export interface Waiter {
  /** Calls before anybody waits are merged into one. */
  readonly wake: () => void
  readonly end: () => void
  /** True at the next call of `wake`, false once it has ended. */
  readonly wait: () => Promise<boolean>
}

export function createWaiter(): Waiter {
  let isAwake = false
  let hasEnded = false
  let resolveWait: (() => void) | undefined
  return {
    wake: () => {
      isAwake = true
      resolveWait?.()
    },
    end: () => {
      hasEnded = true
      resolveWait?.()
    },
    wait: async () => {
      if (!isAwake && !hasEnded) await new Promise<void>((resolve) => (resolveWait = resolve))
      isAwake = false
      return !hasEnded
    },
  }
}
