/** Every SQL statement of notices. */
import { and, desc, eq, inArray, isNull, lt, lte, ne, sql } from 'drizzle-orm'
import type { Executor, Transaction } from '#platform/database.ts'
import type { Place } from '#platform/page-cursor.ts'
import type { NoticeKind } from '../contract.ts'
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

/** Whether the member has one of this kind that nobody has put away. */
export async function hasNotice(executor: Executor, { memberId, kind }: Pick<Notice, 'memberId' | 'kind'>): Promise<boolean> {
  const standing = and(eq(notices.memberId, memberId), eq(notices.kind, kind), isNull(notices.dismissedAt))
  return (await executor.select({ id: notices.id }).from(notices).where(standing).limit(1)).length > 0
}

/** @param withOlder also those of its kind that came before it: the member was shown one for all */
export async function dismissNotice(
  executor: Executor,
  { notice, withOlder, now }: { notice: Notice; withOlder: boolean; now: Date },
): Promise<void> {
  const { id, memberId, kind, createdAt } = notice
  const older = and(eq(notices.memberId, memberId), eq(notices.kind, kind), lte(notices.createdAt, createdAt))
  await executor
    .update(notices)
    .set({ dismissedAt: now })
    .where(and(isNull(notices.dismissedAt), withOlder ? older : eq(notices.id, id)))
}

/** Everything that a member was told, put away or not, newest first. */
export async function listNoticesForPanel(
  executor: Executor,
  { memberId, after, limit }: { memberId: string; after: Place | undefined; limit: number },
): Promise<readonly Notice[]> {
  const older = after && sql`(${notices.createdAt}, ${notices.id}) < (${after.createdAt}, ${after.id}::uuid)`
  return executor
    .select()
    .from(notices)
    .where(and(eq(notices.memberId, memberId), older))
    .orderBy(desc(notices.createdAt), desc(notices.id))
    .limit(limit)
}

export async function listAllNotices(executor: Executor, memberId: string): Promise<readonly Notice[]> {
  return executor.select().from(notices).where(eq(notices.memberId, memberId)).orderBy(notices.createdAt)
}

export async function deleteNotices(tx: Transaction, memberId: string): Promise<void> {
  await tx.delete(notices).where(eq(notices.memberId, memberId))
}

export async function deleteNoticesBefore(executor: Executor, before: Date): Promise<void> {
  await executor.delete(notices).where(lt(notices.createdAt, before))
}

interface Withdrawal {
  readonly memberId: string
  readonly kinds: readonly NoticeKind[]
  readonly now: Date
  /** One key that stays. */
  readonly except?: string
  /** Only keys that begin so. */
  readonly about?: string
}

/** Puts away, as the member would, what is not true any more. */
export async function withdrawNotices(tx: Transaction, { memberId, kinds, now, except, about }: Withdrawal): Promise<void> {
  const wanted = [eq(notices.memberId, memberId), inArray(notices.kind, [...kinds]), isNull(notices.dismissedAt)]
  if (except !== undefined) wanted.push(ne(notices.key, except))
  if (about !== undefined) wanted.push(sql`starts_with(${notices.key}, ${about})`)
  await tx
    .update(notices)
    .set({ dismissedAt: now })
    .where(and(...wanted))
}
