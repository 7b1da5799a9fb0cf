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
  readonly read: (area: Area) => number
}

const AREA_METRICS: readonly AreaMetric[] = [
  { name: 'sign_in_codes_sent', help: 'Codes sent so far, by country and area code', read: ({ sent }) => sent },
  { name: 'sign_in_codes_used', help: 'Codes used so far, by country and area code', read: ({ verified }) => verified },
  {
    name: 'sign_in_codes_used_ratio',
    help: 'Share of the sent codes that were used, by country and area code',
    read: ({ sent, verified }) => (sent > 0 ? verified / sent : 0),
  },
  {
    name: 'sign_in_codes_credit',
    help: 'Codes that an area may still get in a row while nobody uses one; below 1 it is throttled',
    read: ({ credit }) => credit,
  },
]

/** Who pumps messages shows here. Read from the database, so that every server tells the same; an area code names nobody. */
export function registerCodeMetrics(registry: Registry, { db, clock, limits }: CodeMetricsDeps): void {
  for (const { name, help, read } of AREA_METRICS) {
    const gauge = new Gauge({
      name,
      help,
      labelNames: ['area'],
      registers: [registry],
      collect: async () => {
        for (const area of await listAreas(db)) gauge.set({ area: area.area }, read(area))
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
