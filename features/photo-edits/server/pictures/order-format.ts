import { refuse } from '#platform/errors.ts'
import type { Executor } from '#platform/database.ts'
import type { Format } from '#features/photo-edits/contract.ts'
import { canDo } from '#features/photo-edits/edit-states.ts'
import { makesPicture } from '#features/photo-edits/operations.ts'
import type { PhotoEditsDeps } from '../deps.ts'
import type { EditView } from '../edits/edit-queries.ts'
import { getOwnEdit } from '../edits/get-own-edit.ts'
import { askToComeBack } from '../edits/wait-for-event.ts'
import { renderFormatJob } from '../jobs.ts'
import { findPicture, type PictureRow } from './picture-queries.ts'

type Deps = Pick<PhotoEditsDeps, 'db' | 'queue'>

/**
 * The picture of a finished edit in any format, for callers that can come again: undefined while it is being made. Refuses like
 * `findMade`, and with `not_found` another member's edit.
 */
export async function orderFormat(
  deps: Deps,
  { memberId, editId, format }: { memberId: string; editId: string; format: Format },
): Promise<PictureRow | undefined> {
  const made = await findMade(deps.db, await getOwnEdit(deps.db, memberId, editId), format)
  if (!made) await enqueueFormat(deps, editId, format)
  return made
}

/**
 * The picture of a finished edit in a format; undefined when it can be made. Refuses with `edit_not_ready`, `not_found` for an edit
 * without pictures, and `photo_unavailable` when the original is gone.
 */
export async function findMade(
  executor: Executor,
  { edit, isPhotoHere }: EditView,
  format: Format,
): Promise<PictureRow | undefined> {
  if (!makesPicture(edit.operation) || edit.state === 'failed') refuse('not_found')
  if (!canDo('download', edit)) askToComeBack()
  const made = await findPicture(executor, edit.id, format)
  if (!made && !isPhotoHere) refuse('photo_unavailable')
  return made
}

/** Keyed by edit and format, so that many requests make one job. */
export async function enqueueFormat({ db, queue }: Deps, editId: string, format: Format): Promise<void> {
  await queue.enqueue(db, renderFormatJob, { payload: { editId, format }, key: `${editId} ${format}` })
}
