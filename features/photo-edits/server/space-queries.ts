/** What a member's photos take on the disk and in the database. */
import { sql } from 'drizzle-orm'
import type { Executor } from '#platform/database.ts'
import { cutouts, draftPreviews, edits, layoutPreviews, photos } from './schema.ts'

/**
 * Counts the photos that are not deleted, and what is made of them without an order: previews, cutouts with their corrections, and
 * pictures of layouts. Results are bounded by the allowance. It is asked before each correction, so it looks for the cutouts of each
 * photo: to join them the database would read those of all members.
 */
export async function sumStoredBytes(executor: Executor, memberId: string): Promise<number> {
  const { rows } = await executor.execute<{ readonly bytes: string }>(sql`
    select coalesce(sum(${photos.bytes} + ${photos.previewBytes}
        + (select coalesce(sum(${cutouts.fileBytes} + ${cutouts.correctionBytes}), 0) from ${cutouts}
            where ${cutouts.photoId} = ${photos.id})
        + (select coalesce(sum(octet_length(${draftPreviews.picture})), 0) from ${draftPreviews}
            where ${draftPreviews.photoId} = ${photos.id})), 0)
      + (select coalesce(sum(octet_length(${layoutPreviews.picture})), 0) from ${layoutPreviews}
          join ${edits} on ${edits.id} = ${layoutPreviews.editId} where ${edits.memberId} = ${memberId}) as bytes
    from ${photos} where ${photos.memberId} = ${memberId} and ${photos.deletedAt} is null`)
  return Number(rows[0]?.bytes ?? 0)
}
