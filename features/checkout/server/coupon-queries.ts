/** SQL over coupons and their redemptions. */
import { and, count, eq, inArray } from 'drizzle-orm'
import type { Executor, Transaction } from '#platform/database.ts'
import { couponRedemptions, coupons } from './schema.ts'

export type Coupon = typeof coupons.$inferSelect

export async function findCoupon(executor: Executor, code: string): Promise<Coupon | undefined> {
  const rows = await executor.select().from(coupons).where(eq(coupons.code, code))
  return rows[0]
}

export async function findCouponForUpdate(tx: Transaction, code: string): Promise<Coupon | undefined> {
  const rows = await tx.select().from(coupons).where(eq(coupons.code, code)).for('update')
  return rows[0]
}

export async function countRedemptions(executor: Executor, code: string): Promise<number> {
  const rows = await executor.select({ found: count() }).from(couponRedemptions).where(eq(couponRedemptions.code, code))
  return rows[0]?.found ?? 0
}

/** @param memberIds the accounts that one person has and had */
export async function hasRedeemed(
  executor: Executor,
  { code, memberIds }: { code: string; memberIds: readonly string[] },
): Promise<boolean> {
  const rows = await executor
    .select({ id: couponRedemptions.id })
    .from(couponRedemptions)
    .where(and(eq(couponRedemptions.code, code), inArray(couponRedemptions.memberId, [...memberIds])))
    .limit(1)
  return rows.length === 1
}

export async function listRedemptions(
  executor: Executor,
  memberId: string,
): Promise<readonly (typeof couponRedemptions.$inferSelect)[]> {
  return executor.select().from(couponRedemptions).where(eq(couponRedemptions.memberId, memberId))
}

/** With them goes the keyed hash of the CPF: for when a return is no longer noticed. */
export async function deleteRedemptions(tx: Transaction, memberId: string): Promise<void> {
  await tx.delete(couponRedemptions).where(eq(couponRedemptions.memberId, memberId))
}

/** False when the member or the CPF had it before. */
export async function insertRedemption(tx: Transaction, redemption: typeof couponRedemptions.$inferInsert): Promise<boolean> {
  const rows = await tx.insert(couponRedemptions).values(redemption).onConflictDoNothing().returning({ id: couponRedemptions.id })
  return rows.length === 1
}
