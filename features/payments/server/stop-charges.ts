import type { PaymentsDeps } from './deps.ts'
import { settleSubscription, type SettledTruth } from './settle-subscription.ts'

/**
 * Removes the provider's subscriptions of a contract that is over, or those it has too many of, and reads what came of it. They
 * are listed before it is made sure that the contract is over: one by which the member goes on meanwhile is not among them.
 * @throws ProviderFault
 */
export async function stopCharges(deps: PaymentsDeps, subscriptionId: string): Promise<void> {
  const all = await deps.provider.findSubscriptions(subscriptionId)
  const settled = await settleSubscription(deps, subscriptionId)
  const unwanted = settled ? all.filter(({ id, isRemoved }) => !isRemoved && isUnwanted(settled, id)) : []
  if (unwanted.length === 0) return
  for (const { id } of unwanted) await deps.provider.removeSubscription(id) // oxlint-disable-line no-await-in-loop -- one, as a rule
  await settleSubscription(deps, subscriptionId)
}

function isUnwanted({ plan, subscription, surplusIds }: SettledTruth, id: string): boolean {
  return surplusIds.includes(id) || (plan.isChargingOver && subscription.isCharging)
}
