import type { Executor } from '#platform/database.ts'
import type { Attempt } from '#platform/queue.ts'
import { canDo } from '#features/photo-edits/edit-states.ts'
import { makesPicture } from '#features/photo-edits/operations.ts'
import type { WorkerDeps } from '../deps.ts'
import { type EditRow, findEditWithDetails } from '../edits/edit-queries.ts'
import { previewLayoutJob } from '../jobs.ts'
import { generatedBackdropKey } from '../stored-files.ts'
import { makePreview, putOffPreview } from './make-preview.ts'
import { giveUpLayoutPreview, findLayoutPreview, storeLayoutPreview, type WhichPreview } from './preview-queries.ts'

/** Makes one preview of a layout (`make-preview.ts`). Safe to run twice. */
export async function runLayoutPreview(deps: WorkerDeps, which: WhichPreview, attempt: Attempt): Promise<void> {
  const { db } = deps
  const edit = await findShownEdit(db, which)
  if (!edit) return
  const key = `${which.editId} ${which.key}`
  const preview = {
    account: { memberId: edit.memberId },
    shown: edit,
    format: edit.format,
    watermarked: edit.watermarked,
    findGenerated: () => deps.files.get(generatedBackdropKey(edit.id)),
    eventId: edit.id,
    store: (picture: Uint8Array) => storeLayoutPreview(db, which, picture),
    giveUp: (givenUp: string) => giveUpLayoutPreview(db, which, { givenUp }),
    putOff: (startAfter: Date) => putOffPreview(deps, previewLayoutJob, { which, key, startAfter }),
  }
  await makePreview(deps, preview, attempt)
}

/** The edit as the preview shows it; undefined when the preview is made, or cannot be made any more. */
async function findShownEdit(executor: Executor, which: WhichPreview): Promise<EditRow | undefined> {
  const preview = await findLayoutPreview(executor, which)
  if (!preview || preview.picture) return undefined
  const details = await findEditWithDetails(executor, which.editId)
  if (!details?.isPhotoHere || !canDo('change', details.edit) || !makesPicture(details.edit.operation)) return undefined
  const { layout, texts } = preview
  return { ...details.edit, wishes: { ...details.edit.wishes, layout, texts } }
}
