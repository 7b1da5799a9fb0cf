import type { Executor } from '#platform/database.ts'
import { refuse } from '#platform/errors.ts'
import { type EditWithDetails, findEditWithDetails } from './edit-queries.ts'

/**
 * The member's edit. Refuses with `not_found` whether it is deleted, another member's or unknown, so that an id reveals nothing.
 */
export async function getOwnEdit(executor: Executor, memberId: string, id: string): Promise<EditWithDetails> {
  const details = await findEditWithDetails(executor, id)
  return details?.edit.memberId === memberId ? details : refuse('not_found')
}
