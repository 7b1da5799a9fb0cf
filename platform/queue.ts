/**
 * Jobs over pg-boss. A job is enqueued inside the transaction that justifies it, its payload says which rows are meant and never what
 * they hold, and its handler is safe to run twice. A dead worker is noticed by its missing heartbeat. No policy keeps jobs in an order: what
 * must be, is claimed in our own rows (decision 003). Listening workers hear nothing of a job that is due again: `wake-for-due-jobs.ts` tells them.
 */
import { type SQL, sql } from 'drizzle-orm'
import { type ConstructorOptions, fromDrizzle, PgBoss, type QueuePolicy } from 'pg-boss'
import { z, type ZodType } from 'zod'
import { type Clock, MINUTE, SECOND } from '#platform/clock.ts'
import { CONNECTIONS_AT_REST, type Executor } from '#platform/database.ts'
import type { Log } from '#platform/log.ts'
import { wakeForDueJobs } from '#platform/wake-for-due-jobs.ts'
import { currentTrace, inSpan, type Trace, traceOf, withTrace } from '#platform/tracing.ts'

export interface Job<Payload extends object> {
  /** `feature.action`, imperative. */
  readonly name: string
  readonly payload: ZodType<Payload>
  /** Attempts after the first. */
  readonly retryLimit: number
  readonly retryDelaySeconds: number
  /** About three times the longest run; then the job counts as lost. */
  readonly expireInSeconds: number
  readonly policy: QueuePolicy
  /** How many of these jobs one worker runs in parallel. */
  readonly concurrency: number
  /** About how many jobs of one group run at once in all workers, so that no group takes all of them. */
  readonly perGroup?: number
}

export interface Attempt {
  /** Aborted when the job's time is over or the worker stops. */
  readonly signal: AbortSignal
  /** There is no attempt after this one: the handler must leave a final state. */
  readonly isLast: boolean
}

export interface JobHandler<Payload extends object> {
  readonly job: Job<Payload>
  readonly handle: (payload: Payload, attempt: Attempt) => Promise<void>
}

/** A job without its payload type: what its queue needs. */
export type JobSettings = Omit<Job<never>, 'payload'>

/** A handler without its payload type. */
export type AnyJobHandler = { readonly job: Job<never>; readonly handle: (payload: never, attempt: Attempt) => Promise<void> }

export interface Queue {
  /**
   * Adds a job within `tx`; a rollback removes it. A second job with the same `id` is ignored. `key` names what a job
   * is about: the job's policy says whether a second one with the same key is kept out while one waits, or also while one runs. `ahead` as for `enqueueAll`; all calls for a job give it, or none. `startAfter` is a time of
   * the product's clock, `waitSeconds` a pause of the machine's.
   */
  readonly enqueue: <Payload extends object>(
    tx: Executor,
    job: Job<Payload>,
    order: { payload: Payload; id?: string; key?: string; startAfter?: Date; waitSeconds?: number; ahead?: number },
  ) => Promise<void>
  /**
   * Adds many jobs within `tx`, in one statement. `group` is the member or other group that they belong to, where the job limits
   * that. `ahead`: how many of the group's jobs wait already. Each puts the new one behind what others add
   * within the next minute: so groups take turns, and nobody who has added many waits for ever.
   */
  readonly enqueueAll: <Payload extends object>(
    tx: Executor,
    job: Job<Payload>,
    added: readonly { readonly payload: Payload; readonly group: string; readonly ahead?: number }[],
  ) => Promise<void>
}

/** A job whose worker has been silent for this long is another one's. Together with the next line it is under ten seconds. */
const HEARTBEAT_SECONDS = 7
/** How late a missing heartbeat is noticed. */
const SUPERVISE_SECONDS = 2
const HEARTBEAT_EVERY_SECONDS = 2

