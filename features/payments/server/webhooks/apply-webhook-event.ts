import { findSubscriptionByProviderId, findSubscriptionById } from '#features/membership/server/index.ts'
import type { PaymentsDeps } from '../deps.ts'
import { findPaymentByProviderId, findSync } from '../payment-queries.ts'
import { syncSubscription } from '../sync/sync-subscription.ts'
import { findLastWebhookEvent, markWebhookEventsSynced } from './webhook-queries.ts'
import { isUuid } from '#platform/is-uuid.ts'

/** Finds the subscription of an object and syncs it; objects that are not ours are ignored. @throws ProviderFault */
export async function applyWebhookEvent(deps: PaymentsDeps, objectId: string): Promise<void> {
  const { db, clock } = deps
  const readAt = clock.now()
  const subscriptionId = (await findKnownOwner(deps, objectId)) ?? (await findOwnerByReference(deps, objectId))
  if (subscriptionId && !(await isReadSince(deps, subscriptionId, objectId)))
    await syncSubscription(deps, subscriptionId, { about: objectId })
  await markWebhookEventsSynced(db, { objectId, readAt, now: clock.now() })
}

/**
 * One action makes several objects send webhooks. A sync made after the last webhook about this object has already covered it,
 * unless the object belongs to a finished subscription, which such a sync leaves out.
 */
async function isReadSince({ db }: PaymentsDeps, subscriptionId: string, objectId: string): Promise<boolean> {
  const [subscription, lastReceivedAt, sync] = await Promise.all([
    findSubscriptionById(db, subscriptionId),
    findLastWebhookEvent(db, objectId),
    findSync(db, subscriptionId),
  ])
  const isCurrent = subscription?.providerSubscriptionId === objectId && subscription.isCharging
  return isCurrent && lastReceivedAt !== undefined && sync !== undefined && sync.syncedAt > lastReceivedAt
}

async function findKnownOwner({ db }: PaymentsDeps, objectId: string): Promise<string | undefined> {
  const subscription = await findSubscriptionByProviderId(db, objectId)
  return subscription?.id ?? (await findPaymentByProviderId(db, objectId))?.subscriptionId
}

/** For an object not seen before: our subscriptions carry our reference at the provider. */
async function findOwnerByReference({ db, provider }: PaymentsDeps, objectId: string): Promise<string | undefined> {
  const reference = (await provider.findSubscriptionOf(objectId))?.reference
  return reference && isUuid(reference) ? (await findSubscriptionById(db, reference))?.id : undefined
}
