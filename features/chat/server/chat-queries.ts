/** SQL over chats: the people who write to us, and the state of their conversations. */
import { and, desc, eq, gt, inArray, isNull, lt, lte, or, sql } from 'drizzle-orm'
import { addMs, MINUTE } from '#platform/clock.ts'
import type { Executor, Transaction } from '#platform/database.ts'
import { moveChatPosts } from './posts/post-queries.ts'
import { moveSupportThreads } from './support/thread-queries.ts'
import { chatIncoming, chatOrders, chatOutgoing, chats } from './schema.ts'

export type ChatRow = typeof chats.$inferSelect

export async function findChat(executor: Executor, id: string): Promise<ChatRow | undefined> {
  const rows = await executor.select().from(chats).where(eq(chats.id, id))
  return rows[0]
}

/** Locks the chat: until the transaction ends, no other transaction converses with this person or sends to them. */
export async function lockChat(tx: Transaction, id: string): Promise<ChatRow | undefined> {
  const rows = await tx.select().from(chats).where(eq(chats.id, id)).for('update')
  return rows[0]
}

/** One person may have two rows, one known by phone and one by the network's id; the row with the phone comes first. */
export async function listChatsOf(
  tx: Transaction,
  { phoneKey, networkId }: { phoneKey: string | undefined; networkId: string | undefined },
): Promise<readonly ChatRow[]> {
  if (phoneKey === undefined && networkId === undefined) return []
  const names = or(phoneKey ? eq(chats.phoneKey, phoneKey) : undefined, networkId ? eq(chats.networkId, networkId) : undefined)
  const rows = await tx.select().from(chats).where(names).for('update')
  return rows.toSorted((one, other) => Number(other.phoneKey === phoneKey) - Number(one.phoneKey === phoneKey))
}

/**
 * Locks rows in the order of their ids. Senders are named by phone or by network id, so an order by name would differ between
 * transactions and could deadlock.
 * @param mayWait whether to wait for rows that another transaction has locked
 * @throws an error of SQLSTATE class 55 when one is locked, or stays so
 */
export async function lockChatsOf(
  tx: Transaction,
  names: readonly { readonly phoneKey: string | undefined; readonly networkId: string | undefined }[],
  { mayWait }: { readonly mayWait: boolean },
): Promise<void> {
  // a conversation's step takes less
  if (mayWait) await tx.execute(sql`set local lock_timeout = '10s'`)
  const phoneKeys = names.flatMap(({ phoneKey }) => phoneKey ?? [])
  const networkIds = names.flatMap(({ networkId }) => networkId ?? [])
  const isNamed = or(inArray(chats.phoneKey, phoneKeys), inArray(chats.networkId, networkIds))
  await tx
    .select({ id: chats.id })
    .from(chats)
    .where(isNamed)
    .orderBy(chats.id)
    .for('update', mayWait ? {} : { noWait: true })
}

/** False when another webhook inserted the chat first. */
export async function insertChat(tx: Transaction, chat: typeof chats.$inferInsert): Promise<boolean> {
  const rows = await tx.insert(chats).values(chat).onConflictDoNothing().returning({ id: chats.id })
  return rows.length === 1
}

export async function updateChat(executor: Executor, id: string, changes: Partial<Omit<ChatRow, 'id'>>): Promise<void> {
  await executor.update(chats).set(changes).where(eq(chats.id, id))
}

export async function mergeChats(tx: Transaction, { from, into }: { from: string; into: string }): Promise<void> {
  await tx.update(chatIncoming).set({ chatId: into }).where(eq(chatIncoming.chatId, from))
  await tx.update(chatOutgoing).set({ chatId: into }).where(eq(chatOutgoing.chatId, from))
  await tx.update(chatOrders).set({ chatId: into }).where(eq(chatOrders.chatId, from))
  await moveChatPosts(tx, { from, into })
  await moveSupportThreads(tx, { from, into })
  await tx.delete(chats).where(eq(chats.id, from))
}

/** No silence is waited for as long: what lies further ahead was written by a machine whose clock was wrong. */
const LONGEST_WAKE_MS = 3 * MINUTE

export function isTimeToWake(wakeAt: Date, now: Date): boolean {
  return wakeAt <= now || wakeAt > addMs(now, LONGEST_WAKE_MS)
}

/** As `isTimeToWake` judges. */
export async function listChatsToWake(executor: Executor, now: Date, limit: number): Promise<readonly string[]> {
  const rows = await executor
    .select({ id: chats.id })
    .from(chats)
    .where(or(lte(chats.wakeAt, now), gt(chats.wakeAt, addMs(now, LONGEST_WAKE_MS))))
    .orderBy(chats.wakeAt)
    .limit(limit)
  return rows.map(({ id }) => id)
}

export async function listChatsOfMember(executor: Executor, memberId: string): Promise<readonly ChatRow[]> {
  return executor.select().from(chats).where(eq(chats.memberId, memberId))
}

/** The chat where the member wrote last, unless they turned notices off there. */
export async function findChatToNotify(executor: Executor, memberId: string): Promise<ChatRow | undefined> {
  const rows = await executor
    .select()
    .from(chats)
    .where(and(eq(chats.memberId, memberId), isNull(chats.stoppedAt)))
    .orderBy(desc(chats.lastMessageAt))
    .limit(1)
  return rows[0]
}

/** Deletes inactive chats without a member. */
export async function deleteStrangersBefore(executor: Executor, before: Date): Promise<void> {
  await executor.delete(chats).where(and(isNull(chats.memberId), lt(chats.lastMessageAt, before)))
}

/** Clears the state of conversations that nobody will continue. Its version stays; texts are removed. */
export async function clearStatesBefore(executor: Executor, before: Date): Promise<void> {
  const isOpen = sql`(${chats.state} -> 'wait' ->> 'for' <> 'nothing' or ${chats.state} ?| array['caption', 'pendingReplies'])`
  await executor
    .update(chats)
    .set({
      state: sql`(${chats.state} - array['caption', 'pendingReplies', 'pressed', 'since']) || '{"wait": {"for": "nothing"}}'`,
    })
    .where(and(lt(chats.lastMessageAt, before), isNull(chats.wakeAt), isOpen))
}
