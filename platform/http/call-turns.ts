/** Limits how many calls of one member are worked on at once, so that a flood from one account delays nobody else. */
import pLimit, { type LimitFunction } from 'p-limit'
import { refuse } from '#platform/errors.ts'

/** A page makes two or three calls at once; each has at most one of the server's connections to the database. */
const AT_ONCE = 4
/** More than a person's devices ever send within the time of a call. */
const WAITING = 60

/** Runs a call when the member has fewer than four under way; further ones wait, and refuse `too_many_requests` beyond sixty. */
export type CallTurns = <Result>(memberId: string, call: () => Promise<Result>) => Promise<Result>

export function createCallTurns(): CallTurns {
  const limits = new Map<string, LimitFunction>()
  return async (memberId, call) => {
    const limit = limits.get(memberId) ?? pLimit(AT_ONCE)
    if (limit.pendingCount >= WAITING) refuse('too_many_requests')
    limits.set(memberId, limit)
    try {
      return await limit(call)
    } finally {
      if (limit.activeCount + limit.pendingCount === 0) limits.delete(memberId)
    }
  }
}
