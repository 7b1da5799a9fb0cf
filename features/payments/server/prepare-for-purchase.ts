import { ATTEMPT_MS } from '#features/membership/server/index.ts'
import { addMs } from '#platform/clock.ts'
import type { PaymentsDeps } from './deps.ts'
import { syncSubscription } from './sync/sync-subscription.ts'
import { stopCharges } from './stop-charges.ts'

/**
 * Before a member buys: resolves a purchase that was cut off, and makes sure that the charges of a
 * plan that ends are removed at the provider, so that the member does not pay twice. @throws ProviderFault
 */
export async function prepareForPurchase(deps: PaymentsDeps, memberId: string): Promise<void> {
  const { db, clock, membership } = deps
  const subscriptionWithPlan = await membership.subscriptions.find(db, memberId)
  if (!subscriptionWithPlan) return
  const { id, purchaseBegunAt, isCharging, providerSubscriptionId } = subscriptionWithPlan.subscription
  const isCutOff = purchaseBegunAt !== null && addMs(purchaseBegunAt, ATTEMPT_MS) <= clock.now()
  const isStopped = subscriptionWithPlan.plan.isChargingOver || !isCharging
  if (isCutOff) await syncSubscription(deps, id)
  else if (providerSubscriptionId !== null && purchaseBegunAt === null && isStopped) await stopCharges(deps, id)
}
