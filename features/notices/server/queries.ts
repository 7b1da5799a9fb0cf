/** Every SQL statement of notices. */
import { and, desc, eq, isNull } from 'drizzle-orm'
import type { Executor, Transaction } from '#platform/database.ts'
import { notices } from './schema.ts'

export type Notice = typeof notices.$inferSelect

/** False when it was told before. */
export async function insertNotice(tx: Transaction, notice: typeof notices.$inferInsert): Promise<boolean> {
  const rows = await tx.insert(notices).values(notice).onConflictDoNothing().returning({ id: notices.id })
  return rows.length === 1
}

export async function findNotice(executor: Executor, id: string): Promise<Notice | undefined> {
  const rows = await executor.select().from(notices).where(eq(notices.id, id))
  return rows[0]
}

export async function listNotices(executor: Executor, memberId: string, limit: number): Promise<readonly Notice[]> {
  return executor
    .select()
    .from(notices)
    .where(and(eq(notices.memberId, memberId), isNull(notices.dismissedAt)))
    .orderBy(desc(notices.createdAt), desc(notices.id))
    .limit(limit)
}

/** False when the member has no such notice. */
export async function dismissNotice(
  executor: Executor,
  { id, memberId, now }: { id: string; memberId: string; now: Date },
): Promise<boolean> {
  const rows = await executor
    .update(notices)
    .set({ dismissedAt: now })
    .where(and(eq(notices.id, id), eq(notices.memberId, memberId)))
    .returning({ id: notices.id })
  return rows.length === 1
}
