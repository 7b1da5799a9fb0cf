/** SQL that reads photos and changes their rows; about their files, space and erasure there is more beside it. */
import { and, desc, eq, gt, isNotNull, isNull, lte } from 'drizzle-orm'
import type { Executor, Transaction } from '#platform/database.ts'
import type { View } from '../contract.ts'
import { photos } from './schema.ts'

export type PhotoRow = typeof photos.$inferSelect

export async function insertPhoto(tx: Transaction, photo: typeof photos.$inferInsert): Promise<void> {
  await tx.insert(photos).values(photo)
}

/** A photo of any member, deleted or not. */
export async function findPhoto(executor: Executor, id: string): Promise<PhotoRow | undefined> {
  const rows = await executor.select().from(photos).where(eq(photos.id, id))
  return rows[0]
}

/** Locks the photo against deletion until the transaction ends. */
export async function findPhotoForShare(tx: Transaction, id: string): Promise<PhotoRow | undefined> {
  const rows = await tx.select().from(photos).where(eq(photos.id, id)).for('share')
  return rows[0]
}

/** When the member's `nth` newest photo was sent, if that was after `since`. Deleted ones count. */
export async function findNthNewest(
  executor: Executor,
  { memberId, nth, since }: { memberId: string; nth: number; since: Date },
): Promise<Date | undefined> {
  const rows = await executor
    .select({ createdAt: photos.createdAt })
    .from(photos)
    .where(and(eq(photos.memberId, memberId), gt(photos.createdAt, since)))
    .orderBy(desc(photos.createdAt))
    .limit(1)
    .offset(nth - 1)
  return rows[0]?.createdAt
}

/** Keeps the first value. */
export async function updatePhotoView(tx: Transaction, id: string, view: View): Promise<void> {
  await tx
    .update(photos)
    .set({ view })
    .where(and(eq(photos.id, id), isNull(photos.view)))
}

/** False when it is not the member's, or already deleted. */
export async function markPhotoDeleted(
  tx: Transaction,
  { id, memberId, now }: { id: string; memberId: string; now: Date },
): Promise<boolean> {
  const rows = await tx
    .update(photos)
    .set({ deletedAt: now })
    .where(and(eq(photos.id, id), eq(photos.memberId, memberId), isNull(photos.deletedAt)))
    .returning({ id: photos.id })
  return rows.length === 1
}

/** The names of files are hashes, and would identify the picture after its deletion. */
export async function blankFileKeys(executor: Executor, id: string): Promise<void> {
  await executor
    .update(photos)
    .set({ fileKey: '', previewKey: '' })
    .where(and(eq(photos.id, id), isNotNull(photos.deletedAt)))
}

/** Photos whose storage time is over; skips those that another sweep has locked. */
export async function listDuePhotos(tx: Transaction, now: Date, limit: number): Promise<PhotoRow[]> {
  return tx
    .select()
    .from(photos)
    .where(and(lte(photos.deleteAfter, now), isNull(photos.deletedAt)))
    .orderBy(photos.deleteAfter)
    .limit(limit)
    .for('update', { skipLocked: true })
}
