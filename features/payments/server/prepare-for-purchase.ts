import { ATTEMPT_MS } from '#features/membership/server/index.ts'
import { later } from '#platform/clock.ts'
import type { PaymentsDeps } from './deps.ts'
import { settleSubscription } from './settling/settle-subscription.ts'
import { stopCharges } from './stop-charges.ts'

/**
 * Before a member buys: what a purchase that was cut off came to is looked up, and what stands at the
 * provider of a plan that ends is gone for sure, so that nobody pays twice. @throws ProviderFault
 */
export async function prepareForPurchase(deps: PaymentsDeps, memberId: string): Promise<void> {
  const { db, clock, membership } = deps
  const contracted = await membership.contracts.find(db, memberId)
  if (!contracted) return
  const { id, purchaseBegunAt, isCharging, asaasSubscriptionId } = contracted.subscription
  const isCutOff = purchaseBegunAt !== null && later(purchaseBegunAt, ATTEMPT_MS) <= clock.now()
  const isStopped = contracted.plan.isChargingOver || !isCharging
  if (isCutOff) await settleSubscription(deps, id)
  else if (asaasSubscriptionId !== null && purchaseBegunAt === null && isStopped) await stopCharges(deps, id)
}
