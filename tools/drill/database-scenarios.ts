/** What happens to the database. */
import { setTimeout as pause } from 'node:timers/promises'
import { SECOND } from '#platform/clock.ts'
import { type Happened, seconds } from './happened.ts'
import { withDatabase } from './check-scenario.ts'
import type { Deployment } from './deployment.ts'
import { fillUp } from './full-disk.ts'
import { moment } from './kills.ts'

const AWAY_MS = 30 * SECOND
const FULL_MS = 20 * SECOND

export async function endConnections(deployment: Deployment): Promise<undefined> {
  await withDatabase(deployment, (client) =>
    client.query(
      'select pg_terminate_backend(pid) from pg_stat_activity where pid <> pg_backend_pid() and datname = current_database()',
    ),
  )
}

export async function restartDatabase({ database }: Deployment): Promise<undefined> {
  await database.stop()
  await database.start()
}

export async function killDatabase({ database }: Deployment, times: number): Promise<Happened> {
  const moments: number[] = []
  for (let turn = 0; turn < times; turn += 1) {
    await moment()
    await database.kill()
    await database.start()
    moments.push(performance.now())
    await pause(3 * SECOND)
  }
  return { moments }
}

export async function stopDatabase({ database }: Deployment): Promise<undefined> {
  await database.stop()
  await pause(AWAY_MS)
  await database.start()
}

/** The main database is lost for good; afterwards a new replica is made, so that the next scenarios have one. */
export async function failOver({ database }: Deployment): Promise<Happened> {
  if (!database.failOver) return { skipped: 'the embedded PostgreSQL has no replica' }
  const lostAt = performance.now()
  const makeReplica = await database.failOver()
  const since = performance.now()
  await pause(2 * SECOND)
  await makeReplica()
  return { note: `the replica led after ${seconds(since - lostAt)}`, moments: [since] }
}

/** PostgreSQL refuses what needs room, or ends; its supervisor starts it once there is room again. */
export async function fillDatabaseDisk({ database }: Deployment): Promise<Happened> {
  if (database.disk === undefined) return { skipped: 'no small disk could be mounted' }
  const empty = await fillUp(database.disk)
  await pause(FULL_MS)
  await empty()
  const hasEnded = await database.ensureRunning()
  return { note: hasEnded ? 'PostgreSQL ended and was started again' : 'PostgreSQL stayed up', moments: [performance.now()] }
}

/** A job that no handler can read: it must fail for good and hold up no other. */
export async function poison(deployment: Deployment): Promise<Happened> {
  const count = () =>
    withDatabase(deployment, async (client) => {
      const { rows } = await client.query<{ count: number }>(
        "select count(*)::int as count from pgboss.job where name = 'chat.wake' and state = 'failed'",
      )
      return rows[0]?.count ?? 0
    })
  const before = await count()
  await withDatabase(deployment, (client) =>
    client.query(
      "insert into pgboss.job (name, data, retry_limit, retry_delay, expire_seconds, policy) values ('chat.wake', '{\"chatId\": \"poison\"}', 2, 1, 60, 'short')",
    ),
  )
  const [begun, giveUpAt] = [performance.now(), performance.now() + 60 * SECOND]
  while ((await count()) === before && performance.now() < giveUpAt) await pause(200)
  if ((await count()) === before) throw new Error('the poisoned job is still tried')
  return { note: `failed for good after ${seconds(performance.now() - begun)}` }
}