export function createBoss(options: ConstructorOptions): PgBoss {
  return new PgBoss({
    schema: 'pgboss',
    application_name: 'mandou-queue',
    superviseIntervalSeconds: SUPERVISE_SECONDS,
    monitorIntervalSeconds: SUPERVISE_SECONDS,
    // pg-boss hands it on to its pool
    ...CONNECTIONS_AT_REST,
    ...options,
  })
}

/** How long each job of the same group that waits already holds a new one back. */
const TURN_MS = MINUTE
/** Priorities are whole seconds from here: the database holds them in 32 bits. */
const FIRST_TURN = Date.UTC(2026, 0)

export function createQueue(boss: PgBoss, clock: Clock): Queue {
  const priorityOf = (ahead: number) => -Math.floor((clock.now().getTime() + ahead * TURN_MS - FIRST_TURN) / SECOND)
  return {
    enqueue: async (tx, job, { payload, id, key, startAfter, waitSeconds, ahead }) => {
      const options = {
        ...(id ? { id } : {}),
        ...(key ? { singletonKey: key } : {}),
        ...(startAfter ? { startAfter } : {}),
        ...(waitSeconds !== undefined ? { startAfter: waitSeconds } : {}),
        ...(ahead !== undefined ? { priority: priorityOf(ahead) } : {}),
      }
      await boss.send(job.name, traced(job.payload.parse(payload)), { ...options, db: fromDrizzle(tx, sql) })
    },
    enqueueAll: async (tx, job, added) => {
      const jobs = added.map(({ payload, group, ahead = 0 }) => ({
        data: traced(job.payload.parse(payload)),
        group: { id: group },
        priority: priorityOf(ahead),
      }))
      if (jobs.length > 0) await boss.insert(job.name, jobs, { db: fromDrizzle(tx, sql) })
    },
  }
}

/** Whether a job with this key waits, is being done or will be tried again. */
export function isQueued(job: JobSettings, key: SQL): SQL {
  return sql`exists (select 1 from pgboss.job where name = ${job.name} and singleton_key = ${key} and state < 'completed')`
}

/** How many jobs wait, are being done or will be tried again whose payload names one of `among`, a query of one text. */
export async function countQueued(
  executor: Executor,
  job: JobSettings,
  { field, among }: { readonly field: string; readonly among: SQL },
): Promise<number> {
  const { rows } = await executor.execute<{ queued: number }>(
    sql`select count(*)::int as queued from pgboss.job where name = ${job.name} and state < 'completed' and data->>${field} in (${among})`,
  )
  return rows[0]?.queued ?? 0
}

/** What a job's payload does not contain: which trace ordered it. The payload's schema leaves it out when the job runs. */
function traced<Payload extends object>(payload: Payload): Payload & { trace?: Trace } {
  const trace = currentTrace()
  return trace ? { ...payload, trace } : payload
}

const carried = z.object({ trace: z.object({ id: z.string().regex(/^[0-9a-f]{32}$/), span: z.string().optional() }) })

function traceIn(data: unknown): Trace | undefined {
  return carried.safeParse(data).data?.trace
}

/**
 * What pg-boss does not let us set. It takes no heartbeat under ten seconds, which with its passes is twelve. And it changes no
 * policy, for the sake of queues with a table of their own; ours share the one that has the indexes of every policy. Jobs that wait
 * already keep the policy that they were added with.
 */
const SETTINGS = `update pgboss.queue set heartbeat_seconds = $1, policy = job.policy
  from unnest($2::text[], $3::text[]) as job (name, policy) where queue.name = job.name`

/** Creates the queues of these jobs, or updates their settings. Safe to run from several processes at once. */
export async function ensureQueues(boss: PgBoss, jobs: readonly JobSettings[]): Promise<void> {
  const names = jobs.map((job) => job.name)
  const twice = names.find((name, index) => names.indexOf(name) !== index)
  if (twice) throw new Error(`two jobs are named ${twice}`)
  for (const job of jobs) {
    const settings = {
      retryLimit: job.retryLimit,
      retryDelay: job.retryDelaySeconds,
      retryBackoff: true,
      expireInSeconds: job.expireInSeconds,
      notify: true,
    }
    // one by one, so that a failure at start-up is readable
    await boss.createQueue(job.name, { ...settings, policy: job.policy })
    await boss.updateQueue(job.name, settings)
  }
  await boss.getDb().executeSql(SETTINGS, [HEARTBEAT_SECONDS, names, jobs.map(({ policy }) => policy)])
}

