/** Counts the outcomes of calls to providers: in memory first, and every few seconds added to the hour's row. */
import { type Clock, HOUR, SECOND } from '#platform/clock.ts'
import type { Database } from '#platform/database.ts'
import type { Log } from '#platform/log.ts'
import type { Provider } from '#features/back-office/operations-contract.ts'
import { addCalls, type HourOfCalls } from './queries.ts'

export interface ProviderMeter {
  /** @param fault undefined for an answer */
  readonly count: (provider: Provider, fault: string | undefined) => void
  /** Calls of this process since its start, by how they ended. */
  readonly totals: () => readonly CallTotal[]
  /** Writes the counts; call it before the database closes. Counts that cannot be written are logged and dropped. */
  readonly flush: () => Promise<void>
}

export interface CallTotal {
  readonly provider: Provider
  /** `answered`, or one of the faults. */
  readonly outcome: string
  readonly count: number
}

const FLUSH_MS = 5 * SECOND

export function createProviderMeter({ db, clock, log }: { db: Database; clock: Clock; log: Log }): ProviderMeter {
  const unwritten = new Map<string, HourOfCalls>()
  const totals = new Map<string, CallTotal>()
  let timer: NodeJS.Timeout | undefined

  const flush = async () => {
    clearTimeout(timer)
    timer = undefined
    const counted = [...unwritten.values()]
    unwritten.clear()
    if (counted.length === 0) return
    try {
      await addCalls(db, counted)
    } catch (error) {
      log.warn({ err: error }, 'the outcomes of calls to providers could not be written')
    }
  }

  return {
    totals: () => [...totals.values()],
    count: (provider, fault) => {
      const outcome = fault ?? 'answered'
      const name = `${provider} ${outcome}`
      totals.set(name, { provider, outcome, count: (totals.get(name)?.count ?? 0) + 1 })
      const now = clock.now()
      const hour = hourOf(now)
      const key = `${provider} ${hour.getTime()}`
      const before = unwritten.get(key) ?? { provider, hour, answered: 0, failed: 0 }
      unwritten.set(
        key,
        fault === undefined
          ? { ...before, answered: before.answered + 1, lastAnsweredAt: now }
          : { ...before, failed: before.failed + 1, lastFailedAt: now, lastFault: fault },
      )
      timer ??= setTimeout(() => void flush(), FLUSH_MS).unref()
    },
    flush,
  }
}

/** The start of the hour. */
export function hourOf(moment: Date): Date {
  return new Date(Math.floor(moment.getTime() / HOUR) * HOUR)
}
