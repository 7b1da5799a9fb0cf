/** The state of the queues for administrators, and the retry of a failed job. */
import { sql } from 'drizzle-orm'
import { fromDrizzle, type PgBoss } from 'pg-boss'
import type { Executor, Transaction } from '#platform/database.ts'
import type { Cursor } from '#platform/page-cursor.ts'
import type { JobSettings } from '#platform/queue.ts'

export interface QueueDepth {
  readonly name: string
  /** Ready to run. */
  readonly waiting: number
  /** Due at a later time. */
  readonly delayed: number
  readonly running: number
  /** Failed after the last attempt, as long as they are kept. */
  readonly failed: number
}

export interface FailedJob extends Cursor {
  readonly queue: string
  /** The error's class and code; never its message, which may contain personal data. */
  readonly error: { readonly name: string; readonly code: string | null }
  readonly attempts: number
  readonly failedAt: Date
}

export interface QueueAdmin {
  /** As of the supervising worker's last count, seconds ago. */
  readonly readDepths: () => Promise<readonly QueueDepth[]>
  /** Newest first; a page ends at its `createdAt`, which is the time of the failure. */
  readonly listFailed: (request: { after: Cursor | undefined; limit: number }) => Promise<readonly FailedJob[]>
  /** Allows one more attempt. @returns its queue; undefined when the job has not failed, or no longer exists */
  readonly retry: (tx: Transaction, id: string) => Promise<string | undefined>
}

interface FailedRow extends Record<string, unknown> {
  readonly id: string
  readonly name: string
  readonly attempts: number
  readonly error_name: string | null
  readonly error_code: string | null
  readonly failed_at: Date
}

/** Cut to milliseconds, as in a cursor; without a time zone, whose name would prevent an index. */
const FAILED_AT = `date_trunc('milliseconds', completed_on at time zone 'UTC')`

/** The queue itself never reads failed jobs, so its own indices leave them out. A migration: run it once the queue exists. */
export const FAILED_JOBS_INDEX = `create index if not exists job_failed on pgboss.job_common ((${FAILED_AT}), id) where state = 'failed'`

/**
 * How long the oldest job that could run has waited, in seconds, by queue; 0 where none waits.
 * @param request.now by the machine's own clock, as the queue counts
 */
export async function readQueueAges(
  db: Executor,
  { names, now }: { names: readonly string[]; now: Date },
): Promise<Record<string, number>> {
  const { rows } = await db.execute<{ name: string; age: number }>(sql`
    select name, extract(epoch from ${now.toISOString()}::timestamptz - min(greatest(created_on, start_after)))::float8 as age from pgboss.job
    where name = any(${sql.param(names)}::text[]) and state in ('created', 'retry') and start_after <= ${now.toISOString()}::timestamptz group by name`)
  const ages = new Map(rows.map(({ name, age }) => [name, age]))
  return Object.fromEntries(names.map((name) => [name, ages.get(name) ?? 0]))
}

export function createQueueAdmin(boss: PgBoss, { db, jobs }: { db: Executor; jobs: readonly JobSettings[] }): QueueAdmin {
  const names = jobs.map(({ name }) => name)
  return {
    readDepths: async () => {
      const queues = new Map((await boss.getQueues(names)).map((queue) => [queue.name, queue]))
      return names.map((name) => {
        const queue = queues.get(name)
        return {
          name,
          waiting: queue?.readyCount ?? 0,
          delayed: queue?.deferredCount ?? 0,
          running: queue?.activeCount ?? 0,
          failed: queue?.failedCount ?? 0,
        }
      })
    },
    listFailed: async ({ after, limit }) => {
      const failedAt = sql.raw(FAILED_AT)
      const isBefore = after
        ? sql`(${failedAt}, id) < (${after.createdAt}::timestamptz at time zone 'UTC', ${after.id}::uuid)`
        : sql`true`
      const { rows } = await db.execute<FailedRow>(sql`
        select id, name, retry_count + 1 as attempts, output->>'name' as error_name, output->>'code' as error_code, ${failedAt} at time zone 'UTC' as failed_at
        from pgboss.job where state = 'failed' and name = any(${sql.param(names)}::text[]) and ${isBefore}
        order by ${failedAt} desc, id desc limit ${limit}`)
      return rows.map(presentFailed)
    },
    retry: async (tx, id) => {
      const { rows } = await tx.execute<{ name: string }>(
        // locked, so that the second of two taps finds it retried
        sql`select name from pgboss.job where id = ${id}::uuid and state = 'failed' and name = any(${sql.param(names)}::text[]) for update`,
      )
      const name = rows[0]?.name
      if (name !== undefined) await boss.retry(name, id, { db: fromDrizzle(tx, sql) })
      return name
    },
  }
}

function presentFailed({ id, name, attempts, error_name, error_code, failed_at }: FailedRow): FailedJob {
  const failedAt = new Date(failed_at)
  const error = { name: wordOf(error_name) ?? 'Error', code: wordOf(error_code) ?? null }
  return { id, queue: name, error, attempts, createdAt: failedAt, failedAt }
}

/** Names and codes are single words; any other value could contain personal data. */
function wordOf(text: string | null): string | undefined {
  return text !== null && /^[A-Za-z]\w{0,60}$/.test(text) ? text : undefined
}
