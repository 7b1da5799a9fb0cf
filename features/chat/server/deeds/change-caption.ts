import { changeCaption as saveCaption } from '#features/photo-edits/server/index.ts'
import { chatTexts } from '#phrases/chat.ts'
import { answer } from '#features/chat/conversation/turn.ts'
import type { Perform } from '../perform.ts'
import { tellRefusal } from './tell-refusal.ts'

/** The member's own words are saved at once; ours are written when they are sent. */
export const changeCaption: Perform<'change-caption'> = async (deps, tx, { situation, deed }) => {
  const { chat, facts } = situation
  const { editId, change } = deed
  const { memberId } = chat
  if (memberId === null) return []
  if (change.to !== 'own-words') return [{ purpose: 'answer', content: { kind: 'rewriting', change }, editId }]
  const refused = await tellRefusal(facts.language, () =>
    saveCaption({ ...deps.photoEdits, db: tx }, { memberId, editId, caption: change.text }),
  )
  return [answer(refused ?? chatTexts[facts.language].captionSaved)]
}
