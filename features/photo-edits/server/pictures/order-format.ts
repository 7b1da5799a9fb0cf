import { refuse } from '#platform/errors.ts'
import { lockByName, type Executor } from '#platform/database.ts'
import type { Format } from '#features/photo-edits/contract.ts'
import { canDo } from '#features/photo-edits/edit-states.ts'
import { makesPicture } from '#features/photo-edits/operations.ts'
import type { PhotoEditsDeps } from '../deps.ts'
import type { EditWithDetails } from '../edits/edit-queries.ts'
import { requireTimeForCorrections } from '../edits/charge-refused-work.ts'
import { getOwnEdit } from '../edits/get-own-edit.ts'
import { askToComeBack } from '../edits/wait-for-event.ts'
import { renderFormatJob } from '../jobs.ts'
import { countFormatsWaiting, findPicture, type PictureRow } from './picture-queries.ts'

type Deps = Pick<PhotoEditsDeps, 'db' | 'queue' | 'clock'>

/**
 * The picture of a finished edit in any format, for callers that can come again: undefined while it is being made. Refuses like
 * `findMade` and `enqueueFormat`, and with `not_found` another member's edit.
 */
export async function orderFormat(
  deps: Deps,
  { memberId, editId, format }: { memberId: string; editId: string; format: Format },
): Promise<PictureRow | undefined> {
  const details = await getOwnEdit(deps.db, memberId, editId)
  const made = await findMade(deps.db, details, format)
  if (!made) await enqueueFormat(deps, details.edit, format)
  return made
}

/**
 * The picture of a finished edit in a format; undefined when it can be made. Refuses with `edit_not_ready`, `not_found` for an edit
 * without pictures, and `photo_unavailable` when the original is gone.
 */
export async function findMade(
  executor: Executor,
  { edit, isPhotoHere }: EditWithDetails,
  format: Format,
): Promise<PictureRow | undefined> {
  if (!makesPicture(edit.operation) || edit.state === 'failed') refuse('not_found')
  if (!canDo('download', edit)) askToComeBack()
  const made = await findPicture(executor, edit.id, format)
  if (!made && !isPhotoHere) refuse('photo_unavailable')
  return made
}

/**
 * Keyed by edit and format, so that many requests make one job. The more formats of the member wait already, the longer others go
 * first. Refuses with `too_many_requests` while what the engine refused has filled the member's account of processor time.
 */
export async function enqueueFormat(
  deps: Deps,
  { id: editId, memberId }: EditWithDetails['edit'],
  format: Format,
): Promise<void> {
  await requireTimeForCorrections(deps, memberId)
  await deps.db.transaction(async (tx) => {
    // formats that are asked for at once must count each other
    await lockByName(tx, `formats of ${memberId}`)
    const ahead = await countFormatsWaiting(tx, memberId)
    await deps.queue.enqueue(tx, renderFormatJob, { payload: { editId, format }, key: `${editId} ${format}`, ahead })
  })
}
