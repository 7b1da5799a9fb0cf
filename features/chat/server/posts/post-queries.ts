/** SQL over the posts that were ordered in a chat. */
import { eq, inArray } from 'drizzle-orm'
import type { Executor, Transaction } from '#platform/database.ts'
import { chatPosts } from './schema.ts'

type ChatPostRow = typeof chatPosts.$inferSelect

/** Also inserts a studio post that was changed in the chat: from then on its outcome is sent there. */
export async function insertChatPost(tx: Transaction, post: typeof chatPosts.$inferInsert): Promise<void> {
  await tx.insert(chatPosts).values(post).onConflictDoNothing()
}

export async function findChatPost(executor: Executor, publicationId: string): Promise<ChatPostRow | undefined> {
  const rows = await executor.select().from(chatPosts).where(eq(chatPosts.publicationId, publicationId))
  return rows[0]
}

export async function moveChatPosts(tx: Transaction, { from, into }: { from: string; into: string }): Promise<void> {
  await tx.update(chatPosts).set({ chatId: into }).where(eq(chatPosts.chatId, from))
}

export async function deletePostsOfChats(tx: Transaction, chatIds: readonly string[]): Promise<void> {
  await tx.delete(chatPosts).where(inArray(chatPosts.chatId, [...chatIds]))
}
