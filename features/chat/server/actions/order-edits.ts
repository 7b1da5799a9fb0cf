import { type Order, requestEdit } from '#features/photo-edits/server/index.ts'
import type { Transaction } from '#platform/database.ts'
import { answer, type ReplyMessage } from '#features/chat/conversation/types.ts'
import type { ChatDeps } from '../deps.ts'
import { insertOrder } from '../order-queries.ts'
import type { Perform, Situation } from './action.ts'
import { describeRefusal } from './describe-refusal.ts'
import { wishesOf } from './wishes-of.ts'

/** Orders one edit for each photo. A reason for refusal is sent once, however many photos it affects. */
export const orderEdits: Perform<'order'> = async (deps, tx, { situation, action }) => {
  const { photos, order, questions } = action
  const refused = new Map<string, ReplyMessage>()
  for (const [index, { photoId, messageId }] of photos.entries()) {
    const place = { messageId, number: index + 1, total: photos.length, questions: index === 0 ? questions : 0 }
    const wanted = { photoId, operation: order.operation, wishes: wishesOf(order), idempotencyKey: `chat ${messageId}` }
    const text = await orderOne(deps, tx, { situation, wanted, place })
    if (text !== undefined) refused.set(text, answer(text))
  }
  return [...refused.values()]
}

interface OneOrder {
  readonly situation: Situation
  readonly wanted: Pick<Order, 'photoId' | 'operation' | 'wishes' | 'idempotencyKey'>
  readonly place: { readonly messageId: string; readonly number: number; readonly total: number; readonly questions: number }
}

/** @returns the text for a refusal; undefined on success */
async function orderOne(deps: ChatDeps, tx: Transaction, { situation, wanted, place }: OneOrder): Promise<string | undefined> {
  const { chat, facts } = situation
  const { memberId } = chat
  if (memberId === null) return undefined
  return describeRefusal(facts.language, async () => {
    const editId = await requestEdit({ ...deps.photoEdits, db: tx }, { ...wanted, memberId, language: facts.language })
    await insertOrder(tx, { editId, chatId: chat.id, memberId, ...place, shownTypingAt: facts.now, orderedAt: facts.now })
  })
}
