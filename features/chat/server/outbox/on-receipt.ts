import { textCodesInstead } from '#features/sign-in/server/index.ts'
import type { Transaction } from '#platform/database.ts'
import { type ChatFaultCode, type ChatReceipt, RECEIPT_RANK } from '#providers/chat/port.ts'
import { findChat } from '../chat-queries.ts'
import type { ChatDeps } from '../deps.ts'
import {
  findIdsByNetworkId,
  isOpen,
  listOutgoingForUpdate,
  type OutgoingRow,
  updateOutgoing,
  updateProgressed,
} from './outgoing-queries.ts'
import { resend, contentToKeep } from './resend.ts'
import { notifyElsewhere } from './notify-elsewhere.ts'
import { isUuid } from '#platform/is-uuid.ts'

type Deps = Pick<ChatDeps, 'clock' | 'log' | 'notices' | 'queue'>

/**
 * Records how far messages came. Receipts repeat and overtake each other: only a higher rank counts. However many there are, few
 * statements read them and one writes what was delivered: the network sends up to a thousand at once.
 */
export async function onReceipts(deps: Deps, tx: Transaction, receipts: readonly ChatReceipt[]): Promise<void> {
  const ids = await findIds(tx, receipts)
  const rows = new Map((await listOutgoingForUpdate(tx, [...new Set(ids.values())])).map((row) => [row.id, row]))
  const progressed = new Map<string, OutgoingRow>()
  const unknown: ChatReceipt[] = []
  for (const receipt of receipts) {
    const row = rows.get(ids.get(receipt) ?? '')
    if (!row) {
      unknown.push(receipt)
      continue
    }
    const changes = await changesBy(deps, tx, { row, receipt })
    // a repeated or late receipt changes nothing
    if (Object.keys(changes).length === 0) continue
    const changed = { ...row, ...changes }
    rows.set(row.id, changed)
    if (receipt.status === 'failed') await updateOutgoing(tx, row.id, changes)
    progressed.set(row.id, changed)
  }
  await updateProgressed(tx, [...progressed.values()])
  await onReceiptsOfUnknown(deps, tx, unknown)
}

async function changesBy(deps: Deps, tx: Transaction, { row, receipt }: ReceiptOfRow): Promise<Partial<OutgoingRow>> {
  if (isOfEarlierSend(row, receipt)) return {}
  const price = receipt.price && { priceCategory: receipt.price.category, isBillable: receipt.price.isBillable ?? null }
  const isProgress = RECEIPT_RANK[receipt.status] > (row.receipt === null ? 0 : RECEIPT_RANK[row.receipt])
  const progress = isProgress ? await progressOf(deps, tx, { row, receipt }) : {}
  return { ...price, ...progress }
}

/** A message that could not be delivered is sent again under the same reference, so two of the network's messages have it. */
function isOfEarlierSend(row: OutgoingRow, { messageId }: ChatReceipt): boolean {
  if (row.networkId === null) return false
  return row.networkId === messageId ? isOpen(row) : !isOpen(row)
}

/** Handles receipts of sign-in codes, which are sent without the outbox. */
async function onReceiptsOfUnknown(
  deps: Pick<ChatDeps, 'clock' | 'queue'>,
  tx: Transaction,
  receipts: readonly ChatReceipt[],
): Promise<void> {
  const ids = receipts.filter(({ status }) => status === 'failed').flatMap((receipt) => ownIdOf(receipt) ?? [])
  await textCodesInstead(deps, tx, [...new Set(ids)])
}

function ownIdOf({ reference }: ChatReceipt): string | undefined {
  return reference !== undefined && isUuid(reference) ? reference : undefined
}

/** The messages' own ids, which receipts repeat even when the answer to the send was lost; otherwise by the network's. */
async function findIds(tx: Transaction, receipts: readonly ChatReceipt[]): Promise<ReadonlyMap<ChatReceipt, string>> {
  const others = receipts.filter((receipt) => ownIdOf(receipt) === undefined).map(({ messageId }) => messageId)
  const byNetworkId = await findIdsByNetworkId(tx, [...new Set(others)])
  return new Map(
    receipts.flatMap((receipt) => {
      const id = ownIdOf(receipt) ?? byNetworkId.get(receipt.messageId)
      return id === undefined ? [] : [[receipt, id] as const]
    }),
  )
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
