/** After `APP_SECRET` was rotated: what was sealed under a former secret is sealed under the present one. */
import { and, asc, eq, getTableName, gt, isNotNull, sql } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import { HOUR } from '#platform/clock.ts'
import type { Keyring } from '#platform/crypto.ts'
import type { Database } from '#platform/database.ts'
import type { Log } from '#platform/log.ts'
import type { Sweep } from '#platform/sweeps.ts'

/** A column of sealed values that are kept for longer than a day. */
export interface SealedColumn {
  readonly table: PgTable
  /** Distinguishes the rows that have a sealed value. */
  readonly id: PgColumn
  readonly sealed: PgColumn
  readonly purpose: string
  /** Whom each value is sealed for, if for anybody. */
  readonly owner?: PgColumn
}

interface Deps {
  readonly db: Database
  readonly keyring: Keyring
  readonly log: Log
}

export interface Resealed {
  readonly table: string
  readonly resealed: number
  /** Values that no given secret opens; they stay as they are. */
  readonly unreadable: number
}

/** Rows read at a time. */
const PAGE = 200

/** Nothing to do unless former secrets are given: without them every value is under the present one. */
export function resealSweeps(deps: Deps, columns: readonly SealedColumn[], former: readonly string[]): readonly Sweep[] {
  if (former.length === 0) return []
  return [{ name: 'keys.reseal', everyMs: HOUR, run: async () => report(deps.log, await reseal(deps, columns)) }]
}

/** Safe to run in several processes at once, and to be interrupted: a value is replaced only while it is the one that was read. */
export async function reseal(deps: Deps, columns: readonly SealedColumn[]): Promise<readonly Resealed[]> {
  const results: Resealed[] = []
  for (const column of columns) results.push(await resealColumn(deps, column))
  return results
}

async function resealColumn(deps: Deps, column: SealedColumn): Promise<Resealed> {
  const counts = { resealed: 0, unreadable: 0, elsewhere: 0 }
  for (let page = await readPage(deps, column); page.length > 0; page = await readPage(deps, column, page.at(-1)?.id)) {
    for (const row of page) counts[await resealRow(deps, column, row)] += 1
  }
  return { table: getTableName(column.table), resealed: counts.resealed, unreadable: counts.unreadable }
}

interface SealedRow {
  readonly id: string
  readonly sealed: string
  readonly owner: string
}

async function readPage({ db, keyring }: Deps, { table, ...column }: SealedColumn, after?: string): Promise<SealedRow[]> {
  const id = sql<string>`${column.id}::text`
  return db
    .select({ id, sealed: sql<string>`${column.sealed}`, owner: sql<string>`coalesce(${column.owner ?? sql`null`}::text, '')` })
    .from(table)
    .where(
      and(
        isNotNull(column.sealed),
        sql`left(${column.sealed}, ${keyring.sealedPrefix.length}) <> ${keyring.sealedPrefix}`,
        after === undefined ? undefined : gt(column.id, after),
      ),
    )
    .orderBy(asc(column.id))
    .limit(PAGE)
}

/** `elsewhere`: another process has changed the value meanwhile. */
async function resealRow(deps: Deps, column: SealedColumn, row: SealedRow): Promise<'resealed' | 'unreadable' | 'elsewhere'> {
  const value = openOr(deps, column, row)
  if (value === undefined) return 'unreadable'
  const replaced = await deps.db
    .update(column.table)
    .set({ [keyOf(column)]: deps.keyring.seal(column.purpose, value, row.owner) })
    .where(and(eq(column.id, row.id), eq(column.sealed, row.sealed)))
  return replaced.rowCount === 1 ? 'resealed' : 'elsewhere'
}

function openOr({ keyring, log }: Deps, { table, purpose }: SealedColumn, { sealed, owner }: SealedRow): string | undefined {
  try {
    return keyring.open(purpose, sealed, owner)
  } catch (error) {
    log.warn({ table: getTableName(table), err: error }, 'a sealed value cannot be opened')
    return undefined
  }
}

/** The property of a table that stands for its column. */
function keyOf({ table, sealed }: SealedColumn): string {
  const entry = Object.entries(table).find(([, column]) => column === sealed)
  if (!entry) throw new Error(`${getTableName(table)} has no column ${sealed.name}`)
  return entry[0]
}

function report(log: Log, results: readonly Resealed[]): void {
  const unreadable = results.reduce((sum, result) => sum + result.unreadable, 0)
  if (unreadable === 0) log.info({ results }, 'everything sealed is under APP_SECRET: former secrets may go after a day')
  else log.warn({ results }, 'some sealed values cannot be opened with the secrets that are given')
}
