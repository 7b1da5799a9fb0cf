import { EngineRefusal, type CutoutPreview } from '#engine/types.ts'
import type { Executor } from '#platform/database.ts'
import { type ErrorCode, isErrorCode } from '#features/error-codes.ts'
import type { Attempt } from '#platform/queue.ts'
import { forgettingDeleted } from '../edits/make-result.ts'
import type { WorkerDeps } from '../deps.ts'
import { findPhoto, findPhotoForShare, type PhotoRow, updatePhotoView } from '../photo-queries.ts'
import { type LookAgain, type MetOutage, requireOutageOver, waitsForStorage } from '../storage-outage.ts'
import { fileKey, removeUnnamed, storeFiles } from '../stored-files.ts'
import { KEPT_PREVIEWS } from '../stored-space.ts'
import { meterPreview, PreviewsUsedUp } from './meter-preview.ts'
import { engineCorrections } from './corrections.ts'
import { publishCutoutEvent } from './cutout-events.ts'
import {
  blankReplacedPreviews,
  findCutout,
  listCorrections,
  markCutoutGivenUp,
  markCutoutMade,
  markCutoutPutOff,
  type Revision,
} from './cutout-queries.ts'
import { enqueueCutout } from './request-cutout.ts'

/**
 * Makes one revision of a photo's cutout. Safe to run twice. While the member's account of processor time is full it puts itself
 * off until that has drained; a deleted photo is left alone. What cannot be made does not stay `working`: the studio stops waiting,
 * and the photo can be ordered as before.
 */
export async function runCutout(deps: WorkerDeps, job: Revision & MetOutage, attempt: Attempt): Promise<void> {
  const { storeDownSince, ...which } = job
  const photo = await findPhotoToCut(deps, which)
  if (!photo) return
  try {
    await requireOutageOver(deps, job)
    const preview = await makePreview(deps, { which, photo, signal: attempt.signal })
    if (preview) await storePreview(deps, which, preview)
    else await failCutout(deps.db, which, 'photo_unavailable')
  } catch (error) {
    if (error instanceof PreviewsUsedUp) return putOff(deps, which, error.freeAt)
    const lookAgain = (when: LookAgain) => enqueueCutout(deps, deps.db, { ...which, ...when })
    if (await waitsForStorage(deps, error, { storeDownSince, lookAgain, about: which })) return
    const isRefusal = error instanceof EngineRefusal
    if (isRefusal || attempt.isLast) await failCutout(deps.db, which, codeOf(error))
    if (!isRefusal) throw error
  }
}

/** Undefined when the cutout is made or given up, or the photo is deleted. */
async function findPhotoToCut({ db }: WorkerDeps, which: Revision): Promise<PhotoRow | undefined> {
  if ((await findCutout(db, which))?.state !== 'working') return undefined
  const photo = await findPhoto(db, which.photoId)
  return photo?.deletedAt ? undefined : photo
}

function codeOf(error: unknown): ErrorCode {
  return error instanceof EngineRefusal && isErrorCode(error.code) ? error.code : 'cutout_failed'
}

/** Ends a cutout without a preview. */
export async function failCutout(executor: Executor, which: Revision, code: ErrorCode): Promise<void> {
  if (await markCutoutGivenUp(executor, which, code)) await publishCutoutEvent(executor, which.photoId)
}

/** Undefined when the photo's file is gone. */
async function makePreview(
  deps: WorkerDeps,
  { which, photo, signal }: { readonly which: Revision; readonly photo: PhotoRow; readonly signal: AbortSignal },
): Promise<CutoutPreview | undefined> {
  const bytes = await deps.files.get(photo.fileKey)
  if (!bytes) return undefined
  const corrections = engineCorrections(await listCorrections(deps.db, which))
  return meterPreview(deps, { memberId: photo.memberId }, (onUsed) =>
    forgettingDeleted(deps, { id: photo.id, photo: bytes }, () =>
      deps.engine.previewCutout(bytes, { onUsed, owner: photo.memberId, signal, ...(corrections && { corrections }) }),
    ),
  )
}

async function storePreview(deps: WorkerDeps, which: Revision, preview: CutoutPreview): Promise<void> {
  const { webp, seen, isFound, box, touches, view, doubts } = preview
  const previewKey = fileKey('cutouts', webp)
  const seenKey = fileKey('cutouts', seen)
  const replaced = await deps.db.transaction(async (tx) => {
    const photo = await findPhotoForShare(tx, which.photoId)
    if (!photo || photo.deletedAt) return []
    await storeFiles(
      deps,
      tx,
      new Map([
        [previewKey, webp],
        [seenKey, seen],
      ]),
    )
    const state = isFound ? 'ready' : 'refused'
    await markCutoutMade(tx, which, {
      state,
      previewKey,
      seenKey,
      fileBytes: webp.byteLength + seen.byteLength,
      box,
      touches,
      view: isFound ? view : null,
      doubts: [...doubts],
    })
    if (isFound) await updatePhotoView(tx, which.photoId, view)
    await publishCutoutEvent(tx, which.photoId)
    return blankReplacedPreviews(tx, { ...which, revision: which.revision - KEPT_PREVIEWS })
  })
  await removeUnnamed(deps, replaced)
}

async function putOff({ db, queue }: WorkerDeps, which: Revision, startAfter: Date): Promise<void> {
  await markCutoutPutOff(db, which, startAfter)
  await enqueueCutout({ queue }, db, { ...which, startAfter })
}
