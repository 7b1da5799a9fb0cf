/** A member's chats: their export, and their deletion with the account. */
import { and, count, eq, exists, inArray } from 'drizzle-orm'
import type { Executor, Transaction } from '#platform/database.ts'
import { listChatsOfMember } from '../chat-queries.ts'
import { forgetLinkCodes } from '../linking/link-codes.ts'
import { OPEN } from '../outbox/outgoing-queries.ts'
import { deletePostsOfChats } from '../posts/post-queries.ts'
import { deleteSupportThreadsOf } from '../support/thread-queries.ts'
import { exportSupportThreads } from '../support/export-threads.ts'
import { chatIncoming, chatOrders, chatOutgoing, chats } from '../schema.ts'

/** Texts are erased once they are answered, except in conversations with a person, so this is everything. */
export async function exportChats(executor: Executor, memberId: string) {
  const own = await listChatsOfMember(executor, memberId)
  const sent = await executor
    .select({ chatId: chatOutgoing.chatId, messages: count() })
    .from(chatOutgoing)
    .where(eq(chatOutgoing.memberId, memberId))
    .groupBy(chatOutgoing.chatId)
  const messagesOf = new Map(sent.map(({ chatId, messages }) => [chatId, messages]))
  return {
    chats: own.map(({ id, phone, networkId, isLinkedByCode, language, lastMessageAt, stoppedAt, createdAt }) => ({
      phone,
      whatsapp_id: networkId,
      linked_by_code: isLinkedByCode,
      language,
      messages_from_us: messagesOf.get(id) ?? 0,
      began_at: createdAt,
      last_message_at: lastMessageAt,
      no_notices_since: stoppedAt,
    })),
    conversations: await exportSupportThreads(executor, memberId),
  }
}

/** Deletes everything at once, except a goodbye that is still being sent; the next run deletes that. Safe to repeat. */
export async function eraseChats(tx: Transaction, memberId: string): Promise<void> {
  await forgetLinkCodes(tx, memberId)
  const waiting = tx
    .select({ id: chatOutgoing.id })
    .from(chatOutgoing)
    .where(and(eq(chatOutgoing.chatId, chats.id), OPEN))
  const keptChats = await tx
    .select({ id: chats.id })
    .from(chats)
    .where(and(eq(chats.memberId, memberId), exists(waiting)))
  const kept = keptChats.map(({ id }) => id)
  await tx.delete(chatIncoming).where(inArray(chatIncoming.chatId, kept))
  await tx.delete(chatOrders).where(inArray(chatOrders.chatId, kept))
  await deletePostsOfChats(tx, kept)
  await deleteSupportThreadsOf(tx, memberId)
  const ofMember = await listChatsOfMember(tx, memberId)
  const others = ofMember.map(({ id }) => id).filter((id) => !kept.includes(id))
  await tx.delete(chats).where(inArray(chats.id, others))
}
