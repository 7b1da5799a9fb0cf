/** SQL over coupons and their redemptions. */
import { and, count, eq, or } from 'drizzle-orm'
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

interface Redeemer {
  readonly code: string
  readonly memberId: string
  readonly documentKey: string
}

export async function hasRedeemed(executor: Executor, { code, memberId, documentKey }: Redeemer): Promise<boolean> {
  const isRedeemer = or(eq(couponRedemptions.memberId, memberId), eq(couponRedemptions.documentKey, documentKey))
  const rows = await executor
    .select({ id: couponRedemptions.id })
    .from(couponRedemptions)
    .where(and(eq(couponRedemptions.code, code), isRedeemer))
    .limit(1)
  return rows.length === 1
}

/** False when the member or the CPF had it before. */
export async function insertRedemption(tx: Transaction, redemption: typeof couponRedemptions.$inferInsert): Promise<boolean> {
  const rows = await tx.insert(couponRedemptions).values(redemption).onConflictDoNothing().returning({ id: couponRedemptions.id })
  return rows.length === 1
}
