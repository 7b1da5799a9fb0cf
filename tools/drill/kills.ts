/** Our processes that are killed or asked to end. */
import { setTimeout as pause } from 'node:timers/promises'
import type { Client } from 'pg'
import { SECOND } from '#platform/clock.ts'
import { randomFraction } from '#platform/crypto.ts'
import { type Happened, seconds } from './happened.ts'
import { withDatabase } from './check-scenario.ts'
import type { Deployment } from './deployment.ts'

/** At any moment of what is going on. */
export async function moment(longestMs = 2 * SECOND): Promise<void> {
  await pause(randomFraction() * longestMs)
}

export async function killServers({ servers }: Deployment, times: number): Promise<Happened> {
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

interface ActiveJob {
  readonly id: string
  /** When its worker last said that it is alive; as text, since it is only compared. */
  readonly beat: string
}

/** Each time while an edit is under way; it counts how long until no job is the dead worker's. */
export async function killWorkers(deployment: Deployment, turns: readonly (readonly number[])[]): Promise<Happened> {
  const tookMs: number[] = []
  for (const which of turns) {
    await untilEditing(deployment, which.length)
    await moment(SECOND)
    const killedAt = performance.now()
    for (const number of which) deployment.workers[number]?.kill('SIGKILL')
    let left = await withDatabase(deployment, readActiveJobs)
    while (left.length > 0 && performance.now() < killedAt + 60 * SECOND) {
      await pause(50)
      const heard = await withDatabase(deployment, readActiveJobs)
      // what a living worker does is heard of again within seconds, or ends
      left = left.filter((job) => heard.some(({ id, beat }) => id === job.id && beat === job.beat))
    }
    tookMs.push(performance.now() - killedAt)
    for (const number of which) await deployment.workers[number]?.ready()
  }
  const slowestMs = Math.max(...tookMs)
  return { note: `their jobs were given back after ${seconds(slowestMs)} at most`, ownRecoveryMs: slowestMs }
}

async function readActiveJobs(client: Client): Promise<readonly ActiveJob[]> {
  const { rows } = await client.query<ActiveJob>(
    "select id, coalesce(heartbeat_on, started_on)::text as beat from pgboss.job where state = 'active'",
  )
  return rows
}

async function untilEditing(deployment: Deployment, count: number): Promise<void> {
  const giveUpAt = performance.now() + 30 * SECOND
  const running = () =>
    withDatabase(deployment, async (client) => {
      const { rows } = await client.query<{ count: number }>(
        "select count(*)::int as count from pgboss.job where state = 'active' and name = 'photo-edits.run'",
      )
      return rows[0]?.count ?? 0
    })
  while ((await running()) < count && performance.now() < giveUpAt) await pause(30)
}

export async function rollingRestart({ servers, workers }: Deployment): Promise<Happened> {
  let slowestMs = 0
  for (const child of [...servers, ...workers]) {
    const [before, askedAt] = [child.starts(), performance.now()]
    child.kill('SIGTERM')
    while (child.starts() === before) await pause(20)
    slowestMs = Math.max(slowestMs, performance.now() - askedAt)
    await child.ready()
    await pause(SECOND)
  }
  return { note: `the slowest ended after ${seconds(slowestMs)}` }
}
