import type { Executor } from '#platform/database.ts'
import { refuse } from '#platform/errors.ts'
import type { PhotoEditsDeps } from './deps.ts'
import { findPhoto, type PhotoRow } from './photo-queries.ts'

/**
 * The member's photo. Refuses with `not_found` whether it is deleted, another member's or unknown, so that an id reveals nothing.
 */
export async function getOwnPhoto(executor: Executor, memberId: string, id: string): Promise<PhotoRow> {
  const photo = await findPhoto(executor, id)
  return photo && photo.memberId === memberId && !photo.deletedAt ? photo : refuse('not_found')
}

/** The bytes of the member's own photo at screen size. Refuses with `not_found` and `photo_unavailable`. */
export async function readOwnPreview(
  { db, files }: Pick<PhotoEditsDeps, 'db' | 'files'>,
  memberId: string,
  photoId: string,
): Promise<Uint8Array> {
  const { previewKey } = await getOwnPhoto(db, memberId, photoId)
  return (await files.get(previewKey)) ?? refuse('photo_unavailable')
}
