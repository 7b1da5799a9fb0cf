import type { PaymentsDeps } from './deps.ts'
import { settleSubscription } from './settle-subscription.ts'

/**
 * Removes the provider's subscriptions of a contract that is over, and reads what came of it. They are listed before it is
 * made sure that the contract is over: one by which the member goes on meanwhile is not among them.
 * @throws ProviderFault
 */
export async function stopCharges(deps: PaymentsDeps, subscriptionId: string): Promise<void> {
  const all = await deps.provider.findSubscriptions(subscriptionId)
  const settled = await settleSubscription(deps, subscriptionId)
  if (!settled?.plan.isChargingOver || !settled.subscription.isCharging) return
  for (const { id, isRemoved } of all) if (!isRemoved) await deps.provider.removeSubscription(id) // oxlint-disable-line no-await-in-loop -- one, as a rule
  await settleSubscription(deps, subscriptionId)
}
