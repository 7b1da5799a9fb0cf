/** What every process opens first: database, notifications, clock and queue. */
import { type Clock, systemClock } from '#platform/clock.ts'
import type { Keyring } from '#platform/crypto.ts'
import { type OpenDatabase, openDatabase } from '#platform/database.ts'
import type { Env } from '#platform/env.ts'
import { openKeyring } from '#platform/keys/open-keyring.ts'
import type { Log } from '#platform/log.ts'
import { type Notifications, openNotifications } from '#platform/notify.ts'
import { openReplica } from '#platform/postgres/read-replica.ts'
import { CLOCK_TOPIC, type FollowedClock, followSandboxClock } from '#platform/sandbox-clock/follow.ts'
import { required } from './vendors/required.ts'
import { type OpenQueue, openQueue } from './open-queue.ts'

const POOL_SIZE = { server: 10, worker: 5 }

export type ProcessName = keyof typeof POOL_SIZE

export interface Platform {
  readonly database: OpenDatabase
  /** Lists and figures over whole tables, at the replica where there is one. */
  readonly replica: ReturnType<typeof openReplica>
  readonly keyring: Keyring
  readonly notifications: Notifications
  readonly clock: Clock
  /** The clock that the sandbox moves, in sandbox mode. */
  readonly sandboxClock: FollowedClock | undefined
  readonly boss: OpenQueue['boss']
  readonly queue: OpenQueue['queue']
  readonly stopQueue: OpenQueue['stop']
}

interface PlatformOptions {
  readonly log: Log
  readonly part: ProcessName
  /** Topics to listen to, besides the clock's. */
  readonly topics: readonly string[]
}

/** The database must be migrated already. */
export async function openPlatform(env: Env, { log, part, topics }: PlatformOptions): Promise<Platform> {
  const databaseUrl = required('DATABASE_URL', env.databaseUrl)
  // a pooler in transaction mode carries no LISTEN
  const directUrl = env.databaseDirectUrl ?? databaseUrl
  const database = openDatabase(databaseUrl, { max: POOL_SIZE[part], log })
  const replica = openReplica(env.readDatabaseUrl, { db: database.db, log })
  const notifications = await openNotifications(directUrl, [...topics, CLOCK_TOPIC], log)
  const sandboxClock = env.isSandbox
    ? await followSandboxClock(database.db, notifications, (error) => log.warn({ err: error }, 'the clock could not be read'))
    : undefined
  const clock = sandboxClock ?? systemClock
  const isWorker = part === 'worker'
  const { boss, queue, stop: stopQueue } = await openQueue(isWorker ? directUrl : databaseUrl, { log, clock, isWorker })
  const secrets = { current: required('APP_SECRET', env.appSecret), former: env.formerAppSecrets }
  const keyring = await openKeyring({ db: database.db, clock, log }, secrets)
  return { database, replica, keyring, notifications, clock, sandboxClock, boss, queue, stopQueue }
}
