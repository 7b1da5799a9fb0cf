/** The actions on a subscription. Each ends by recomputing the plan, so that `status` follows from the facts. What ends or gives a
 * subscription besides (`endSubscriptions`, `courtesy.ts`) sets the only status that can follow. */
import { type Clock, addMs } from '#platform/clock.ts'
import { newId } from '#platform/crypto.ts'
import type { Executor, Transaction } from '#platform/database.ts'
import { refuse } from '#platform/errors.ts'
import { isOver } from '../contract.ts'
import type { Charge } from './subscription-terms.ts'
import { ATTEMPT_MS, derivePlan, type Plan, type PlanStatus } from './derive-plan.ts'
import {
  endSubscriptions,
  findSubscription,
  findSubscriptionForUpdate,
  insertSubscription,
  listOpenSubscriptions,
  lockSubscriptionsOf,
  type Subscription,
  type SubscriptionChange,
  updateSubscription,
} from './queries.ts'

/** A subscription with its plan at one moment. */
export interface SubscriptionWithPlan {
  readonly subscription: Subscription
  readonly plan: Plan
}

export interface Coupon {
  readonly code: string
  readonly periods: number
}

/** Where a purchase by card begins: a new subscription, or one that would otherwise end. */
export interface Purchase {
  readonly subscriptionId: string
  /** When the first charge is due: now, or when what is already paid ends. */
  readonly chargeFrom: Date
  readonly isNew: boolean
}

/** What the provider charges; `subscriptionId` is the provider's. */
export interface ChargingState {
  readonly isCharging: boolean
  readonly subscriptionId?: string | undefined
  /**
   * Called once the subscription is locked and a purchase whose outcome this shows has ended: what money buys depends on
   * both.
   */
  readonly chargesOf: (subscription: Subscription) => Promise<readonly Charge[]>
}

export interface PlanChange {
  readonly subscription: Subscription
  readonly before: PlanStatus
  readonly plan: Plan
}

/** So long that a courtesy practically never ends. */
export const COURTESY_PERIODS = 1200

/** Computes the plan of a subscription from what is known now. */
export function planOf(subscription: Subscription, now: Date): Plan {
  const { purchaseBegunAt, cancelRequestedAt, refundRequestedAt, refusedAt, endedAt } = subscription
  return derivePlan(
    {
      createdAt: subscription.createdAt,
      freePeriods: subscription.freePeriods,
      isCharging: subscription.isCharging,
      purchaseBegunAt: purchaseBegunAt ?? undefined,
      cancelRequestedAt: cancelRequestedAt ?? undefined,
      refundRequestedAt: refundRequestedAt ?? undefined,
      refusedAt: refusedAt ?? undefined,
      endedAt: endedAt ?? undefined,
    },
    subscription.charges,
    now,
  )
}

/** Called in the transaction in which a member without an open plan gets one. */
export type OnPlanOpened = (tx: Transaction, memberId: string) => Promise<void>

export interface SubscriptionCommands {
  /** The member's subscription, live or otherwise the newest; undefined for none. */
  readonly find: (executor: Executor, memberId: string) => Promise<SubscriptionWithPlan | undefined>
  /**
   * Begins a purchase by card. No other can begin before its outcome is known. @throws Refusal `already_subscribed`;
   * `payment_in_progress` while another one waits for its outcome, with the provider's id as `id` once it is known
   */
  readonly beginPurchase: (tx: Transaction, memberId: string) => Promise<Purchase>
  /** Opens a subscription that a coupon pays. @throws Refusal `already_subscribed` */
  readonly openByCoupon: (tx: Transaction, order: { memberId: string; coupon: Coupon }) => Promise<PlanChange>
  /** Stores what the provider charges, including the outcome of a purchase that was cut off. */
  readonly applyCharging: (tx: Transaction, id: string, charging: ChargingState) => Promise<PlanChange>
  /** Recomputes the plan, for the sweep of due plans. */
  readonly refresh: (tx: Transaction, id: string) => Promise<PlanChange>
  /** The card was refused, so a new subscription never began. An older one that was to be resumed stays as it is. */
  readonly refusePurchase: (tx: Transaction, purchase: Pick<Purchase, 'subscriptionId' | 'isNew'>) => Promise<void>
  /** The card was accepted: the subscription continues. */
  readonly confirmPurchase: (tx: Transaction, id: string, providerSubscriptionId: string) => Promise<void>
  /** No more charges; access lasts to the end of what is paid. Safe to repeat. @throws Refusal `payment_in_progress` during a purchase */
  readonly requestCancel: (tx: Transaction, id: string) => Promise<PlanChange>
  /** Access ends now. Safe to repeat. */
  readonly requestRefund: (tx: Transaction, id: string) => Promise<PlanChange>
  /** Locks a subscription as every change of it does. Whoever reads its payments afterwards reads what no sync changes meanwhile. */
  readonly lock: (tx: Transaction, id: string) => Promise<void>
  /** Keeps new subscriptions of the member from beginning until the transaction ends. @returns those that have not ended; `lock` locks one */
  readonly lockOpening: (tx: Transaction, memberId: string) => Promise<readonly string[]>
  /** Ends the subscription for good: whatever is charged later is refunded. Safe to repeat. */
  readonly end: (tx: Transaction, id: string) => Promise<PlanChange>
}

