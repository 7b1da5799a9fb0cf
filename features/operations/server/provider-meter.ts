/** Counts the outcomes of calls to providers: in memory first, and every few seconds added to the hour's row. */
import { type Clock, HOUR, SECOND } from '#platform/clock.ts'
import type { Database } from '#platform/database.ts'
import type { Log } from '#platform/log.ts'
import type { Provider } from '../contract.ts'
import { addCalls, type HourOfCalls } from './queries.ts'

export interface ProviderMeter {
  /** @param fault undefined for an answer */
  readonly count: (provider: Provider, fault: string | undefined) => void
  /** Writes the counts; call it before the database closes. Counts that cannot be written are logged and dropped. */
  readonly flush: () => Promise<void>
}

const FLUSH_MS = 5 * SECOND

export function createProviderMeter({ db, clock, log }: { db: Database; clock: Clock; log: Log }): ProviderMeter {
  const unwritten = new Map<string, HourOfCalls>()
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
    count: (provider, fault) => {
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
