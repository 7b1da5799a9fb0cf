/** Every SQL statement of account deletion, kept records and exports. */
import { and, count, eq, gt, lt, lte, min, sql } from 'drizzle-orm'
import { lockByName, type Executor, type Transaction } from '#platform/database.ts'
import { dataExports, accountDeletions, keptRecords } from './schema.ts'

export type AccountDeletion = typeof accountDeletions.$inferSelect
export type KeptRecord = typeof keptRecords.$inferSelect

/** False when the account is deleted already; a parallel call waits until the first is done. */
export async function insertAccountDeletion(
  tx: Transaction,
  accountDeletion: typeof accountDeletions.$inferInsert,
): Promise<boolean> {
  const rows = await tx
    .insert(accountDeletions)
    .values(accountDeletion)
    .onConflictDoNothing()
    .returning({ memberId: accountDeletions.memberId })
  return rows.length === 1
}

export async function findAccountDeletion(executor: Executor, memberId: string): Promise<AccountDeletion | undefined> {
  const rows = await executor.select().from(accountDeletions).where(eq(accountDeletions.memberId, memberId))
  return rows[0]
}

export async function setRefund(tx: Transaction, memberId: string, refundCents: number): Promise<void> {
  await tx.update(accountDeletions).set({ refundCents }).where(eq(accountDeletions.memberId, memberId))
}

/** Everything is erased for now. Keeps the first time. */
export async function markForgotten(
  executor: Executor,
  memberId: string,
  { now, nextCheckAt }: { now: Date; nextCheckAt: Date | null },
): Promise<void> {
  await executor
    .update(accountDeletions)
    .set({ erasedAt: sql`coalesce(${accountDeletions.erasedAt}, ${now})`, nextCheckAt })
    .where(eq(accountDeletions.memberId, memberId))
}

/** Takes account deletions that are due for a check, and sets the time of the next check in case this one fails. */
export async function takeDueDepartures(
  tx: Transaction,
  { now, next, limit }: { now: Date; next: Date; limit: number },
): Promise<readonly string[]> {
  const due = await tx
    .select({ memberId: accountDeletions.memberId })
    .from(accountDeletions)
    .where(lte(accountDeletions.nextCheckAt, now))
    .orderBy(accountDeletions.nextCheckAt)
    .limit(limit)
    .for('update', { skipLocked: true })
  for (const { memberId } of due)
    await tx.update(accountDeletions).set({ nextCheckAt: next }).where(eq(accountDeletions.memberId, memberId))
  return due.map(({ memberId }) => memberId)
}

export async function insertKeptRecords(tx: Transaction, records: readonly (typeof keptRecords.$inferInsert)[]): Promise<void> {
  await tx.insert(keptRecords).values([...records])
}

/** Records whose retention has ended, without those that another sweep has locked. */
export async function listDueRecords(tx: Transaction, now: Date, limit: number): Promise<readonly KeptRecord[]> {
  return tx
    .select()
    .from(keptRecords)
    .where(lte(keptRecords.keepUntil, now))
    .orderBy(keptRecords.keepUntil)
    .limit(limit)
    .for('update', { skipLocked: true })
}

/** The members whose records of a kind are still kept. */
export async function listKeptMembers(executor: Executor, kind: KeptRecord['kind']): Promise<readonly string[]> {
  const rows = await executor.select({ memberId: keptRecords.memberId }).from(keptRecords).where(eq(keptRecords.kind, kind))
  return rows.map(({ memberId }) => memberId)
}

export async function deleteKeptRecord(tx: Transaction, { memberId, kind }: KeptRecord): Promise<void> {
  await tx.delete(keptRecords).where(and(eq(keptRecords.memberId, memberId), eq(keptRecords.kind, kind)))
}

/** Serialises a member's exports until the transaction ends. */
export async function lockExportsOf(tx: Transaction, memberId: string): Promise<void> {
  await lockByName(tx, `exports of ${memberId}`)
}

export async function findExportsSince(
  executor: Executor,
  memberId: string,
  since: Date,
): Promise<{ readonly taken: number; readonly first: Date | null }> {
  const rows = await executor
    .select({ taken: count(), first: min(dataExports.createdAt) })
    .from(dataExports)
    .where(and(eq(dataExports.memberId, memberId), gt(dataExports.createdAt, since)))
  return rows[0] ?? { taken: 0, first: null }
}

export async function insertExport(tx: Transaction, row: typeof dataExports.$inferInsert): Promise<void> {
  await tx.insert(dataExports).values(row)
}

export async function deleteExports(tx: Transaction, memberId: string): Promise<void> {
  await tx.delete(dataExports).where(eq(dataExports.memberId, memberId))
}

export async function deleteExportsBefore(executor: Executor, before: Date): Promise<void> {
  await executor.delete(dataExports).where(lt(dataExports.createdAt, before))
}