interface Deps {
  readonly clock: Clock
  readonly onPlanOpened: OnPlanOpened
}

export function createSubscriptionCommands(deps: Deps): SubscriptionCommands {
  const { clock } = deps
  return {
    find: (executor, memberId) => findWithPlan(deps, executor, memberId),
    beginPurchase: (tx, memberId) => beginPurchase(deps, tx, memberId),
    openByCoupon: async (tx, { memberId, coupon }) => {
      await lockSubscriptionsOf(tx, memberId)
      const found = await findWithPlan(deps, tx, memberId)
      if (found) refuseSecond(found)
      if (found?.plan.endsAt) refuse('already_subscribed')
      return change(deps, tx, { id: await open(deps, tx, { memberId, coupon }) })
    },
    applyCharging: (tx, id, charging) => change(deps, tx, { id, decide: (found) => withCharging(found, charging, clock.now()) }),
    refresh: (tx, id) => change(deps, tx, { id }),
    refusePurchase: async (tx, { subscriptionId, isNew }) => {
      const refused = { purchaseBegunAt: null, ...(isNew ? { refusedAt: clock.now() } : {}) }
      await change(deps, tx, { id: subscriptionId, decide: () => refused })
    },
    confirmPurchase: async (tx, id, providerSubscriptionId) => {
      const accepted = { providerSubscriptionId, isCharging: true, ...BOUGHT }
      await change(deps, tx, { id, decide: () => accepted })
    },
    requestCancel: (tx, id) =>
      change(deps, tx, {
        id,
        decide: (found) => {
          // the outcome of the purchase could contradict the cancellation
          if (found.purchaseBegunAt) refusePending(found)
          return { cancelRequestedAt: found.cancelRequestedAt ?? clock.now() }
        },
      }),
    requestRefund: (tx, id) =>
      change(deps, tx, { id, decide: (found) => ({ refundRequestedAt: found.refundRequestedAt ?? clock.now() }) }),
    lock: async (tx, id) => void (await findSubscriptionForUpdate(tx, id)),
    lockOpening: async (tx, memberId) => {
      await lockSubscriptionsOf(tx, memberId)
      return listOpenSubscriptions(tx, memberId)
    },
    end: (tx, id) => change(deps, tx, { id, decide: (found) => ({ endedAt: found.endedAt ?? clock.now() }) }),
  }
}

async function findWithPlan({ clock }: Deps, executor: Executor, memberId: string): Promise<SubscriptionWithPlan | undefined> {
  const subscription = await findSubscription(executor, memberId)
  return subscription && { subscription, plan: planOf(subscription, clock.now()) }
}

async function beginPurchase(deps: Deps, tx: Transaction, memberId: string): Promise<Purchase> {
  await lockSubscriptionsOf(tx, memberId)
  const found = await findWithPlan(deps, tx, memberId)
  if (found) refuseSecond(found)
  const now = deps.clock.now()
  const endsAt = found?.plan.endsAt
  const id = found && endsAt ? found.subscription.id : await open(deps, tx, { memberId })
  await change(deps, tx, { id, decide: () => ({ purchaseBegunAt: now }) })
  return { subscriptionId: id, chargeFrom: endsAt ?? now, isNew: endsAt === undefined }
}

