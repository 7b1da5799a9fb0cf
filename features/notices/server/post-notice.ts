import { newId } from '#platform/crypto.ts'
import type { Transaction } from '#platform/database.ts'
import type { NoticeKind } from '../contract.ts'
import type { NoticesDeps } from './deps.ts'
import type { NoticeData } from './notice-data.ts'
import { insertNotice } from './queries.ts'
import { isTextedByPhone, isSentInChat, textInstead } from './text-notice.ts'

export interface NewNotice {
  readonly memberId: string
  readonly kind: NoticeKind
  /** What the notice is about: a member gets one notice for each key. */
  readonly key: string
  readonly data?: NoticeData
}

/**
 * Creates a notice in the transaction of the event that causes it, and sends it to the member's chat. A member without a chat
 * gets an SMS when it is about money. A member who has left gets nothing.
 */
export async function postNotice(
  { clock, queue, members, sendToChat }: Pick<NoticesDeps, 'clock' | 'queue' | 'members' | 'sendToChat'>,
  tx: Transaction,
  { memberId, kind, key, data = {} }: NewNotice,
): Promise<void> {
  if ((await members.findPhone(tx, memberId)) === undefined) return
  const now = clock.now()
  const id = newId(now)
  const isNew = await insertNotice(tx, { id, memberId, kind, key, data, createdAt: now })
  if (!isNew) return
  const isSent = isSentInChat(kind) && (await sendToChat(tx, { noticeId: id, memberId }))
  if (!isSent && isTextedByPhone(kind)) await textInstead({ queue }, tx, id)
}
