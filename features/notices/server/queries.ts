/** Every SQL statement of notices. */
import { and, desc, eq, inArray, isNull, lt, lte, ne, sql } from 'drizzle-orm'
import type { Executor, Transaction } from '#platform/database.ts'
import type { Cursor } from '#platform/page-cursor.ts'
import type { NoticeKind } from '../contract.ts'
import { notices } from './schema.ts'

export type Notice = typeof notices.$inferSelect

/** False when the member already has a notice with this key. */
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

/** Whether the member has a notice of this kind that was not dismissed. */
export async function hasNotice(executor: Executor, { memberId, kind }: Pick<Notice, 'memberId' | 'kind'>): Promise<boolean> {
  const standing = and(eq(notices.memberId, memberId), eq(notices.kind, kind), isNull(notices.dismissedAt))
  return (await executor.select({ id: notices.id }).from(notices).where(standing).limit(1)).length > 0
}

/** @param withOlder also dismisses older notices of its kind, because the member saw one sentence for all of them */
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

/** Every notice of a member, dismissed or not, newest first. */
export async function listNoticesForPanel(
  executor: Executor,
  { memberId, after, limit }: { memberId: string; after: Cursor | undefined; limit: number },
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
  /** One key that is not withdrawn. */
  readonly except?: string
  /** Withdraws only keys that start with this. */
  readonly about?: string
}

/** Dismisses notices that are no longer true, as if the member had done it. */
export async function withdrawNotices(tx: Transaction, { memberId, kinds, now, except, about }: Withdrawal): Promise<void> {
  const wanted = [eq(notices.memberId, memberId), inArray(notices.kind, [...kinds]), isNull(notices.dismissedAt)]
  if (except !== undefined) wanted.push(ne(notices.key, except))
  if (about !== undefined) wanted.push(sql`starts_with(${notices.key}, ${about})`)
  await tx
    .update(notices)
    .set({ dismissedAt: now })
    .where(and(...wanted))
}
