import type { Executor } from '#platform/database.ts'
import { listRedemptions } from './coupon-queries.ts'

/** The coupons that a member used, for the member's own export. */
export async function exportCoupons(executor: Executor, memberId: string) {
  const used = await listRedemptions(executor, memberId)
  return { coupons: used.map(({ code, createdAt }) => ({ code, used_at: createdAt })) }
}
