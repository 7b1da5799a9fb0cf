import type { Transaction } from '#platform/database.ts'
import type { ChatDeps } from './deps.ts'
import { lockAlbum, markOrderFinished, type OrderRow } from './order-queries.ts'
import { enqueueMessages } from './outbox/enqueue-messages.ts'

/**
 * Called in the transaction that ends an edit: sends the result to the chat where it was ordered, once. The pictures of an
 * album go out in its order: one that is finished early waits for those before it.
 */
export async function onEditFinished(deps: Pick<ChatDeps, 'clock' | 'queue'>, tx: Transaction, editId: string): Promise<void> {
  const album = await lockAlbum(tx, editId)
  const order = await markOrderFinished(tx, editId, deps.clock.now())
  if (!order) return
  const isFinished = (one: OrderRow) => one.finishedAt !== null || one.editId === editId
  const firstOpen = album.findIndex((one) => !isFinished(one))
  const ready = album.slice(0, firstOpen < 0 ? album.length : firstOpen)
  const chat = { id: order.chatId, memberId: order.memberId }
  // those that were sent before are recognised by their edit
  const messages = ready.map((one) => ({ purpose: 'result', content: { kind: 'result' }, editId: one.editId }) as const)
  await enqueueMessages(deps, tx, { chat, messages })
}
