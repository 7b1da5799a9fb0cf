/** The bad end of an edit: one transaction with the allowance, and a second caller changes nothing. */
import { DAY, addMs } from '#platform/clock.ts'
import type { Transaction } from '#platform/database.ts'
import type { ErrorCode } from '#features/error-codes.ts'
import { makesPicture } from '#features/photo-edits/operations.ts'
import { STORAGE_DAYS } from '#features/photo-edits/storage-days.ts'
import type { PhotoEditsDeps } from '../deps.ts'
import { publishEditEvent } from './edit-events.ts'
import { markEditFailed } from './edit-queries.ts'

type Deps = Pick<PhotoEditsDeps, 'clock' | 'membership' | 'captions' | 'onEditFinished'>

/** Ends an edit without a result and releases what it reserved. Does nothing when it is already finished. */
export async function failEdit(
  deps: Deps,
  tx: Transaction,
  { editId, code }: { editId: string; code: ErrorCode },
): Promise<void> {
  const failed = await markEditFailed(tx, editId, { errorCode: code, ...endingNow(deps) })
  if (!failed) return
  await deps.membership.releaseEdit(tx, editId)
  // words that took too long to read count, or they would be sent again and again
  if (!makesPicture(failed.operation) && code !== 'too_many_requests')
    await deps.captions.returnCaption(tx, { memberId: failed.memberId, at: failed.createdAt })
  await deps.onEditFinished(tx, editId)
  await publishEditEvent(tx, editId)
}

/** When an edit ends now, and until when its result is kept. */
export function endingNow({ clock }: Pick<Deps, 'clock'>) {
  const finishedAt = clock.now()
  return { finishedAt, deleteAfter: addMs(finishedAt, STORAGE_DAYS.results * DAY) }
}
