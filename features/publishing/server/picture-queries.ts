/** Every SQL statement about public pictures. */
import { and, eq, gt, inArray, lte } from 'drizzle-orm'
import type { Executor } from '#platform/database.ts'
import { publicPictures } from './schema.ts'

export type PublicPictureRow = typeof publicPictures.$inferSelect

export async function insertPublicPicture(executor: Executor, picture: PublicPictureRow): Promise<void> {
  await executor.insert(publicPictures).values(picture)
}

export async function findOpenPicture(executor: Executor, tokenHash: string, now: Date): Promise<PublicPictureRow | undefined> {
  const rows = await executor
    .select()
    .from(publicPictures)
    .where(and(eq(publicPictures.tokenHash, tokenHash), gt(publicPictures.closesAt, now)))
  return rows[0]
}

/** From now on nobody sees them. */
export async function closePicturesOf(executor: Executor, publicationIds: readonly string[], now: Date): Promise<void> {
  if (publicationIds.length === 0) return
  await executor
    .update(publicPictures)
    .set({ closesAt: now })
    .where(and(inArray(publicPictures.publicationId, [...publicationIds]), gt(publicPictures.closesAt, now)))
}

export async function listClosedPictures(executor: Executor, now: Date, limit: number): Promise<PublicPictureRow[]> {
  return executor.select().from(publicPictures).where(lte(publicPictures.closesAt, now)).limit(limit)
}

export async function deletePublicPicture(executor: Executor, id: string): Promise<void> {
  await executor.delete(publicPictures).where(eq(publicPictures.id, id))
}
