/** Every SQL statement about contracts that an administrator has suspended. */
import { eq } from 'drizzle-orm'
import type { Executor, Transaction } from '#platform/database.ts'
import { suspensions } from './schema.ts'

export async function findSuspendedAt(executor: Executor, subscriptionId: string): Promise<Date | undefined> {
  const rows = await executor
    .select({ suspendedAt: suspensions.suspendedAt })
    .from(suspensions)
    .where(eq(suspensions.subscriptionId, subscriptionId))
  return rows[0]?.suspendedAt
}

/** False when it was suspended before. */
export async function insertSuspension(tx: Transaction, subscriptionId: string, suspendedAt: Date): Promise<boolean> {
  const rows = await tx.insert(suspensions).values({ subscriptionId, suspendedAt }).onConflictDoNothing().returning()
  return rows.length === 1
}

/** False when it was not suspended. */
export async function deleteSuspension(tx: Transaction, subscriptionId: string): Promise<boolean> {
  const rows = await tx.delete(suspensions).where(eq(suspensions.subscriptionId, subscriptionId)).returning()
  return rows.length === 1
}
