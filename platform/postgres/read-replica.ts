/**
 * Heavy reads at a replica, where there is one. Nobody sees less there than the main database showed when they asked: the replica is
 * used once it has everything that was written by then, which is nearly always at once. Otherwise, and whenever it fails, the main
 * database answers.
 */
import { setTimeout as wait } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import { SECOND } from '#platform/clock.ts'
import { type Database, openDatabase } from '#platform/database.ts'
import { isDatabaseAway } from '#platform/database-away.ts'
import { hasErrorClass } from '#platform/has-error-code.ts'
import type { Log } from '#platform/log.ts'

/** Runs a query that only reads, and that may run twice. */
export type ReadHeavy = <T>(ask: (db: Database) => Promise<T>) => Promise<T>

const CATCH_UP_WITHIN_MS = 200
const LOOK_EVERY_MS = 20
/** After a failure. */
const LEFT_ALONE_MS = 10 * SECOND
const CONNECTIONS = 4
/** The replica ended a query that stood in the way of what it had to replay. */
const ROLLBACKS = '40'

export function openReplica(
  url: string | undefined,
  { db, log }: { readonly db: Database; readonly log: Log },
): { readonly readHeavy: ReadHeavy; readonly close: () => Promise<void> } {
  if (url === undefined) return { readHeavy: (ask) => ask(db), close: async () => {} }
  const replica = openDatabase(url, { max: CONNECTIONS, log })
  let leftAloneUntil = 0
  const isUsable = async () => performance.now() >= leftAloneUntil && (await hasCaughtUp(db, replica.db))
  return {
    readHeavy: async (ask) => {
      try {
        if (await isUsable()) return await ask(replica.db)
      } catch (error) {
        if (!isFault(error)) throw error
        leftAloneUntil = performance.now() + LEFT_ALONE_MS
        log.warn({ err: error }, 'the replica failed; the main database answers')
      }
      return ask(db)
    },
    close: replica.close,
  }
}

function isFault(error: unknown): boolean {
  return isDatabaseAway(error) || hasErrorClass(error, ROLLBACKS)
}

/** Whether the replica has everything that the main database has written by now. What is no replica never has. */
async function hasCaughtUp(main: Database, replica: Database): Promise<boolean> {
  const { rows } = await main.execute<{ written: string }>(sql`select pg_current_wal_lsn()::text as written`)
  const giveUpAt = performance.now() + CATCH_UP_WITHIN_MS
  for (;;) {
    const seen = await replica.execute<{ has_all: boolean }>(
      sql`select coalesce(pg_last_wal_replay_lsn() >= ${rows[0]?.written}::pg_lsn, false) as has_all`,
    )
    if (seen.rows[0]?.has_all === true) return true
    if (performance.now() > giveUpAt) return false
    await wait(LOOK_EVERY_MS)
  }
}
