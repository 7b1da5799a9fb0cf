/** SQL over the threads in which members talk with a person. */
import { and, asc, count, desc, eq, gt, inArray, isNotNull, isNull, lt, lte, min, ne, or, sql } from 'drizzle-orm'
import type { Executor, Transaction } from '#platform/database.ts'
import { chatOutgoing } from '../schema.ts'
import { deletionOf } from './thread-times.ts'
import { supportThreadMessages, supportThreads, type SupportThreadAuthor, type SupportThreadEnd } from './schema.ts'

export type SupportThreadRow = typeof supportThreads.$inferSelect
export type SupportThreadMessageRow = typeof supportThreadMessages.$inferSelect

const IS_OPEN = isNull(supportThreads.endedAt)

/** False when the chat has an open one already. */
export async function insertSupportThread(tx: Transaction, thread: typeof supportThreads.$inferInsert): Promise<boolean> {
  const rows = await tx.insert(supportThreads).values(thread).onConflictDoNothing().returning({ id: supportThreads.id })
  return rows.length === 1
}

export async function findOpenSupportThread(executor: Executor, chatId: string): Promise<SupportThreadRow | undefined> {
  const rows = await executor
    .select()
    .from(supportThreads)
    .where(and(eq(supportThreads.chatId, chatId), IS_OPEN))
  return rows[0]
}

/** The open thread of a chat, unless the chat has got another owner since. */
export async function findSupportThreadOf(
  executor: Executor,
  { id, memberId }: { readonly id: string; readonly memberId: string | null },
): Promise<SupportThreadRow | undefined> {
  const thread = await findOpenSupportThread(executor, id)
  return thread?.memberId === memberId ? thread : undefined
}

/** Threads of a chat's former owners. */
export async function deleteSupportThreadsOfOthers(tx: Transaction, chatId: string, memberId: string): Promise<void> {
  await tx.delete(supportThreads).where(and(eq(supportThreads.chatId, chatId), ne(supportThreads.memberId, memberId)))
}

export async function findSupportThread(executor: Executor, id: string): Promise<SupportThreadRow | undefined> {
  const rows = await executor.select().from(supportThreads).where(eq(supportThreads.id, id))
  return rows[0]
}

export async function findOpenSupportThreadOf(executor: Executor, memberId: string): Promise<SupportThreadRow | undefined> {
  const [first] = await listSupportThreadsOf(executor, memberId)
  return first?.endedAt === null ? first : undefined
}

/** Open ones first, then the newest. */
export async function listSupportThreadsOf(executor: Executor, memberId: string): Promise<readonly SupportThreadRow[]> {
  return executor
    .select()
    .from(supportThreads)
    .where(eq(supportThreads.memberId, memberId))
    .orderBy(desc(IS_OPEN), desc(supportThreads.openedAt), desc(supportThreads.id))
}

/** Those that wait longest first, then those that wait for the member. */
export async function listOpenSupportThreads(executor: Executor, limit: number): Promise<readonly SupportThreadRow[]> {
  return executor
    .select()
    .from(supportThreads)
    .where(IS_OPEN)
    .orderBy(asc(supportThreads.waitingSince), desc(supportThreads.lastMessageAt))
    .limit(limit)
}

export async function countWaiting(executor: Executor): Promise<{ readonly threads: number; readonly oldest: Date | null }> {
  const rows = await executor
    .select({ threads: count(), oldest: min(supportThreads.waitingSince) })
    .from(supportThreads)
    .where(isNotNull(supportThreads.waitingSince))
  return rows[0] ?? { threads: 0, oldest: null }
}

export async function updateSupportThread(
  executor: Executor,
  id: string,
  changes: Partial<Omit<SupportThreadRow, 'id'>>,
): Promise<void> {
  await executor.update(supportThreads).set(changes).where(eq(supportThreads.id, id))
}

/** A chat has one open thread: of two, one goes on with the messages of both, and waits if either did. */
export async function moveSupportThreads(tx: Transaction, { from, into }: { from: string; into: string }): Promise<void> {
  const open = await findOpenSupportThread(tx, into)
  const double = open && (await findOpenSupportThread(tx, from))
  if (double) {
    await tx.update(supportThreadMessages).set({ threadId: open.id }).where(eq(supportThreadMessages.threadId, double.id))
    await tx.delete(supportThreads).where(eq(supportThreads.id, double.id))
    await updateSupportThread(tx, open.id, merged(open, double))
  }
  await tx.update(supportThreads).set({ chatId: into }).where(eq(supportThreads.chatId, from))
}

function merged(one: SupportThreadRow, other: SupportThreadRow): Partial<SupportThreadRow> {
  const [waitingSince = null] = [one, other]
    .flatMap((thread) => thread.waitingSince ?? [])
    .toSorted((a, b) => Number(a) - Number(b))
  const lastMessageAt = one.lastMessageAt > other.lastMessageAt ? one.lastMessageAt : other.lastMessageAt
  return { waitingSince, lastMessageAt, deleteAfter: deletionOf({ waitingSince, lastMessageAt, endedAt: null }) }
}

export async function deleteSupportThreadsOfChats(tx: Transaction, chatIds: readonly string[]): Promise<void> {
  if (chatIds.length > 0) await tx.delete(supportThreads).where(inArray(supportThreads.chatId, [...chatIds]))
}

