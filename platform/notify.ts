/**
 * Notifications between processes over LISTEN/NOTIFY: "this row changed", never the change itself. They can be lost when a
 * connection breaks, so every listener is called again after a reconnection.
 */
import { setTimeout as wait } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import { Client } from 'pg'
import type { Executor } from '#platform/database.ts'
import type { Log } from '#platform/log.ts'

const FIRST_PAUSE_MS = 200
const LONGEST_PAUSE_MS = 5000

/** Notifies listeners, when `tx` commits, that the row `id` of `topic` changed. */
export async function notify(tx: Executor, topic: string, id: string): Promise<void> {
  await tx.execute(sql`select pg_notify(${topic}, ${id})`)
}

type Listener = (id: string) => void
/** The id that listeners get after a reconnection: any row may have changed. */
export const ANY = '*'

export interface Notifications {
  /** Calls `listener` for every row of `topic` that changes, and with `ANY` after a gap. Returns the function that stops it. */
  readonly listen: (topic: string, listener: Listener) => () => void
  readonly close: () => Promise<void>
}

/** One connection for all listeners of this process. @throws when the first connection fails */
export async function openNotifications(databaseUrl: string, topics: readonly string[], log: Log): Promise<Notifications> {
  const listeners = new Map(topics.map((topic) => [topic, new Set<Listener>()]))
  const publish = (topic: string, id: string) => listeners.get(topic)?.forEach((listener) => listener(id))
  const closing = new AbortController()
  let client = await connect(databaseUrl, { topics, publish, log })

  const keepConnected = async () => {
    while (!closing.signal.aborted) {
      await ended(client, closing.signal)
      client = await reconnect(() => connect(databaseUrl, { topics, publish, log }), closing.signal, log)
      topics.forEach((topic) => publish(topic, ANY))
    }
  }
  // it only ends when `close` aborts
  const kept = keepConnected().catch(() => undefined)

  return {
    listen: (topic, listener) => {
      const set = listeners.get(topic)
      if (!set) throw new Error(`the topic ${topic} was not opened`)
      set.add(listener)
      return () => set.delete(listener)
    },
    close: async () => {
      closing.abort()
      await kept
      await client.end()
    },
  }
}

interface ConnectOptions {
  readonly topics: readonly string[]
  readonly publish: (topic: string, id: string) => void
  readonly log: Log
}

async function connect(databaseUrl: string, { topics, publish, log }: ConnectOptions): Promise<Client> {
  const client = new Client({ connectionString: databaseUrl, keepAlive: true, application_name: 'mandou-notifications' })
  client.on('notification', ({ channel, payload }) => publish(channel, payload ?? ANY))
  client.on('error', (error) => log.warn({ err: error }, 'the notification connection broke'))
  try {
    await client.connect()
    for (const topic of topics) await client.query(`listen "${topic}"`)
  } catch (error) {
    // not awaited: a connection that never was does not end
    client.end().catch(() => undefined)
    throw error
  }
  return client
}

/** Waits until the connection is gone; rejects when `signal` aborts. Not `once`, which an `error` before the end would reject. */
function ended(client: Client, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const refuse = () => reject(new Error('notifications are closed'))
    signal.addEventListener('abort', refuse, { once: true })
    client.once('end', () => {
      signal.removeEventListener('abort', refuse)
      resolve()
    })
  })
}

/** Retries until it works or `signal` aborts, waiting longer each time; logs the first failure only. */
async function reconnect(attempt: () => Promise<Client>, signal: AbortSignal, log: Log): Promise<Client> {
  for (let pauseMs = FIRST_PAUSE_MS; ; pauseMs = Math.min(pauseMs * 2, LONGEST_PAUSE_MS)) {
    await wait(pauseMs, undefined, { signal })
    try {
      return await attempt()
    } catch (error) {
      if (pauseMs === FIRST_PAUSE_MS) log.warn({ err: error }, 'the notification connection cannot be restored yet')
    }
  }
}
