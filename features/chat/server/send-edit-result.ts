import type { Transaction } from '#platform/database.ts'
import type { ChatDeps } from './deps.ts'
import { markOrderFinished } from './order-queries.ts'
import { say } from './outbox/say.ts'

/** An edit has come to its end, in this very transaction: if it was ordered in a chat, that is where it is delivered. Once. */
export async function onEditFinished(deps: Pick<ChatDeps, 'clock' | 'queue'>, tx: Transaction, editId: string): Promise<void> {
  const order = await markOrderFinished(tx, editId, deps.clock.now())
  if (!order) return
  const chat = { id: order.chatId, memberId: order.memberId }
  await say(deps, tx, { chat, said: [{ purpose: 'result', content: { kind: 'result' }, editId }] })
}
