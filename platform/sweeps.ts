/** Short sweeps: work that is due at a time is a row, and a sweep looks for such rows every few seconds. */
import { MINUTE, systemClock } from '#platform/clock.ts'
import { randomFraction, newId } from '#platform/crypto.ts'
import type { Log } from '#platform/log.ts'
import { traceOf, withTrace } from '#platform/tracing.ts'

export interface Sweep {
  readonly name: string
  readonly everyMs: number
  /** Safe to run in several processes at once, and to be interrupted. */
  readonly run: () => Promise<void>
}

/**
 * The first run comes soon, because a process that restarts every day would never reach the end of a long interval; and at a
 * random time, so that sweeps and processes do not start together.
 */
const FIRST_WITHIN_MS = MINUTE

/** Starts every sweep; a run never overlaps itself, and a failure is logged and retried at the next interval. */
export function startSweeps(sweeps: readonly Sweep[], log: Log): { stop: () => Promise<void> } {
  let isStopped = false
  const timers = new Map<Sweep, NodeJS.Timeout>()
  const running = new Map<Sweep, Promise<void>>()

  const run = async (sweep: Sweep) => {
    try {
      await withTrace(traceOf(newId(systemClock.now())), sweep.run)
    } catch (error) {
      // what a sweep needs may be closed before it
      if (isStopped) log.info({ sweep: sweep.name, err: error }, 'a sweep was interrupted')
      else log.error({ sweep: sweep.name, err: error }, 'a sweep failed')
    }
    if (!isStopped) schedule(sweep, sweep.everyMs)
  }
  const schedule = (sweep: Sweep, afterMs: number) => {
    timers.set(
      sweep,
      setTimeout(() => running.set(sweep, run(sweep)), afterMs),
    )
  }

  for (const sweep of sweeps) schedule(sweep, firstAfter(sweep))
  return {
    stop: async () => {
      isStopped = true
      timers.forEach((timer) => clearTimeout(timer))
      await Promise.all(running.values())
    },
  }
}

/** Nothing runs right at the start: a frequent sweep waits its whole interval, the others at least half of the longest wait. */
function firstAfter({ everyMs }: Sweep): number {
  return Math.min(everyMs, FIRST_WITHIN_MS * (0.5 + randomFraction() / 2))
}
