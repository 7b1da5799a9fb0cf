import type { Executor } from '#platform/database.ts'
import { refuse } from '#platform/errors.ts'
import { canDo } from '#features/photo-edits/edit-states.ts'
import { updateCaption } from './caption-queries.ts'
import { publishEditEvent } from './edit-events.ts'
import { getOwnEdit } from './get-own-edit.ts'

/** Saves the member's own caption. Refuses with `edit_not_ready` while ours could still overwrite it. */
export async function changeCaption(
  { db }: { readonly db: Executor },
  { memberId, editId, caption }: { memberId: string; editId: string; caption: string },
): Promise<void> {
  const { edit } = await getOwnEdit(db, memberId, editId)
  if (!canDo('changeCaption', edit)) refuse('edit_not_ready')
  await updateCaption(db, editId, caption)
  await publishEditEvent(db, editId)
}
