import type { Transaction } from '#platform/database.ts'
import type { ChatDeps } from '../deps.ts'
import { enqueueMessages } from '../outbox/enqueue-messages.ts'
import { findChatPost } from './post-queries.ts'

/** Called in the transaction that ends a post: sends its outcome to the chat where it was ordered. */
export async function onPostFinished(
  deps: Pick<ChatDeps, 'clock' | 'queue'>,
  tx: Transaction,
  publicationId: string,
): Promise<void> {
  const post = await findChatPost(tx, publicationId)
  if (!post) return
  const chat = { id: post.chatId, memberId: post.memberId }
  await enqueueMessages(deps, tx, { chat, messages: [{ purpose: 'news', content: { kind: 'post', publicationId } }] })
}
