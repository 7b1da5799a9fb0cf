import { type GuessLock, UNLOCKED } from '#platform/guess-lock.ts'

/** A guess lock as JSON, with times in milliseconds. */
export interface StoredLock {
  readonly wrongAt: readonly number[]
  readonly locks: number
  readonly lockedUntil: number | null
  /** When the person was last told that codes are not accepted. */
  readonly notifiedAt?: number
}

export function toStoredLock({ wrongAt, locks, lockedUntil }: GuessLock): StoredLock {
  return { wrongAt: wrongAt.map((at) => at.getTime()), locks, lockedUntil: lockedUntil?.getTime() ?? null }
}

export function fromStoredLock(stored: StoredLock | null): GuessLock {
  if (!stored) return UNLOCKED
  const { wrongAt, locks, lockedUntil } = stored
  return { wrongAt: wrongAt.map((at) => new Date(at)), locks, lockedUntil: lockedUntil === null ? null : new Date(lockedUntil) }
}
