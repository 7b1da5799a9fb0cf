/** The bad days: what happens, and how soon everything must work again. */
import { setTimeout as pause } from 'node:timers/promises'
import { SECOND } from '#platform/clock.ts'
import { withDatabase } from './check-day.ts'
import type { Field } from './field.ts'

export interface BadDay {
  readonly name: string
  /** Whether it is part of `--short`. */
  readonly isShort?: boolean
  /** The longest that members may notice after `happen` is over, in ms. */
  readonly recoverWithinMs: number
  /** Makes it happen and ends it. @returns what the table says about it, if anything, and its own time until all was well */
  readonly happen: (field: Field) => Promise<Happened | undefined>
}

/** What a day tells about itself. */
export interface Happened {
  readonly note?: string
  readonly ownRecoveryMs?: number
  /** From when recovery counts, against `performance.now()`; the end of the day when left out. */
  readonly since?: number
}

const SERVER_BACK_MS = 3 * SECOND
/** Ten for the heartbeat, two until somebody looks, one or two before the next attempt. */
const WORKER_BACK_MS = 15 * SECOND
const DATABASE_BACK_MS = 10 * SECOND
const CONNECTIONS_BACK_MS = 5 * SECOND

export const BAD_DAYS: readonly BadDay[] = [
  { name: 'an ordinary day', isShort: true, recoverWithinMs: 0, happen: async () => undefined },
  ...repeat(5, (turn) => ({
    name: `server killed (${turn})`,
    recoverWithinMs: SERVER_BACK_MS,
    happen: (field) => killServer(field, turn),
  })),
  ...repeat(5, (turn) => ({
    name: `worker killed in mid-edit (${turn})`,
    recoverWithinMs: WORKER_BACK_MS,
    happen: (field) => killWorkers(field, [turn % 2]),
  })),
  { name: 'both workers killed in mid-edit', recoverWithinMs: WORKER_BACK_MS, happen: (field) => killWorkers(field, [0, 1]) },
  { name: 'rolling restart of servers and workers', recoverWithinMs: 0, happen: rollingRestart },
  { name: 'every database connection ended', isShort: true, recoverWithinMs: CONNECTIONS_BACK_MS, happen: endConnections },
  { name: 'database restarted', recoverWithinMs: DATABASE_BACK_MS, happen: restartDatabase },
  { name: 'database killed', recoverWithinMs: DATABASE_BACK_MS, happen: killDatabase },
  { name: 'database stopped for 30 s', recoverWithinMs: DATABASE_BACK_MS, happen: stopDatabase },
  {
    name: 'object storage gone for 20 s',
    recoverWithinMs: SERVER_BACK_MS,
    happen: (field) => weaken(field.storageLine, 'cut', 20),
  },
  {
    name: 'object storage slow for 20 s (+800 ms)',
    recoverWithinMs: SERVER_BACK_MS,
    happen: (field) => weaken(field.storageLine, 800, 20),
  },
  {
    name: 'every provider gone for 20 s',
    recoverWithinMs: SERVER_BACK_MS,
    happen: (field) => weaken(field.providerLine, 'cut', 20),
  },
  {
    name: 'every provider silent for 20 s',
    recoverWithinMs: SERVER_BACK_MS,
    happen: (field) => weaken(field.providerLine, 'silent', 20),
  },
  {
    name: 'every provider slow for 20 s (+1.5 s)',
    recoverWithinMs: SERVER_BACK_MS,
    happen: (field) => weaken(field.providerLine, 1500, 20),
  },
  { name: 'every delivery doubled and shuffled', isShort: true, recoverWithinMs: 0, happen: redeliver },
  { name: 'a poisoned job', recoverWithinMs: 0, happen: poison },
]

function repeat(times: number, make: (turn: number) => BadDay): BadDay[] {
  return Array.from({ length: times }, (_, index) => make(index + 1))
}

async function killServer({ servers }: Field, turn: number) {
  await pause(turn * 300)
  const server = servers[turn % servers.length]
  const killedAt = performance.now()
  server?.kill('SIGKILL')
  await pause(SECOND / 2)
  await server?.ready()
  return { note: `ready again after ${seconds(performance.now() - killedAt)}`, since: killedAt }
}

