import type { Executor } from '#platform/database.ts'
import { refuse } from '#platform/errors.ts'
import { type EditView, findEditView } from './edit-queries.ts'

/** The member's edit. Refuses `not_found` for one that is deleted, somebody else's or nobody's: an id tells nothing. */
export async function getOwnEdit(executor: Executor, memberId: string, id: string): Promise<EditView> {
  const view = await findEditView(executor, id)
  return view?.edit.memberId === memberId ? view : refuse('not_found')
}
