import type { Executor } from '#platform/database.ts'
import { refuse } from '#platform/errors.ts'
import { type EditView, findEditView } from './edit-queries.ts'

/**
 * The member's edit. Refuses with `not_found` whether it is deleted, another member's or unknown, so that an id reveals nothing.
 */
export async function getOwnEdit(executor: Executor, memberId: string, id: string): Promise<EditView> {
  const view = await findEditView(executor, id)
  return view?.edit.memberId === memberId ? view : refuse('not_found')
}
