/**
 * `npm run db:migrate`: migrates the database of DATABASE_URL, else the embedded one. `npm run db:reset`: empties it first;
 * refuses with real providers, where members' data is.
 */
import { join, resolve } from 'node:path'
import { Client } from 'pg'
import { loadEnv } from '#platform/env.ts'
import { createLog } from '#platform/log.ts'
import { migrate, UnknownMigrationsFault } from '#platform/migrate.ts'
import { startEmbeddedPostgres } from '#platform/postgres/start-embedded.ts'
import { readVariables } from '#platform/process-variables.ts'

const env = loadEnv(readVariables())
const isReset = process.argv[2] === 'reset'
if (isReset && !env.isSandbox) {
  console.error('This would delete real data: db:reset works in sandbox mode alone.')
  process.exit(2)
}

const embedded = env.databaseUrl ? undefined : await startEmbeddedPostgres({ dataDir: join(resolve(env.dataDir), 'postgres') })
const url = env.databaseDirectUrl ?? embedded?.url ?? ''
try {
  if (isReset) await empty(url)
  await migrate(url, createLog('info', 'db'))
} catch (error) {
  if (!(error instanceof UnknownMigrationsFault)) throw error
  console.error(`${error.message} In sandbox mode \`npm run db:reset\` empties it.`)
  process.exitCode = 2
} finally {
  await embedded?.stop()
}

async function empty(databaseUrl: string): Promise<void> {
  const client = new Client({ connectionString: databaseUrl })
  await client.connect()
  for (const schema of ['public', 'migrations', 'pgboss']) await client.query(`drop schema if exists ${schema} cascade`)
  await client.query('create schema public')
  await client.end()
}
