/** Brings a database to the present schema: ours by the SQL files of `db/migrations`, then the queue's own. */
import { fileURLToPath } from 'node:url'
import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate as applyMigrations } from 'drizzle-orm/node-postgres/migrator'
import { Client } from 'pg'
import { createBoss } from '#platform/queue.ts'
import { FAILED_JOBS_INDEX } from '#platform/queue-desk.ts'
import type { Log } from '#platform/log.ts'

/** Any number that nothing else locks: several processes may start at once, and drizzle's own migrator takes no lock (drizzle-orm issue 874). */
const MIGRATION_LOCK = 4_201_126

const MIGRATIONS = fileURLToPath(new URL('../db/migrations', import.meta.url))

export async function migrate(databaseUrl: string, log?: Log): Promise<void> {
  const client = new Client({ connectionString: databaseUrl })
  await client.connect()
  try {
    await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK])
    await applyMigrations(drizzle({ client }), { migrationsFolder: MIGRATIONS, migrationsSchema: 'migrations' })
    await migrateQueue(databaseUrl)
    await client.query(FAILED_JOBS_INDEX)
    log?.info('the database is up to date')
  } finally {
    await client.end()
  }
}

async function migrateQueue(databaseUrl: string): Promise<void> {
  const boss = createBoss({ connectionString: databaseUrl, max: 1, migrate: true, supervise: false, schedule: false })
  await boss.start()
  await boss.stop({ graceful: false })
}
