import { HOUR, later, MINUTE } from '#platform/clock.ts'

const MAX_WRONG_TRIES = 5
const FIRST_LOCK_MS = 15 * MINUTE
const LONGEST_LOCK_MS = 24 * HOUR

/** How guessing at a second factor went so far. */
export interface GuessLock {
  readonly wrongTries: number
  readonly locks: number
  readonly lockedUntil: Date | null
}

/** As after a success. */
export const UNLOCKED: GuessLock = { wrongTries: 0, locks: 0, lockedUntil: null }

/** Whole seconds that the lock still holds; 0 when it does not. */
export function secondsLocked({ lockedUntil }: GuessLock, now: Date): number {
  return lockedUntil ? Math.max(0, Math.ceil((lockedUntil.getTime() - now.getTime()) / 1000)) : 0
}

/** Five wrong tries in a row lock, each time for twice as long. */
export function afterWrongTry({ wrongTries, locks, lockedUntil }: GuessLock, now: Date): GuessLock {
  if (wrongTries + 1 < MAX_WRONG_TRIES) return { wrongTries: wrongTries + 1, locks, lockedUntil }
  const lockMs = Math.min(LONGEST_LOCK_MS, FIRST_LOCK_MS * 2 ** locks)
  return { wrongTries: 0, locks: locks + 1, lockedUntil: later(now, lockMs) }
}
