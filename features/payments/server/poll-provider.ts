/** Answers the waiting screen, which polls every few seconds, with the provider's real state. */
import {
  type SubscriptionWithPlan,
  findSubscriptionByProviderId,
  type PlanStatus,
  type Subscription,
} from '#features/membership/server/index.ts'
import { addMs, MINUTE, SECOND } from '#platform/clock.ts'
import { refuse } from '#platform/errors.ts'
import type { PaymentsDeps } from './deps.ts'
import { findPaymentByProviderId, findSync, type Payment } from './payment-queries.ts'
import { syncSoon } from './sync/sync-soon.ts'

/**
 * A plan that was just bought is read often, because the member waits for its payment; for any other plan the provider sends a
 * webhook.
 */
const ASK_EVERY_MS = { awaited: 3 * SECOND, known: MINUTE } as const
const AWAITED_MS = 10 * MINUTE

export type ProviderStatus = 'ACTIVE' | 'INACTIVE' | 'PENDING'

const STATUS_OF_PLAN: Readonly<Record<PlanStatus, ProviderStatus>> = {
  active: 'ACTIVE',
  overdue: 'ACTIVE',
  pending: 'PENDING',
  suspended: 'INACTIVE',
  cancelled: 'INACTIVE',
  refunded: 'INACTIVE',
}

/** A subscription removed at the provider is not active, although access lasts to the end of what was paid. */
function providerStatusOf({ subscription, plan }: SubscriptionWithPlan): ProviderStatus {
  const status = STATUS_OF_PLAN[plan.status]
  return status === 'ACTIVE' && !subscription.isCharging ? 'INACTIVE' : status
}

/** ACTIVE only when money is confirmed (product rule). @throws Refusal `not_found` for another member's */
export async function pollSubscription(
  deps: PaymentsDeps,
  { providerId, memberId }: { providerId: string; memberId: string },
): Promise<ProviderStatus> {
  const { db, membership } = deps
  const subscription = await findSubscriptionByProviderId(db, providerId)
  if (subscription?.memberId !== memberId) refuse('not_found')
  await syncIfOld(deps, subscription)
  const subscriptionWithPlan = await membership.subscriptions.find(db, memberId)
  const isCurrent = subscriptionWithPlan?.subscription.providerSubscriptionId === providerId
  return isCurrent ? providerStatusOf(subscriptionWithPlan) : 'INACTIVE'
}

/** Syncs under way in this process, by subscription. */
const underWay = new Map<string, Promise<void>>()

/** Parallel requests from many tabs share one sync. */
async function syncIfOld(deps: PaymentsDeps, subscription: Subscription): Promise<void> {
  const { id } = subscription
  const syncedAt = (await findSync(deps.db, id))?.syncedAt
  const isFresh = syncedAt !== undefined && addMs(syncedAt, pollPauseFor(subscription, deps.clock.now())) > deps.clock.now()
  if (isFresh) return
  const sync = underWay.get(id) ?? syncSoon(deps, id).finally(() => underWay.delete(id))
  underWay.set(id, sync)
  await sync
}

function pollPauseFor({ status, createdAt }: Subscription, now: Date): number {
  const isAwaited = status === 'pending' && addMs(createdAt, AWAITED_MS) > now
  return isAwaited ? ASK_EVERY_MS.awaited : ASK_EVERY_MS.known
}

/** @throws Refusal `not_found` for another member's */
export async function pollPayment(
  deps: PaymentsDeps,
  { providerId, memberId }: { providerId: string; memberId: string },
): Promise<Payment> {
  const payment = await findPaymentByProviderId(deps.db, providerId)
  return payment?.memberId === memberId ? payment : refuse('not_found')
}
