import type { WaitForWorker } from '#features/serve.ts'
import { HOUR, addMs } from '#platform/clock.ts'
import { refuse } from '#platform/errors.ts'
import { canDo } from '#features/photo-edits/edit-states.ts'
import { type Layout, LAYOUTS, type PostTexts } from '#features/photo-edits/layouts.ts'
import { makesPicture } from '#features/photo-edits/operations.ts'
import type { ServerDeps } from '../deps.ts'
import { findEditForShare } from '../edits/edit-queries.ts'
import { getOwnEdit } from '../edits/get-own-edit.ts'
import { previewLayoutJob } from '../jobs.ts'
import { tidyTexts } from './tidy-texts.ts'
import { countLayoutPreviews, findLayoutPreview, insertLayoutPreview } from './preview-queries.ts'
import { hashPreview, requirePreviewLeft, waitForPreview } from './wait-for-preview.ts'

/** Every layout, for ten states of the texts as they are typed. */
export const MAX_PREVIEWS_AN_HOUR = 10 * LAYOUTS.length

export interface PreviewRequest {
  readonly memberId: string
  readonly editId: string
  readonly layout: Layout
  readonly texts: PostTexts
}

type Deps = Pick<ServerDeps, 'db' | 'queue' | 'clock' | 'notifications' | 'findBrand'> & {
  readonly waitForWorker: WaitForWorker
}

/**
 * A small JPEG of a finished edit with a layout; made by a worker behind every ordered edit, and kept for a day. Refuses with
 * `not_found`, `edit_not_ready` (also when it takes long), `edit_failed`, `photo_unavailable` and `too_many_requests` (also while the
 * member's processor time for previews is used up).
 */
export async function getLayoutPreview(deps: Deps, request: PreviewRequest): Promise<Uint8Array> {
  const { db, clock } = deps
  const { edit, isPhotoHere } = await getOwnEdit(db, request.memberId, request.editId)
  if (!makesPicture(edit.operation)) refuse('not_found')
  if (!canDo('change', edit)) refuse('edit_not_ready')
  const { layout } = request
  const texts = tidyTexts(request.texts)
  const brand = await deps.findBrand(db, request.memberId)
  const key = hashPreview({ layout, texts, version: edit.version, brand: brand?.stamp })
  const which = { editId: edit.id, key }
  const find = () => findLayoutPreview(db, which)
  const there = (await find())?.picture
  if (there) return there
  if (!isPhotoHere) refuse('photo_unavailable')
  const row = { ...which, layout, texts, askedAt: clock.now() }
  const order = () => orderPreview(deps, row)
  return waitForPreview(deps, { account: { memberId: request.memberId }, eventId: edit.id, find, order })
}

/** Row and job, unless the edit was deleted while the request waited for its turn. */
async function orderPreview(deps: Deps, row: Parameters<typeof insertLayoutPreview>[1]): Promise<void> {
  const { editId, key } = row
  await deps.db.transaction(async (tx) => {
    const edit = await findEditForShare(tx, editId)
    if (!edit || edit.deletedAt) refuse('not_found')
    const ahead = await countLayoutPreviews(tx, { editId, since: addMs(deps.clock.now(), -HOUR) })
    requirePreviewLeft(ahead, MAX_PREVIEWS_AN_HOUR)
    await insertLayoutPreview(tx, row)
    await deps.queue.enqueue(tx, previewLayoutJob, { payload: { editId, key }, key: `${editId} ${key}`, ahead })
  })
}
