/** SQL over the threads in which members talk with a person. */
import { and, asc, count, desc, eq, gt, inArray, isNotNull, isNull, lt, min, ne, or, sql } from 'drizzle-orm'
import type { Executor, Transaction } from '#platform/database.ts'
import { chatOutgoing } from '../schema.ts'
import { chatThreadMessages, chatThreads, type ThreadAuthor, type ThreadEnd } from './schema.ts'

export type ThreadRow = typeof chatThreads.$inferSelect
export type ThreadMessageRow = typeof chatThreadMessages.$inferSelect

const IS_OPEN = isNull(chatThreads.endedAt)

/** False when the chat has an open one already. */
export async function insertThread(tx: Transaction, thread: typeof chatThreads.$inferInsert): Promise<boolean> {
  const rows = await tx.insert(chatThreads).values(thread).onConflictDoNothing().returning({ id: chatThreads.id })
  return rows.length === 1
}

export async function findOpenThread(executor: Executor, chatId: string): Promise<ThreadRow | undefined> {
  const rows = await executor
    .select()
    .from(chatThreads)
    .where(and(eq(chatThreads.chatId, chatId), IS_OPEN))
  return rows[0]
}

/** The open thread of a chat, unless the chat has got another owner since. */
export async function findThreadOf(
  executor: Executor,
  { id, memberId }: { readonly id: string; readonly memberId: string | null },
): Promise<ThreadRow | undefined> {
  const thread = await findOpenThread(executor, id)
  return thread?.memberId === memberId ? thread : undefined
}

/** Threads of a chat's former owners. */
export async function deleteThreadsOfOthers(tx: Transaction, chatId: string, memberId: string): Promise<void> {
  await tx.delete(chatThreads).where(and(eq(chatThreads.chatId, chatId), ne(chatThreads.memberId, memberId)))
}

export async function findThread(executor: Executor, id: string): Promise<ThreadRow | undefined> {
  const rows = await executor.select().from(chatThreads).where(eq(chatThreads.id, id))
  return rows[0]
}

export async function findOpenThreadOf(executor: Executor, memberId: string): Promise<ThreadRow | undefined> {
  const [first] = await listThreadsOf(executor, memberId)
  return first?.endedAt === null ? first : undefined
}

/** Open ones first, then the newest. */
export async function listThreadsOf(executor: Executor, memberId: string): Promise<readonly ThreadRow[]> {
  return executor
    .select()
    .from(chatThreads)
    .where(eq(chatThreads.memberId, memberId))
    .orderBy(desc(IS_OPEN), desc(chatThreads.openedAt), desc(chatThreads.id))
}

/** Those that wait longest first, then those that wait for the member. */
export async function listOpenThreads(executor: Executor, limit: number): Promise<readonly ThreadRow[]> {
  return executor
    .select()
    .from(chatThreads)
    .where(IS_OPEN)
    .orderBy(asc(chatThreads.waitingSince), desc(chatThreads.lastMessageAt))
    .limit(limit)
}

export async function countWaiting(executor: Executor): Promise<{ readonly threads: number; readonly oldest: Date | null }> {
  const rows = await executor
    .select({ threads: count(), oldest: min(chatThreads.waitingSince) })
    .from(chatThreads)
    .where(isNotNull(chatThreads.waitingSince))
  return rows[0] ?? { threads: 0, oldest: null }
}

export async function updateThread(executor: Executor, id: string, changes: Partial<Omit<ThreadRow, 'id'>>): Promise<void> {
  await executor.update(chatThreads).set(changes).where(eq(chatThreads.id, id))
}

export async function moveThreads(tx: Transaction, { from, into }: { from: string; into: string }): Promise<void> {
  const open = await findOpenThread(tx, into)
  if (open) {
    const double = await findOpenThread(tx, from)
    if (double) await tx.update(chatThreadMessages).set({ threadId: open.id }).where(eq(chatThreadMessages.threadId, double.id))
    if (double) await tx.delete(chatThreads).where(eq(chatThreads.id, double.id))
  }
  await tx.update(chatThreads).set({ chatId: into }).where(eq(chatThreads.chatId, from))
}

export async function deleteThreadsOfChats(tx: Transaction, chatIds: readonly string[]): Promise<void> {
  if (chatIds.length > 0) await tx.delete(chatThreads).where(inArray(chatThreads.chatId, [...chatIds]))
}

export async function deleteThreadsOf(tx: Transaction, memberId: string): Promise<void> {
  await tx.delete(chatThreads).where(eq(chatThreads.memberId, memberId))
}

/** Open threads in which nothing was written for a time: a longer one while the member waits for us. */
export async function listSilentThreads(
  tx: Transaction,
  { answeredBefore, waitingBefore, limit }: { answeredBefore: Date; waitingBefore: Date; limit: number },
): Promise<readonly ThreadRow[]> {
  const isSilent = or(
    and(isNull(chatThreads.waitingSince), lt(chatThreads.lastMessageAt, answeredBefore)),
    lt(chatThreads.lastMessageAt, waitingBefore),
  )
  return tx.select().from(chatThreads).where(and(IS_OPEN, isSilent)).limit(limit).for('update', { skipLocked: true })
}

