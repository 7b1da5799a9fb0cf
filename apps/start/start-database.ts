import { migrate, UnknownMigrationsFault } from '#platform/migrate.ts'
import { withClient } from '#platform/postgres/connect.ts'
import { restartDatabase, type DatabaseCare, type RestartedDatabase } from './restart-database.ts'
import { StartFault } from './start-fault.ts'

const OLDEST_VERSION = 14

/**
 * The configured database if there is one, else the embedded one.
 * @throws StartFault when the configured one does not answer or is too old; PostgresFault when the embedded one cannot run
 */
export async function startDatabase(configuredUrl: string | undefined, care: DatabaseCare): Promise<RestartedDatabase> {
  if (configuredUrl === undefined) return await restartDatabase(care)
  const version = await askVersion(configuredUrl)
  if (version < OLDEST_VERSION)
    throw new StartFault(`DATABASE_URL leads to PostgreSQL ${version}; version ${OLDEST_VERSION} or newer is needed.`)
  return { url: configuredUrl, stop: async () => undefined }
}

/**
 * Migrates the opened database.
 * @throws StartFault when another version made it; the message says how to start with new data beside it
 */
export async function updateDatabase(url: string, { configuredUrl, dataDir }: DatabasePlace): Promise<void> {
  try {
    await migrate(url)
  } catch (error) {
    if (!(error instanceof UnknownMigrationsFault)) throw error
    const way = configuredUrl
      ? 'To start afresh, name an empty database in DATABASE_URL.'
      : `It is in ${dataDir}. To start afresh, name another folder in DATA_DIR, or move this one away, and start again.`
    throw new StartFault(`${error.message}\n${way}`, { cause: error })
  }
}

interface DatabasePlace {
  /** From the configuration; undefined for the embedded database. */
  readonly configuredUrl: string | undefined
  /** The product's data folder. */
  readonly dataDir: string
}

/** The message never contains the address, which has a password in it. */
async function askVersion(url: string): Promise<number> {
  try {
    const answer = await withClient(url, (client) =>
      client.query<{ number: string }>("SELECT current_setting('server_version_num') AS number"),
    )
    return Math.floor(Number(answer.rows[0]?.number) / 10_000)
  } catch (error) {
    const reason = error instanceof Error ? error.message || error.name : String(error)
    throw new StartFault(`The database of DATABASE_URL cannot be used: ${reason}`, { cause: error })
  }
}
