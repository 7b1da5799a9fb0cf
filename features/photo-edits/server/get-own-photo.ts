import type { Executor } from '#platform/database.ts'
import { refuse } from '#platform/errors.ts'
import { findPhoto, type PhotoRow } from './photo-queries.ts'

/**
 * The member's photo. Refuses with `not_found` whether it is deleted, another member's or unknown, so that an id reveals nothing.
 */
export async function getOwnPhoto(executor: Executor, memberId: string, id: string): Promise<PhotoRow> {
  const photo = await findPhoto(executor, id)
  return photo && photo.memberId === memberId && !photo.deletedAt ? photo : refuse('not_found')
}
