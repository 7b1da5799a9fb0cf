import { textCodeInstead } from '#features/sign-in/server/index.ts'
import type { Transaction } from '#platform/database.ts'
import { type ChatFaultCode, type ChatReceipt, RECEIPT_RANK } from '#providers/chat/port.ts'
import { findChat } from '../chat-queries.ts'
import type { ChatDeps } from '../deps.ts'
import { findOutgoingByNetworkId, findOutgoingForUpdate, isOpen, type OutgoingRow, updateOutgoing } from './outgoing-queries.ts'
import { resend, contentToKeep } from './resend.ts'
import { notifyElsewhere } from './notify-elsewhere.ts'

type Deps = Pick<ChatDeps, 'clock' | 'log' | 'notices' | 'queue'>

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/** Records how far a message came. Receipts repeat and overtake each other: only a higher rank counts. */
export async function onReceipt(deps: Deps, tx: Transaction, receipt: ChatReceipt): Promise<void> {
  const row = await findMessage(tx, receipt)
  if (!row) return onReceiptOfUnknown(deps, tx, receipt)
  if (isOfEarlierSend(row, receipt)) return
  const price = receipt.price && { priceCategory: receipt.price.category, isBillable: receipt.price.isBillable ?? null }
  const isProgress = RECEIPT_RANK[receipt.status] > (row.receipt === null ? 0 : RECEIPT_RANK[row.receipt])
  const progress = isProgress ? await progressOf(deps, tx, { row, receipt }) : {}
  const changes = { ...price, ...progress }
  // a repeated or late receipt changes nothing
  if (Object.keys(changes).length > 0) await updateOutgoing(tx, row.id, changes)
}

/** A message that could not be delivered is sent again under the same reference, so two of the network's messages have it. */
function isOfEarlierSend(row: OutgoingRow, { messageId }: ChatReceipt): boolean {
  if (row.networkId === null) return false
  return row.networkId === messageId ? isOpen(row) : !isOpen(row)
}

/** Handles receipts of sign-in codes, which are sent without the outbox. */
async function onReceiptOfUnknown(
  deps: Pick<ChatDeps, 'clock' | 'queue'>,
  tx: Transaction,
  { status, reference }: ChatReceipt,
): Promise<void> {
  if (status === 'failed' && reference !== undefined && UUID.test(reference)) await textCodeInstead(deps, tx, reference)
}

/** Finds the message by our own id, which is present even when the answer to the send was lost. */
async function findMessage(tx: Transaction, { reference, messageId }: ChatReceipt): Promise<OutgoingRow | undefined> {
  const id = reference !== undefined && UUID.test(reference) ? reference : (await findOutgoingByNetworkId(tx, messageId))?.id
  return id === undefined ? undefined : findOutgoingForUpdate(tx, id)
}

type ReceiptOfRow = { readonly row: OutgoingRow; readonly receipt: ChatReceipt }

/** Any receipt proves that the network has the message: one in doubt counts as sent. */
async function progressOf(deps: Deps, tx: Transaction, { row, receipt }: ReceiptOfRow): Promise<Partial<OutgoingRow>> {
  const { status, messageId } = receipt
  const isOnItsWay = status === 'sent'
  const content = isOnItsWay ? contentToKeep(row, messageId) : null
  const sent = { networkId: messageId, receipt: status, content, sentAt: row.sentAt ?? deps.clock.now() }
  if (status !== 'failed') return { ...sent, state: 'sent' }
  const { code = 'refused', detail } = receipt.failure ?? {}
  deps.log.warn({ messageId: row.id, code, detail }, 'a chat message was not delivered')
  const again = await findAnotherTry(deps, tx, { row, code })
  if (again) return { ...again, networkId: messageId }
  await notifyElsewhere(deps, tx, row)
  return { ...sent, state: 'failed', failure: code }
}

/** Undefined when the chat belongs to somebody else now: then nothing is sent again. */
async function findAnotherTry(
  { clock }: Deps,
  tx: Transaction,
  { row, code }: { readonly row: OutgoingRow; readonly code: ChatFaultCode },
): Promise<Partial<OutgoingRow> | undefined> {
  const chat = await findChat(tx, row.chatId)
  return chat && chat.memberId === row.memberId ? resend({ row, chat, code, now: clock.now() }) : undefined
}
