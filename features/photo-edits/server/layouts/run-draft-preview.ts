import { EngineRefusal, type EditedPicture } from '#engine/types.ts'
import { newId } from '#platform/crypto.ts'
import type { Executor } from '#platform/database.ts'
import type { Attempt } from '#platform/queue.ts'
import { MAX_USED_FOR_DRAFTS_MS, meterPreview, PreviewsUsedUp } from '../cutouts/meter-preview.ts'
import type { WorkerDeps } from '../deps.ts'
import { publishEditEvent } from '../edits/edit-events.ts'
import { findOrderParts, forgettingDeleted, orderOf, type Orderable, readOriginal } from '../edits/make-result.ts'
import { previewDraftJob } from '../jobs.ts'
import { findPhoto } from '../photo-queries.ts'
import { markPicture } from '../pictures/mark-picture.ts'
import { findDraftPreview, giveUpDraftPreview, storeDraftPreview, type WhichDraft } from './draft-queries.ts'
import { shrinkPreview } from './run-preview.ts'

/**
 * Makes one preview of what is not ordered yet. Safe to run twice. It makes way for ordered edits. While the member's account of
 * processor time is full it puts itself off; one that cannot be made is given up, so that the next request starts over.
 */
export async function runDraftPreview(deps: WorkerDeps, which: WhichDraft, attempt: Attempt): Promise<void> {
  const found = await findDraft(deps.db, which)
  if (!found) return
  const { draft, watermarked } = found
  try {
    const picture = await meterPreview(deps, { memberId: draft.memberId, maxMs: MAX_USED_FOR_DRAFTS_MS }, (onUsed) =>
      make(deps, draft, { onUsed, signal: attempt.signal }),
    )
    const { jpeg } = watermarked ? await markPicture(picture.jpeg) : picture
    await storeDraftPreview(deps.db, which, await shrinkPreview(jpeg))
    await publishEditEvent(deps.db, which.photoId)
  } catch (error) {
    if (error instanceof PreviewsUsedUp) {
      await putOff(deps, which, error.freeAt)
      return
    }
    if (error instanceof EngineRefusal || attempt.isLast) {
      await giveUpDraftPreview(deps.db, which, { givenUp: newId(deps.clock.now()) })
      await publishEditEvent(deps.db, which.photoId)
    }
    if (!(error instanceof EngineRefusal)) throw error
  }
}

/** A job that is put off twice has another key each time: the queue refuses a second job under the key of one that runs. */
async function putOff({ db, queue }: WorkerDeps, which: WhichDraft, startAfter: Date): Promise<void> {
  const key = `${which.photoId} ${which.key} ${startAfter.toISOString()}`
  await queue.enqueue(db, previewDraftJob, { payload: which, key, startAfter, ahead: 0 })
  await publishEditEvent(db, which.photoId)
}

/** Undefined when the preview is made, or its photo is deleted. */
async function findDraft(executor: Executor, which: WhichDraft): Promise<{ draft: Orderable; watermarked: boolean } | undefined> {
  const preview = await findDraftPreview(executor, which)
  const photo = await findPhoto(executor, which.photoId)
  if (!preview || preview.picture || !photo || photo.deletedAt) return undefined
  const { operation, wishes, language, watermarked } = preview
  return { draft: { id: photo.id, memberId: photo.memberId, photoId: photo.id, operation, wishes, language }, watermarked }
}

async function make(
  deps: WorkerDeps,
  draft: Orderable,
  { onUsed, signal }: { onUsed: (processorMs: number) => void; signal: AbortSignal },
): Promise<EditedPicture> {
  const photo = await readOriginal(deps, draft.photoId)
  const order = orderOf(draft, draft.wishes.format ?? '4:5', await findOrderParts(deps, draft, undefined))
  const draw = () => deps.engine.edit(photo, order, { signal, onUsed, owner: draft.memberId, isDeferred: true })
  return forgettingDeleted(deps, { id: draft.photoId, photo }, draw)
}
