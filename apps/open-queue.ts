import type { PgBoss } from 'pg-boss'
import type { Clock } from '#platform/clock.ts'
import type { Log } from '#platform/log.ts'
import { createBoss, createQueue, ensureQueues, type Queue } from '#platform/queue.ts'
import { JOBS } from './jobs.ts'

/** A stop that takes longer leaves the running jobs to their next attempt. */
const STOP_WITHIN_MS = 8000

export interface OpenQueue {
  readonly boss: PgBoss
  readonly queue: Queue
  /** Starts no new job and waits for the running ones. Safe to call twice. */
  readonly stop: () => Promise<void>
}

/** The worker maintains the queues; the server only adds to them. */
export async function openQueue(
  connectionString: string,
  {
    log,
    clock,
    isWorker,
    stopWithinMs = STOP_WITHIN_MS,
  }: { readonly log: Log; readonly clock: Clock; readonly isWorker: boolean; readonly stopWithinMs?: number },
): Promise<OpenQueue> {
  const boss = createBoss({
    connectionString,
    max: isWorker ? 6 : 2,
    migrate: false,
    supervise: isWorker,
    schedule: false,
    useListenNotify: isWorker,
  })
  let isStopping = false
  boss.on('error', (reported) => {
    const err = errorOf(reported)
    // nothing is lost: a job that was not fetched waits, and one that could not be reported as done is safe to run again
    if (isStopping) log.info({ err }, 'the queue reported a fault while it was stopped')
    else log.error({ err }, 'the queue reported a fault')
  })
  await boss.start()
  await ensureQueues(boss, JOBS)
  return {
    boss,
    queue: createQueue(boss, clock),
    stop: () => {
      isStopping = true
      return boss.stop({ graceful: true, timeout: stopWithinMs })
    },
  }
}

/** pg-boss reports a worker's error as a copy of its fields, which is no error and would be logged by its type alone. */
function errorOf(reported: Error): Error {
  return reported instanceof Error ? reported : Object.assign(new Error('unknown'), reported)
}
