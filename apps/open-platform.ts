/** What every process opens first: database, notifications, clock and queue. */
import type { PgBoss } from 'pg-boss'
import { type Clock, systemClock } from '#platform/clock.ts'
import { type OpenDatabase, openDatabase } from '#platform/database.ts'
import type { Env } from '#platform/env.ts'
import type { Log } from '#platform/log.ts'
import { type News, openNews } from '#platform/notify.ts'
import type { Queue } from '#platform/queue.ts'
import { CLOCK_TOPIC, type FollowedClock, followSandboxClock } from '#platform/sandbox-clock/follow.ts'
import { required } from './choose-vendors.ts'
import { openQueue } from './open-queue.ts'

const POOL_SIZE = { server: 10, worker: 5 }

export type Part = keyof typeof POOL_SIZE

export interface Platform {
  readonly database: OpenDatabase
  readonly news: News
  readonly clock: Clock
  /** The clock that the sandbox moves, in sandbox mode. */
  readonly sandboxClock: FollowedClock | undefined
  readonly boss: PgBoss
  readonly queue: Queue
}

interface Wishes {
  readonly log: Log
  readonly part: Part
  /** Topics to listen to, besides the clock's. */
  readonly topics: readonly string[]
}

/** The database must be migrated already. */
export async function openPlatform(env: Env, { log, part, topics }: Wishes): Promise<Platform> {
  const databaseUrl = required('DATABASE_URL', env.databaseUrl)
  const database = openDatabase(databaseUrl, { max: POOL_SIZE[part], log })
  const news = await openNews(databaseUrl, [...topics, CLOCK_TOPIC], log)
  const sandboxClock = env.isSandbox
    ? await followSandboxClock(database.db, news, (error) => log.warn({ err: error }, 'the clock could not be read'))
    : undefined
  const { boss, queue } = await openQueue(databaseUrl, { log, isWorker: part === 'worker' })
  return { database, news, clock: sandboxClock ?? systemClock, sandboxClock, boss, queue }
}