/** How an attempt can end. Another one follows all but `done` and `failed`. */
export const ATTEMPT_OUTCOMES = ['done', 'interrupted', 'repeated', 'failed'] as const
export type AttemptOutcome = (typeof ATTEMPT_OUTCOMES)[number]

interface Reporting {
  readonly log: Log
  readonly onAttempt?: (queue: string, outcome: AttemptOutcome) => void
  /**
   * Whether an attempt ended because this process is ending. Unless it was the last one, that is no fault. The signal is aborted
   * when the job was given back before its handler ended.
   */
  readonly isInterruption?: (error: unknown, signal: AbortSignal) => boolean
}

/**
 * Starts the workers of this process; throws unless each job has exactly one handler. An error of the last attempt stays visible
 * among the queue's failed jobs.
 */
export async function startWorkers(
  boss: PgBoss,
  handlers: readonly AnyJobHandler[],
  { jobs, ...reporting }: { readonly jobs: readonly JobSettings[] } & Reporting,
): Promise<void> {
  const orphan = jobs.find((job) => handlers.filter((handler) => handler.job === job).length !== 1)
  if (orphan) throw new Error(`the job ${orphan.name} needs exactly one handler`)
  const started = handlers.map(async (handler) => {
    const ids = await Promise.all(Array.from({ length: handler.job.concurrency }, () => work(boss, handler, reporting)))
    return [handler.job.name, ids] as const
  })
  wakeForDueJobs(boss, new Map(await Promise.all(started)))
}

/** Workers wake by notifications, by each job that they finish, and when a job has become due; this is for what all of them miss. */
export const POLL_SECONDS = 30

/** One worker of a queue. After each job it polls at once, since the notification of a waiting job came earlier. */
async function work(
  boss: PgBoss,
  { job, handle }: AnyJobHandler,
  { log, onAttempt, isInterruption }: Reporting,
): Promise<string> {
  let workerId = ''
  const options = {
    batchSize: 1,
    includeMetadata: true,
    pollingIntervalSeconds: 0.5,
    notifyPollingIntervalSeconds: POLL_SECONDS,
    heartbeatRefreshSeconds: HEARTBEAT_EVERY_SECONDS,
    ...(job.perGroup !== undefined && { groupConcurrency: job.perGroup }),
  } as const
  workerId = await boss.work(job.name, options, async ([taken]) => {
    if (!taken) return
    const isLast = taken.retryCount >= taken.retryLimit
    const about = { job: job.name, jobId: taken.id, attempt: taken.retryCount + 1 }
    const run = async () => {
      const begun = performance.now()
      try {
        await inSpan(job.name, about, () => handle(job.payload.parse(taken.data), { signal: taken.signal, isLast }))
        onAttempt?.(job.name, 'done')
        log.info({ ...about, tookMs: Math.round(performance.now() - begun) }, 'a job is done')
      } catch (error) {
        const isInterrupted = isInterruption?.(error, taken.signal) === true && !isLast
        onAttempt?.(job.name, isInterrupted ? 'interrupted' : failureOf(isLast))
        if (isInterrupted) log.info(about, 'a job was interrupted and will be repeated')
        else log.error({ ...about, err: error, isLast }, 'a job failed')
        throw error
      } finally {
        boss.notifyWorker(workerId)
      }
    }
    await withTrace(traceIn(taken.data) ?? traceOf(taken.id), run)
  })
  return workerId
}

function failureOf(isLast: boolean): AttemptOutcome {
  return isLast ? 'failed' : 'repeated'
}
