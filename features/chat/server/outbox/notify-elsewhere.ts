import { postNotice, textInstead } from '#features/notices/server/index.ts'
import { findEditSummary } from '#features/photo-edits/server/index.ts'
import type { Transaction } from '#platform/database.ts'
import type { ChatDeps } from '../deps.ts'
import type { OutgoingRow } from './outgoing-queries.ts'

/** Uses another way for what the chat could not deliver: a notice may go by SMS, and a result becomes a notice in the account. */
export async function notifyElsewhere({ notices }: Pick<ChatDeps, 'notices'>, tx: Transaction, row: OutgoingRow): Promise<void> {
  if (row.purpose === 'news') await textInstead(notices, tx, row.id)
  if (row.purpose === 'result') await noticeResult(notices, tx, row)
}

async function noticeResult(notices: ChatDeps['notices'], tx: Transaction, row: OutgoingRow): Promise<void> {
  const { memberId, editId, createdAt } = row
  const edit = editId !== null && memberId !== null ? await findEditSummary(tx, { editId, memberId }) : undefined
  if (edit?.state !== 'done' || memberId === null) return
  const data = { date: createdAt.toISOString() }
  await postNotice(notices, tx, { memberId, kind: 'result_undelivered', key: `result ${edit.id}`, data })
}
