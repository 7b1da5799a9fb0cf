import type { Language } from '#phrases/shape.ts'
import type { WaitForWorker } from '#features/serve.ts'
import { HOUR, addMs } from '#platform/clock.ts'
import { refuse } from '#platform/errors.ts'
import type { Operation } from '#features/photo-edits/contract.ts'
import { chooseCutout } from '../cutouts/choose-cutout.ts'
import { MAX_USED_FOR_DRAFTS_MS } from '../cutouts/meter-preview.ts'
import type { ServerDeps } from '../deps.ts'
import { checkWishes, tidyWishes, type Wishes } from '../edits/check-wishes.ts'
import { getOwnPhoto } from '../get-own-photo.ts'
import { previewDraftJob } from '../jobs.ts'
import { findPhotoForShare } from '../photo-queries.ts'
import { requireSpace } from '../stored-space.ts'
import { countDraftPreviews, findDraftPreview, insertDraftPreview } from './draft-queries.ts'
import { hashPreview, requirePreviewLeft, waitForPreview } from './wait-for-preview.ts'

/** Of a member: for each photo of a month, the layouts with the choices and texts as they are made. */
export const MAX_DRAFTS_AN_HOUR = 240

export interface DraftRequest {
  readonly memberId: string
  readonly photoId: string
  readonly operation: Operation
  readonly wishes: Wishes
  readonly language: Language
}

type Deps = Pick<ServerDeps, 'db' | 'queue' | 'clock' | 'notifications' | 'findBrand' | 'membership'> & {
  readonly waitForWorker: WaitForWorker
}

/**
 * A small JPEG of a photo as it would be ordered; made by a worker behind every ordered edit, and kept for a day. Refuses with
 * `not_found`, `edit_not_ready` (when it takes long), `edit_failed`, `photo_space_used_up`, `too_many_requests` (also while the member's processor time for
 * previews is used up), and as an order does for its backdrop and cutout.
 */
export async function getDraftPreview(deps: Deps, request: DraftRequest): Promise<Uint8Array> {
  const { db, clock } = deps
  const { memberId, photoId, operation, language } = request
  const photo = await getOwnPhoto(db, memberId, photoId)
  const wishes = tidyWishes(request.wishes)
  checkWishes(operation, wishes)
  const cut = { ...wishes, ...(await chooseCutout(db, { ...request, wishes })) }
  // what is made without a plan bears the watermark
  const watermarked = !(await deps.membership.hasPlan(memberId, db))
  const brand = await deps.findBrand(db, memberId)
  const key = hashPreview({ operation, wishes: cut, language, watermarked, brand: brand?.stamp })
  const which = { photoId: photo.id, key }
  const find = () => findDraftPreview(db, which)
  const there = (await find())?.picture
  if (there) return there
  const row = { ...which, operation, wishes: cut, language, watermarked, askedAt: clock.now() }
  const account = { memberId, maxMs: MAX_USED_FOR_DRAFTS_MS }
  const order = () => orderDraft(deps, memberId, row)
  return waitForPreview(deps, { account, eventId: photo.id, find, order })
}

/** Row and job, unless the photo was deleted while the request waited for its turn. */
async function orderDraft(deps: Deps, memberId: string, row: Parameters<typeof insertDraftPreview>[1]): Promise<void> {
  const { photoId, key } = row
  await deps.db.transaction(async (tx) => {
    const photo = await findPhotoForShare(tx, photoId)
    if (!photo || photo.deletedAt) refuse('not_found')
    await requireSpace(deps, tx, { memberId, bytes: 0 })
    const ahead = await countDraftPreviews(tx, { memberId, since: addMs(deps.clock.now(), -HOUR) })
    requirePreviewLeft(ahead, MAX_DRAFTS_AN_HOUR)
    await insertDraftPreview(tx, row)
    await deps.queue.enqueue(tx, previewDraftJob, { payload: { photoId, key }, key: `${photoId} ${key}`, ahead })
  })
}
