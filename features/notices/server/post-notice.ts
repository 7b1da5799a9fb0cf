import { newId } from '#platform/crypto.ts'
import type { Transaction } from '#platform/database.ts'
import type { NoticeKind } from '../contract.ts'
import type { NoticesDeps } from './deps.ts'
import type { NoticeData } from './notice-data.ts'
import { insertNotice } from './queries.ts'
import { isTextedByPhone, isToldInChat, textInstead } from './text-notice.ts'

export interface NewNotice {
  readonly memberId: string
  readonly kind: NoticeKind
  /** What it is about: of one member, the same key is told once. */
  readonly key: string
  readonly data?: NoticeData
}

/**
 * Tells a member something, in the transaction of what happened, and in their chat too; whoever has none gets an SMS where money is
 * at stake. Whoever has left is told nothing more: there is nobody to read it.
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
  const isTold = isToldInChat(kind) && (await sendToChat(tx, { noticeId: id, memberId }))
  if (!isTold && isTextedByPhone(kind)) await textInstead({ queue }, tx, id)
}
