import { and, desc, eq, inArray } from 'drizzle-orm'
import type { Executor } from '#platform/database.ts'
import { findNewest } from '#platform/newest-rows.ts'
import type { Place } from '#platform/page-cursor.ts'
import type { ActivityActor, ActivityKind } from '../contract.ts'
import { activity } from './schema.ts'

export type ActivityLine = typeof activity.$inferSelect

export interface ActivityRequest {
  /** Only lines about them. */
  readonly memberIds?: readonly string[] | undefined
  readonly kind?: ActivityKind | undefined
  readonly actor?: ActivityActor | undefined
  readonly after?: Place | undefined
  readonly limit: number
}

/** Lines of the log, newest first. */
export async function listActivity(executor: Executor, request: ActivityRequest): Promise<readonly ActivityLine[]> {
  const { kind, actor, after, limit } = request
  const where = and(kind && eq(activity.kind, kind), actor && eq(activity.actor, actor))
  const ids = await findNewest(executor, { table: activity, where, group: groupOf(request), after, limit })
  if (ids.length === 0) return []
  const newest = [desc(activity.createdAt), desc(activity.id)]
  return executor
    .select()
    .from(activity)
    .where(inArray(activity.id, [...ids]))
    .orderBy(...newest)
}

function groupOf({ memberIds, kind, actor }: ActivityRequest) {
  if (memberIds) return { column: activity.memberId, type: 'uuid', values: memberIds } as const
  if (kind) return { column: activity.kind, type: 'text', values: [kind] } as const
  return actor && ({ column: activity.actor, type: 'text', values: [actor] } as const)
}
