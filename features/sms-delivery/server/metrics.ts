import { Gauge, type Registry } from 'prom-client'
import { type Clock, DAY, addMs } from '#platform/clock.ts'
import type { Database } from '#platform/database.ts'
import { countAttempts, countFailovers } from './queries.ts'

/** Exposes how the vendors did in the last day. Counted from the rows at every scrape, because several processes send. */
export function registerSmsMetrics(registry: Registry, { db, clock }: { readonly db: Database; readonly clock: Clock }): void {
  const yesterday = () => addMs(clock.now(), -DAY)
  const messages = new Gauge({
    name: 'sms_messages_last_day',
    help: 'Attempts at SMS messages in the last 24 hours, by vendor and state',
    labelNames: ['vendor', 'status'],
    registers: [registry],
    collect: async () => {
      messages.reset()
      for (const { vendor, status, count } of await countAttempts(db, yesterday())) messages.set({ vendor, status }, count)
    },
  })
  const failovers = new Gauge({
    name: 'sms_failovers_last_day',
    help: 'SMS messages that went on to another vendor in the last 24 hours, by the vendor that failed',
    labelNames: ['vendor'],
    registers: [registry],
    collect: async () => {
      failovers.reset()
      for (const { vendor, count } of await countFailovers(db, yesterday())) failovers.set({ vendor }, count)
    },
  })
}
