import { CAPTION_MAX } from '#features/captions/contract.ts'
import { changeCaption } from '#features/photo-edits/server/index.ts'
import { chatTexts } from '#phrases/chat.ts'
import { fill } from '#phrases/shape.ts'
import { clip } from '#features/chat/conversation/clip.ts'
import { answer } from '#features/chat/conversation/types.ts'
import type { Perform } from './action.ts'
import { describeRefusal } from './describe-refusal.ts'

/** Saves the member's own words at once and shows them. Captions that we write are written when the message is sent. */
export const saveCaption: Perform<'save-caption'> = async (deps, tx, { situation, action }) => {
  const { chat, facts } = situation
  const { editId } = action
  const caption = clip(action.text, CAPTION_MAX)
  const { memberId } = chat
  if (memberId === null) return []
  const refused = await describeRefusal(facts.language, () =>
    changeCaption({ ...deps.photoEdits, db: tx }, { memberId, editId, caption }),
  )
  return [answer(refused ?? fill(chatTexts[facts.language].captionSaved, { caption }))]
}
