import type { Executor, Transaction } from '#platform/database.ts'
import { refuse } from '#platform/errors.ts'
import type { PhotoEditsDeps } from '../deps.ts'
import { publishEditEvent } from './edit-events.ts'
import { findEditForUpdate, markEditDeleted } from './edit-queries.ts'
import { deletePreviewsOf } from '../layouts/preview-queries.ts'
import { eraseEditJob } from '../jobs.ts'
import { deletePictures, fileKeysOf, listPictures } from '../pictures/picture-queries.ts'
import { failEdit } from './fail-edit.ts'
import { generatedBackdropKey, removeUnnamed } from '../stored-files.ts'

type Deps = Pick<PhotoEditsDeps, 'clock' | 'queue' | 'membership' | 'captions' | 'onEditDeleted' | 'onEditFinished'> & {
  readonly db: Executor
}

/** Deletes an edit: it is inaccessible at once, and a job removes its pictures. An unfinished one ends here and costs nothing. */
export async function deleteEdit(deps: Deps, memberId: string, editId: string): Promise<void> {
  await deps.db.transaction(async (tx) => {
    const edit = await findEditForUpdate(tx, editId)
    if (edit?.memberId !== memberId || edit.deletedAt) refuse('not_found')
    await failEdit(deps, tx, { editId, code: 'edit_failed' })
    await deleteEditRow(deps, tx, editId)
  })
}

/** Marks an edit deleted and queues the removal of its files. */
export async function deleteEditRow(
  { clock, queue, onEditDeleted }: Pick<Deps, 'clock' | 'queue' | 'onEditDeleted'>,
  tx: Transaction,
  editId: string,
): Promise<void> {
  await markEditDeleted(tx, editId, clock.now())
  await deletePreviewsOf(tx, editId)
  await onEditDeleted(tx, editId)
  await queue.enqueue(tx, eraseEditJob, { payload: { editId } })
  await publishEditEvent(tx, editId)
}

/** The job's handler: removes the files that no other row names, then the rows that named them. */
export async function eraseEdit(deps: Pick<PhotoEditsDeps, 'db' | 'files'>, { editId }: { editId: string }): Promise<void> {
  const pictures = await listPictures(deps.db, editId)
  await removeUnnamed(deps, pictures.flatMap(fileKeysOf))
  await deps.files.delete(generatedBackdropKey(editId))
  await deletePictures(deps.db, editId)
}
