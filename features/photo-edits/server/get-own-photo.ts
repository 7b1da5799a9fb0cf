import type { Executor } from '#platform/database.ts'
import { refuse } from '#platform/errors.ts'
import { findPhoto, type PhotoRow } from './photo-queries.ts'

/** The member's photo. Refuses `not_found` for one that is deleted, somebody else's or nobody's: an id tells nothing. */
export async function getOwnPhoto(executor: Executor, memberId: string, id: string): Promise<PhotoRow> {
  const photo = await findPhoto(executor, id)
  return photo && photo.memberId === memberId && !photo.deletedAt ? photo : refuse('not_found')
}
