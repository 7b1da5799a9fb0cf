/**
 * News between processes over LISTEN/NOTIFY: "this row changed", never the change itself. News can be lost (a
 * connection breaks), so every listener is told to look again after a reconnection.
 */
import { setTimeout as wait } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import { Client } from 'pg'
import type { Executor } from '#platform/database.ts'
import type { Log } from '#platform/log.ts'

const FIRST_PAUSE_MS = 200
const LONGEST_PAUSE_MS = 5000

/** Tells, when `tx` commits, that the row `id` of `topic` changed. */
export async function notify(tx: Executor, topic: string, id: string): Promise<void> {
  await tx.execute(sql`select pg_notify(${topic}, ${id})`)
}

type Listener = (id: string) => void
/** What every listener hears after a reconnection: anything may have changed. */
export const ANY = '*'

export interface News {
  /** Calls `listener` for every row of `topic` that changes, and with `ANY` after a gap. Returns the way to stop. */
  readonly listen: (topic: string, listener: Listener) => () => void
  readonly close: () => Promise<void>
}

/** One connection for all listeners of this process. @throws when the first connection fails */
export async function openNews(databaseUrl: string, topics: readonly string[], log: Log): Promise<News> {
  const listeners = new Map(topics.map((topic) => [topic, new Set<Listener>()]))
  const tell = (topic: string, id: string) => listeners.get(topic)?.forEach((listener) => listener(id))
  const closing = new AbortController()
  let client = await connect(databaseUrl, { topics, tell, log })

  const keepConnected = async () => {
    while (!closing.signal.aborted) {
      await ended(client, closing.signal)
      client = await reconnect(() => connect(databaseUrl, { topics, tell, log }), closing.signal, log)
      topics.forEach((topic) => tell(topic, ANY))
    }
  }
  // it only ever ends by the abort of `close`
  const kept = keepConnected().catch(() => undefined)

  return {
    listen: (topic, listener) => {
      const set = listeners.get(topic)
      if (!set) throw new Error(`nobody listens to ${topic}`)
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

interface Line {
  readonly topics: readonly string[]
  readonly tell: (topic: string, id: string) => void
  readonly log: Log
}

async function connect(databaseUrl: string, { topics, tell, log }: Line): Promise<Client> {
  const client = new Client({ connectionString: databaseUrl, keepAlive: true, application_name: 'mandou-news' })
  client.on('notification', ({ channel, payload }) => tell(channel, payload ?? ANY))
  client.on('error', (error) => log.warn({ err: error }, 'the news connection broke'))
  await client.connect()
  for (const topic of topics) await client.query(`listen "${topic}"`)
  return client
}

/** Until the connection is gone; rejects when `signal` aborts. Not `once`, which an `error` before the end would reject. */
function ended(client: Client, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    client.once('end', resolve)
    signal.addEventListener('abort', () => reject(new Error('the news are closed')), { once: true })
  })
}

/** Tries until it works or `signal` aborts, waiting longer each time; told once in the log, not at every try. */
async function reconnect(attempt: () => Promise<Client>, signal: AbortSignal, log: Log): Promise<Client> {
  for (let pauseMs = FIRST_PAUSE_MS; ; pauseMs = Math.min(pauseMs * 2, LONGEST_PAUSE_MS)) {
    await wait(pauseMs, undefined, { signal })
    try {
      return await attempt()
    } catch (error) {
      if (pauseMs === FIRST_PAUSE_MS) log.warn({ err: error }, 'the news connection is not back yet')
    }
  }
}
