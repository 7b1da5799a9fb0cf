/** SQL over coupons and their redemptions. */
import { and, desc, eq, inArray, or } from 'drizzle-orm'
import type { Executor, Transaction } from '#platform/database.ts'
import { findNewest } from '#platform/newest-rows.ts'
import type { Cursor } from '#platform/page-cursor.ts'
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

interface Redeemer {
  readonly code: string
  /** The current and former accounts of one person. */
  readonly memberIds: readonly string[]
  /** Keys of every CPF given in those accounts. */
  readonly documentKeys: readonly string[]
}

export async function hasRedeemed(executor: Executor, { code, memberIds, documentKeys }: Redeemer): Promise<boolean> {
  const isTheirs = or(
    inArray(couponRedemptions.memberId, [...memberIds]),
    inArray(couponRedemptions.documentKey, [...documentKeys]),
  )
  const rows = await executor
    .select({ id: couponRedemptions.id })
    .from(couponRedemptions)
    .where(and(eq(couponRedemptions.code, code), isTheirs))
    .limit(1)
  return rows.length === 1
}

export async function listRedemptions(
  executor: Executor,
  memberId: string,
): Promise<readonly (typeof couponRedemptions.$inferSelect)[]> {
  return executor.select().from(couponRedemptions).where(eq(couponRedemptions.memberId, memberId))
}

/** Also deletes the keyed hash of the CPF, when a returning member no longer needs to be recognised. */
export async function deleteRedemptions(tx: Transaction, memberId: string): Promise<void> {
  await tx.delete(couponRedemptions).where(eq(couponRedemptions.memberId, memberId))
}

/** False when the member or the CPF used the coupon before. */
export async function insertRedemption(tx: Transaction, redemption: typeof couponRedemptions.$inferInsert): Promise<boolean> {
  const rows = await tx.insert(couponRedemptions).values(redemption).onConflictDoNothing().returning({ id: couponRedemptions.id })
  return rows.length === 1
}

/** All coupons, newest first. Not paged, because they are made by hand and few. */
export async function listCoupons(executor: Executor): Promise<readonly Coupon[]> {
  return executor.select().from(coupons).orderBy(desc(coupons.createdAt), coupons.code)
}

/** Undefined when the code exists already. */
export async function insertCoupon(tx: Transaction, coupon: typeof coupons.$inferInsert): Promise<Coupon | undefined> {
  const rows = await tx.insert(coupons).values(coupon).onConflictDoNothing().returning()
  return rows[0]
}

export type CouponChange = Partial<Pick<Coupon, 'isActive' | 'maxRedemptions' | 'expiresAt'>>

/** The caller has locked the row. */
export async function updateCoupon(tx: Transaction, code: string, change: CouponChange): Promise<void> {
  await tx.update(coupons).set(change).where(eq(coupons.code, code))
}

/** Redemptions of one coupon, newest first. */
export async function listRedemptionsOf(
  executor: Executor,
  { code, after, limit }: { code: string; after: Cursor | undefined; limit: number },
): Promise<readonly (typeof couponRedemptions.$inferSelect)[]> {
  const group = { column: couponRedemptions.code, type: 'text', values: [code] } as const
  const ids = await findNewest(executor, { table: couponRedemptions, group, after, limit })
  if (ids.length === 0) return []
  return executor
    .select()
    .from(couponRedemptions)
    .where(inArray(couponRedemptions.id, [...ids]))
    .orderBy(desc(couponRedemptions.createdAt), desc(couponRedemptions.id))
}
