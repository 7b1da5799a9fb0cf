import { findSubscriptionByAsaasId, findSubscriptionById } from '#features/membership/server/index.ts'
import type { PaymentsDeps } from '../deps.ts'
import { findPaymentByVendorId, findSettlement } from '../payment-queries.ts'
import { settleSubscription } from '../settling/settle-subscription.ts'
import { findLastKnock, markWebhookEventsSettled } from './webhook-queries.ts'

/** Finds whose object it is and settles that contract; what is not ours is left alone. @throws ProviderFault */
export async function answerKnock(deps: PaymentsDeps, objectId: string): Promise<void> {
  const { db, clock } = deps
  const readAt = clock.now()
  const subscriptionId = (await findKnownOwner(deps, objectId)) ?? (await findOwnerByReference(deps, objectId))
  if (subscriptionId && !(await isReadSince(deps, subscriptionId, objectId)))
    await settleSubscription(deps, subscriptionId, { about: objectId })
  await markWebhookEventsSettled(db, { objectId, readAt, now: clock.now() })
}

/**
 * One deed makes several objects knock. Whoever read the contract after the last of the knocks about this one had come has seen
 * what it was about, unless it belongs to what is done with, which such a reading leaves out.
 */
async function isReadSince({ db }: PaymentsDeps, subscriptionId: string, objectId: string): Promise<boolean> {
  const [subscription, heardAt, settlement] = await Promise.all([
    findSubscriptionById(db, subscriptionId),
    findLastKnock(db, objectId),
    findSettlement(db, subscriptionId),
  ])
  const isCurrent = subscription?.asaasSubscriptionId === objectId && subscription.isCharging
  return isCurrent && heardAt !== undefined && settlement !== undefined && settlement.settledAt > heardAt
}

async function findKnownOwner({ db }: PaymentsDeps, objectId: string): Promise<string | undefined> {
  const subscription = await findSubscriptionByAsaasId(db, objectId)
  return subscription?.id ?? (await findPaymentByVendorId(db, objectId))?.subscriptionId
}

/** Not seen before: a charge names its subscription, and a subscription of ours carries our reference. */
async function findOwnerByReference({ db, provider }: PaymentsDeps, objectId: string): Promise<string | undefined> {
  const vendorId = isCharge(objectId) ? (await provider.findPayment(objectId))?.subscriptionId : objectId
  const reference = vendorId && (await provider.findSubscription(vendorId))?.reference
  return reference && isOurs(reference) ? (await findSubscriptionById(db, reference))?.id : undefined
}

function isCharge(objectId: string): boolean {
  return objectId.startsWith('pay_')
}

/** A reference of ours is a UUID; anything else would not even be a fit question to the database. */
function isOurs(reference: string): boolean {
  return /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(reference)
}
