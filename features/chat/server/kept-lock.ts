import { type GuessLock, UNLOCKED } from '#platform/guess-lock.ts'

/** A guess lock as JSON, with times in milliseconds. */
export interface KeptLock {
  readonly wrongAt: readonly number[]
  readonly locks: number
  readonly lockedUntil: number | null
  /** When the person was last told that codes are not accepted. */
  readonly notifiedAt?: number
}

export function keepLock({ wrongAt, locks, lockedUntil }: GuessLock): KeptLock {
  return { wrongAt: wrongAt.map((at) => at.getTime()), locks, lockedUntil: lockedUntil?.getTime() ?? null }
}

export function openLock(kept: KeptLock | null): GuessLock {
  if (!kept) return UNLOCKED
  const { wrongAt, locks, lockedUntil } = kept
  return { wrongAt: wrongAt.map((at) => new Date(at)), locks, lockedUntil: lockedUntil === null ? null : new Date(lockedUntil) }
}
