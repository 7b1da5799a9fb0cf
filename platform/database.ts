import { sql } from 'drizzle-orm'
import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres'
import { Pool } from 'pg'
import { MINUTE } from '#platform/clock.ts'
import type { Log } from '#platform/log.ts'

type NoRelations = Record<string, never>
export type Database = NodePgDatabase<NoRelations>
export type Transaction = Parameters<Parameters<Database['transaction']>[0]>[0]
/** A function that must be part of its caller's transaction takes a `Transaction`; a query that may run anywhere takes this. */
export type Executor = Database | Transaction

/** Lets one transaction after the other have what the name stands for, whether there is a row of it or not. */
export async function lockByName(tx: Transaction, name: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`)
}

export interface OpenDatabase {
  readonly db: Database
  readonly pool: Pool
  readonly close: () => Promise<void>
}

/** A new connection costs PostgreSQL more than most statements, and sweeps would need one again and again. */
export const CONNECTIONS_AT_REST = { idleTimeoutMillis: 5 * MINUTE }

/** A database machine that went away without a word is noticed after minutes, where TCP alone would wait for hours. */
const KEEP_ALIVE = { keepAlive: true, keepAliveInitialDelayMillis: 10_000 }

/** One pool over PostgreSQL. A lost connection is logged and replaced, in use or not: it must not end the process. */
export function openDatabase(url: string, options: { max: number; log: Log }): OpenDatabase {
  const patience = { connectionTimeoutMillis: 10_000, statement_timeout: 30_000, ...CONNECTIONS_AT_REST, ...KEEP_ALIVE }
  const pool = new Pool({ connectionString: url, max: options.max, ...patience })
  const reportLoss = (error: Error) => options.log.warn({ err: error }, 'a database connection was lost')
  pool.on('error', reportLoss)
  // the pool stops listening while a connection is in use; between two statements of a transaction nobody else does
  pool.on('connect', (client) => client.on('error', reportLoss))
  return { db: openDrizzle(pool), pool, close: () => pool.end() }
}

/**
 * Drizzle keeps the connection of a transaction whose `begin` fails: after as many lost databases as the pool has connections, nobody
 * would get one any more. Here it goes back however the transaction ends; the pool itself drops one that is lost.
 */
function openDrizzle(pool: Pool): Database {
  const db: Database = drizzle({ client: pool })
  const transaction: Database['transaction'] = async (work, config) => {
    const client = await pool.connect()
    try {
      return await drizzle({ client }).transaction(work, config)
    } finally {
      client.release()
    }
  }
  return Object.assign(db, { transaction })
}
