import { refuse } from '#platform/errors.ts'
import type { Format } from '#features/photo-edits/contract.ts'
import { canDo } from '#features/photo-edits/edit-states.ts'
import type { PhotoEditsDeps } from '../deps.ts'
import { renderFormatJob } from '../jobs.ts'
import { getOwnEdit } from '../edits/get-own-edit.ts'
import { findPicture, type PictureRow } from './picture-queries.ts'
import { makesPicture } from '#features/photo-edits/operations.ts'

/**
 * The picture of a finished edit in any format, for callers that can come again: undefined while it is being made. Refuses with
 * `not_found`, `edit_not_ready`, and `photo_unavailable` for a new format when the original is gone.
 */
export async function orderFormat(
  { db, queue }: Pick<PhotoEditsDeps, 'db' | 'queue'>,
  { memberId, editId, format }: { memberId: string; editId: string; format: Format },
): Promise<PictureRow | undefined> {
  const { edit, isPhotoHere } = await getOwnEdit(db, memberId, editId)
  if (!makesPicture(edit.operation) || edit.state === 'failed') refuse('not_found')
  if (!canDo('download', edit)) refuse('edit_not_ready')
  const there = await findPicture(db, editId, format)
  if (there) return there
  if (!isPhotoHere) refuse('photo_unavailable')
  await queue.enqueue(db, renderFormatJob, { payload: { editId, format }, key: `${editId} ${format}` })
  return undefined
}
