/** Coupons: what they are worth, and that each person uses one once. */
import { isKeepable } from '#features/endpoint.ts'
import { PLAN } from '#features/plan.ts'
import type { Session } from '#features/serve.ts'
import { givenCpfKey, recordConsent } from '#features/sign-in/server/index.ts'
import { newId } from '#platform/crypto.ts'
import type { Executor, Transaction } from '#platform/database.ts'
import { refuse } from '#platform/errors.ts'
import { type Coupon, findCoupon, findCouponForUpdate, hasRedeemed, insertRedemption } from './coupon-queries.ts'
import type { CouponState } from '../contract.ts'
import type { CheckoutDeps } from './deps.ts'

type CouponRules = Pick<CheckoutDeps, 'clock' | 'isDefaultCouponOn'>

const DEFAULT_CODE = 'DEFAULT'

/** @throws Refusal `plan_held`, `coupon_invalid`, `coupon_used` when this member used it before */
export async function offerCoupon(deps: CheckoutDeps, session: Session, typed: string): Promise<Coupon> {
  await deps.membership.requireNotSuspended(deps.db, session.memberId)
  const coupon = requireGood(deps, await findCoupon(deps.db, codeOf(typed)))
  await refuseUsed(deps, deps.db, { code: coupon.code, memberId: session.memberId })
  return coupon
}

/**
 * Once per person: a member who leaves and comes back counts as the same person, and so does one who types another CPF after one
 * that used it.
 */
async function refuseUsed(
  { members }: CheckoutDeps,
  executor: Executor,
  { code, memberId }: { code: string; memberId: string },
): Promise<void> {
  const memberIds = [memberId, ...(await members.findPreviousAccounts(executor, memberId))]
  const documentKeys = await members.listGivenCpfs(executor, memberIds)
  if (await hasRedeemed(executor, { code, memberIds, documentKeys })) refuse('coupon_used', { field: 'coupon_code' })
}

export interface Redemption {
  readonly memberId: string
  /** As typed. */
  readonly code: string
  /** The version of the accepted terms; undefined when none was given. */
  readonly termsVersion: string | undefined
  readonly address: string
}

/**
 * Opens the plan with a coupon that the server accepts. The CPF must be saved before, because a coupon counts once per CPF. Once more
 * while the plan that it opened lasts, as after a lost answer, it changes nothing.
 * @throws Refusal `plan_held`, `coupon_invalid`, `coupon_used`, `terms_unknown`, `invalid_document`, `already_subscribed`,
 * `payment_in_progress`
 */
export async function redeemCoupon(deps: CheckoutDeps, { memberId, code, termsVersion, address }: Redemption): Promise<void> {
  const { db, clock, keyring, members, membership } = deps
  return db.transaction(async (tx) => {
    await membership.requireNotSuspended(tx, memberId)
    // the row lock serialises redemptions, so that the limit holds
    const found = await findCouponForUpdate(tx, codeOf(code))
    if (found && (await hasOpenedPlan(deps, tx, { memberId, code: found.code }))) return
    const coupon = requireGood(deps, found)
    await refuseUsed(deps, tx, { code: coupon.code, memberId })
    const payer = (await members.findPayer(tx, memberId)) ?? refuse('invalid_document', { field: 'document' })
    const now = clock.now()
    const redemption = { code: coupon.code, memberId, documentKey: givenCpfKey(keyring, payer.document) }
    const isFirst = await insertRedemption(tx, { id: newId(now), ...redemption, createdAt: now })
    if (!isFirst) refuse('coupon_used', { field: 'coupon_code' })
    await recordConsent(deps, tx, { memberId, termsVersion, channel: 'web', address })
    await membership.subscriptions.openByCoupon(tx, { memberId, coupon: { code: coupon.code, periods: coupon.periods } })
  })
}

async function hasOpenedPlan(
  { membership }: Pick<CheckoutDeps, 'membership'>,
  tx: Transaction,
  { memberId, code }: { memberId: string; code: string },
): Promise<boolean> {
  const own = await membership.subscriptions.find(tx, memberId)
  return own?.plan.status === 'active' && own.subscription.couponCode === code
}

function requireGood(deps: CheckoutDeps, coupon: Coupon | undefined): Coupon {
  // a coupon opens the plan without a card, so it must cover the whole price of a period
  if (!coupon || coupon.discountCents < PLAN.valueInCents) return refuseCoupon()
  return stateOf(deps, coupon) === 'on' ? coupon : refuseCoupon()
}

/** The coupon's current state. */
export function stateOf(deps: CouponRules, coupon: Coupon): CouponState {
  const { expiresAt, maxRedemptions, redemptions } = coupon
  if (!isSwitchedOn(deps, coupon)) return 'off'
  if (expiresAt !== null && expiresAt <= deps.clock.now()) return 'expired'
  return maxRedemptions !== null && redemptions >= maxRedemptions ? 'used_up' : 'on'
}

export function isSwitchedOn({ isDefaultCouponOn }: Pick<CouponRules, 'isDefaultCouponOn'>, { code, isActive }: Coupon): boolean {
  return isActive ?? (code === DEFAULT_CODE && isDefaultCouponOn)
}

function refuseCoupon(): never {
  return refuse('coupon_invalid', { field: 'coupon_code' })
}

function codeOf(typed: string): string {
  return isKeepable(typed) ? typed.trim().toUpperCase() : refuseCoupon()
}
