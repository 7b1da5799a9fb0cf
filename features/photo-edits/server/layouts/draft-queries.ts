/** Queries about previews of what is not ordered yet. */
import { and, count, eq, gt, lt } from 'drizzle-orm'
import type { Executor } from '#platform/database.ts'
import { draftPreviews, photos } from '../schema.ts'

export type DraftPreviewRow = typeof draftPreviews.$inferSelect

/** A photo, and what its preview shows (a hash). */
export interface WhichDraft {
  readonly photoId: string
  readonly key: string
}

export async function findDraftPreview(executor: Executor, which: WhichDraft): Promise<DraftPreviewRow | undefined> {
  const rows = await executor.select().from(draftPreviews).where(isThis(which))
  return rows[0]
}

/** Does nothing when it was asked for before. */
export async function insertDraftPreview(executor: Executor, preview: typeof draftPreviews.$inferInsert): Promise<void> {
  await executor.insert(draftPreviews).values(preview).onConflictDoNothing()
}

/** How many previews of a member's photos were asked for after `since`. */
export async function countDraftPreviews(
  executor: Executor,
  { memberId, since }: { memberId: string; since: Date },
): Promise<number> {
  const rows = await executor
    .select({ count: count() })
    .from(draftPreviews)
    .innerJoin(photos, eq(photos.id, draftPreviews.photoId))
    .where(and(eq(photos.memberId, memberId), gt(draftPreviews.askedAt, since)))
  return rows[0]?.count ?? 0
}

export async function storeDraftPreview(executor: Executor, which: WhichDraft, picture: Uint8Array): Promise<void> {
  await executor
    .update(draftPreviews)
    .set({ picture: Buffer.from(picture) })
    .where(isThis(which))
}

/** For a preview that cannot be made: the next request starts over, but this one still counts. @param givenUp no preview's key */
export async function giveUpDraftPreview(
  executor: Executor,
  which: WhichDraft,
  { givenUp }: { readonly givenUp: string },
): Promise<void> {
  await executor.update(draftPreviews).set({ key: givenUp }).where(isThis(which))
}

export async function deleteDraftsOf(executor: Executor, photoId: string): Promise<void> {
  await executor.delete(draftPreviews).where(eq(draftPreviews.photoId, photoId))
}

export async function deleteOldDrafts(executor: Executor, before: Date): Promise<void> {
  await executor.delete(draftPreviews).where(lt(draftPreviews.askedAt, before))
}

function isThis({ photoId, key }: WhichDraft) {
  return and(eq(draftPreviews.photoId, photoId), eq(draftPreviews.key, key))
}
