/** Limits how many calls of one caller are worked on at once, so that a flood from one account or address delays nobody else. */
import { refuse } from '#platform/errors.ts'

/** How many calls of one caller run at once, and how many more may wait; further ones are refused. */
export interface CallLimits {
  readonly atOnce: number
  readonly waiting: number
}

/** An answer that says so little comes within seconds. */
const COME_BACK_SECONDS = 5

/** A call may give its place to the next one before it ends, when only waiting is left. */
type Call<Result> = (giveUpPlace: () => void) => Promise<Result>

/**
 * Runs a call when the caller has fewer under way than the limit; refuses `too_many_requests` when too many wait. A call whose
 * signal is aborted leaves the queue at once and never begins.
 */
export type CallLimiter = <Result>(caller: string, call: Call<Result>, signal?: AbortSignal) => Promise<Result>

interface CallQueue {
  underWay: number
  /** In the order of arrival; each function begins its call. */
  readonly waiting: Set<() => void>
}

/** Not p-limit: what waits there cannot leave. */
export function createCallLimiter({ atOnce, waiting }: CallLimits): CallLimiter {
  const queues = new Map<string, CallQueue>()
  return async (caller, call, signal) => {
    signal?.throwIfAborted()
    const queue = queues.get(caller) ?? { underWay: 0, waiting: new Set() }
    const isFull = queue.underWay >= atOnce
    if (isFull && queue.waiting.size >= waiting) refuse('too_many_requests', { extra: { remainingTime: COME_BACK_SECONDS } })
    queues.set(caller, queue)
    if (isFull) await waitForPlace(queue, signal)
    else queue.underWay += 1
    let hasPlace = true
    const giveUpPlace = () => {
      if (!hasPlace) return
      hasPlace = false
      const [beginNext] = queue.waiting
      if (beginNext) beginNext()
      else if (--queue.underWay === 0) queues.delete(caller)
    }
    try {
      // it may have been aborted in the moment between
      signal?.throwIfAborted()
      return await call(giveUpPlace)
    } finally {
      giveUpPlace()
    }
  }
}

/** Resolves when a call that ends hands its place over; rejects when `signal` is aborted. */
function waitForPlace({ waiting }: CallQueue, signal: AbortSignal | undefined): Promise<void> {
  return new Promise((resolve, reject) => {
    const leave = () => {
      waiting.delete(begin)
      reject(signal?.reason)
    }
    const begin = () => {
      waiting.delete(begin)
      signal?.removeEventListener('abort', leave)
      resolve()
    }
    waiting.add(begin)
    signal?.addEventListener('abort', leave, { once: true })
  })
}
