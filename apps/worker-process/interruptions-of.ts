import { EngineClosed } from '#engine/types.ts'
import type { Readiness } from '../operations-of.ts'

/**
 * Tells whether work ended because its worker is ending: the engine was closed under it, or a stop that took long gave its job
 * back, and whatever its handler throws from then on follows from that. The signal is that of the job, if the work is one.
 */
export function interruptionsOf(readiness: Readiness): (error: unknown, signal?: AbortSignal) => boolean {
  return (error, signal) => error instanceof EngineClosed || (readiness.isEnding && signal?.aborted === true)
}
