import { redoEdit } from '#features/photo-edits/server/index.ts'
import { answer } from '#features/chat/conversation/types.ts'
import { findOrder, insertOrder } from '../order-queries.ts'
import type { Perform } from './action.ts'
import { describeRefusal } from './describe-refusal.ts'
import { wishesOf } from './wishes-of.ts'

export const orderRedo: Perform<'redo'> = async (deps, tx, { situation, action }) => {
  const { chat, facts, messageId } = situation
  const { memberId } = chat
  if (memberId === null) return []
  const { editId, operation, wishes, questions } = action
  const refused = await describeRefusal(facts.language, async () => {
    const redoneId = await redoEdit(
      { ...deps.photoEdits, db: tx },
      {
        editId,
        memberId,
        operation,
        wishes: wishesOf(wishes),
        language: facts.language,
        idempotencyKey: messageId === null ? undefined : `chat ${messageId}`,
      },
    )
    const before = await findOrder(tx, editId)
    const place = { number: before?.number ?? 1, total: before?.total ?? 1, questions }
    const at = { shownTypingAt: facts.now, orderedAt: facts.now }
    await insertOrder(tx, {
      editId: redoneId,
      chatId: chat.id,
      memberId,
      messageId: messageId ?? before?.messageId ?? '',
      ...place,
      ...at,
    })
  })
  return refused === undefined ? [] : [answer(refused)]
}
