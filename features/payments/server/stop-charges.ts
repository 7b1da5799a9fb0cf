import { findSubscriptionById } from '#features/membership/server/index.ts'
import type { PaymentsDeps } from './deps.ts'
import { settleSubscription } from './settle-subscription.ts'

/** Removes the provider's subscriptions of a contract that is over, and reads what came of it. @throws ProviderFault */
export async function stopCharges(deps: PaymentsDeps, subscriptionId: string): Promise<void> {
  const contract = await findSubscriptionById(deps.db, subscriptionId)
  if (!contract) return
  // what must be stopped may have gone on meanwhile: the member resumed
  const settled = await settleSubscription(deps, subscriptionId)
  if (settled && !settled.plan.isChargingOver) return
  const standing = (await deps.provider.findSubscriptions(subscriptionId)).filter(({ isRemoved }) => !isRemoved)
  for (const { id } of standing) await deps.provider.removeSubscription(id) // oxlint-disable-line no-await-in-loop -- one, as a rule
  await settleSubscription(deps, subscriptionId)
}
