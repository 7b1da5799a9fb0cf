/** SQL for account deletion and for the copy of a member's data. */
import { and, asc, count, eq, isNull, min } from 'drizzle-orm'
import type { Executor, Transaction } from '#platform/database.ts'
import type { EditRow } from './edits/edit-queries.ts'
import type { PhotoRow } from './photo-queries.ts'
import type { PictureRow } from './pictures/picture-queries.ts'
import { editPictures, edits, photos } from './schema.ts'

/** Oldest first, without deleted ones. */
export async function listPhotosOf(executor: Executor, memberId: string): Promise<readonly PhotoRow[]> {
  return executor
    .select()
    .from(photos)
    .where(and(eq(photos.memberId, memberId), isNull(photos.deletedAt)))
    .orderBy(asc(photos.createdAt), asc(photos.id))
}

/** Oldest first, without deleted ones. */
export async function listEditsOf(executor: Executor, memberId: string): Promise<readonly EditRow[]> {
  return executor
    .select()
    .from(edits)
    .where(and(eq(edits.memberId, memberId), isNull(edits.deletedAt)))
    .orderBy(asc(edits.createdAt), asc(edits.id))
}

/** Counts edits that are not deleted. */
export async function listPicturesOf(executor: Executor, memberId: string): Promise<readonly PictureRow[]> {
  const rows = await executor
    .select({ picture: editPictures })
    .from(editPictures)
    .innerJoin(edits, eq(edits.id, editPictures.editId))
    .where(and(eq(edits.memberId, memberId), isNull(edits.deletedAt)))
    .orderBy(asc(edits.createdAt), asc(edits.id), asc(editPictures.format))
  return rows.map(({ picture }) => picture)
}

export interface StoredCount {
  readonly count: number
  /** When the next of them is deleted automatically. */
  readonly firstEndsAt: Date | null
}

/** How much is stored of a member, and when the first of it is deleted. */
export async function countStored(executor: Executor, memberId: string): Promise<{ photos: StoredCount; results: StoredCount }> {
  const photoRows = await executor
    .select({ count: count(), firstEndsAt: min(photos.deleteAfter) })
    .from(photos)
    .where(and(eq(photos.memberId, memberId), isNull(photos.deletedAt)))
  const editRows = await executor
    .select({ count: count(), firstEndsAt: min(edits.deleteAfter) })
    .from(edits)
    .where(and(eq(edits.memberId, memberId), eq(edits.state, 'done'), isNull(edits.deletedAt)))
  const none = { count: 0, firstEndsAt: null }
  return { photos: photoRows[0] ?? none, results: editRows[0] ?? none }
}

/** Clears what deleted rows keep for a while: hashes of texts, the engine's notes. Only what is counted stays. */
export async function blankEdits(tx: Transaction, memberId: string): Promise<void> {
  await tx
    .update(edits)
    .set({ requestHash: '', idempotencyKey: null, warnings: [], doubts: [], photoFrame: null })
    .where(eq(edits.memberId, memberId))
}

export async function blankPhotos(tx: Transaction, memberId: string): Promise<void> {
  await tx.update(photos).set({ warnings: [], view: null }).where(eq(photos.memberId, memberId))
}
