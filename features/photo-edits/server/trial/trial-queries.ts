/** Queries about edits that were made without a plan. */
import { and, count, eq, inArray, isNotNull, sql } from 'drizzle-orm'
import type { Executor, Transaction } from '#platform/database.ts'
import type { EditRow } from '../edits/edit-queries.ts'
import type { PictureRow } from '../pictures/picture-queries.ts'
import { editPictures, edits } from '../schema.ts'

/** Deleted ones count. `ofOperation`: on this photo, neither free nor failed. */
export async function countTrialEdits(
  executor: Executor,
  { memberId, photoId, operation }: Pick<EditRow, 'memberId' | 'photoId' | 'operation'>,
): Promise<{ ofOperation: number; all: number }> {
  const same = sql`${edits.photoId} = ${photoId} and ${edits.operation} = ${operation} and not ${edits.isFree} and ${edits.state} <> 'failed'`
  const rows = await executor
    .select({ all: count(), ofOperation: sql<string>`count(*) filter (where ${same})` })
    .from(edits)
    .where(and(eq(edits.memberId, memberId), edits.isTrial))
  return { all: rows[0]?.all ?? 0, ofOperation: Number(rows[0]?.ofOperation ?? 0) }
}

/** @returns the ids of edits whose pictures have a watermark, or will have one */
export async function listWatermarkedEdits(executor: Executor, memberId: string): Promise<string[]> {
  const rows = await executor
    .select({ id: edits.id })
    .from(edits)
    .where(and(eq(edits.memberId, memberId), edits.watermarked))
  return rows.map(({ id }) => id)
}

/** The same, locked until the transaction ends. */
export async function lockWatermarkedEdits(tx: Transaction, memberId: string): Promise<string[]> {
  const rows = await tx
    .select({ id: edits.id })
    .from(edits)
    .where(and(eq(edits.memberId, memberId), edits.watermarked))
    .for('update')
  return rows.map(({ id }) => id)
}

/** An edit without a picture yet will have no watermark. */
export async function clearWatermarked(tx: Transaction, editIds: readonly string[]): Promise<void> {
  await tx
    .update(edits)
    .set({ watermarked: false, version: sql`${edits.version} + 1` })
    .where(inArray(edits.id, [...editIds]))
}

export async function listWatermarkedPictures(executor: Executor, editIds: readonly string[]): Promise<PictureRow[]> {
  return executor
    .select()
    .from(editPictures)
    .where(and(inArray(editPictures.editId, [...editIds]), isNotNull(editPictures.cleanKey)))
}

export async function replacePicture(tx: Transaction, { editId, format }: PictureRow, clean: Partial<PictureRow>): Promise<void> {
  await tx
    .update(editPictures)
    .set(clean)
    .where(and(eq(editPictures.editId, editId), eq(editPictures.format, format)))
}
