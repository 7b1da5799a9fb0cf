import { deleteEdit, deletePhoto, findEditSummary } from '#features/photo-edits/server/index.ts'
import { chatTexts } from '#phrases/chat.ts'
import { answer } from '#features/chat/conversation/types.ts'
import type { Perform } from './action.ts'
import { describeRefusal } from './describe-refusal.ts'

/** Deletes the result, and the photo that it was made from if it is still here. */
export const deletePhotoOfEdit: Perform<'delete-photo'> = async (deps, tx, { situation, action }) => {
  const { chat, facts } = situation
  const { memberId } = chat
  const { editId } = action
  if (memberId === null || editId === undefined) return []
  const photoEdits = { ...deps.photoEdits, db: tx }
  const edit = await findEditSummary(tx, { memberId, editId })
  if (!edit) return [answer(chatTexts[facts.language].noEdit)]
  const refused = await describeRefusal(facts.language, async () => {
    await deleteEdit(photoEdits, memberId, editId)
    if (edit.isPhotoHere) await deletePhoto(photoEdits, memberId, edit.photoId)
  })
  return [answer(refused ?? chatTexts[facts.language].photoDeleted)]
}
