/**
 * News between processes over LISTEN/NOTIFY: "this row changed", never the change itself. News can be lost (a
 * connection breaks), so every listener is told to look again after a reconnection.
 */
import { sql } from 'drizzle-orm'
import { Client } from 'pg'
import type { Executor } from '#platform/database.ts'
import type { Log } from '#platform/log.ts'

const RECONNECT_AFTER_MS = 500

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

/** One connection for all listeners of this process. */
export async function openNews(databaseUrl: string, topics: readonly string[], log: Log): Promise<News> {
  const listeners = new Map(topics.map((topic) => [topic, new Set<Listener>()]))
  const tellAll = (id: string) => listeners.forEach((set) => set.forEach((listener) => listener(id)))
  let isClosed = false
  let client: Client

  const connect = async () => {
    client = new Client({ connectionString: databaseUrl, keepAlive: true, application_name: 'mandou-news' })
    client.on('notification', ({ channel, payload }) => listeners.get(channel)?.forEach((listener) => listener(payload ?? ANY)))
    client.on('error', (error) => log.warn({ err: error }, 'the news connection broke'))
    client.on('end', () => {
      if (!isClosed) setTimeout(reconnect, RECONNECT_AFTER_MS)
    })
    await client.connect()
    for (const topic of topics) await client.query(`listen "${topic}"`) // oxlint-disable-line no-await-in-loop -- one connection runs one statement at a time
  }
  const reconnect = () => {
    if (isClosed) return
    connect().then(
      () => tellAll(ANY),
      (error: unknown) => {
        log.warn({ err: error }, 'the news connection is not back yet')
        setTimeout(reconnect, RECONNECT_AFTER_MS)
      },
    )
  }

  await connect()
  return {
    listen: (topic, listener) => {
      const set = listeners.get(topic)
      if (!set) throw new Error(`nobody listens to ${topic}`)
      set.add(listener)
      return () => set.delete(listener)
    },
    close: async () => {
      isClosed = true
      await client.end()
    },
  }
}
