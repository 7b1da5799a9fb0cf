/** A real, migrated database for one spec file: copied from a template in some forty milliseconds. */
import { randomBytes } from 'node:crypto'
import { join } from 'node:path'
import { inject } from 'vitest'
import { takeFileLock } from '#platform/file-lock.ts'
import { migrate } from '#platform/migrate.ts'
import { withClient } from './connect.ts'
import { startEmbeddedPostgres } from './start-embedded.ts'

export interface TestDatabase {
  readonly url: string
  readonly drop: () => Promise<void>
}

const TEMPLATE = 'template_migrated'
const TURN_MS = 60_000

/** Requested once per process: the lock below blocks the whole thread, so a process must never wait for itself. */
let testServer: Promise<string> | undefined

/** Call it in `beforeAll`, close your own connections, and call `drop` in `afterAll`. */
export async function openTestDatabase(): Promise<TestDatabase> {
  const url = await (testServer ??= obtainTestServer())
  const name = `test_${randomBytes(6).toString('hex')}`
  await withClient(url, (client) => client.query(`CREATE DATABASE ${name} TEMPLATE ${TEMPLATE}`))
  return {
    url: databaseAt(url, name),
    drop: async () => {
      await withClient(url, (client) => client.query(`DROP DATABASE ${name} WITH (FORCE)`))
    },
  }
}

/** The run's one server: the first file starts it and prepares the template, the others wait and adopt it. */
async function obtainTestServer(): Promise<string> {
  const dir = inject('testPostgresDir')
  const lock = takeFileLock(join(dir, 'lock'), TURN_MS)
  if (!lock) throw new Error('the test server of another spec file did not start')
  try {
    const { url } = await startEmbeddedPostgres({ dataDir: join(dir, 'postgres'), isDisposable: true })
    await prepareTemplate(url)
    return url
  } finally {
    lock.release()
  }
}

async function prepareTemplate(url: string): Promise<void> {
  const found = await withClient(url, (client) => client.query('SELECT 1 FROM pg_database WHERE datname = $1', [TEMPLATE]))
  if (found.rowCount !== 0) return
  const unfinished = `${TEMPLATE}_unfinished`
  await withClient(url, async (client) => {
    await client.query(`DROP DATABASE IF EXISTS ${unfinished}`)
    await client.query(`CREATE DATABASE ${unfinished}`)
  })
  await migrate(databaseAt(url, unfinished))
  await withClient(url, (client) => client.query(`ALTER DATABASE ${unfinished} RENAME TO ${TEMPLATE}`))
}

function databaseAt(url: string, name: string): string {
  const address = new URL(url)
  address.pathname = name
  return address.href
}
