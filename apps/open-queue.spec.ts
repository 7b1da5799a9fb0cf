import { once } from 'node:events'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { z } from 'zod'
import type { DescribedError } from '#platform/describe-error.ts'
import { openDatabase } from '#platform/database.ts'
import { addMs, SECOND, systemClock } from '#platform/clock.ts'
import { createLog } from '#platform/log.ts'
import { openTestDatabase, type TestDatabase } from '#platform/postgres/test-database.ts'
import { type AnyJobHandler, type Attempt, ensureQueues, type Job, POLL_SECONDS, startWorkers } from '#platform/queue.ts'
import { JOBS } from './jobs.ts'
import { type OpenQueue, openQueue } from './open-queue.ts'

interface Line {
  readonly level: number
  readonly msg: string
  readonly err: DescribedError & { readonly queue?: string }
}

const ERROR = 50
const INFO = 30
/** https://www.postgresql.org/docs/current/errcodes-appendix.html */
const UNDEFINED_TABLE = '42P01'

const LATER: Job<{ turn: number }> = {
  name: 'spec.later',
  payload: z.object({ turn: z.number() }),
  retryLimit: 0,
  retryDelaySeconds: 1,
  expireInSeconds: 60,
  policy: 'standard',
  concurrency: 1,
}

let own: TestDatabase
let opened: OpenQueue
const lines: Line[] = []
beforeAll(async () => {
  own = await openTestDatabase()
  const log = createLog('info', 'test', { write: (line) => void lines.push(JSON.parse(line) as Line) }) // as: what the log writes
  opened = await openQueue(own.url, { log, clock: systemClock, isWorker: true })
})
afterAll(async () => {
  await opened.stop()
  await own.drop()
})

test('a job counts as abandoned within ten seconds, supervision included', async () => {
  const { boss, queue } = opened
  const { db, pool, close } = openDatabase(own.url, { max: 1, log: createLog('silent', 'test') })
  const job = { ...LATER, name: 'spec.abandoned' }
  await ensureQueues(boss, [job])
  await queue.enqueue(db, job, { payload: { turn: 1 } })
  const { rows } = await pool.query('select heartbeat_seconds from pgboss.job where name = $1', [job.name])
  expect(rows).toEqual([{ heartbeat_seconds: 7 }])
  await close()
})

test('a queue that exists takes over a changed policy', async () => {
  const { boss, queue } = opened
  const { db, pool, close } = openDatabase(own.url, { max: 1, log: createLog('silent', 'test') })
  const job = { ...LATER, name: 'spec.changed' }
  await ensureQueues(boss, [job])
  await ensureQueues(boss, [{ ...job, policy: 'exclusive' }])
  for (const turn of [1, 2]) await queue.enqueue(db, job, { payload: { turn }, key: 'the same' })
  const { rows } = await pool.query('select data from pgboss.job where name = $1', [job.name])
  expect(rows).toMatchObject([{ data: { turn: 1 } }])
  await close()
})

test('a job that waits for its time wakes an idle worker, which polls far more rarely', async () => {
  const { boss, queue } = opened
  const { db, close } = openDatabase(own.url, { max: 1, log: createLog('silent', 'test') })
  const taken: number[] = []
  const handle = async ({ turn }: { turn: number }) => void taken.push(turn)
  const handlers = [{ job: LATER, handle }] as unknown as AnyJobHandler[] // as: the queue parses each payload with the job's own schema
  await ensureQueues(boss, [LATER])
  await startWorkers(boss, handlers, { jobs: [LATER], log: createLog('silent', 'test') })
  await queue.enqueue(db, LATER, { payload: { turn: 1 } })
  await vi.waitUntil(() => taken.length === 1, { timeout: POLL_SECONDS * SECOND })
  // it polled a moment ago
  await queue.enqueue(db, LATER, { payload: { turn: 2 }, startAfter: addMs(systemClock.now(), SECOND) })
  await vi.waitUntil(() => taken.length === 2, { timeout: (POLL_SECONDS / 2) * SECOND })
  await close()
})

test('a worker that cannot reach its queue is an error that names queue and cause, and none while the queue is stopped', async () => {
  const [held = '', waiting = ''] = JOBS.map(({ name }) => name)
  const begun = Promise.withResolvers<void>()
  const finished = Promise.withResolvers<void>()
  await opened.boss.send(held, {})
  await opened.boss.work(held, () => {
    begun.resolve()
    return finished.promise
  })
  await begun.promise
  await removeTables()
  await opened.boss.work(waiting, () => Promise.resolve())

  const fault = await vi.waitUntil(() => lines.find(({ level, err }) => level === ERROR && err.queue === waiting), {
    timeout: 60_000,
  })
  expect(fault).toMatchObject({ msg: 'the queue reported a fault', err: { code: UNDEFINED_TABLE } })
  expect(fault.err.message).toContain('does not exist')

  lines.length = 0
  const stopped = opened.stop()
  finished.resolve()
  await stopped
  expect(lines.filter(({ level }) => level > INFO)).toEqual([])
  expect(lines).toContainEqual(
    expect.objectContaining({
      msg: 'the queue reported a fault while it was stopped',
      err: expect.objectContaining({ queue: held, code: UNDEFINED_TABLE }) as object, // as: a matcher
    }),
  )
})

test('a job that is given back because a stop took too long is interrupted, not failed', async () => {
  const { boss, queue, stop, log, database, drop } = await openOther()
  const begun = Promise.withResolvers<void>()
  const handle = async (_: object, { signal }: Attempt) => {
    begun.resolve()
    await once(signal, 'abort')
    throw signal.reason
  }
  const job = { ...LATER, name: 'spec.held', retryLimit: 1 }
  const handlers = [{ job, handle }] as unknown as AnyJobHandler[] // as: the queue parses each payload with the job's own schema
  await ensureQueues(boss, [job])
  const outcomes: string[] = []
  const onAttempt = (_: string, outcome: string) => void outcomes.push(outcome)
  await startWorkers(boss, handlers, { jobs: [job], log, onAttempt, isInterruption: (_, signal) => signal.aborted })
  await queue.enqueue(database.db, job, { payload: { turn: 1 } })
  await begun.promise
  lines.length = 0
  await stop()
  await vi.waitUntil(() => outcomes.length > 0)
  expect(outcomes).toEqual(['interrupted'])
  expect(lines.filter(({ level }) => level > INFO)).toEqual([])
  await database.close()
  await drop()
})

async function openOther() {
  const log = createLog('info', 'test', { write: (line) => void lines.push(JSON.parse(line) as Line) }) // as: what the log writes
  const other = await openTestDatabase()
  const database = openDatabase(other.url, { max: 1, log })
  return {
    ...(await openQueue(other.url, { log, clock: systemClock, isWorker: true, stopWithinMs: 1 })),
    log,
    database,
    drop: other.drop,
  }
}

async function removeTables(): Promise<void> {
  const { pool, close } = openDatabase(own.url, { max: 1, log: createLog('silent', 'test') })
  for (const table of ['queue', 'job', 'job_common']) await pool.query(`alter table pgboss.${table} rename to ${table}_away`)
  await close()
}