/** Accepts a member without a plan, and one whose plan is ending and is not charged again. */
function refuseSecond({ subscription, plan }: SubscriptionWithPlan): void {
  const { status, endsAt } = plan
  if (status === 'pending' || subscription.purchaseBegunAt) refusePending(subscription)
  if (isOver(status)) return
  if (endsAt === undefined || subscription.isCourtesy) refuse('already_subscribed')
  if (subscription.isCharging) refusePending(subscription)
}

async function withCharging(
  found: Subscription,
  { isCharging, subscriptionId, chargesOf }: ChargingState,
  now: Date,
): Promise<SubscriptionChange> {
  const attempt = { isCharging, ...(subscriptionId ? { providerSubscriptionId: subscriptionId } : {}) }
  const ended = { ...attempt, ...endAttempt(found, isCharging, now) }
  const charges = await chargesOf({ ...found, ...ended })
  return { ...ended, charges, ...endReview(found, charges, now) }
}

const BOUGHT = { purchaseBegunAt: null, cancelRequestedAt: null, refusedAt: null } as const

/**
 * An existing provider subscription is the purchase's outcome. If there is none, it failed, once it cannot be under way any more.
 */
function endAttempt({ purchaseBegunAt, status }: Subscription, isCharging: boolean, now: Date): SubscriptionChange {
  if (!purchaseBegunAt) return {}
  if (isCharging) return BOUGHT
  if (now < addMs(purchaseBegunAt, ATTEMPT_MS)) return {}
  return { purchaseBegunAt: null, ...(status === 'pending' ? { refusedAt: now } : {}) }
}

/**
 * After a risk review, charges that are only open mean that the card was refused. If the money comes after all, it opens the plan
 * as usual.
 */
function endReview({ status, charges: known }: Subscription, charges: readonly Charge[], now: Date): SubscriptionChange {
  const wasUnderReview = status === 'pending' && known.some(({ state }) => state === 'review')
  const isRefused =
    charges.some(({ state }) => state === 'open') && charges.every(({ state }) => state === 'open' || state === 'removed')
  return wasUnderReview && isRefused ? { refusedAt: now } : {}
}

async function open(deps: Deps, tx: Transaction, { memberId, coupon }: { memberId: string; coupon?: Coupon }): Promise<string> {
  const now = deps.clock.now()
  const id = newId(now)
  const free = coupon ? { couponCode: coupon.code, freePeriods: coupon.periods } : {}
  await endSubscriptions(tx, memberId, now)
  await insertSubscription(tx, { id, memberId, createdAt: now, status: 'pending', nextCheckAt: now, ...free })
  return id
}

const OPEN_STATUSES: ReadonlySet<string> = new Set<PlanStatus>(['active', 'overdue'])

interface Change {
  readonly id: string
  readonly decide?: (found: Subscription) => SubscriptionChange | Promise<SubscriptionChange>
}

/** Every change of a subscription runs under its lock and recomputes the plan. */
async function change({ clock, onPlanOpened }: Deps, tx: Transaction, { id, decide = () => ({}) }: Change): Promise<PlanChange> {
  const found = await findSubscriptionForUpdate(tx, id)
  if (!found) throw new Error(`subscription ${id} does not exist`)
  const changed = { ...found, ...(await decide(found)) }
  const plan = planOf(changed, clock.now())
  const subscription = { ...changed, status: plan.status, nextCheckAt: plan.nextCheckAt ?? null }
  await updateSubscription(tx, id, subscription)
  if (plan.openPeriod && !OPEN_STATUSES.has(found.status)) await onPlanOpened(tx, found.memberId)
  // the table's check allows no other text
  return { subscription, before: found.status as PlanStatus, plan }
}

function refusePending({ status, providerSubscriptionId }: Subscription): never {
  const isAwaited = status === 'pending' && providerSubscriptionId !== null
  return refuse('payment_in_progress', isAwaited ? { extra: { id: providerSubscriptionId } } : {})
}
