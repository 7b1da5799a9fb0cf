import type { Transaction } from '#platform/database.ts'
import type { ChatDeps } from './deps.ts'
import { markOrderFinished } from './order-queries.ts'
import { say } from './outbox/say.ts'

/** Called in the transaction that ends an edit: sends the result to the chat where it was ordered, once. */
export async function onEditFinished(deps: Pick<ChatDeps, 'clock' | 'queue'>, tx: Transaction, editId: string): Promise<void> {
  const order = await markOrderFinished(tx, editId, deps.clock.now())
  if (!order) return
  const chat = { id: order.chatId, memberId: order.memberId }
  await say(deps, tx, { chat, said: [{ purpose: 'result', content: { kind: 'result' }, editId }] })
}
