/** The pictures of edits. */
import { and, eq, sql } from 'drizzle-orm'
import type { Executor } from '#platform/database.ts'
import type { Format } from '#features/photo-edits/contract.ts'
import { countQueued } from '#platform/queue.ts'
import { renderFormatJob } from '../jobs.ts'
import { editPictures, edits } from '../schema.ts'

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

/** How many formats of the member's edits wait or are being made. */
export function countFormatsWaiting(executor: Executor, memberId: string): Promise<number> {
  const among = sql`select ${edits.id}::text from ${edits} where ${edits.memberId} = ${memberId}`
  return countQueued(executor, renderFormatJob, { field: 'editId', among })
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
