import { and, type AnyColumn, desc, eq, inArray, type SQL, sql } from 'drizzle-orm'
import type { Executor } from '#platform/database.ts'
import { escapeLike, foldText } from '#platform/fold-text.ts'
import { findNewest, findNewestMatching, type Span } from '#platform/newest-rows.ts'
import type { Cursor } from '#platform/page-cursor.ts'
import type { ActivityActor, ActivityKind } from '../contract.ts'
import { activity } from './schema.ts'

export type ActivityLine = Omit<typeof activity.$inferSelect, 'searchText'>

export interface ActivityRequest extends Span {
  /** Only entries about these members, or about what they did to others. */
  readonly memberIds?: readonly string[] | undefined
  /**
   * Also entries about anyone that contain this text; at least three letters or digits in a row. Only together with `memberIds`.
   */
  readonly saying?: string | undefined
  /** Only entries with this network address. */
  readonly address?: string | undefined
  readonly kind?: ActivityKind | undefined
  readonly actor?: ActivityActor | undefined
  readonly after?: Cursor | undefined
  readonly limit: number
}

/** Entries of the log, newest first. */
export async function listActivity(executor: Executor, request: ActivityRequest): Promise<readonly ActivityLine[]> {
  const { saying, kind, actor, limit } = request
  const where = and(kind && eq(activity.kind, kind), actor && eq(activity.actor, actor))
  const newest = { ...request, table: activity }
  const found = await Promise.all([
    ...groupsOf(request).map((group) => findNewest(executor, { ...newest, where, group })),
    saying === undefined ? [] : findNewestMatching(executor, { ...newest, where: and(where, saysAll(saying)) }),
  ])
  const ids = [...new Set(found.flat())]
  if (ids.length === 0) return []
  return executor
    .select()
    .from(activity)
    .where(inArray(activity.id, ids))
    .orderBy(desc(activity.createdAt), desc(activity.id))
    .limit(limit)
}

/** The columns and values that entries must match. Each group is a separate query; together they may find an entry twice. */
function groupsOf({ address, memberIds, kind, actor }: ActivityRequest) {
  if (address !== undefined) return [textsOf(activity.address, address)]
  if (memberIds) return [idsOf(activity.memberId, memberIds), idsOf(activity.actorId, memberIds)]
  if (kind) return [textsOf(activity.kind, kind)]
  return [actor && textsOf(activity.actor, actor)]
}

function idsOf(column: AnyColumn, values: readonly string[]) {
  return { column, type: 'uuid', values } as const
}

function textsOf(column: AnyColumn, value: string) {
  return { column, type: 'text', values: [value] } as const
}

function saysAll(text: string): SQL | undefined {
  const words = foldText(text).split(/\s+/)
  return and(...words.map((word) => sql`${activity.searchText} like ${`%${escapeLike(word)}%`}`))
}
