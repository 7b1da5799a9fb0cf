/**
 * Account deletion for pictures. Rows stay for the numbers without personal data; files are removed by the jobs of every
 * deletion.
 */
import type { Transaction } from '#platform/database.ts'
import { deleteEditRow } from './edits/delete-edit.ts'
import { enqueueErasure } from './delete-photo.ts'
import { blankEdits, blankPhotos, listEditsOf, listPhotosOf } from './erasure-queries.ts'
import type { PhotoEditsDeps } from './deps.ts'
import { markPhotoDeleted } from './photo-queries.ts'
import { failEdit } from './edits/fail-edit.ts'
import { deleteUploadAccount } from './upload-account-queries.ts'

/** Ends open edits, and deletes every edit with its wishes. Safe to repeat. */
export async function eraseEdits(deps: PhotoEditsDeps, tx: Transaction, memberId: string): Promise<void> {
  for (const { id } of await listEditsOf(tx, memberId)) {
    await failEdit(deps, tx, { editId: id, code: 'edit_failed' })
    await deleteEditRow(deps, tx, id)
  }
  await blankEdits(tx, memberId)
}

/** Deletes every photo. After the edits, and in another transaction: delivery locks the edit before its photo. Safe to repeat. */
export async function forgetPhotos(deps: PhotoEditsDeps, tx: Transaction, memberId: string): Promise<void> {
  const now = deps.clock.now()
  for (const { id } of await listPhotosOf(tx, memberId)) {
    await markPhotoDeleted(tx, { id, memberId, now })
    await enqueueErasure(deps, tx, id)
  }
  await blankPhotos(tx, memberId)
  await deleteUploadAccount(tx, memberId)
}
