/** SQL over the accounts of uploads. */
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

/** What is left of the used time by now. */
function drained({ now, drainRate }: Account): SQL<number> {
  const elapsed = sql`greatest(0, extract(epoch from (${now.toISOString()}::timestamptz - ${uploadAccounts.asOf})) * 1000)`
  return sql<number>`greatest(0, round(${uploadAccounts.usedMs} - ${elapsed} * ${drainRate}::float8))::int`
}

/** What is set aside drains last. */
function stillReserved(account: Account): SQL<number> {
  return sql<number>`least(${uploadAccounts.reservedMs}, ${drained(account)})`
}

/** Sets time aside unless the account would exceed `maxMs`. @returns the used time then; undefined: nothing was set aside */
export async function reserveUse(
  executor: Executor,
  use: Account & { readonly byMs: number; readonly maxMs: number },
): Promise<number | undefined> {
  const { memberId, now, byMs, maxMs } = use
  const rows = await executor
    .insert(uploadAccounts)
    .values({ memberId, usedMs: byMs, reservedMs: byMs, asOf: now })
    .onConflictDoUpdate({
      target: uploadAccounts.memberId,
      set: { usedMs: sql`${drained(use)} + ${byMs}::int`, reservedMs: sql`${stillReserved(use)} + ${byMs}::int`, asOf: now },
      setWhere: sql`${drained(use)} + ${byMs}::int <= ${maxMs}::int`,
    })
    .returning({ usedMs: uploadAccounts.usedMs })
  return rows[0]?.usedMs
}

/** Replaces a reservation by what was used. Nothing happens to an account that was deleted meanwhile. */
export async function chargeUse(
  executor: Executor,
  use: Account & { readonly reservedMs: number; readonly costMs: number },
): Promise<void> {
  const { memberId, now, reservedMs, costMs } = use
  await executor
    .update(uploadAccounts)
    .set({
      usedMs: sql`greatest(0, ${drained(use)} + ${costMs - reservedMs}::int)`,
      reservedMs: sql`greatest(0, ${stillReserved(use)} - ${reservedMs}::int)`,
      asOf: now,
    })
    .where(eq(uploadAccounts.memberId, memberId))
}

/** What the member has used, and how much of that is only set aside. */
export async function findUse(executor: Executor, account: Account): Promise<{ usedMs: number; reservedMs: number }> {
  const rows = await executor
    .select({ usedMs: drained(account), reservedMs: stillReserved(account) })
    .from(uploadAccounts)
    .where(eq(uploadAccounts.memberId, account.memberId))
  return rows[0] ?? { usedMs: 0, reservedMs: 0 }
}

export async function deleteUploadAccount(tx: Transaction, memberId: string): Promise<void> {
  await tx.delete(uploadAccounts).where(eq(uploadAccounts.memberId, memberId))
}
