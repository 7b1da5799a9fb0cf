/** The pictures of edits. */
import { and, eq } from 'drizzle-orm'
import type { Executor } from '#platform/database.ts'
import type { Format } from '#features/photo-edits/contract.ts'
import { editPictures } from '../schema.ts'

export type PictureRow = typeof editPictures.$inferSelect

export async function findPicture(executor: Executor, editId: string, format: Format): Promise<PictureRow | undefined> {
  const rows = await executor
    .select()
    .from(editPictures)
    .where(and(eq(editPictures.editId, editId), eq(editPictures.format, format)))
  return rows[0]
}

export async function listPictures(executor: Executor, editId: string): Promise<PictureRow[]> {
  return executor.select().from(editPictures).where(eq(editPictures.editId, editId))
}

/** Every file that a picture's row names. */
export function fileKeysOf({ fileKey, tileKey, cleanKey }: PictureRow): string[] {
  return [fileKey, tileKey, cleanKey].filter((key) => key !== null)
}

/** Keeps the first one. */
export async function insertPicture(executor: Executor, picture: PictureRow): Promise<void> {
  await executor.insert(editPictures).values(picture).onConflictDoNothing()
}

export async function deletePictures(executor: Executor, editId: string): Promise<void> {
  await executor.delete(editPictures).where(eq(editPictures.editId, editId))
}
