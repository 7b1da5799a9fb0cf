/** What other features may know about a finished edit and its picture. */
import type { Understood } from '#engine/types.ts'
import type { Keyring } from '#platform/crypto.ts'
import type { Executor, Transaction } from '#platform/database.ts'
import { refuse } from '#platform/errors.ts'
import type { Edit, Format } from '#features/photo-edits/contract.ts'
import { canDo } from '#features/photo-edits/edit-states.ts'
import { type EditRow, findEdit, findEditForShare } from './edit-queries.ts'
import { pictureAddress } from '../pictures/picture-addresses.ts'
import { findPicture } from '../pictures/picture-queries.ts'

export interface EditForPublishing {
  readonly id: string
  readonly operation: Edit['operation']
  readonly format: Format
  readonly wishes: Edit['wishes']
  readonly understood: Understood | null
  readonly caption: string | null
  /** When it will be deleted with its pictures. */
  readonly deleteAfter: Date | null
  /** The result in the edit's own format, in the file store; missing for captions alone. */
  readonly picture: { readonly fileKey: string; readonly width: number; readonly height: number } | undefined
}

interface OwnEdit {
  readonly memberId: string
  readonly editId: string
}

/** The member's own edit, as it is now; a deletion may follow at once. Refuses with `not_found` and `edit_not_ready`. */
export async function findEditForPublishing(executor: Executor, own: OwnEdit): Promise<EditForPublishing> {
  return requireFinished(executor, await findEdit(executor, own.editId), own)
}

/** The member's own edit, locked against deletion until the transaction ends. Refuses with `not_found` and `edit_not_ready`. */
export async function lockEditForPublishing(tx: Transaction, own: OwnEdit): Promise<EditForPublishing> {
  return requireFinished(tx, await findEditForShare(tx, own.editId), own)
}

async function requireFinished(executor: Executor, edit: EditRow | undefined, { memberId }: OwnEdit): Promise<EditForPublishing> {
  if (edit?.memberId !== memberId || edit.deletedAt) refuse('not_found', { field: 'edit_id' })
  // a picture with the watermark of the trial is published by nobody
  if (!canDo('download', edit) || edit.watermarked) refuse('edit_not_ready', { field: 'edit_id' })
  const { id, operation, format, wishes, understood, caption, deleteAfter } = edit
  const picture = await findPicture(executor, id, format)
  return { id, operation, format, wishes, understood, caption, deleteAfter, picture }
}

/** The signed address of an edit's tile, valid for 15 to 30 minutes. */
export function tileAddress(keyring: Keyring, name: { editId: string; format: Format }, now: Date): string {
  return `${pictureAddress(keyring, name, now)}&size=tile`
}
