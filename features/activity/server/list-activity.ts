import { and, type AnyColumn, desc, eq, inArray } from 'drizzle-orm'
import type { Executor } from '#platform/database.ts'
import { findNewest } from '#platform/newest-rows.ts'
import type { Place } from '#platform/page-cursor.ts'
import type { ActivityActor, ActivityKind } from '../contract.ts'
import { activity } from './schema.ts'

export type ActivityLine = typeof activity.$inferSelect

export interface ActivityRequest {
  /** Only lines about them, or of what they did to others. */
  readonly memberIds?: readonly string[] | undefined
  readonly kind?: ActivityKind | undefined
  readonly actor?: ActivityActor | undefined
  readonly after?: Place | undefined
  readonly limit: number
}

/** Lines of the log, newest first. */
export async function listActivity(executor: Executor, request: ActivityRequest): Promise<readonly ActivityLine[]> {
  const { memberIds, kind, actor, after, limit } = request
  const where = and(kind && eq(activity.kind, kind), actor && eq(activity.actor, actor))
  const groups = memberIds
    ? [groupOf(activity.memberId, memberIds), groupOf(activity.actorId, memberIds)]
    : [narrowestOf(request)]
  const found = await Promise.all(groups.map((group) => findNewest(executor, { table: activity, where, group, after, limit })))
  const ids = [...new Set(found.flat())]
  if (ids.length === 0) return []
  const newest = [desc(activity.createdAt), desc(activity.id)]
  return executor
    .select()
    .from(activity)
    .where(inArray(activity.id, ids))
    .orderBy(...newest)
    .limit(limit)
}

function groupOf(column: AnyColumn, memberIds: readonly string[]) {
  return { column, type: 'uuid', values: memberIds } as const
}

function narrowestOf({ kind, actor }: ActivityRequest) {
  if (kind) return { column: activity.kind, type: 'text', values: [kind] } as const
  return actor && ({ column: activity.actor, type: 'text', values: [actor] } as const)
}
