/** A summary of an edit for other features, finished or not. */
import type { ErrorCode } from '#features/error-codes.ts'
import { isErrorCode } from '#features/error-codes.ts'
import type { Executor } from '#platform/database.ts'
import { type EditRow, findEditWithDetails } from './edit-queries.ts'
import { freeRedoUntil, hasBeenPaid } from './free-redo.ts'
import { findPicture } from '../pictures/picture-queries.ts'

export interface EditSummary extends Pick<
  EditRow,
  'id' | 'photoId' | 'operation' | 'state' | 'format' | 'caption' | 'wishes' | 'warnings' | 'doubts' | 'understood'
> {
  readonly errorCode: ErrorCode | undefined
  /** Results outlive the photo that they were made from. */
  readonly isPhotoHere: boolean
  /** A free change of its pictures is being made. */
  readonly isChanging: boolean
  /** The result in the edit's own format, in the file store. */
  readonly picture: { readonly fileKey: string } | undefined
}

/** Whether another picture of this edit takes an edit of the plan. False for an edit that is gone. */
export async function costsRedo(executor: Executor, { editId, now }: { editId: string; now: Date }): Promise<boolean> {
  const details = await findEditWithDetails(executor, editId)
  return details !== undefined && hasBeenPaid(details.root) && freeRedoUntil(details, now) === undefined
}

/** Undefined for a deleted edit, and for another member's when a member is given. */
export async function findEditSummary(
  executor: Executor,
  { editId, memberId }: { editId: string; memberId?: string },
): Promise<EditSummary | undefined> {
  const details = await findEditWithDetails(executor, editId)
  if (!details || (memberId !== undefined && details.edit.memberId !== memberId)) return undefined
  const { errorCode, ...edit } = details.edit
  const picture = details.hasPicture ? await findPicture(executor, editId, edit.format) : undefined
  const isChanging = edit.changeAskedAt !== null
  const { isPhotoHere } = details
  return {
    ...edit,
    isPhotoHere,
    isChanging,
    errorCode: errorCode !== null && isErrorCode(errorCode) ? errorCode : undefined,
    picture,
  }
}
