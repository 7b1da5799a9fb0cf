import type { Transaction } from '#platform/database.ts'
import { findChatToTell } from '../chat-queries.ts'
import type { ChatDeps } from '../deps.ts'
import { say } from '../outbox/say.ts'

export interface ToldNotice {
  readonly noticeId: string
  readonly memberId: string
}

/**
 * Tells in the chat what a member was told in the account, once, in the transaction of what happened. Should the network refuse
 * it, the message by SMS is ordered after all. @returns false for whoever has no chat, or wants no notices there
 */
export async function sendNotice(
  deps: Pick<ChatDeps, 'clock' | 'queue'>,
  tx: Transaction,
  { noticeId, memberId }: ToldNotice,
): Promise<boolean> {
  const chat = await findChatToTell(tx, memberId)
  if (!chat) return false
  await say(deps, tx, { chat, said: [{ id: noticeId, purpose: 'news', content: { kind: 'notice', noticeId } }] })
  return true
}
