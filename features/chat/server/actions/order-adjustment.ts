import { adjustPicture, findEditSummary, type Adjustment } from '#features/photo-edits/server/index.ts'
import { answer } from '#features/chat/conversation/types.ts'
import type { AdjustmentStep } from '#features/chat/understanding/intent.ts'
import { chatTexts } from '#phrases/chat.ts'
import type { Perform } from './action.ts'
import { describeRefusal } from './describe-refusal.ts'

const STEPS: Readonly<Record<AdjustmentStep, Adjustment>> = {
  lighter: { light: 1 },
  darker: { light: -1 },
  warmer: { warmth: 1 },
  cooler: { warmth: -1 },
  closer: { closeness: 1 },
}

/** Has the picture changed, and sends it once that is done. */
export const orderAdjustment: Perform<'adjust'> = async (
  deps,
  tx,
  { situation: { chat, facts }, action: { editId, adjustment } },
) => {
  const { memberId } = chat
  if (memberId === null) return []
  const edit = await findEditSummary(tx, { editId, memberId })
  if (!edit) return [answer(chatTexts[facts.language].noEdit)]
  const steps = adjustment.reduce<Adjustment>((sum, step) => ({ ...sum, ...STEPS[step] }), {})
  let isChanged = false
  const refused = await describeRefusal(facts.language, async () => {
    isChanged = await adjustPicture({ ...deps.photoEdits, db: tx }, { memberId, editId, steps })
  })
  if (refused !== undefined) return [answer(refused)]
  if (!isChanged) return [answer(chatTexts[facts.language].lookEnds)]
  return [{ purpose: 'answer', content: { kind: 'picture', format: edit.format, isChanged: true }, editId }]
}
