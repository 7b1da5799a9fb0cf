import type { Executor } from '#platform/database.ts'
import type { Attempt } from '#platform/queue.ts'
import { MAX_USED_FOR_DRAFTS_MS } from '../cutouts/meter-preview.ts'
import type { WorkerDeps } from '../deps.ts'
import type { Orderable } from '../edits/make-result.ts'
import { previewDraftJob } from '../jobs.ts'
import { findPhoto } from '../photo-queries.ts'
import { findDraftPreview, giveUpDraftPreview, storeDraftPreview, type WhichDraft } from './draft-queries.ts'
import { makePreview, putOffPreview } from './make-preview.ts'

/** Makes one preview of what is not ordered yet (`make-preview.ts`). Safe to run twice. */
export async function runDraftPreview(deps: WorkerDeps, which: WhichDraft, attempt: Attempt): Promise<void> {
  const { db } = deps
  const found = await findDraft(db, which)
  if (!found) return
  const { draft, watermarked } = found
  const key = `${which.photoId} ${which.key}`
  const preview = {
    account: { memberId: draft.memberId, maxMs: MAX_USED_FOR_DRAFTS_MS },
    shown: draft,
    format: draft.wishes.format ?? ('4:5' as const),
    watermarked,
    // described backdrops are generated for the order
    findGenerated: async () => undefined,
    eventId: draft.photoId,
    store: (picture: Uint8Array) => storeDraftPreview(db, which, picture),
    giveUp: (givenUp: string) => giveUpDraftPreview(db, which, { givenUp }),
    putOff: (startAfter: Date) => putOffPreview(deps, previewDraftJob, { which, key, startAfter }),
  }
  await makePreview(deps, preview, attempt)
}

/** Undefined when the preview is made, or its photo is deleted. */
async function findDraft(executor: Executor, which: WhichDraft): Promise<{ draft: Orderable; watermarked: boolean } | undefined> {
  const preview = await findDraftPreview(executor, which)
  const photo = await findPhoto(executor, which.photoId)
  if (!preview || preview.picture || !photo || photo.deletedAt) return undefined
  const { operation, wishes, language, watermarked } = preview
  return { draft: { id: photo.id, memberId: photo.memberId, photoId: photo.id, operation, wishes, language }, watermarked }
}
