/** Every SQL statement of captions. */
import { and, asc, eq, lt, sql } from 'drizzle-orm'
import type { Executor, Transaction } from '#platform/database.ts'
import { captionDays, captionForgettings } from './schema.ts'

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

/** A caption that was not written does not count. */
export async function returnCaption(executor: Executor, { memberId, day }: { memberId: string; day: string }): Promise<void> {
  await executor
    .update(captionDays)
    .set({ written: sql`greatest(${captionDays.written} - 1, 0)` })
    .where(and(eq(captionDays.memberId, memberId), eq(captionDays.day, day)))
}

/** How many captions without an edit a member requested, day by day, for the member. */
export async function exportCaptionDays(executor: Executor, memberId: string) {
  const days = await executor
    .select({ day: captionDays.day, captions: captionDays.written })
    .from(captionDays)
    .where(eq(captionDays.memberId, memberId))
    .orderBy(asc(captionDays.day))
  return { caption_days: days }
}

export async function eraseCaptionDays(tx: Transaction, memberId: string): Promise<void> {
  await tx.delete(captionDays).where(eq(captionDays.memberId, memberId))
  await tx.delete(captionForgettings).where(eq(captionForgettings.memberId, memberId))
}

export async function findForgetting(executor: Executor, memberId: string): Promise<Date | undefined> {
  const rows = await executor
    .select({ forgottenAt: captionForgettings.forgottenAt })
    .from(captionForgettings)
    .where(eq(captionForgettings.memberId, memberId))
  return rows[0]?.forgottenAt
}

export async function recordForgetting(executor: Executor, memberId: string, forgottenAt: Date): Promise<void> {
  await executor
    .insert(captionForgettings)
    .values({ memberId, forgottenAt })
    .onConflictDoUpdate({ target: captionForgettings.memberId, set: { forgottenAt } })
}

/** @param day `YYYY-MM-DD` */
export async function deleteCaptionDaysBefore(executor: Executor, day: string): Promise<void> {
  await executor.delete(captionDays).where(lt(captionDays.day, day))
}
