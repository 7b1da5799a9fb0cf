import { textInstead } from '#features/notices/server/index.ts'
import { textCodeInstead } from '#features/sign-in/server/index.ts'
import type { Transaction } from '#platform/database.ts'
import { type ChatReceipt, RECEIPT_RANK } from '#providers/chat/port.ts'
import type { ChatDeps } from './deps.ts'
import { findOutgoingByNetworkId, findOutgoingForUpdate, type OutgoingRow, updateOutgoing } from './outgoing-queries.ts'

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/** Notes how far a message came. Receipts repeat and overtake each other: only a higher rank counts. */
export async function followReceipt(
  deps: Pick<ChatDeps, 'clock' | 'log' | 'notices' | 'queue'>,
  tx: Transaction,
  receipt: ChatReceipt,
): Promise<void> {
  const row = await findMessage(tx, receipt)
  if (!row) return followUnkept(deps, tx, receipt)
  const price = receipt.price && { priceCategory: receipt.price.category, isBillable: receipt.price.isBillable ?? null }
  const isNews = RECEIPT_RANK[receipt.status] > (row.receipt === null ? 0 : RECEIPT_RANK[row.receipt])
  await updateOutgoing(tx, row.id, { ...price, ...(isNews && progressOf(deps, row, receipt)) })
  if (isNews && receipt.status === 'failed' && row.purpose === 'news') await textInstead(deps.notices, tx, row.id)
}

/** Sign-in codes are sent past the outbox. */
async function followUnkept(
  deps: Pick<ChatDeps, 'clock' | 'queue'>,
  tx: Transaction,
  { status, reference }: ChatReceipt,
): Promise<void> {
  if (status === 'failed' && reference !== undefined && UUID.test(reference)) await textCodeInstead(deps, tx, reference)
}

/** By our own id, which is there even when the answer to the send was lost. */
async function findMessage(tx: Transaction, { reference, messageId }: ChatReceipt): Promise<OutgoingRow | undefined> {
  const id = reference !== undefined && UUID.test(reference) ? reference : (await findOutgoingByNetworkId(tx, messageId))?.id
  return id === undefined ? undefined : findOutgoingForUpdate(tx, id)
}

/** Whatever the receipt says, the network has the message: one in doubt is sent. */
function progressOf(
  { clock, log }: Pick<ChatDeps, 'clock' | 'log'>,
  row: OutgoingRow,
  { status, messageId, failure }: ChatReceipt,
): Partial<OutgoingRow> {
  const sent = { networkId: messageId, receipt: status, content: null, sentAt: row.sentAt ?? clock.now() }
  if (status !== 'failed') return { ...sent, state: 'sent' }
  log.warn({ messageId: row.id, code: failure?.code, detail: failure?.detail }, 'a chat message was not delivered')
  return { ...sent, state: 'failed', failure: failure?.code ?? null }
}
