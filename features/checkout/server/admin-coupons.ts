/** What administrators can do with coupons. Each action and its activity log entry are written in one transaction. */
import { type ActivityDetail, fewOf } from '#features/activity/server/index.ts'
import { type Admin, recordAdminAction, recordView } from '#features/admin/server/index.ts'
import { PLAN } from '#features/plan.ts'
import { toReais } from '#features/reais.ts'
import { findPeople } from '#features/sign-in/server/index.ts'
import { refuse } from '#platform/errors.ts'
import { cutPage, readCursor } from '#platform/page-cursor.ts'
import { type AdminCoupon, type Redeemer, REDEMPTIONS_PAGE } from '../contract.ts'
import {
  type Coupon,
  type CouponChange,
  findCoupon,
  findCouponForUpdate,
  insertCoupon,
  listCoupons,
  listRedemptionsOf,
  updateCoupon,
} from './coupon-queries.ts'
import { isSwitchedOn, stateOf } from './coupons.ts'
import type { CheckoutDeps } from './deps.ts'

export type AdminCouponDeps = Pick<CheckoutDeps, 'db' | 'clock' | 'isDefaultCouponOn'>

export async function readAdminCoupon(deps: AdminCouponDeps): Promise<readonly AdminCoupon[]> {
  const found = await listCoupons(deps.db)
  return found.map((coupon) => present(deps, coupon))
}

export interface NewCoupon {
  readonly code: string
  readonly name: string
  readonly periods: number
  readonly maxRedemptions: number | null
  readonly expiresAt: Date | null
}

/** @throws Refusal `coupon_exists`, `coupon_expiry_past` */
export function createCoupon(deps: AdminCouponDeps, admin: Admin, wanted: NewCoupon): Promise<AdminCoupon> {
  const now = deps.clock.now()
  refusePast(wanted.expiresAt, now)
  return deps.db.transaction(async (tx) => {
    const row = { ...wanted, discountCents: PLAN.valueInCents, isActive: true, createdAt: now }
    const coupon = (await insertCoupon(tx, row)) ?? refuse('coupon_exists', { field: 'code' })
    await recordAdminAction(deps, tx, {
      ...admin,
      kind: 'coupon_created',
      detail: { coupon: coupon.code },
      after: detailOf(deps, coupon),
    })
    return present(deps, coupon)
  })
}

/**
 * Locks the row like a redemption does, so that a limit is never below the number of redemptions.
 * @throws Refusal `not_found`, `coupon_limit_low`, `coupon_expiry_past`
 */
export function changeCoupon(
  deps: AdminCouponDeps,
  admin: Admin,
  { code, change }: { code: string; change: CouponChange },
): Promise<AdminCoupon> {
  return deps.db.transaction(async (tx) => {
    const before = (await findCouponForUpdate(tx, code)) ?? refuse('not_found')
    const { redemptions } = before
    const after = { ...before, ...change }
    if (change.expiresAt && !isSameMoment(before.expiresAt, change.expiresAt)) refusePast(change.expiresAt, deps.clock.now())
    if (after.maxRedemptions !== null && after.maxRedemptions < redemptions)
      refuse('coupon_limit_low', { field: 'max_redemptions', extra: { redemptions } })
    const details = { before: detailOf(deps, before), after: detailOf(deps, after) }
    if (JSON.stringify(details.before) !== JSON.stringify(details.after)) {
      await updateCoupon(tx, code, change)
      await recordAdminAction(deps, tx, { ...admin, kind: 'coupon_changed', detail: { coupon: code }, ...details })
    }
    return present(deps, after)
  })
}

/** @throws Refusal `not_found` */
export async function listRedeemers(
  deps: AdminCouponDeps,
  admin: Admin,
  { code, after }: { code: string; after: string | undefined },
): Promise<{ redemptions: Redeemer[]; next: string | undefined }> {
  const { db } = deps
  if (!(await findCoupon(db, code))) refuse('not_found')
  const place = after === undefined ? undefined : readCursor(after)
  const found = await listRedemptionsOf(db, { code, after: place, limit: REDEMPTIONS_PAGE + 1 })
  const { rows, next } = cutPage(found, REDEMPTIONS_PAGE)
  const ofList = { kind: 'lists_viewed', detail: { list: 'redemptions', coupon: code } } as const
  const ofEach = fewOf(rows.map(({ memberId }) => memberId)).map((memberId) => ({ kind: 'member_found', memberId }) as const)
  await db.transaction(async (tx) => {
    for (const look of [ofList, ...ofEach]) await recordView(deps, tx, { ...admin, ...look })
  })
  const people = await findPeople(
    db,
    rows.map(({ memberId }) => memberId),
  )
  const redemptions = rows.map(({ id, memberId, createdAt }) => {
    const { name, phone } = people.get(memberId) ?? { name: null, phone: null }
    return { id, user: { id: memberId, name, phone }, created_at: createdAt.toISOString() }
  })
  return { redemptions, next }
}

function refusePast(expiresAt: Date | null, now: Date): void {
  if (expiresAt !== null && expiresAt <= now) refuse('coupon_expiry_past', { field: 'expires_at' })
}

function isSameMoment(one: Date | null, other: Date): boolean {
  return one?.getTime() === other.getTime()
}

/** The changeable fields, for the activity log. */
function detailOf(deps: AdminCouponDeps, coupon: Coupon): ActivityDetail {
  return {
    is_on: isSwitchedOn(deps, coupon),
    max_redemptions: coupon.maxRedemptions ?? 'none',
    expires_at: coupon.expiresAt?.toISOString() ?? 'never',
  }
}

function present(deps: AdminCouponDeps, coupon: Coupon): AdminCoupon {
  return {
    code: coupon.code,
    name: coupon.name,
    discount: toReais(coupon.discountCents),
    periods: coupon.periods,
    state: stateOf(deps, coupon),
    is_on: isSwitchedOn(deps, coupon),
    expires_at: coupon.expiresAt?.toISOString() ?? null,
    max_redemptions: coupon.maxRedemptions,
    redemptions: coupon.redemptions,
    created_at: coupon.createdAt.toISOString(),
  }
}
