import type { Settled } from '#features/membership/server/index.ts'
import type { PaymentsDeps } from './deps.ts'
import { settleSubscription } from './settle-subscription.ts'

/** Removes the provider's subscriptions of a contract that is over, and reads what came of it. @throws ProviderFault */
export async function stopCharges(deps: PaymentsDeps, subscriptionId: string): Promise<void> {
  const settled = await settleSubscription(deps, subscriptionId)
  // what must be stopped may have gone on meanwhile: the member resumed
  if (settled?.plan.isChargingOver !== true) return
  for (const id of await listToStop(deps, settled)) await deps.provider.removeSubscription(id) // oxlint-disable-line no-await-in-loop -- one, as a rule
  await settleSubscription(deps, subscriptionId)
}

/** While access lasts the member may be resuming this very moment, so only the one that we know of; after that all of them. */
async function listToStop({ provider }: PaymentsDeps, { subscription, plan }: Settled): Promise<readonly string[]> {
  if (plan.status === 'active') return subscription.asaasSubscriptionId ? [subscription.asaasSubscriptionId] : []
  const all = await provider.findSubscriptions(subscription.id)
  return all.filter(({ isRemoved }) => !isRemoved).map(({ id }) => id)
}
