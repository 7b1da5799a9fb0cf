import { SECOND } from '#platform/clock.ts'

/** What a scenario tells about itself. */
export interface Happened {
  readonly note?: string
  /** Why it could not happen here. */
  readonly skipped?: string
  readonly ownRecoveryMs?: number
  /** From when recovery counts, against `performance.now()`, each until the next; the end of the scenario when left out. */
  readonly moments?: readonly number[]
}

export function seconds(ms: number): string {
  return `${(ms / SECOND).toFixed(1)} s`
}
