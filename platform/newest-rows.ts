/** The newest rows of a long table, a page at a time. The cost depends on the size of the page, not of the table. */
import { and, type AnyColumn, sql, type SQL } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import type { Executor } from './database.ts'
import type { Cursor } from './page-cursor.ts'

interface Dated extends PgTable {
  readonly id: AnyColumn
  readonly createdAt: AnyColumn
}

/** From one time to another; open at an end that is not given. */
export interface Span {
  readonly since?: Date | undefined
  /** The end, exclusive. */
  readonly before?: Date | undefined
}

export interface NewestRequest extends Span {
  readonly table: Dated
  /** The column to sort by; the creation time by default. */
  readonly moment?: AnyColumn | undefined
  readonly where?: SQL | undefined
  /**
   * A column that must have one of these values, with an index on it, the time and the id. The newest rows of each value are
   * read, and the newest of those make the page: in one query, the database would read and sort all rows of all values.
   */
  readonly group?: { readonly column: AnyColumn; readonly type: 'uuid' | 'text'; readonly values: readonly string[] } | undefined
  readonly after?: Cursor | undefined
  readonly limit: number
}

/** With more values than this each has few rows: reading all of them at once takes half the time of one index scan per value. */
const MAX_WALKS = 20

/** @returns ids, newest first */
export async function findNewest(executor: Executor, request: NewestRequest): Promise<readonly string[]> {
  const { table, group, limit, moment = table.createdAt } = request
  if (group && group.values.length > MAX_WALKS) {
    const isOne = sql`${group.column} = any(${sql.param(group.values)}::${sql.raw(group.type)}[])`
    return findNewestOfFew(executor, { ...request, where: and(request.where, isOne) })
  }
  const page = sql`order by ${moment} desc, ${table.id} desc limit ${limit}`
  const rows = (more: SQL) => sql`select ${table.id} as id, ${moment} as moment from ${table} where ${more} ${page}`
  const conditions = conditionsOf(request)
  const statement = group
    ? sql`select newest.id from unnest(${sql.param(group.values)}::${sql.raw(group.type)}[]) as wanted (key)
        cross join lateral (${rows(sql`${group.column} = wanted.key and ${conditions}`)}) as newest
        order by newest.moment desc, newest.id desc limit ${limit}`
    : rows(conditions)
  const found = await executor.execute<{ id: string }>(statement)
  return found.rows.map(({ id }) => id)
}

/**
 * The same for few rows that an index other than the one by time finds: it reads all of them and sorts. Left to itself the
 * planner might scan the table by time until it has found a page of them.
 * @returns ids, newest first
 */
export async function findNewestOfFew(executor: Executor, request: Ungrouped): Promise<readonly string[]> {
  const found = await executor.execute<{ id: string }>(sql`${foundOf(request)} select id from found ${endOfFound(request)}`)
  return found.rows.map(({ id }) => id)
}

type Ungrouped = Omit<NewestRequest, 'group'>

/** This many of the newest rows are checked one by one, in a millisecond: they contain a page of anything common. */
const RECENT = 1000
/** This many more are checked once an index has found too many rows to read. */
const FURTHER = 20_000
/** This many rows are read and sorted in a few milliseconds. */
const MAX_SORTED = 2000

/**
 * The same when it is unknown whether `where` matches few rows or much of the table, as in a text search.
 * @returns ids, newest first
 */
export async function findNewestMatching(executor: Executor, request: Ungrouped): Promise<readonly string[]> {
  const recent = await findAmong(executor, request, RECENT)
  if (recent.length === request.limit) return recent
  const few = await findIfFew(executor, request)
  if (few) return few
  const further = await findAmong(executor, request, FURTHER)
  return further.length === request.limit ? further : findNewestOfFew(executor, request)
}

/** The matching rows among the newest of the span. */
async function findAmong(executor: Executor, request: Ungrouped, depth: number): Promise<readonly string[]> {
  const { table, where = sql`true`, limit, moment = table.createdAt } = request
  const newest = sql`order by ${moment} desc, ${table.id} desc`
  const { rows } = await executor.execute<{ id: string }>(
    sql`select ${table.id} as id from (select * from ${table} where ${spanOf(request)} ${newest} limit ${depth}) as ${table}
        where ${where} ${newest} limit ${limit}`,
  )
  return rows.map(({ id }) => id)
}

/** Undefined when more rows match than can be sorted quickly. */
async function findIfFew(executor: Executor, request: Ungrouped): Promise<readonly string[] | undefined> {
  const { rows } = await executor.execute<{ id: string; found: number }>(
    sql`${foundOf(request, sql`limit ${MAX_SORTED + 1}`)}
        select id, (select count(*)::int from found) as found from found ${endOfFound(request)}`,
  )
  return (rows[0]?.found ?? 0) > MAX_SORTED ? undefined : rows.map(({ id }) => id)
}

function foundOf(request: Ungrouped, bound = sql``): SQL {
  const { table, moment = table.createdAt } = request
  return sql`with found as materialized (
    select ${table.id} as id, ${moment} as moment from ${table} where ${conditionsOf(request)} ${bound})`
}

function endOfFound({ limit }: Ungrouped): SQL {
  return sql`order by moment desc, id desc limit ${limit}`
}

function conditionsOf(request: NewestRequest): SQL {
  return sql.join([request.where ?? sql`true`, spanOf(request)], sql` and `)
}

function spanOf(request: NewestRequest): SQL {
  const { table, since, moment = table.createdAt } = request
  return sql.join([since ? sql`${moment} >= ${since}` : sql`true`, endOf(request, moment)], sql` and `)
}

/**
 * Where the index scan begins. A later page begins within the span anyway: with two bounds the planner might use the wider one,
 * and scan from there. The position is a comparison of rows, which an index supports; an `or` of two comparisons is not.
 */
function endOf({ table, after, before }: NewestRequest, moment: AnyColumn): SQL {
  if (after) return sql`(${moment}, ${table.id}) < (${after.createdAt}, ${after.id}::uuid)`
  return before ? sql`${moment} < ${before}` : sql`true`
}
