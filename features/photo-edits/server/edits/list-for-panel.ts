/** A member's edits as an administrator sees them: requests and outcomes, without the pictures. */
import { and, desc, eq, inArray, isNull, sql } from 'drizzle-orm'
import type { Clock } from '#platform/clock.ts'
import type { Keyring } from '#platform/crypto.ts'
import type { Executor } from '#platform/database.ts'
import { refuse } from '#platform/errors.ts'
import type { Cursor } from '#platform/page-cursor.ts'
import { findEditWithDetails, type EditRow } from './edit-queries.ts'
import { pictureAddress } from '../pictures/picture-addresses.ts'
import { edits, photos } from '../schema.ts'
import { makesPicture, OPERATIONS } from '#features/photo-edits/operations.ts'

const WITH_PICTURE = OPERATIONS.filter(makesPicture)

export interface EditForPanel extends Pick<
  EditRow,
  'id' | 'photoId' | 'operation' | 'state' | 'isFree' | 'errorCode' | 'createdAt' | 'finishedAt'
> {
  readonly hasPhoto: boolean
  readonly hasResult: boolean
}

/** Newest first; also deleted ones, without their content. */
export async function listEditsForPanel(
  executor: Executor,
  { memberId, after, limit }: { memberId: string; after: Cursor | undefined; limit: number },
): Promise<readonly EditForPanel[]> {
  const older = after && sql`(${edits.createdAt}, ${edits.id}) < (${after.createdAt}, ${after.id}::uuid)`
  return executor
    .select({
      id: edits.id,
      photoId: edits.photoId,
      operation: edits.operation,
      state: edits.state,
      isFree: edits.isFree,
      errorCode: edits.errorCode,
      createdAt: edits.createdAt,
      finishedAt: edits.finishedAt,
      hasPhoto: sql<boolean>`${isNull(photos.deletedAt)} and ${isNull(edits.deletedAt)}`,
      hasResult: sql<boolean>`${edits.state} = 'done' and ${inArray(edits.operation, WITH_PICTURE)} and ${isNull(edits.deletedAt)}`,
    })
    .from(edits)
    .innerJoin(photos, eq(photos.id, edits.photoId))
    .where(and(eq(edits.memberId, memberId), older))
    .orderBy(desc(edits.createdAt), desc(edits.id))
    .limit(limit)
}

export type PictureKind = 'photo' | 'result'

/**
 * A signed address of one of the member's pictures, valid for minutes. The administrator has given a reason, and the member is
 * notified.
 * @throws Refusal `not_found` for another member's edit, and for a deleted picture
 */
export async function getPictureAddress(
  { clock, keyring }: { clock: Clock; keyring: Keyring },
  executor: Executor,
  { memberId, editId, kind }: { memberId: string; editId: string; kind: PictureKind },
): Promise<string> {
  const details = await findEditWithDetails(executor, editId)
  if (details?.edit.memberId !== memberId) refuse('not_found')
  const { edit, isPhotoHere, hasPicture } = details
  if (!(kind === 'photo' ? isPhotoHere : hasPicture)) refuse('not_found')
  const name = kind === 'photo' ? { photoId: edit.photoId } : { editId, format: edit.format }
  return pictureAddress(keyring, name, clock.now())
}
