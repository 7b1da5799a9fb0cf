/** The webhook inbox for administrators, and how to replay a webhook that is not synced. */
import { and, asc, count, desc, eq, gt, inArray, isNotNull, isNull, lte, type SQL, sql } from 'drizzle-orm'
import { listOwnersOfSubscriptions } from '#features/membership/server/index.ts'
import { addMs, MINUTE } from '#platform/clock.ts'
import type { Executor, Transaction } from '#platform/database.ts'
import type { Queue } from '#platform/queue.ts'
import { applyWebhookEventJob } from '../jobs.ts'
import { payments, webhookEvents } from '../schema.ts'

/** The state of a webhook. `failed`: its job has used all attempts, and it is still not synced. */
export type WebhookEventState = 'received' | 'synced' | 'failed'

/** Longer than the job with all its attempts. */
export const FAILED_AFTER_MS = 20 * MINUTE

export interface InboxEvent {
  readonly eventId: string
  readonly event: string
  readonly objectId: string | null
  readonly receivedAt: Date
  readonly syncedAt: Date | null
  readonly state: WebhookEventState
}

const { eventId, objectId, receivedAt, syncedAt } = webhookEvents

function isInState(state: WebhookEventState, now: Date): SQL | undefined {
  const late = addMs(now, -FAILED_AFTER_MS)
  if (state === 'synced') return isNotNull(syncedAt)
  return and(isNull(syncedAt), state === 'failed' ? lte(receivedAt, late) : gt(receivedAt, late))
}

/** Newest first. @param request.after where the previous page ended */
export async function listInboxEvents(
  executor: Executor,
  request: {
    readonly state: WebhookEventState | undefined
    readonly after: { readonly receivedAt: Date; readonly eventId: string } | undefined
    readonly limit: number
    readonly now: Date
  },
): Promise<readonly InboxEvent[]> {
  const { state, after, limit, now } = request
  const isFurther = after && sql`(${receivedAt}, ${eventId}) < (${after.receivedAt}, ${after.eventId})`
  const rows = await executor
    .select()
    .from(webhookEvents)
    .where(and(state && isInState(state, now), isFurther))
    .orderBy(desc(receivedAt), desc(eventId))
    .limit(limit)
  return rows.map((row) => ({ ...row, state: stateOf(row, now) }))
}

/** The owner of each of these provider objects, as far as we know. */
export async function findOwnersOfObjects(
  executor: Executor,
  objectIds: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const owned = [
    ...(await listOwnersOfSubscriptions(executor, objectIds)),
    ...(await executor
      .select({ objectId: payments.providerId, memberId: payments.memberId })
      .from(payments)
      .where(inArray(payments.providerId, [...objectIds]))),
  ]
  return new Map(owned.map(({ objectId: about, memberId }) => [about ?? '', memberId]))
}

function stateOf(webhookEvent: { readonly receivedAt: Date; readonly syncedAt: Date | null }, now: Date): WebhookEventState {
  if (webhookEvent.syncedAt !== null) return 'synced'
  return webhookEvent.receivedAt <= addMs(now, -FAILED_AFTER_MS) ? 'failed' : 'received'
}

/** Counts webhooks that are not synced: few, unless something is wrong. */
export async function countOpenWebhookEvents(executor: Executor, now: Date): Promise<{ received: number; failed: number }> {
  const rows = await executor
    .select({ open: count(), failed: count(sql`case when ${isInState('failed', now)} then 1 end`) })
    .from(webhookEvents)
    .where(isNull(syncedAt))
  const { open = 0, failed = 0 } = rows[0] ?? {}
  return { received: open - failed, failed }
}

/**
 * Replays a webhook, synced or not. @returns the object it is about; undefined when there is no such webhook, or it is about
 * none of our records
 */
export async function replayWebhookEvent({ queue }: { queue: Queue }, tx: Transaction, id: string): Promise<string | undefined> {
  const rows = await tx
    .select({ objectId })
    .from(webhookEvents)
    .where(and(eq(eventId, id), isNotNull(objectId)))
    .limit(1)
  const about = rows[0]?.objectId ?? undefined
  if (about !== undefined) await queue.enqueue(tx, applyWebhookEventJob, { payload: { objectId: about }, key: about })
  return about
}

/** Webhooks about one object share one sync. @returns how many objects */
export async function replayFailedWebhookEvents(
  { queue }: { queue: Queue },
  tx: Transaction,
  { now, limit }: { now: Date; limit: number },
): Promise<number> {
  const rows = await tx
    .select({ objectId, first: sql`min(${receivedAt})`.as('first') })
    .from(webhookEvents)
    .where(and(isInState('failed', now), isNotNull(objectId)))
    .groupBy(objectId)
    .orderBy(asc(sql`first`))
    .limit(limit)
  const objects = rows.flatMap((row) => row.objectId ?? [])
  for (const about of objects) await queue.enqueue(tx, applyWebhookEventJob, { payload: { objectId: about }, key: about })
  return objects.length
}
