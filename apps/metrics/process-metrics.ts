/** Metrics of one process: its work, its calls to providers and its connections to the database. */
import { Counter, Gauge, type Registry } from 'prom-client'
import type { Core } from '../compose.ts'

/** What each process counts by itself; the scraper adds the processes up. */
export function registerProcessMetrics(
  registry: Registry,
  { workMetrics, providerMeter, database }: Pick<Core, 'workMetrics' | 'providerMeter' | 'database'>,
): void {
  workMetrics.register(registry)
  const calls = new Counter({
    name: 'provider_calls_total',
    help: 'Calls to providers since the process started, by how they ended',
    labelNames: ['provider', 'outcome'],
    registers: [registry],
    collect: () => {
      calls.reset()
      for (const { provider, outcome, count } of providerMeter.totals()) calls.inc({ provider, outcome }, count)
    },
  })
  const connections = new Gauge({
    name: 'database_connections',
    help: 'Connections of the pool, and requests that wait for one',
    labelNames: ['state'],
    registers: [registry],
    collect: () => {
      const { totalCount, idleCount, waitingCount } = database.pool
      connections.set({ state: 'busy' }, totalCount - idleCount)
      connections.set({ state: 'idle' }, idleCount)
      connections.set({ state: 'waiting' }, waitingCount)
    },
  })
}
