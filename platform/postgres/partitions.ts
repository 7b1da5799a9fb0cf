/**
 * Long tables, divided by month. The key of each is an id that begins with a time (`newId`), so it stays unique over all months,
 * and a month is a range of ids. A sweep creates the months that come; a month that nobody needs any more is dropped at once,
 * where deleting its rows one by one would take hours. Rows of any other time are in the partition `…_rest`.
 */
import { sql } from 'drizzle-orm'
import { type Clock, DAY, HOUR, addMs } from '#platform/clock.ts'
import { firstIdAt } from '#platform/crypto.ts'
import { lockByName, type Database, type Transaction } from '#platform/database.ts'
import type { Log } from '#platform/log.ts'
import type { Sweep } from '#platform/sweeps.ts'

export interface PartitionedTable {
  readonly name: string
  /** The column with the id. */
  readonly key: string
  /** No row stays longer: a month is dropped when its first row is that old. Left out: rows stay for good. */
  readonly keptDays?: number
}

interface Deps {
  readonly db: Database
  readonly clock: Clock
  readonly log: Log
}

/** The present month and the two after it: a worker that is away for weeks leaves no gap. */
const MONTHS_AHEAD = 2

export function partitionSweeps(deps: Deps, tables: readonly PartitionedTable[]): readonly Sweep[] {
  return [
    {
      name: 'partitions.keep',
      everyMs: HOUR,
      run: async () => {
        for (const table of tables) await keepPartitions(deps, table)
      },
    },
  ]
}

/** Safe to run in several processes at once. A table that is in use is left for the next time. */
export async function keepPartitions({ db, clock, log }: Deps, table: PartitionedTable): Promise<void> {
  const now = clock.now()
  for (let ahead = 0; ahead <= MONTHS_AHEAD; ahead += 1) {
    const month = monthOf(now, ahead)
    const isNew = await db.transaction((tx) => addMonth(tx, table, month))
    if (isNew) log.info({ table: table.name, month: nameOf(table, month) }, 'a month was added to a table')
  }
  if (table.keptDays === undefined) return
  const before = addMs(now, -table.keptDays * DAY)
  for (const name of await db.transaction((tx) => dropMonthsBefore(tx, table, before)))
    log.info({ table: table.name, month: name }, 'a month was dropped from a table')
}

/** @returns whether it was missing. Rows of that month that came too early are moved into it. */
async function addMonth(tx: Transaction, table: PartitionedTable, month: Date): Promise<boolean> {
  await lock(tx, table)
  const names = await listMonths(tx, table)
  const name = nameOf(table, month)
  if (names.includes(name)) return false
  const [from, to] = [firstIdAt(month), firstIdAt(monthOf(month, 1))]
  const [parent, child, rest] = [sql.identifier(table.name), sql.identifier(name), sql.identifier(restOf(table))]
  const key = sql.identifier(table.key)
  const columns = await listColumns(tx, table)
  // a month cannot be added while the rest holds rows of it, and its triggers would refuse to move them
  await tx.execute(sql`alter table ${parent} detach partition ${rest}`)
  // a statement that makes a table takes no parameters
  await tx.execute(sql`create table ${child} partition of ${parent} for values from ('${sql.raw(from)}') to ('${sql.raw(to)}')`)
  const isOfMonth = sql`${key} >= ${from}::uuid and ${key} < ${to}::uuid`
  await tx.execute(
    sql`insert into ${parent} (${columns}) overriding system value select ${columns} from ${rest} where ${isOfMonth}`,
  )
  await tx.execute(sql`delete from ${rest} where ${isOfMonth}`)
  await tx.execute(sql`alter table ${parent} attach partition ${rest} default`)
  return true
}

async function dropMonthsBefore(tx: Transaction, table: PartitionedTable, before: Date): Promise<readonly string[]> {
  await lock(tx, table)
  // names sort as months do, and the month of that moment began before it
  const past = (await listMonths(tx, table)).filter((name) => name <= nameOf(table, before))
  for (const name of past) await tx.execute(sql`drop table ${sql.identifier(name)}`)
  return past
}

/** One process at a time; and nobody who uses the table waits for long, because a statement that waits for its lock holds up all others. */
async function lock(tx: Transaction, { name }: PartitionedTable): Promise<void> {
  await tx.execute(sql`set local lock_timeout = '2s'`)
  await lockByName(tx, `partitions ${name}`)
}

async function listMonths(tx: Transaction, { name }: PartitionedTable): Promise<readonly string[]> {
  const { rows } = await tx.execute<{ name: string }>(sql`
    select relname as name from pg_inherits join pg_class on pg_class.oid = inhrelid
    where inhparent = ${name}::regclass and relname <> ${restOf({ name })} order by relname`)
  return rows.map((row) => row.name)
}

async function listColumns(tx: Transaction, { name }: PartitionedTable) {
  const { rows } = await tx.execute<{ name: string }>(sql`
    select attname as name from pg_attribute
    where attrelid = ${name}::regclass and attnum > 0 and not attisdropped and attgenerated = '' order by attnum`)
  return sql.join(
    rows.map((row) => sql.identifier(row.name)),
    sql`, `,
  )
}

function restOf({ name }: Pick<PartitionedTable, 'name'>): string {
  return `${name}_rest`
}

function nameOf({ name }: PartitionedTable, month: Date): string {
  return `${name}_${month.toISOString().slice(0, 7).replace('-', '_')}`
}

function monthOf(date: Date, further: number): Date {
  return new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + further, 1))
}
