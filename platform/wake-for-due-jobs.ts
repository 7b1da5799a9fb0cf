/**
 * Wakes the workers of queues in which a job has become due. Nobody is notified of a job that waited for its time, and one statement a
 * second for all queues costs less than a worker that polls for each.
 */
import type { PgBoss } from 'pg-boss'
import { SECOND } from '#platform/clock.ts'

const LOOK_EVERY_MS = SECOND

const DUE = `select queue from unnest($1::text[]) queue
  where exists (select 1 from pgboss.job where name = queue and state < 'active' and start_after <= now())`

/** @param workers their ids by queue. Looks until the queue is stopped */
export function wakeForDueJobs(boss: PgBoss, workers: ReadonlyMap<string, readonly string[]>): void {
  const names = [...workers.keys()]
  let timer: NodeJS.Timeout | undefined
  let isOver = false
  const look = async () => {
    try {
      const { rows } = await boss.getDb().executeSql(DUE, [names])
      for (const { queue } of rows as { queue: string }[]) for (const id of workers.get(queue) ?? []) boss.notifyWorker(id) // as: the statement's column
    } catch {
      // pg-boss reports a database that is away, and its workers poll as well
    } finally {
      if (!isOver) timer = setTimeout(() => void look(), LOOK_EVERY_MS).unref()
    }
  }
  boss.once('stopped', () => {
    isOver = true
    clearTimeout(timer)
  })
  void look()
}
