/** Limits how many calls of one caller are worked on at once, so that a flood from one account or address delays nobody else. */
import pLimit, { type LimitFunction } from 'p-limit'
import { refuse } from '#platform/errors.ts'

/** How many calls of one caller run at once, and how many more may wait; further ones are refused. */
export interface CallLimits {
  readonly atOnce: number
  readonly waiting: number
}

/** An answer that says so little comes within seconds. */
const COME_BACK_SECONDS = 5

/** Runs a call when the caller has fewer under way than the limit; refuses `too_many_requests` when too many wait. */
export type CallLimiter = <Result>(caller: string, call: () => Promise<Result>) => Promise<Result>

export function createCallLimiter({ atOnce, waiting }: CallLimits): CallLimiter {
  const limits = new Map<string, LimitFunction>()
  return async (caller, call) => {
    const limit = limits.get(caller) ?? pLimit(atOnce)
    if (limit.pendingCount >= waiting) refuse('too_many_requests', { extra: { remainingTime: COME_BACK_SECONDS } })
    limits.set(caller, limit)
    try {
      return await limit(call)
    } finally {
      if (limit.activeCount + limit.pendingCount === 0) limits.delete(caller)
    }
  }
}
