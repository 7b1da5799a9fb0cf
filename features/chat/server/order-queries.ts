/** SQL over the edits that were ordered in a chat. */
import { and, desc, eq, isNull, lte } from 'drizzle-orm'
import type { Executor, Transaction } from '#platform/database.ts'
import { chatOrders } from './schema.ts'

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
