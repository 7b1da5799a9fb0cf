import { and, desc, eq, gt, lte } from 'drizzle-orm'
import type { Executor, Transaction } from '#platform/database.ts'
import { openUploads } from './schema.ts'

export async function insertOpenUpload(tx: Transaction, upload: typeof openUploads.$inferInsert): Promise<void> {
  await tx.insert(openUploads).values(upload)
}

export async function deleteOpenUpload(executor: Executor, id: string): Promise<void> {
  await executor.delete(openUploads).where(eq(openUploads.id, id))
}

/** When the member's `nth` newest open upload began, if that was after `since`. */
export async function findNthNewestOpen(
  executor: Executor,
  { memberId, nth, since }: { memberId: string; nth: number; since: Date },
): Promise<Date | undefined> {
  const rows = await executor
    .select({ begunAt: openUploads.begunAt })
    .from(openUploads)
    .where(and(eq(openUploads.memberId, memberId), gt(openUploads.begunAt, since)))
    .orderBy(desc(openUploads.begunAt))
    .limit(1)
    .offset(nth - 1)
  return rows[0]?.begunAt
}

export async function deleteOldOpenUploads(executor: Executor, until: Date): Promise<void> {
  await executor.delete(openUploads).where(lte(openUploads.begunAt, until))
}

export async function deleteOpenUploadsOf(tx: Transaction, memberId: string): Promise<void> {
  await tx.delete(openUploads).where(eq(openUploads.memberId, memberId))
}
