/** SQL over the inbox of webhooks. */
import { and, desc, eq, gt, isNotNull, isNull, lt, lte } from 'drizzle-orm'
import type { Executor, Transaction } from '#platform/database.ts'
import { webhookEvents } from '../schema.ts'

/** False for a webhook that is already stored. */
export async function insertWebhookEvent(tx: Transaction, event: typeof webhookEvents.$inferInsert): Promise<boolean> {
  const rows = await tx.insert(webhookEvents).values(event).onConflictDoNothing().returning({ id: webhookEvents.eventId })
  return rows.length === 1
}

/** Marks every webhook about this object that came before the sync. */
export async function markWebhookEventsSynced(
  executor: Executor,
  { objectId, readAt, now }: { objectId: string; readAt: Date; now: Date },
): Promise<void> {
  await executor
    .update(webhookEvents)
    .set({ syncedAt: now })
    .where(and(eq(webhookEvents.objectId, objectId), isNull(webhookEvents.syncedAt), lte(webhookEvents.receivedAt, readAt)))
}

/** When the newest unsynced webhook about this object came. */
export async function findLastWebhookEvent(executor: Executor, objectId: string): Promise<Date | undefined> {
  const rows = await executor
    .select({ receivedAt: webhookEvents.receivedAt })
    .from(webhookEvents)
    .where(and(eq(webhookEvents.objectId, objectId), isNull(webhookEvents.syncedAt)))
    .orderBy(desc(webhookEvents.receivedAt))
    .limit(1)
  return rows[0]?.receivedAt
}

/** Objects with a webhook that is still unsynced since `before`. */
export async function listUnsyncedObjects(
  executor: Executor,
  { after, before, limit }: { after: Date; before: Date; limit: number },
): Promise<readonly string[]> {
  const rows = await executor
    .selectDistinct({ objectId: webhookEvents.objectId })
    .from(webhookEvents)
    .where(
      and(
        isNull(webhookEvents.syncedAt),
        isNotNull(webhookEvents.objectId),
        gt(webhookEvents.receivedAt, after),
        lte(webhookEvents.receivedAt, before),
      ),
    )
    .limit(limit)
  return rows.flatMap(({ objectId }) => objectId ?? [])
}

export async function deleteWebhookEvents(executor: Executor, before: Date): Promise<void> {
  await executor.delete(webhookEvents).where(lt(webhookEvents.receivedAt, before))
}