export async function deleteThreadsDue(executor: Executor, now: Date): Promise<void> {
  await executor.delete(chatThreads).where(and(isNotNull(chatThreads.endedAt), lt(chatThreads.deleteAfter, now)))
}

export async function insertThreadMessages(
  tx: Transaction,
  messages: readonly (typeof chatThreadMessages.$inferInsert)[],
): Promise<void> {
  if (messages.length > 0) await tx.insert(chatThreadMessages).values([...messages])
}

export async function findThreadMessage(executor: Executor, id: string): Promise<ThreadMessageRow | undefined> {
  const rows = await executor.select().from(chatThreadMessages).where(eq(chatThreadMessages.id, id))
  return rows[0]
}

export async function findThreadMessageByKey(
  executor: Executor,
  threadId: string,
  key: string,
): Promise<ThreadMessageRow | undefined> {
  const rows = await executor
    .select()
    .from(chatThreadMessages)
    .where(and(eq(chatThreadMessages.threadId, threadId), eq(chatThreadMessages.idempotencyKey, key)))
  return rows[0]
}

/** The newest message that a person wrote: the product's own answers are no news to an administrator. */
export async function findNewestOfPeople(executor: Executor, threadId: string): Promise<ThreadMessageRow | undefined> {
  const rows = await executor
    .select()
    .from(chatThreadMessages)
    .where(and(eq(chatThreadMessages.threadId, threadId), inArray(chatThreadMessages.author, OF_PEOPLE)))
    .orderBy(desc(chatThreadMessages.position))
    .limit(1)
  return rows[0]
}

const OF_PEOPLE: ThreadAuthor[] = ['member', 'team']

/** The newest messages of threads in their order, and how far those of administrators came. */
export async function listThreadMessages(executor: Executor, threadIds: readonly string[], limit: number) {
  if (threadIds.length === 0) return []
  const { state, receipt, isTemplate } = chatOutgoing
  const newestFirst = await executor
    .select({ message: chatThreadMessages, state, receipt, isTemplate })
    .from(chatThreadMessages)
    .leftJoin(chatOutgoing, eq(chatOutgoing.id, chatThreadMessages.id))
    .where(inArray(chatThreadMessages.threadId, [...threadIds]))
    .orderBy(desc(chatThreadMessages.position))
    .limit(limit)
  return newestFirst.reverse()
}

/** Deletes what members and the product wrote before the newest messages of a thread. */
export async function trimThread(tx: Transaction, threadId: string, kept: number): Promise<void> {
  const ofThread = eq(chatThreadMessages.threadId, threadId)
  const oldest = tx
    .select({ position: chatThreadMessages.position })
    .from(chatThreadMessages)
    .where(ofThread)
    .orderBy(desc(chatThreadMessages.position))
    .offset(kept - 1)
    .limit(1)
  await tx
    .delete(chatThreadMessages)
    .where(and(ofThread, ne(chatThreadMessages.author, 'team'), lt(chatThreadMessages.position, sql`(${oldest})`)))
}

/** Our answers that went out only as a notice, and not since. */
export async function listHeldAnswers(
  executor: Executor,
  { chatId, memberId }: { readonly chatId: string; readonly memberId: string },
): Promise<readonly string[]> {
  const isTheirs = and(eq(chatThreads.chatId, chatId), eq(chatThreads.memberId, memberId))
  const rows = await executor
    .select({ id: chatThreadMessages.id })
    .from(chatThreadMessages)
    .innerJoin(chatThreads, eq(chatThreads.id, chatThreadMessages.threadId))
    .innerJoin(chatOutgoing, eq(chatOutgoing.id, chatThreadMessages.id))
    .where(and(isTheirs, eq(chatOutgoing.isTemplate, true), isNull(chatThreadMessages.handedOverAt)))
    .orderBy(asc(chatThreadMessages.position))
  return rows.map(({ id }) => id)
}

export async function markHandedOver(executor: Executor, ids: readonly string[], now: Date): Promise<void> {
  if (ids.length > 0)
    await executor
      .update(chatThreadMessages)
      .set({ handedOverAt: now })
      .where(inArray(chatThreadMessages.id, [...ids]))
}

/** What we said in a chat lately, as far as it is still there, oldest first. */
export async function listLatelySaid(
  executor: Executor,
  { chatId, since, limit }: { readonly chatId: string; readonly since: Date; readonly limit: number },
) {
  const text = sql<string | null>`${chatOutgoing.content} ->> 'text'`
  const rows = await executor
    .select({ text, createdAt: chatOutgoing.createdAt })
    .from(chatOutgoing)
    .where(and(eq(chatOutgoing.chatId, chatId), gt(chatOutgoing.createdAt, since), isNotNull(text)))
    .orderBy(desc(chatOutgoing.position))
    .limit(limit)
  return rows.reverse()
}

export type { ThreadAuthor, ThreadEnd }
