import type { PaymentsDeps } from './deps.ts'
import { settleSubscription } from './settle-subscription.ts'

/** Removes the provider's subscriptions of a contract that is over, and reads what came of it. @throws ProviderFault */
export async function stopCharges(deps: PaymentsDeps, subscriptionId: string): Promise<void> {
  const settled = await settleSubscription(deps, subscriptionId)
  // it may go on meanwhile; and while it is charged nobody can be resuming it, so that all there is may go
  if (!settled?.plan.isChargingOver || !settled.subscription.isCharging) return
  const all = await deps.provider.findSubscriptions(subscriptionId)
  for (const { id, isRemoved } of all) if (!isRemoved) await deps.provider.removeSubscription(id) // oxlint-disable-line no-await-in-loop -- one, as a rule
  await settleSubscription(deps, subscriptionId)
}
