import { withClient } from '#platform/postgres/connect.ts'
import { keepDatabase, type DatabaseCare, type KeptDatabase } from './keep-database.ts'
import { StartFault } from './start-fault.ts'

const OLDEST_VERSION = 14

/**
 * The database of the configuration when it names one, else the embedded one.
 * @throws StartFault when the named one does not answer or is too old; PostgresFault when the embedded one cannot run
 */
export async function openDatabase(configuredUrl: string | undefined, care: DatabaseCare): Promise<KeptDatabase> {
  if (configuredUrl === undefined) return await keepDatabase(care)
  const version = await askVersion(configuredUrl)
  if (version < OLDEST_VERSION)
    throw new StartFault(`DATABASE_URL leads to PostgreSQL ${version}; ${OLDEST_VERSION} is the oldest that will do.`)
  return { url: configuredUrl, stop: async () => undefined }
}

/** The message never holds the address: it has a password in it. */
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
