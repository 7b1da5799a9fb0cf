import { systemClock } from '#platform/clock.ts'
import type { OperationsOptions } from '#platform/http/operations.ts'
import { readQueueAges } from '#platform/queue-admin.ts'
import type { Core } from './compose.ts'
import { JOBS } from './jobs.ts'
import { registerProcessMetrics } from './metrics/process-metrics.ts'

/** Shared with the code that ends the process. */
export interface Readiness {
  isEnding: boolean
}

/** What every process tells its operators: whether it is ready, and how the queues are. */
export function operationsOf(core: Core, readiness: Readiness): OperationsOptions {
  const names = JOBS.map(({ name }) => name)
  return {
    checkReady: async () => {
      if (readiness.isEnding) throw new Error('this process is ending')
      await core.database.pool.query('select 1')
    },
    countJobs: async () => {
      const queues = await core.boss.getQueues()
      const open = new Map(queues.map((queue) => [queue.name, queue.queuedCount + queue.activeCount]))
      return Object.fromEntries(names.map((name) => [name, open.get(name) ?? 0]))
    },
    countFailedJobs: async () => {
      const failed = new Map((await core.boss.getQueues()).map((queue) => [queue.name, queue.failedCount]))
      return Object.fromEntries(names.map((name) => [name, failed.get(name) ?? 0]))
    },
    ageJobs: () => readQueueAges(core.database.db, { names, now: systemClock.now() }),
    registerMetrics: (registry) => registerProcessMetrics(registry, core),
    metricsAccess: { token: core.env.metricsToken, isOpenLocally: core.env.areMetricsOpenLocally },
  }
}
