import type { Transaction } from '#platform/database.ts'
import type { ChatDeps } from '../deps.ts'
import { say } from '../outbox/say.ts'
import { findChatPost } from './post-queries.ts'

/** A post is public, or will not be, in this very transaction: if it was ordered in a chat, that is where it is told. */
export async function onPostFinished(
  deps: Pick<ChatDeps, 'clock' | 'queue'>,
  tx: Transaction,
  publicationId: string,
): Promise<void> {
  const post = await findChatPost(tx, publicationId)
  if (!post) return
  const chat = { id: post.chatId, memberId: post.memberId }
  await say(deps, tx, { chat, said: [{ purpose: 'news', content: { kind: 'post', publicationId } }] })
}
