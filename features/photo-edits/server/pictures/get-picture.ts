import type { WaitForWorker } from '#features/serve.ts'
import { refuse } from '#platform/errors.ts'
import { SECOND } from '#platform/clock.ts'
import type { Format } from '#features/photo-edits/contract.ts'
import { canDo } from '#features/photo-edits/edit-states.ts'
import type { ServerDeps } from '../deps.ts'
import { PHOTO_EDITS_TOPIC } from '../edits/edit-events.ts'
import type { EditView } from '../edits/edit-queries.ts'
import { renderFormatJob } from '../jobs.ts'
import { findPicture, type PictureRow } from './picture-queries.ts'
import { waitForEvent } from '../edits/wait-for-event.ts'
import { makesPicture } from '#features/photo-edits/operations.ts'

const TIMEOUT_MS = 25 * SECOND
/** The wait stated to a caller who came too early. */
const COME_BACK_SECONDS = 2

type Deps = Pick<ServerDeps, 'db' | 'queue' | 'notifications'> & { readonly waitForWorker: WaitForWorker }

/**
 * The picture of a finished edit; makes a format that was not requested before, and waits for it. Refuses with `edit_not_ready`,
 * `not_found` for an edit without pictures, and for a new format `photo_unavailable` when the original is gone and
 * `too_many_requests`.
 */
export async function getPicture(deps: Deps, view: EditView, format: Format): Promise<PictureRow> {
  const { edit, isPhotoHere } = view
  if (!makesPicture(edit.operation) || edit.state === 'failed') refuse('not_found')
  if (!canDo('download', edit)) comeBack()
  const find = () => findPicture(deps.db, edit.id, format)
  const there = await find()
  if (there) return there
  if (!isPhotoHere) refuse('photo_unavailable')
  const order = { payload: { editId: edit.id, format }, key: `${edit.id} ${format}` }
  const made = await deps.waitForWorker(async (signal) => {
    const madeMeanwhile = await find()
    if (madeMeanwhile) return madeMeanwhile
    return waitForEvent(deps.notifications, {
      topic: PHOTO_EDITS_TOPIC,
      id: edit.id,
      timeoutMs: TIMEOUT_MS,
      signal,
      start: () => deps.queue.enqueue(deps.db, renderFormatJob, order),
      look: find,
    })
  })
  return made ?? comeBack()
}

function comeBack(): never {
  refuse('edit_not_ready', { extra: { remainingTime: COME_BACK_SECONDS } })
}
