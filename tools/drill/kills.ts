/** Our processes that are killed or asked to end. */
import { setTimeout as pause } from 'node:timers/promises'
import { SECOND } from '#platform/clock.ts'
import { randomFraction } from '#platform/crypto.ts'
import { type Happened, seconds } from './happened.ts'
import { withDatabase } from './check-day.ts'
import type { DrillTarget } from './field.ts'

/** At any moment of what is going on. */
export async function moment(longestMs = 2 * SECOND): Promise<void> {
  await pause(randomFraction() * longestMs)
}

export async function killServers({ servers }: DrillTarget, times: number): Promise<Happened> {
  const moments: number[] = []
  let slowestMs = 0
  for (let turn = 0; turn < times; turn += 1) {
    await moment()
    const server = servers[turn % servers.length]
    const killedAt = performance.now()
    moments.push(killedAt)
    server?.kill('SIGKILL')
    await pause(SECOND / 2)
    await server?.ready()
    slowestMs = Math.max(slowestMs, performance.now() - killedAt)
  }
  return { note: `ready again after ${seconds(slowestMs)} at most`, moments }
}

/** Each time while an edit is under way; it counts how long until no job belongs to the dead. */
export async function killWorkers(field: DrillTarget, turns: readonly (readonly number[])[]): Promise<Happened> {
  const tookMs: number[] = []
  let jobs = 0
  for (const which of turns) {
    await untilEditing(field, which.length)
    await moment(SECOND)
    const killedAt = performance.now()
    const { rows } = await withDatabase(field, async (client) => {
      for (const number of which) field.workers[number]?.kill('SIGKILL')
      return client.query<{ id: string; started_on: Date }>("select id, started_on from pgboss.job where state = 'active'")
    })
    jobs += rows.length
    while ((await isLeft(field, rows)) && performance.now() < killedAt + 60 * SECOND) await pause(50)
    tookMs.push(performance.now() - killedAt)
    for (const number of which) await field.workers[number]?.ready()
  }
  const slowestMs = Math.max(...tookMs)
  return { note: `${jobs} jobs taken over after ${seconds(slowestMs)} at most`, ownRecoveryMs: slowestMs }
}

async function untilEditing(field: DrillTarget, count: number): Promise<void> {
  const giveUpAt = performance.now() + 30 * SECOND
  const running = () =>
    withDatabase(field, async (client) => {
      const { rows } = await client.query<{ count: number }>(
        "select count(*)::int as count from pgboss.job where state = 'active' and name = 'photo-edits.run'",
      )
      return rows[0]?.count ?? 0
    })
  while ((await running()) < count && performance.now() < giveUpAt) await pause(30)
}

function isLeft(field: DrillTarget, rows: readonly { id: string; started_on: Date }[]): Promise<boolean> {
  return withDatabase(field, async (client) => {
    const left = await client.query(
      "select 1 from pgboss.job j join json_to_recordset($1::json) as t (id uuid, started_on timestamptz) on t.id = j.id where j.state in ('active', 'retry', 'created') and date_trunc('milliseconds', j.started_on) <= t.started_on limit 1",
      [JSON.stringify(rows)],
    )
    return left.rowCount !== 0
  })
}

export async function rollingRestart({ servers, workers }: DrillTarget): Promise<Happened> {
  let slowestMs = 0
  for (const part of [...servers, ...workers]) {
    const [before, askedAt] = [part.starts(), performance.now()]
    part.kill('SIGTERM')
    while (part.starts() === before) await pause(20)
    slowestMs = Math.max(slowestMs, performance.now() - askedAt)
    await part.ready()
    await pause(SECOND)
  }
  return { note: `the slowest ended after ${seconds(slowestMs)}` }
}
