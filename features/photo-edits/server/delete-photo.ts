import type { Executor, Transaction } from '#platform/database.ts'
import { refuse } from '#platform/errors.ts'
import type { PhotoEditsDeps, WorkerDeps } from './deps.ts'
import { deleteCutouts, listCutoutKeys } from './cutouts/cutout-queries.ts'
import { listNamedFiles } from './file-queries.ts'
import { deleteDraftsOf } from './layouts/draft-queries.ts'
import { erasePhotoJob } from './jobs.ts'
import { blankFileKeys, findPhoto, markPhotoDeleted } from './photo-queries.ts'
import { removeUnnamed } from './stored-files.ts'

/** Deletes a photo: it is inaccessible at once, and a job removes its files and the engine's cache of it. */
export async function deletePhoto(
  deps: Pick<PhotoEditsDeps, 'clock' | 'queue'> & { readonly db: Executor },
  memberId: string,
  photoId: string,
): Promise<void> {
  await deps.db.transaction(async (tx) => {
    const isDeleted = await markPhotoDeleted(tx, { id: photoId, memberId, now: deps.clock.now() })
    if (!isDeleted) refuse('not_found')
    await enqueueErasure(deps, tx, photoId)
  })
}

export async function enqueueErasure({ queue }: Pick<PhotoEditsDeps, 'queue'>, tx: Transaction, photoId: string): Promise<void> {
  await queue.enqueue(tx, erasePhotoJob, { payload: { photoId } })
}

/**
 * The job's handler. The engine's cache is keyed by content, so it is cleared before the content is removed; outside of any
 * transaction, since the engine may be busy with an edit.
 */
export async function erasePhoto(
  deps: Pick<WorkerDeps, 'db' | 'files' | 'engine'>,
  { photoId }: { photoId: string },
): Promise<void> {
  const photo = await findPhoto(deps.db, photoId)
  if (!photo?.deletedAt || photo.fileKey === '') return
  const isNamed = (await listNamedFiles(deps.db, [photo.fileKey])).has(photo.fileKey)
  const bytes = isNamed ? undefined : await deps.files.get(photo.fileKey)
  if (bytes) await deps.engine.forget(bytes)
  await removeUnnamed(deps, [photo.fileKey, photo.previewKey, ...(await listCutoutKeys(deps.db, photoId))])
  await deps.db.transaction((tx) => deleteCutouts(tx, photoId))
  await deleteDraftsOf(deps.db, photoId)
  await blankFileKeys(deps.db, photoId)
}
