/** Every SQL statement about the accounts of uploads, except their deletion with the member. */
import { eq, type SQL, sql } from 'drizzle-orm'
import type { Executor, Transaction } from '#platform/database.ts'
import { uploadAccounts } from './schema.ts'

/** A member's account at a moment. */
interface Account {
  readonly memberId: string
  readonly now: Date
  /** How much of the used time drains in a millisecond. */
  readonly drainRate: number
}

interface Use extends Account {
  /** May be negative. */
  readonly byMs: number
}

/** What is left of the used time by now. */
function drained({ now, drainRate }: Account): SQL<number> {
  const elapsed = sql`greatest(0, extract(epoch from (${now.toISOString()}::timestamptz - ${uploadAccounts.asOf})) * 1000)`
  return sql<number>`greatest(0, round(${uploadAccounts.usedMs} - ${elapsed} * ${drainRate}::float8))::int`
}

/** Adds to the account unless it would exceed `maxMs`. @returns the used time then; undefined: nothing was added */
export async function insertUse(executor: Executor, use: Use & { readonly maxMs: number }): Promise<number | undefined> {
  const { memberId, now, byMs, maxMs } = use
  const rows = await executor
    .insert(uploadAccounts)
    .values({ memberId, usedMs: byMs, asOf: now })
    .onConflictDoUpdate({
      target: uploadAccounts.memberId,
      set: { usedMs: sql`${drained(use)} + ${byMs}::int`, asOf: now },
      setWhere: sql`${drained(use)} + ${byMs}::int <= ${maxMs}::int`,
    })
    .returning({ usedMs: uploadAccounts.usedMs })
  return rows[0]?.usedMs
}

/** Replaces a reservation by what was used. Nothing happens to an account that was deleted meanwhile. */
export async function settleUse(executor: Executor, use: Use): Promise<void> {
  const { memberId, now, byMs } = use
  await executor
    .update(uploadAccounts)
    .set({ usedMs: sql`greatest(0, ${drained(use)} + ${byMs}::int)`, asOf: now })
    .where(eq(uploadAccounts.memberId, memberId))
}

export async function findUsedMs(executor: Executor, account: Account): Promise<number> {
  const rows = await executor
    .select({ usedMs: drained(account) })
    .from(uploadAccounts)
    .where(eq(uploadAccounts.memberId, account.memberId))
  return rows[0]?.usedMs ?? 0
}

export async function deleteUploadAccount(tx: Transaction, memberId: string): Promise<void> {
  await tx.delete(uploadAccounts).where(eq(uploadAccounts.memberId, memberId))
}
