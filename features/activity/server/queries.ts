/** Every SQL statement of the activity log. */
import { lt, sql } from 'drizzle-orm'
import type { Executor, Transaction } from '#platform/database.ts'
import { activity } from './schema.ts'

export async function insertActivity(executor: Executor, line: typeof activity.$inferInsert): Promise<void> {
  await executor.insert(activity).values(line)
}

/** Retention alone may delete: the table's trigger lets by who says so, for this transaction. */
export async function deleteActivityBefore(tx: Transaction, before: Date): Promise<void> {
  await tx.execute(sql`set local activity.retention = 'on'`)
  await tx.delete(activity).where(lt(activity.createdAt, before))
}
