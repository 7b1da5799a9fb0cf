import { Gauge, type Registry } from 'prom-client'
import type { Clock } from '#platform/clock.ts'
import type { Database } from '#platform/database.ts'
import type { CodeLimits } from './deps.ts'
import { type Area, findCount, listAreas } from './queries.ts'
import { messagesOfDay } from './send-limits.ts'

interface CodeMetricsDeps {
  readonly db: Database
  readonly clock: Clock
  readonly limits: CodeLimits
}

interface AreaMetric {
  readonly name: string
  readonly help: string
  /** Undefined when there is nothing to report. */
  readonly read: (area: Area, now: Date) => number | undefined
}

const AREA_METRICS: readonly AreaMetric[] = [
  { name: 'sign_in_codes_sent', help: 'Codes sent so far, by country and area code', read: ({ sent }) => sent },
  { name: 'sign_in_codes_used', help: 'Codes used so far, by country and area code', read: ({ verified }) => verified },
  {
    name: 'sign_in_codes_used_ratio',
    help: 'Share of the codes sent of late, for a day at most, that were used, by country and area code',
    read: ({ sentLately, usedLately, latelyEndsAt }, now) =>
      latelyEndsAt > now && sentLately > 0 ? usedLately / sentLately : undefined,
  },
  {
    name: 'sign_in_codes_credit',
    help: 'Codes that an area may still get in a row while nobody uses one; below 1 it is throttled',
    read: ({ credit }) => credit,
  },
]

/** Makes SMS pumping visible. Read from the database, so that every server reports the same; an area code identifies nobody. */
export function registerCodeMetrics(registry: Registry, { db, clock, limits }: CodeMetricsDeps): void {
  const listOnce = shareWhileRunning(() => listAreas(db))
  for (const { name, help, read } of AREA_METRICS) {
    const gauge = new Gauge({
      name,
      help,
      labelNames: ['area'],
      registers: [registry],
      collect: async () => {
        const areas = await listOnce()
        gauge.reset()
        for (const area of areas) {
          const value = read(area, clock.now())
          if (value !== undefined) gauge.set({ area: area.area }, value)
        }
      },
    })
  }
  const left = new Gauge({
    name: 'sign_in_codes_left_today',
    help: 'Codes that may still be sent today; at 0 nobody gets one',
    registers: [registry],
    collect: async () => {
      const now = clock.now()
      left.set(limits.perDay - (await findCount(db, messagesOfDay(now), now)))
    },
  })
}

/** A scrape reads every metric at once: parallel calls share one query. */
function shareWhileRunning<T>(ask: () => Promise<T>): () => Promise<T> {
  let running: Promise<T> | undefined
  return () => {
    running ??= ask().finally(() => {
      running = undefined
    })
    return running
  }
}
