import { textCodeInstead } from '#features/sign-in/server/index.ts'
import type { Transaction } from '#platform/database.ts'
import { type ChatFaultCode, type ChatReceipt, RECEIPT_RANK } from '#providers/chat/port.ts'
import { findChat } from '../chat-queries.ts'
import type { ChatDeps } from '../deps.ts'
import { findOutgoingByNetworkId, findOutgoingForUpdate, isOpen, type OutgoingRow, updateOutgoing } from './outgoing-queries.ts'
import { reactTo } from './react-to-fault.ts'
import { tellElsewhere } from './tell-elsewhere.ts'

type Deps = Pick<ChatDeps, 'clock' | 'log' | 'notices' | 'queue'>

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/** Notes how far a message came. Receipts repeat and overtake each other: only a higher rank counts. */
export async function followReceipt(deps: Deps, tx: Transaction, receipt: ChatReceipt): Promise<void> {
  const row = await findMessage(tx, receipt)
  if (!row) return followUnkept(deps, tx, receipt)
  if (isOfEarlierSend(row, receipt)) return
  const price = receipt.price && { priceCategory: receipt.price.category, isBillable: receipt.price.isBillable ?? null }
  const isNews = RECEIPT_RANK[receipt.status] > (row.receipt === null ? 0 : RECEIPT_RANK[row.receipt])
  const progress = isNews ? await progressOf(deps, tx, { row, receipt }) : {}
  const changes = { ...price, ...progress }
  // one that repeats or comes late says nothing new
  if (Object.keys(changes).length > 0) await updateOutgoing(tx, row.id, changes)
}

/** A message that could not be delivered is sent once more under the same reference: then two of the network's messages have it. */
function isOfEarlierSend(row: OutgoingRow, { messageId }: ChatReceipt): boolean {
  if (row.networkId === null) return false
  return row.networkId === messageId ? isOpen(row) : !isOpen(row)
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

type Told = { readonly row: OutgoingRow; readonly receipt: ChatReceipt }

/** Whatever the receipt says, the network has the message: one in doubt is sent. */
async function progressOf(deps: Deps, tx: Transaction, { row, receipt }: Told): Promise<Partial<OutgoingRow>> {
  const { status, messageId } = receipt
  const sent = { networkId: messageId, receipt: status, content: null, sentAt: row.sentAt ?? deps.clock.now() }
  if (status !== 'failed') return { ...sent, state: 'sent' }
  const { code = 'refused', detail } = receipt.failure ?? {}
  deps.log.warn({ messageId: row.id, code, detail }, 'a chat message was not delivered')
  const again = await sendAnotherWay(deps, tx, { row, code })
  if (again) return { ...again, networkId: messageId }
  await tellElsewhere(deps, tx, row)
  return { ...sent, state: 'failed', failure: code }
}

/**
 * A result is worth another try, as if the network had refused it at once; of another picture at least where it is. Nothing else
 * can be said again: what was sent is not kept; and nothing is, once somebody else is behind the chat.
 */
async function sendAnotherWay(
  deps: Deps,
  tx: Transaction,
  { row, code }: { readonly row: OutgoingRow; readonly code: ChatFaultCode },
): Promise<Partial<OutgoingRow> | undefined> {
  const chat = await findChat(tx, row.chatId)
  if (!chat || chat.memberId !== row.memberId) return undefined
  const unsent = { receipt: null, sentAt: null, networkId: null }
  if (row.purpose === 'result') {
    const changes = reactTo({ code }, row, { now: deps.clock.now(), phone: chat.phone })
    return changes.state === 'waiting' ? { ...unsent, ...changes, content: { kind: 'result' } } : undefined
  }
  const isLostPicture = code === 'file_refused' && row.editId !== null && row.form !== 'apology'
  if (!isLostPicture || row.purpose !== 'answer') return undefined
  return { ...unsent, state: 'waiting', failure: code, form: 'apology', dueAt: deps.clock.now(), content: { kind: 'full-size' } }
}
