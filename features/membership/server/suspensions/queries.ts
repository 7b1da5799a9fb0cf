/** Every SQL statement about members whose edits an administrator has stopped. */
import { eq, inArray } from 'drizzle-orm'
import type { Executor, Transaction } from '#platform/database.ts'
import { suspensions } from './schema.ts'

/** @param memberIds the current and former accounts of one person */
export async function hasSuspension(executor: Executor, memberIds: readonly string[]): Promise<boolean> {
  const rows = await executor
    .select({ memberId: suspensions.memberId })
    .from(suspensions)
    .where(inArray(suspensions.memberId, [...memberIds]))
    .limit(1)
  return rows.length === 1
}

/** Those of these accounts that are suspended. */
export async function listSuspended(executor: Executor, memberIds: readonly string[]): Promise<ReadonlySet<string>> {
  const rows = await executor
    .select({ memberId: suspensions.memberId })
    .from(suspensions)
    .where(inArray(suspensions.memberId, [...memberIds]))
  return new Set(rows.map(({ memberId }) => memberId))
}

/** False when there was one before. */
export async function insertSuspension(tx: Transaction, memberId: string, suspendedAt: Date): Promise<boolean> {
  const rows = await tx.insert(suspensions).values({ memberId, suspendedAt }).onConflictDoNothing().returning()
  return rows.length === 1
}

/** False when there was none. @param memberIds the current and former accounts of one person */
export async function deleteSuspension(tx: Transaction, memberIds: readonly string[]): Promise<boolean> {
  const rows = await tx
    .delete(suspensions)
    .where(inArray(suspensions.memberId, [...memberIds]))
    .returning()
  return rows.length > 0
}

/** When this account was suspended; former accounts do not count. */
export async function findSuspendedAt(executor: Executor, memberId: string): Promise<Date | undefined> {
  const rows = await executor.select().from(suspensions).where(eq(suspensions.memberId, memberId))
  return rows[0]?.suspendedAt
}

/** Afterwards a member who comes back is no longer held because of this account. */
export async function eraseSuspension(tx: Transaction, memberId: string): Promise<void> {
  await tx.delete(suspensions).where(eq(suspensions.memberId, memberId))
}