export async function deleteSupportThreadsOf(tx: Transaction, memberId: string): Promise<void> {
  await tx.delete(supportThreads).where(eq(supportThreads.memberId, memberId))
}

/** Open threads in which nothing was written for a time: a longer one while the member waits for us. */
export async function listSilentSupportThreads(
  tx: Transaction,
  { answeredBefore, waitingBefore, limit }: { answeredBefore: Date; waitingBefore: Date; limit: number },
): Promise<readonly SupportThreadRow[]> {
  const isSilent = or(
    and(isNull(supportThreads.waitingSince), lt(supportThreads.lastMessageAt, answeredBefore)),
    lt(supportThreads.lastMessageAt, waitingBefore),
  )
  return tx.select().from(supportThreads).where(and(IS_OPEN, isSilent)).limit(limit).for('update', { skipLocked: true })
}

export async function deleteSupportThreadsDue(executor: Executor, now: Date): Promise<void> {
  await executor.delete(supportThreads).where(and(isNotNull(supportThreads.endedAt), lt(supportThreads.deleteAfter, now)))
}

export async function insertSupportThreadMessages(
  tx: Transaction,
  messages: readonly (typeof supportThreadMessages.$inferInsert)[],
): Promise<void> {
  if (messages.length > 0) await tx.insert(supportThreadMessages).values([...messages])
}

export async function findSupportThreadMessage(executor: Executor, id: string): Promise<SupportThreadMessageRow | undefined> {
  const rows = await executor.select().from(supportThreadMessages).where(eq(supportThreadMessages.id, id))
  return rows[0]
}

export async function findSupportThreadMessageByKey(
  executor: Executor,
  threadId: string,
  key: string,
): Promise<SupportThreadMessageRow | undefined> {
  const rows = await executor
    .select()
    .from(supportThreadMessages)
    .where(and(eq(supportThreadMessages.threadId, threadId), eq(supportThreadMessages.idempotencyKey, key)))
  return rows[0]
}

/** The newest message that a person wrote: the product's own answers are no news to an administrator. */
export async function findNewestOfPeople(executor: Executor, threadId: string): Promise<SupportThreadMessageRow | undefined> {
  const rows = await executor
    .select()
    .from(supportThreadMessages)
    .where(and(eq(supportThreadMessages.threadId, threadId), inArray(supportThreadMessages.author, OF_PEOPLE)))
    .orderBy(desc(supportThreadMessages.position))
    .limit(1)
  return rows[0]
}

const OF_PEOPLE: SupportThreadAuthor[] = ['member', 'team']

/** The newest messages of each thread in their order, and how far those of administrators came. */
export async function listSupportThreadMessages(executor: Executor, threadIds: readonly string[], most: number) {
  if (threadIds.length === 0) return []
  const { state, receipt, isTemplate } = chatOutgoing
  const { id, threadId, position } = supportThreadMessages
  const placed = executor
    .select({ id, place: sql<number>`row_number() over (partition by ${threadId} order by ${position} desc)`.as('place') })
    .from(supportThreadMessages)
    .where(inArray(threadId, [...threadIds]))
    .as('placed')
  return executor
    .select({ message: supportThreadMessages, state, receipt, isTemplate })
    .from(supportThreadMessages)
    .innerJoin(placed, eq(placed.id, id))
    .leftJoin(chatOutgoing, eq(chatOutgoing.id, id))
    .where(lte(placed.place, most))
    .orderBy(asc(position))
}

/** Deletes what members and the product wrote before the newest messages of a thread. */
export async function trimSupportThread(tx: Transaction, threadId: string, kept: number): Promise<void> {
  const ofSupportThread = eq(supportThreadMessages.threadId, threadId)
  const oldest = tx
    .select({ position: supportThreadMessages.position })
    .from(supportThreadMessages)
    .where(ofSupportThread)
    .orderBy(desc(supportThreadMessages.position))
    .offset(kept - 1)
    .limit(1)
  await tx
    .delete(supportThreadMessages)
    .where(and(ofSupportThread, ne(supportThreadMessages.author, 'team'), lt(supportThreadMessages.position, sql`(${oldest})`)))
}

/** Our answers that went out only as a notice, and not since. */
export async function listHeldAnswers(
  executor: Executor,
  { chatId, memberId }: { readonly chatId: string; readonly memberId: string },
): Promise<readonly string[]> {
  const isTheirs = and(eq(supportThreads.chatId, chatId), eq(supportThreads.memberId, memberId))
  const rows = await executor
    .select({ id: supportThreadMessages.id })
    .from(supportThreadMessages)
    .innerJoin(supportThreads, eq(supportThreads.id, supportThreadMessages.threadId))
    .innerJoin(chatOutgoing, eq(chatOutgoing.id, supportThreadMessages.id))
    .where(and(isTheirs, eq(chatOutgoing.isTemplate, true), isNull(supportThreadMessages.handedOverAt)))
    .orderBy(asc(supportThreadMessages.position))
  return rows.map(({ id }) => id)
}

export async function markHandedOver(executor: Executor, ids: readonly string[], now: Date): Promise<void> {
  if (ids.length > 0)
    await executor
      .update(supportThreadMessages)
      .set({ handedOverAt: now })
      .where(inArray(supportThreadMessages.id, [...ids]))
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

export type { SupportThreadAuthor, SupportThreadEnd }
