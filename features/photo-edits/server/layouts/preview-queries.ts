/** Queries about previews of layouts. */
import { and, count, eq, gt, lt } from 'drizzle-orm'
import type { Executor } from '#platform/database.ts'
import { layoutPreviews } from '../schema.ts'

export type LayoutPreviewRow = typeof layoutPreviews.$inferSelect

/** An edit, and what its preview shows (a hash). */
export interface WhichPreview {
  readonly editId: string
  readonly key: string
}

export async function findLayoutPreview(executor: Executor, which: WhichPreview): Promise<LayoutPreviewRow | undefined> {
  const rows = await executor.select().from(layoutPreviews).where(isThis(which))
  return rows[0]
}

/** Does nothing when it was asked for before. */
export async function insertLayoutPreview(executor: Executor, preview: typeof layoutPreviews.$inferInsert): Promise<void> {
  await executor.insert(layoutPreviews).values(preview).onConflictDoNothing()
}

/** How many previews of an edit were asked for after `since`. */
export async function countLayoutPreviews(
  executor: Executor,
  { editId, since }: { editId: string; since: Date },
): Promise<number> {
  const rows = await executor
    .select({ count: count() })
    .from(layoutPreviews)
    .where(and(eq(layoutPreviews.editId, editId), gt(layoutPreviews.askedAt, since)))
  return rows[0]?.count ?? 0
}

export async function storeLayoutPreview(executor: Executor, which: WhichPreview, picture: Uint8Array): Promise<void> {
  await executor
    .update(layoutPreviews)
    .set({ picture: Buffer.from(picture) })
    .where(isThis(which))
}

/** For a preview that cannot be made: the next request starts over, but this one still counts. @param givenUp no preview's key */
export async function giveUpLayoutPreview(
  executor: Executor,
  which: WhichPreview,
  { givenUp }: { readonly givenUp: string },
): Promise<void> {
  await executor.update(layoutPreviews).set({ key: givenUp }).where(isThis(which))
}

export async function deletePreviewsOf(executor: Executor, editId: string): Promise<void> {
  await executor.delete(layoutPreviews).where(eq(layoutPreviews.editId, editId))
}

export async function deleteOldPreviews(executor: Executor, before: Date): Promise<void> {
  await executor.delete(layoutPreviews).where(lt(layoutPreviews.askedAt, before))
}

function isThis({ editId, key }: WhichPreview) {
  return and(eq(layoutPreviews.editId, editId), eq(layoutPreviews.key, key))
}
