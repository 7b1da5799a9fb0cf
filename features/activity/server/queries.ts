/** Every SQL statement of the activity log. */
import { and, eq, isNull, lt, sql } from 'drizzle-orm'
import type { Executor, Transaction } from '#platform/database.ts'
import { activity } from './schema.ts'

export async function insertActivity(executor: Executor, line: typeof activity.$inferInsert): Promise<void> {
  await executor.insert(activity).values(line)
}

export async function listActivityOf(executor: Executor, memberId: string): Promise<readonly (typeof activity.$inferSelect)[]> {
  return executor.select().from(activity).where(eq(activity.memberId, memberId)).orderBy(activity.createdAt, activity.id)
}

/** Of everybody, or of one member. */
export async function deleteActivityBefore(tx: Transaction, before: Date, memberId?: string): Promise<void> {
  await allowDeleting(tx)
  const whose = memberId === undefined ? undefined : eq(activity.memberId, memberId)
  await tx.delete(activity).where(and(lt(activity.createdAt, before), whose))
}

export async function deleteLinesWithoutAddress(tx: Transaction, memberId: string): Promise<void> {
  await allowDeleting(tx)
  await tx.delete(activity).where(and(eq(activity.memberId, memberId), isNull(activity.address)))
}

/** Retention alone may delete: the table's trigger lets by who says so, for this transaction. */
async function allowDeleting(tx: Transaction): Promise<void> {
  await tx.execute(sql`set local activity.retention = 'on'`)
}
