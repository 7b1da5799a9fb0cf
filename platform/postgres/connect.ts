import { Client, DatabaseError } from 'pg'
import { DATABASE_NAME } from './initialise-cluster.ts'
import { PostgresFault } from './postgres-fault.ts'

const INVALID_PASSWORD = '28P01'

/**
 * Address of a database of the embedded server. Disables TLS explicitly, so that a PGSSLMODE of the person's shell has no effect.
 */
export function addressOf(port: number, password: string, database = DATABASE_NAME): string {
  return `postgres://${DATABASE_NAME}:${password}@127.0.0.1:${port}/${database}?sslmode=disable`
}

/**
 * Whether the server accepts a connection, the only proof that it is ready.
 * @throws PostgresFault when it runs but has another password
 */
export async function isAnswering(port: number, password: string): Promise<boolean> {
  const client = new Client({ connectionString: addressOf(port, password, 'postgres'), connectionTimeoutMillis: 5000 })
  client.on('error', () => undefined) // when the server ends meanwhile, the promises below reject
  try {
    await client.connect()
    return true
  } catch (error) {
    if (error instanceof DatabaseError && error.code === INVALID_PASSWORD) {
      throw new PostgresFault('The running database refuses the stored password.', { cause: error })
    }
    return false
  } finally {
    await client.end().catch(() => undefined)
  }
}

/** Creates the product's database once, and makes sure that search works with letters beyond ASCII. */
export async function prepareDatabase(port: number, password: string): Promise<void> {
  await withClient(addressOf(port, password, 'postgres'), async (client) => {
    const found = await client.query('SELECT 1 FROM pg_database WHERE datname = $1', [DATABASE_NAME])
    if (found.rowCount === 0) await client.query(`CREATE DATABASE ${DATABASE_NAME}`)
  })
  await withClient(addressOf(port, password), assertTrigrams)
}

/** Under a character type that knows ASCII only, this set is empty, and searches find nothing without a warning. */
async function assertTrigrams(client: Client): Promise<void> {
  await client.query('CREATE EXTENSION IF NOT EXISTS pg_trgm')
  const { rows } = await client.query<{ count: number }>("SELECT cardinality(show_trgm('ção')) AS count")
  const plain = await client.query<{ count: number }>("SELECT cardinality(show_trgm('o')) AS count")
  if ((rows[0]?.count ?? 0) <= (plain.rows[0]?.count ?? 0)) {
    throw new PostgresFault("The database's character type does not know accented letters; name search would not work.")
  }
}

/** Opens one connection for `use` and closes it. */
export async function withClient<T>(url: string, use: (client: Client) => Promise<T>): Promise<T> {
  const client = new Client({ connectionString: url })
  await client.connect()
  try {
    return await use(client)
  } finally {
    await client.end()
  }
}
