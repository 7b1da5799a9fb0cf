/** SQL over the edits that were ordered in a chat. */
import { and, asc, desc, eq, gte, isNull, lte } from 'drizzle-orm'
import type { Executor, Transaction } from '#platform/database.ts'
import { chatOrders, chatOutgoing } from './schema.ts'

export type OrderRow = typeof chatOrders.$inferSelect

/** A repeated order with the same key is the same edit, and inserts nothing. */
export async function insertOrder(tx: Transaction, order: typeof chatOrders.$inferInsert): Promise<void> {
  await tx.insert(chatOrders).values(order).onConflictDoNothing()
}

export async function findOrder(executor: Executor, editId: string): Promise<OrderRow | undefined> {
  const rows = await executor.select().from(chatOrders).where(eq(chatOrders.editId, editId))
  return rows[0]
}

export async function findNewestOrder(executor: Executor, chatId: string): Promise<OrderRow | undefined> {
  const rows = await executor
    .select()
    .from(chatOrders)
    .where(eq(chatOrders.chatId, chatId))
    .orderBy(desc(chatOrders.orderedAt), desc(chatOrders.number))
    .limit(1)
  return rows[0]
}

/** Undefined for an edit of the studio, and for one that was already finished. */
export async function markOrderFinished(tx: Transaction, editId: string, now: Date): Promise<OrderRow | undefined> {
  const rows = await tx
    .update(chatOrders)
    .set({ finishedAt: now })
    .where(and(eq(chatOrders.editId, editId), isNull(chatOrders.finishedAt)))
    .returning()
  return rows[0]
}

/** The orders of the same message or album, by their place in it; locked, so that two that finish at once wait for each other. */
export async function lockAlbum(tx: Transaction, editId: string): Promise<readonly OrderRow[]> {
  const order = await findOrder(tx, editId)
  if (!order) return []
  return tx
    .select()
    .from(chatOrders)
    .where(and(eq(chatOrders.chatId, order.chatId), eq(chatOrders.orderedAt, order.orderedAt)))
    .orderBy(asc(chatOrders.number))
    .for('update')
}

/**
 * Edits whose result went out only as a notice, because the person had not written for a day, and was not sent since; in the
 * order in which they were ordered.
 */
export async function listHeldBack(
  executor: Executor,
  { chatId, since, limit }: { readonly chatId: string; readonly since: Date; readonly limit: number },
): Promise<readonly string[]> {
  const rows = await executor
    .select({ editId: chatOrders.editId })
    .from(chatOrders)
    .innerJoin(chatOutgoing, and(eq(chatOutgoing.editId, chatOrders.editId), eq(chatOutgoing.purpose, 'result')))
    .where(
      and(
        eq(chatOrders.chatId, chatId),
        gte(chatOrders.orderedAt, since),
        eq(chatOutgoing.isTemplate, true),
        isNull(chatOrders.handedOverAt),
      ),
    )
    .orderBy(asc(chatOrders.orderedAt), asc(chatOrders.number))
    .limit(limit)
  return rows.map(({ editId }) => editId)
}

/** Orders whose person was last shown typing before then. */
export async function listOrdersToShow(executor: Executor, before: Date, limit: number): Promise<readonly OrderRow[]> {
  return executor
    .select()
    .from(chatOrders)
    .where(and(isNull(chatOrders.finishedAt), lte(chatOrders.shownTypingAt, before)))
    .limit(limit)
}

export async function updateOrder(executor: Executor, editId: string, changes: Partial<OrderRow>): Promise<void> {
  await executor.update(chatOrders).set(changes).where(eq(chatOrders.editId, editId))
}
