import sharp from 'sharp'
import { EngineRefusal, type EditedPicture } from '#engine/types.ts'
import { newId } from '#platform/crypto.ts'
import type { Executor } from '#platform/database.ts'
import type { Attempt } from '#platform/queue.ts'
import { canDo } from '#features/photo-edits/edit-states.ts'
import { makesPicture } from '#features/photo-edits/operations.ts'
import { meterPreview, PreviewsUsedUp } from '../cutouts/meter-preview.ts'
import type { WorkerDeps } from '../deps.ts'
import { publishEditEvent } from '../edits/edit-events.ts'
import { type EditRow, findEditView } from '../edits/edit-queries.ts'
import { findOrderParts, forgettingDeleted, orderOf, readOriginal } from '../edits/make-result.ts'
import { previewLayoutJob } from '../jobs.ts'
import { markPicture } from '../pictures/mark-picture.ts'
import { paintingKey } from '../stored-files.ts'
import { giveUpLayoutPreview, findLayoutPreview, storeLayoutPreview, type WhichPreview } from './preview-queries.ts'

/** Two of them side by side fill a phone; on a computer they are smaller. */
const WIDTH = 480
const QUALITY = 80

/**
 * Makes one preview of a layout. Safe to run twice. It makes way for ordered edits. While the member's account of processor time is
 * full it puts itself off; one that cannot be made is given up, so that the next request starts over, and is charged all the same.
 */
export async function runLayoutPreview(deps: WorkerDeps, which: WhichPreview, attempt: Attempt): Promise<void> {
  const edit = await findShownEdit(deps.db, which)
  if (!edit) return
  try {
    const picture = await meterPreview(deps, { memberId: edit.memberId }, (onUsed) =>
      make(deps, edit, { onUsed, signal: attempt.signal }),
    )
    const { jpeg } = edit.watermarked ? await markPicture(picture.jpeg) : picture
    await storeLayoutPreview(deps.db, which, await shrinkPreview(jpeg))
    await publishEditEvent(deps.db, edit.id)
  } catch (error) {
    if (error instanceof PreviewsUsedUp) {
      await putOff(deps, which, error.freeAt)
      return
    }
    if (error instanceof EngineRefusal || attempt.isLast) {
      await giveUpLayoutPreview(deps.db, which, { givenUp: newId(deps.clock.now()) })
      await publishEditEvent(deps.db, which.editId)
    }
    if (!(error instanceof EngineRefusal)) throw error
  }
}

/** A job that is put off twice has another key each time: the queue refuses a second job under the key of one that runs. */
async function putOff({ db, queue }: WorkerDeps, which: WhichPreview, startAfter: Date): Promise<void> {
  const key = `${which.editId} ${which.key} ${startAfter.toISOString()}`
  await queue.enqueue(db, previewLayoutJob, { payload: which, key, startAfter, ahead: 0 })
  await publishEditEvent(db, which.editId)
}

/** The edit as the preview shows it; undefined when the preview is made, or cannot be made any more. */
async function findShownEdit(executor: Executor, which: WhichPreview): Promise<EditRow | undefined> {
  const preview = await findLayoutPreview(executor, which)
  if (!preview || preview.picture) return undefined
  const view = await findEditView(executor, which.editId)
  if (!view?.isPhotoHere || !canDo('change', view.edit) || !makesPicture(view.edit.operation)) return undefined
  const { layout, texts } = preview
  return { ...view.edit, wishes: { ...view.edit.wishes, layout, texts } }
}

async function make(
  deps: WorkerDeps,
  edit: EditRow,
  { onUsed, signal }: { onUsed: (processorMs: number) => void; signal: AbortSignal },
): Promise<EditedPicture> {
  const photo = await readOriginal(deps, edit.photoId)
  const painted = await deps.files.get(paintingKey(edit.id))
  const order = orderOf(edit, edit.format, await findOrderParts(deps, edit, painted))
  const draw = () => deps.engine.edit(photo, order, { signal, onUsed, owner: edit.memberId, isDeferred: true })
  return forgettingDeleted(deps, { id: edit.photoId, photo }, draw)
}

/** The size of every preview of a layout. */
export async function shrinkPreview(jpeg: Uint8Array): Promise<Uint8Array> {
  return sharp(jpeg).resize({ width: WIDTH, withoutEnlargement: true }).jpeg({ quality: QUALITY }).toBuffer()
}
