/** How many restarts the supervisor allows a child that ends by itself. */
export interface RestartLimits {
  readonly firstPauseMs: number
  readonly longestPauseMs: number
  /** The longest pause for a child that had become ready: each of its starts succeeds, and people wait for it. */
  readonly longestPauseOfReadyMs: number
  /** A child that ran this long starts with a clean record: its end has a new cause. */
  readonly steadyAfterMs: number
  /** After this many starts in a row that never become ready, everything ends. */
  readonly failedStartsAllowed: number
  /** A start that takes longer counts as failed. */
  readonly readyWithinMs: number
}

export const RESTART_LIMITS: RestartLimits = {
  firstPauseMs: 500,
  longestPauseMs: 30_000,
  longestPauseOfReadyMs: 2000,
  steadyAfterMs: 60_000,
  failedStartsAllowed: 5,
  readyWithinMs: 120_000,
}

/** The crashes and failed starts of a child so far. */
export interface ChildRecord {
  readonly crashesInARow: number
  readonly failedStartsInARow: number
}

export const CLEAN_RECORD: ChildRecord = { crashesInARow: 0, failedStartsInARow: 0 }

export function recordAfter(
  record: ChildRecord,
  life: { wasReady: boolean; aliveMs: number },
  restartLimits: RestartLimits,
): ChildRecord {
  return {
    crashesInARow: life.aliveMs >= restartLimits.steadyAfterMs ? 1 : record.crashesInARow + 1,
    failedStartsInARow: life.wasReady ? 0 : record.failedStartsInARow + 1,
  }
}

/** Doubles with each crash, up to a limit that is lower as long as the child becomes ready. */
export function pauseAfter(record: ChildRecord, restartLimits: RestartLimits): number {
  const { firstPauseMs, longestPauseMs, longestPauseOfReadyMs } = restartLimits
  const longest = record.failedStartsInARow === 0 ? longestPauseOfReadyMs : longestPauseMs
  return Math.min(firstPauseMs * 2 ** Math.max(0, record.crashesInARow - 1), longest)
}

export function isBeyondLimits(record: ChildRecord, restartLimits: RestartLimits): boolean {
  return record.failedStartsInARow >= restartLimits.failedStartsAllowed
}
