/** SQL over the inbox. */
import { and, asc, eq, isNull, lt } from 'drizzle-orm'
import type { Executor, Transaction } from '#platform/database.ts'
import { chatIncoming } from './schema.ts'

export type IncomingRow = typeof chatIncoming.$inferSelect

/** False for a message that came before. */
export async function insertIncoming(tx: Transaction, row: typeof chatIncoming.$inferInsert): Promise<boolean> {
  const rows = await tx.insert(chatIncoming).values(row).onConflictDoNothing().returning({ id: chatIncoming.id })
  return rows.length === 1
}

export async function findIncoming(executor: Executor, id: string): Promise<IncomingRow | undefined> {
  const rows = await executor.select().from(chatIncoming).where(eq(chatIncoming.id, id))
  return rows[0]
}

/** The oldest that is not answered yet, by the order in which the person sent them. */
export async function findNextIncoming(executor: Executor, chatId: string): Promise<IncomingRow | undefined> {
  const rows = await executor
    .select()
    .from(chatIncoming)
    .where(and(eq(chatIncoming.chatId, chatId), isNull(chatIncoming.handledAt)))
    .orderBy(asc(chatIncoming.sentAt), asc(chatIncoming.arrival))
    .limit(1)
  return rows[0]
}

export async function markFetched(
  executor: Executor,
  id: string,
  outcome: Partial<Pick<IncomingRow, 'photoId' | 'refusal'>>,
): Promise<void> {
  await executor
    .update(chatIncoming)
    .set({ ...outcome, isFetched: true })
    .where(eq(chatIncoming.id, id))
}

/** Nothing that the person wrote is kept longer than it takes to answer. */
export async function markHandled(executor: Executor, id: string, now: Date): Promise<void> {
  await executor.update(chatIncoming).set({ handledAt: now, content: null }).where(eq(chatIncoming.id, id))
}

export async function deleteIncomingBefore(executor: Executor, before: Date): Promise<void> {
  await executor.delete(chatIncoming).where(lt(chatIncoming.receivedAt, before))
}
