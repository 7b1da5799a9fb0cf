/** Every SQL statement of captions. */
import { lt, sql } from 'drizzle-orm'
import type { Executor } from '#platform/database.ts'
import { captionDays } from './schema.ts'

/** Counts one caption of a day. False when the day's limit is reached: the row's lock decides between parallel callers. */
export async function countCaption(
  executor: Executor,
  { memberId, day, limit }: { memberId: string; day: string; limit: number },
): Promise<boolean> {
  const rows = await executor
    .insert(captionDays)
    .values({ memberId, day, written: 1 })
    .onConflictDoUpdate({
      target: [captionDays.memberId, captionDays.day],
      set: { written: sql`${captionDays.written} + 1` },
      setWhere: lt(captionDays.written, limit),
    })
    .returning({ written: captionDays.written })
  return rows.length === 1
}
