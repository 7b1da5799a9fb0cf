/** SQL over the inbox. */
import { and, asc, count, eq, gt, inArray, isNull, lt, sql } from 'drizzle-orm'
import type { Executor, Transaction } from '#platform/database.ts'
import { chatIncoming, chats } from '../schema.ts'

export type IncomingRow = typeof chatIncoming.$inferSelect

export type NewIncoming = typeof chatIncoming.$inferInsert

/** Inserts in the given order. @returns the rows that are new */
export async function insertIncoming(tx: Transaction, rows: readonly NewIncoming[]): Promise<readonly IncomingRow[]> {
  if (rows.length === 0) return []
  return tx
    .insert(chatIncoming)
    .values([...rows])
    .onConflictDoNothing()
    .returning()
}

export async function findIncoming(executor: Executor, id: string): Promise<IncomingRow | undefined> {
  const rows = await executor.select().from(chatIncoming).where(eq(chatIncoming.id, id))
  return rows[0]
}

/** The oldest unanswered message, in the order in which the person sent them. */
export async function findNextIncoming(executor: Executor, chatId: string): Promise<IncomingRow | undefined> {
  const rows = await executor
    .select()
    .from(chatIncoming)
    .where(and(eq(chatIncoming.chatId, chatId), isNull(chatIncoming.handledAt)))
    .orderBy(asc(chatIncoming.sentAt), asc(chatIncoming.arrival))
    .limit(1)
  return rows[0]
}

/** How many messages of each of these chats are unanswered. */
export async function countOpen(executor: Executor, chatIds: readonly string[]): Promise<ReadonlyMap<string, number>> {
  if (chatIds.length === 0) return new Map()
  const rows = await executor
    .select({ chatId: chatIncoming.chatId, open: count() })
    .from(chatIncoming)
    .where(and(inArray(chatIncoming.chatId, chatIds), isNull(chatIncoming.handledAt)))
    .groupBy(chatIncoming.chatId)
  return new Map(rows.map(({ chatId, open }) => [chatId, open]))
}

/** False when another attempt was faster; its result is kept. */
export async function markFetched(
  executor: Executor,
  id: string,
  outcome: Partial<Pick<IncomingRow, 'photoId' | 'refusal' | 'meaning' | 'content'>>,
): Promise<boolean> {
  const rows = await executor
    .update(chatIncoming)
    .set({ ...outcome, isFetched: true })
    .where(and(eq(chatIncoming.id, id), eq(chatIncoming.isFetched, false)))
    .returning({ id: chatIncoming.id })
  return rows.length === 1
}

/** Counts one model request against the member's daily limit. False when none is left. */
export async function takeQuestion(
  tx: Transaction,
  { id, memberId, now, since, limit }: { id: string; memberId: string; now: Date; since: Date; limit: number },
): Promise<boolean> {
  const [asked] = await tx
    .select({ questions: count() })
    .from(chatIncoming)
    .innerJoin(chats, eq(chats.id, chatIncoming.chatId))
    .where(and(eq(chats.memberId, memberId), gt(chatIncoming.askedAt, since)))
  if ((asked?.questions ?? 0) >= limit) return false
  const rows = await tx
    .update(chatIncoming)
    .set({ askedAt: now })
    .where(and(eq(chatIncoming.id, id), isNull(chatIncoming.askedAt)))
    .returning({ id: chatIncoming.id })
  return rows.length === 1
}

/** How often an LLM was asked since then, by outcome. */
export async function countQuestions(executor: Executor, since: Date) {
  const outcome = sql<string>`case when ${chatIncoming.meaning} is null then 'failed' when ${chatIncoming.meaning} = 'unknown' then 'unknown' else 'understood' end`
  return executor
    .select({ outcome, count: sql<number>`count(*)::int` })
    .from(chatIncoming)
    .where(gt(chatIncoming.askedAt, since))
    .groupBy(outcome)
}

/** Erases the text with the answer: what a person wrote is not kept longer. */
export async function markHandled(executor: Executor, id: string, now: Date): Promise<void> {
  await executor.update(chatIncoming).set({ handledAt: now, content: null }).where(eq(chatIncoming.id, id))
}

export async function deleteIncomingBefore(executor: Executor, before: Date): Promise<void> {
  await executor.delete(chatIncoming).where(lt(chatIncoming.receivedAt, before))
}
