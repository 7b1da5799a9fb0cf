/** Brings a database to the current schema: ours by the SQL files of `db/migrations`, then the queue's own. */
import { fileURLToPath } from 'node:url'
import { drizzle } from 'drizzle-orm/node-postgres'
import { readMigrationFiles } from 'drizzle-orm/migrator'
import { migrate as applyMigrations } from 'drizzle-orm/node-postgres/migrator'
import { Client } from 'pg'
import { createBoss } from '#platform/queue.ts'
import { FAILED_JOBS_INDEX } from '#platform/queue-admin.ts'
import type { Log } from '#platform/log.ts'

/**
 * Any number that no other lock uses: several processes may start at once, and drizzle's own migrator takes no lock (drizzle-orm
 * issue 874).
 */
const MIGRATION_LOCK = 4_201_126

const MIGRATIONS = fileURLToPath(new URL('../db/migrations', import.meta.url))

/** The database holds migrations that this version does not know. The message is for the person at the terminal. */
export class UnknownMigrationsFault extends Error {
  constructor() {
    super(
      'The database was made by another version of Mandou, whose tables this version cannot take over. Nothing in it was changed.',
    )
    this.name = 'UnknownMigrationsFault'
  }
}

/** @throws UnknownMigrationsFault before anything is written */
export async function migrate(databaseUrl: string, log?: Log): Promise<void> {
  const client = new Client({ connectionString: databaseUrl })
  await client.connect()
  try {
    await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK])
    await checkHistory(client)
    await applyMigrations(drizzle({ client }), { migrationsFolder: MIGRATIONS, migrationsSchema: 'migrations' })
    await migrateQueue(databaseUrl)
    await client.query(FAILED_JOBS_INDEX)
    log?.info('the database is up to date')
  } finally {
    await client.end()
  }
}

/**
 * Drizzle's migrator compares dates alone: it would run the first migration of one history on the tables of another, and would not
 * notice that one of the same date has another text.
 */
async function checkHistory(client: Client): Promise<void> {
  const { rows } = await client.query<{ history: string | null }>(
    `SELECT to_regclass('migrations.__drizzle_migrations')::text AS history`,
  )
  if (rows[0]?.history === null) return
  const known = readMigrationFiles({ migrationsFolder: MIGRATIONS }).map(({ folderMillis, hash }) => `${folderMillis} ${hash}`)
  const unknown = await client.query(
    `SELECT 1 FROM migrations.__drizzle_migrations WHERE created_at || ' ' || hash <> ALL ($1::text[])`,
    [known],
  )
  if (unknown.rowCount !== 0) throw new UnknownMigrationsFault()
}

async function migrateQueue(databaseUrl: string): Promise<void> {
  const boss = createBoss({ connectionString: databaseUrl, max: 1, migrate: true, supervise: false, schedule: false })
  await boss.start()
  await boss.stop({ graceful: false })
}
