/** How patient the supervisor is with a part that ends by itself. */
export interface RestartLimits {
  readonly firstPauseMs: number
  readonly longestPauseMs: number
  /** A life of this length clears the record: what ends it is a new trouble. */
  readonly steadyAfterMs: number
  /** So many starts in a row that never become ready end everything. */
  readonly failedStartsAllowed: number
  /** A start that takes longer counts as failed. */
  readonly readyWithinMs: number
}

export const RESTART_LIMITS: RestartLimits = {
  firstPauseMs: 500,
  longestPauseMs: 30_000,
  steadyAfterMs: 60_000,
  failedStartsAllowed: 5,
  readyWithinMs: 120_000,
}

/** What a part has done to us so far. */
export interface PartRecord {
  readonly crashesInARow: number
  readonly failedStartsInARow: number
}

export const CLEAN_RECORD: PartRecord = { crashesInARow: 0, failedStartsInARow: 0 }

export function recordAfter(
  record: PartRecord,
  life: { wasReady: boolean; aliveMs: number },
  restartLimits: RestartLimits,
): PartRecord {
  return {
    crashesInARow: life.aliveMs >= restartLimits.steadyAfterMs ? 1 : record.crashesInARow + 1,
    failedStartsInARow: life.wasReady ? 0 : record.failedStartsInARow + 1,
  }
}

/** Doubles with each crash. */
export function pauseAfter(record: PartRecord, restartLimits: RestartLimits): number {
  return Math.min(restartLimits.firstPauseMs * 2 ** Math.max(0, record.crashesInARow - 1), restartLimits.longestPauseMs)
}

export function isBeyondLimits(record: PartRecord, restartLimits: RestartLimits): boolean {
  return record.failedStartsInARow >= restartLimits.failedStartsAllowed
}
