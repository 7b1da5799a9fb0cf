import { and, eq, isNotNull } from 'drizzle-orm'
import type { Transaction } from '#platform/database.ts'
import { OPEN } from '../outbox/outgoing-queries.ts'
import { deletePostsOfChats } from '../posts/post-queries.ts'
import { deleteSupportThreadsOfChats } from '../support/thread-queries.ts'
import { chatOrders, chatOutgoing } from '../schema.ts'

/**
 * Removes what belongs to the former member of a chat: their orders are not delivered there, and waiting messages are
 * dropped.
 */
export async function eraseMessages(tx: Transaction, chatId: string): Promise<void> {
  await tx.delete(chatOrders).where(eq(chatOrders.chatId, chatId))
  await deletePostsOfChats(tx, [chatId])
  await deleteSupportThreadsOfChats(tx, [chatId])
  const own = eq(chatOutgoing.chatId, chatId)
  await tx.update(chatOutgoing).set({ state: 'dropped' }).where(and(own, OPEN))
  await tx
    .update(chatOutgoing)
    .set({ content: null })
    .where(and(own, isNotNull(chatOutgoing.content)))
}
