/** Short sweeps: what is due by the product's clock is a row, and a sweep looks for such rows every few seconds. */
import type { Log } from '#platform/log.ts'

export interface Sweep {
  readonly name: string
  readonly everyMs: number
  /** Safe to run in several processes at once, and to be cut off in the middle. */
  readonly run: () => Promise<void>
}

/** Starts every sweep; a run never overlaps itself, and a failure is logged and tried again at the next turn. */
export function startSweeps(sweeps: readonly Sweep[], log: Log): { stop: () => Promise<void> } {
  let isStopped = false
  const timers = new Map<Sweep, NodeJS.Timeout>()
  const running = new Map<Sweep, Promise<void>>()

  const turn = async (sweep: Sweep) => {
    try {
      await sweep.run()
    } catch (error) {
      log.error({ sweep: sweep.name, err: error }, 'a sweep failed')
    }
    if (!isStopped) schedule(sweep)
  }
  const schedule = (sweep: Sweep) => {
    timers.set(
      sweep,
      setTimeout(() => running.set(sweep, turn(sweep)), sweep.everyMs),
    )
  }

  sweeps.forEach(schedule)
  return {
    stop: async () => {
      isStopped = true
      timers.forEach((timer) => clearTimeout(timer))
      await Promise.all(running.values())
    },
  }
}
