/**
 * Decides when guessing a secret is locked, without the database: after a number of wrong tries within a day it locks, each time
 * for twice as long; a day after the last lock ended, the next one is as short as the first.
 */
import { addMs, DAY, secondsUntil } from './clock.ts'

export interface GuessLock {
  /** Wrong tries since the last lock or success; those older than a day are dropped. */
  readonly wrongAt: readonly Date[]
  /** Number of locks in a row. */
  readonly locks: number
  readonly lockedUntil: Date | null
}

export interface LockRule {
  /** The wrong try with this number within a day locks. */
  readonly maxTries: number
  readonly firstLockMs: number
}

/** The state before the first try and after a success. */
export const UNLOCKED: GuessLock = { wrongAt: [], locks: 0, lockedUntil: null }

export const LONGEST_LOCK_MS = DAY
const FORGET_AFTER_MS = DAY

/** Whole seconds until the lock ends; 0 when there is none. */
export function secondsLocked({ lockedUntil }: Pick<GuessLock, 'lockedUntil'>, now: Date): number {
  return secondsUntil(lockedUntil, now)
}

/** Counts a wrong try, and locks when there were enough of them. */
export function lockAfterWrongTry({ wrongAt, locks, lockedUntil }: GuessLock, rule: LockRule, now: Date): GuessLock {
  const recent = [...wrongAt.filter((at) => at > addMs(now, -FORGET_AFTER_MS)), now]
  if (recent.length < rule.maxTries) return { wrongAt: recent, locks, lockedUntil }
  const isForgotten = lockedUntil !== null && lockedUntil <= addMs(now, -FORGET_AFTER_MS)
  const earlier = isForgotten ? 0 : locks
  const lockMs = Math.min(LONGEST_LOCK_MS, rule.firstLockMs * 2 ** earlier)
  return { wrongAt: [], locks: earlier + 1, lockedUntil: addMs(now, lockMs) }
}
