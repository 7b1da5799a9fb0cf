/** Every SQL statement about public pictures. */
import { and, asc, eq, gt, inArray, lte } from 'drizzle-orm'
import type { Executor } from '#platform/database.ts'
import { publicPictures } from '../schema.ts'

export type PublicPictureRow = typeof publicPictures.$inferSelect

export async function insertPublicPictures(executor: Executor, pictures: readonly PublicPictureRow[]): Promise<void> {
  await executor.insert(publicPictures).values([...pictures])
}

export async function findOpenPicture(executor: Executor, tokenHash: string, now: Date): Promise<PublicPictureRow | undefined> {
  const rows = await executor
    .select()
    .from(publicPictures)
    .where(and(eq(publicPictures.tokenHash, tokenHash), gt(publicPictures.closesAt, now)))
  return rows[0]
}

/** Closes every picture of these posts: their addresses stop working at once. */
export async function closePicturesOf(executor: Executor, publicationIds: readonly string[], now: Date): Promise<void> {
  if (publicationIds.length === 0) return
  await executor
    .update(publicPictures)
    .set({ closesAt: now })
    .where(and(inArray(publicPictures.publicationId, [...publicationIds]), gt(publicPictures.closesAt, now)))
}

/** @param after the last id of the previous batch */
export async function listClosedPictures(
  executor: Executor,
  now: Date,
  { after, limit }: { readonly after: string | undefined; readonly limit: number },
): Promise<PublicPictureRow[]> {
  const isClosed = lte(publicPictures.closesAt, now)
  return executor
    .select()
    .from(publicPictures)
    .where(after === undefined ? isClosed : and(isClosed, gt(publicPictures.id, after)))
    .orderBy(asc(publicPictures.id))
    .limit(limit)
}

export async function deletePublicPicture(executor: Executor, id: string): Promise<void> {
  await executor.delete(publicPictures).where(eq(publicPictures.id, id))
}
