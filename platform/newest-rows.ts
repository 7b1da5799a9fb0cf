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
export async function findNewestOfFew(executor: Executor, request: Omit<NewestRequest, 'group'>): Promise<readonly string[]> {
  const { table, limit, moment = table.createdAt } = request
  const found = await executor.execute<{ id: string }>(
    sql`with found as materialized (select ${table.id} as id, ${moment} as moment from ${table} where ${conditionsOf(request)})
        select id from found order by moment desc, id desc limit ${limit}`,
  )
  return found.rows.map(({ id }) => id)
}

function conditionsOf(request: NewestRequest): SQL {
  const { where = sql`true`, since, table, moment = table.createdAt } = request
  return sql.join([where, since ? sql`${moment} >= ${since}` : sql`true`, endOf(request, moment)], sql` and `)
}

/**
 * Where the walk begins. A later page begins within the span anyway: of two bounds the index might take the wider one, and walk
 * from there. The place is a comparison of rows, which an index answers; an `or` of two comparisons is not.
 */
function endOf({ table, after, before }: NewestRequest, moment: AnyColumn): SQL {
  if (after) return sql`(${moment}, ${table.id}) < (${after.createdAt}, ${after.id}::uuid)`
  return before ? sql`${moment} < ${before}` : sql`true`
}
