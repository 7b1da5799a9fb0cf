/** What a member's photos take on the disk and in the database. */
import { and, eq, isNull, type SQL, sql } from 'drizzle-orm'
import { unionAll } from 'drizzle-orm/pg-core'
import type { Executor } from '#platform/database.ts'
import { cutouts, draftPreviews, edits, layoutPreviews, photos } from './schema.ts'

/**
 * Counts the photos that are not deleted, and what is made of them without an order: previews, cutouts with their corrections, and
 * pictures of layouts. Results are bounded by the allowance.
 */
export async function sumStoredBytes(executor: Executor, memberId: string): Promise<number> {
  const isOwn = and(eq(photos.memberId, memberId), isNull(photos.deletedAt))
  const rows = await unionAll(
    executor
      .select({ bytes: total(sql`${photos.bytes} + ${photos.previewBytes}`) })
      .from(photos)
      .where(isOwn),
    executor
      .select({ bytes: total(sql`${cutouts.fileBytes} + ${cutouts.correctionBytes}`) })
      .from(cutouts)
      .innerJoin(photos, eq(photos.id, cutouts.photoId))
      .where(isOwn),
    executor
      .select({ bytes: total(sql`octet_length(${draftPreviews.picture})`) })
      .from(draftPreviews)
      .innerJoin(photos, eq(photos.id, draftPreviews.photoId))
      .where(isOwn),
    executor
      .select({ bytes: total(sql`octet_length(${layoutPreviews.picture})`) })
      .from(layoutPreviews)
      .innerJoin(edits, eq(edits.id, layoutPreviews.editId))
      .where(eq(edits.memberId, memberId)),
  )
  return rows.reduce((stored, { bytes }) => stored + Number(bytes), 0)
}

function total(bytes: SQL): SQL<string> {
  return sql<string>`coalesce(sum(${bytes}), 0)`
}
