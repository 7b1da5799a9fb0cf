import type { Transaction } from '#platform/database.ts'
import { findChatToNotify } from '../chat-queries.ts'
import type { ChatDeps } from '../deps.ts'
import { enqueueMessages } from '../outbox/enqueue-messages.ts'

export interface ChatNotice {
  readonly noticeId: string
  readonly memberId: string
}

/**
 * Sends a notice to the member's chat, once, in the transaction of the event. If the network refuses it, an SMS is ordered
 * instead. @returns false for a member without a chat, or who turned notices off there
 */
export async function sendNotice(
  deps: Pick<ChatDeps, 'clock' | 'queue'>,
  tx: Transaction,
  { noticeId, memberId }: ChatNotice,
): Promise<boolean> {
  const chat = await findChatToNotify(tx, memberId)
  if (!chat) return false
  await enqueueMessages(deps, tx, { chat, messages: [{ id: noticeId, purpose: 'news', content: { kind: 'notice', noticeId } }] })
  return true
}
