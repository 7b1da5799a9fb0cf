import { ATTEMPT_MS } from '#features/membership/server/index.ts'
import { later } from '#platform/clock.ts'
import type { PaymentsDeps } from './deps.ts'
import { settleSubscription } from './settle-subscription.ts'
import { stopCharges } from './stop-charges.ts'

/**
 * Before a member buys: what a purchase that was cut off came to is looked up, and the charges of a plan that was cancelled are
 * gone for sure, so that nobody pays twice. @throws ProviderFault
 */
export async function prepareForPurchase(deps: PaymentsDeps, memberId: string): Promise<void> {
  const { db, clock, membership } = deps
  const contracted = await membership.contracts.find(db, memberId)
  if (!contracted) return
  const { id, purchaseBegunAt, isCharging } = contracted.subscription
  const isCutOff = purchaseBegunAt !== null && later(purchaseBegunAt, ATTEMPT_MS) <= clock.now()
  if (isCutOff) await settleSubscription(deps, id)
  else if (contracted.plan.isChargingOver && isCharging) await stopCharges(deps, id)
}
