import type { PgBoss } from 'pg-boss'
import type { Log } from '#platform/log.ts'
import { createBoss, createQueue, ensureQueues, type Queue } from '#platform/queue.ts'
import { JOBS } from './jobs.ts'

/** The worker maintains the queues; the server only adds to them. */
export async function openQueue(
  connectionString: string,
  { log, isWorker }: { log: Log; isWorker: boolean },
): Promise<{ readonly boss: PgBoss; readonly queue: Queue }> {
  const boss = createBoss({
    connectionString,
    max: isWorker ? 6 : 2,
    migrate: false,
    supervise: isWorker,
    schedule: false,
    useListenNotify: isWorker,
  })
  boss.on('error', (error) => log.error({ err: error }, 'the queue reported a fault'))
  await boss.start()
  await ensureQueues(boss, JOBS)
  return { boss, queue: createQueue(boss) }
}