/** Waits until an edit is under way, and after the kill until no job belongs to the dead. */
async function killWorkers(field: Field, which: readonly number[]) {
  const giveUpAt = performance.now() + 30 * SECOND
  const isRunning = () =>
    withDatabase(field, async (client) => {
      const { rows } = await client.query<{ count: number }>(
        "select count(*)::int as count from pgboss.job where state = 'active' and name = 'photo-edits.run'",
      )
      return rows[0]?.count ?? 0
    })
  while ((await isRunning()) < which.length && performance.now() < giveUpAt) await pause(30)
  const killedAt = performance.now()
  const { rows } = await withDatabase(field, async (client) => {
    for (const number of which) field.workers[number]?.kill('SIGKILL')
    return client.query<{ id: string; started_on: Date }>("select id, started_on from pgboss.job where state = 'active'")
  })
  const isLeft = () =>
    withDatabase(field, async (client) => {
      const logged = JSON.stringify(rows)
      const left = await client.query(
        "select 1 from pgboss.job j join json_to_recordset($1::json) as t (id uuid, started_on timestamptz) on t.id = j.id where j.state in ('active', 'retry', 'created') and date_trunc('milliseconds', j.started_on) <= t.started_on limit 1",
        [logged],
      )
      return left.rowCount !== 0
    })
  while ((await isLeft()) && performance.now() < killedAt + 60 * SECOND) await pause(50)
  const handedOnMs = performance.now() - killedAt
  for (const number of which) await field.workers[number]?.ready()
  return { note: `${rows.length} jobs taken over after ${seconds(handedOnMs)}`, ownRecoveryMs: handedOnMs }
}

async function rollingRestart({ servers, workers }: Field) {
  const slowest = { ms: 0 }
  for (const part of [...servers, ...workers]) {
    const [before, askedAt] = [part.starts(), performance.now()]
    part.kill('SIGTERM')
    while (part.starts() === before) await pause(20)
    slowest.ms = Math.max(slowest.ms, performance.now() - askedAt)
    await part.ready()
    await pause(SECOND)
  }
  return { note: `the slowest ended after ${seconds(slowest.ms)}` }
}

async function endConnections(field: Field) {
  await withDatabase(field, (client) =>
    client.query(
      'select pg_terminate_backend(pid) from pg_stat_activity where pid <> pg_backend_pid() and datname = current_database()',
    ),
  )
  return undefined
}

async function restartDatabase({ database }: Field) {
  await database.stop()
  await database.start()
  return undefined
}

async function killDatabase({ database }: Field) {
  await database.kill()
  await database.start()
  return undefined
}

async function stopDatabase({ database }: Field) {
  await database.stop()
  await pause(30 * SECOND)
  await database.start()
  return undefined
}

async function weaken(line: Field['storageLine'], state: Parameters<Field['storageLine']['become']>[0], forSeconds: number) {
  line.become(state)
  await pause(forSeconds * SECOND)
  line.become('open')
  return undefined
}

async function redeliver({ sandboxUrl }: Field) {
  const headers = { 'content-type': 'application/json' }
  for (const provider of ['asaas', 'whatsapp']) {
    const body = JSON.stringify({ provider, order: 'shuffled' })
    for (let times = 0; times < 2; times += 1) {
      await pause(2 * SECOND)
      const answer = await fetch(`${sandboxUrl}/control/webhooks/redeliver`, { method: 'POST', headers, body })
      if (!answer.ok) throw new Error(await answer.text())
    }
  }
  return undefined
}

/** A job that no handler can read: it must fail for good and hold up no other. */
async function poison(field: Field) {
  const count = () =>
    withDatabase(field, async (client) => {
      const { rows } = await client.query<{ count: number }>(
        "select count(*)::int as count from pgboss.job where name = 'chat.wake' and state = 'failed'",
      )
      return rows[0]?.count ?? 0
    })
  const before = await count()
  await withDatabase(field, (client) =>
    client.query(
      "insert into pgboss.job (name, data, retry_limit, retry_delay, expire_seconds, policy) values ('chat.wake', '{\"chatId\": \"poison\"}', 2, 1, 60, 'short')",
    ),
  )
  const [begun, giveUpAt] = [performance.now(), performance.now() + 60 * SECOND]
  while ((await count()) === before && performance.now() < giveUpAt) await pause(200)
  if ((await count()) === before) throw new Error('the poisoned job is still tried')
  return { note: `failed for good after ${seconds(performance.now() - begun)}` }
}

function seconds(ms: number): string {
  return `${(ms / SECOND).toFixed(1)} s`
}
