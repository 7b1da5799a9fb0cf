/** The newest rows of a long table, a page at a time, in as many steps as the page has rows, however long the table is. */
import { and, type AnyColumn, sql, type SQL } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import type { Executor } from './database.ts'
import type { Place } from './page-cursor.ts'

interface Dated extends PgTable {
  readonly id: AnyColumn
  readonly createdAt: AnyColumn
}

/** From one moment to another; open at an end that is not given. */
export interface Span {
  readonly since?: Date | undefined
  /** The first moment that is not in it. */
  readonly before?: Date | undefined
}

export interface NewestRequest extends Span {
  readonly table: Dated
  /** What they are the newest by; when they were made, unless another one is named. */
  readonly moment?: AnyColumn | undefined
  readonly where?: SQL | undefined
  /**
   * A column that the rows must have one of these values in, with an index on it, the time and the id. Each value gives its newest
   * rows, and the newest of those make the page: asked for all at once, the database would read and sort whatever they have.
   */
  readonly group?: { readonly column: AnyColumn; readonly type: 'uuid' | 'text'; readonly values: readonly string[] } | undefined
  readonly after?: Place | undefined
  readonly limit: number
}

/** Of more values than these each has few rows: all of them are read at once, in half the time of as many walks. */
const MOST_WALKS = 20

/** @returns ids, newest first */
export async function findNewest(executor: Executor, request: NewestRequest): Promise<readonly string[]> {
  const { table, group, limit, moment = table.createdAt } = request
  if (group && group.values.length > MOST_WALKS) {
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
 * The same of rows that an index other than the one by time finds, and that are few: it finds them all, and they are sorted. Left
 * to itself the database might walk the table by time until it has met a page of them.
 * @returns ids, newest first
 */
export async function findNewestOfFew(executor: Executor, request: Ungrouped): Promise<readonly string[]> {
  const found = await executor.execute<{ id: string }>(sql`${foundOf(request)} select id from found ${endOfFound(request)}`)
  return found.rows.map(({ id }) => id)
}

type Ungrouped = Omit<NewestRequest, 'group'>

/** So many of the newest rows are looked at one by one, in a millisecond: of what is common a page is among them. */
const RECENT = 1000
/** And so many more of them, once an index has found too many to read. */
const FURTHER = 20_000
/** So many rows are read and sorted in a few milliseconds. */
const MOST_SORTED = 2000

/**
 * The same where nobody knows whether `where` finds few rows or a good part of the table, as with words that somebody looks for.
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

/** Those of the newest rows of the span that match. */
async function findAmong(executor: Executor, request: Ungrouped, depth: number): Promise<readonly string[]> {
  const { table, where = sql`true`, limit, moment = table.createdAt } = request
  const newest = sql`order by ${moment} desc, ${table.id} desc`
  const { rows } = await executor.execute<{ id: string }>(
    sql`select ${table.id} as id from (select * from ${table} where ${spanOf(request)} ${newest} limit ${depth}) as ${table}
        where ${where} ${newest} limit ${limit}`,
  )
  return rows.map(({ id }) => id)
}

/** Undefined where more match than can be sorted in no time. */
async function findIfFew(executor: Executor, request: Ungrouped): Promise<readonly string[] | undefined> {
  const { rows } = await executor.execute<{ id: string; found: number }>(
    sql`${foundOf(request, sql`limit ${MOST_SORTED + 1}`)}
        select id, (select count(*)::int from found) as found from found ${endOfFound(request)}`,
  )
  return (rows[0]?.found ?? 0) > MOST_SORTED ? undefined : rows.map(({ id }) => id)
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
 * Where the walk begins. A later page begins within the span anyway: of two bounds the index might take the wider one, and walk
 * from there. The place is a comparison of rows, which an index answers; an `or` of two comparisons is not.
 */
function endOf({ table, after, before }: NewestRequest, moment: AnyColumn): SQL {
  if (after) return sql`(${moment}, ${table.id}) < (${after.createdAt}, ${after.id}::uuid)`
  return before ? sql`${moment} < ${before}` : sql`true`
}
