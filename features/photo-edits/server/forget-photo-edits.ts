/** What leaving does to pictures. Rows stay for the numbers and say nothing; files go by the jobs of every deletion. */
import type { Transaction } from '#platform/database.ts'
import { dropEdit } from './delete-edit.ts'
import { orderErasure } from './delete-photo.ts'
import { blankEdits, blankPhotos, listEditsOf, listPhotosOf } from './departure-queries.ts'
import type { PhotoEditsDeps } from './deps.ts'
import { markPhotoDeleted } from './photo-queries.ts'
import { failEdit } from './settle-edit.ts'

/** Ends what is under way, and deletes every edit with what was asked for. Safe to repeat. */
export async function forgetEdits(deps: PhotoEditsDeps, tx: Transaction, memberId: string): Promise<void> {
  for (const { id } of await listEditsOf(tx, memberId)) {
    await failEdit(deps, tx, { editId: id, code: 'edit_failed' }) // oxlint-disable-line no-await-in-loop -- one transaction runs one statement at a time
    await dropEdit(deps, tx, id) // oxlint-disable-line no-await-in-loop -- as above
  }
  await blankEdits(tx, memberId)
}

/** Deletes every photo. After the edits, and in another transaction: whoever delivers an edit locks it before its photo. Safe to repeat. */
export async function forgetPhotos(deps: PhotoEditsDeps, tx: Transaction, memberId: string): Promise<void> {
  const now = deps.clock.now()
  for (const { id } of await listPhotosOf(tx, memberId)) {
    await markPhotoDeleted(tx, { id, memberId, now }) // oxlint-disable-line no-await-in-loop -- as above
    await orderErasure(deps, tx, id) // oxlint-disable-line no-await-in-loop -- as above
  }
  await blankPhotos(tx, memberId)
}
