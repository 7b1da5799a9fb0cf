import type { PaymentsDeps } from './deps.ts'
import { stopChargesJob } from './jobs.ts'
import { syncSubscription, type SyncResult, type SyncOutcome } from './sync/sync-subscription.ts'

/**
 * Removes the provider's subscriptions of a subscription that has ended, and surplus ones, then reads the result. They
 * are listed before the state is checked, so that a subscription the member buys meanwhile is not among them.
 * @throws ProviderFault
 */
export async function stopCharges(deps: PaymentsDeps, subscriptionId: string): Promise<void> {
  const all = await deps.provider.findSubscriptions(subscriptionId)
  const planChange = await syncAtLast(deps, subscriptionId)
  if (planChange.outcome === 'outdated') return askAgain(deps, subscriptionId)
  const unwanted =
    planChange.outcome === 'synced' ? all.filter(({ id, isRemoved }) => !isRemoved && isUnwanted(planChange, id)) : []
  if (unwanted.length === 0) return
  for (const { id } of unwanted) await deps.provider.removeSubscription(id)
  await syncSubscription(deps, subscriptionId)
}

const MAX_SYNCS = 3

/** Repeats the sync when another one was faster: the state must be certain before anything is removed. */
async function syncAtLast(deps: PaymentsDeps, subscriptionId: string, syncs = 1): Promise<SyncOutcome> {
  const result = await syncSubscription(deps, subscriptionId)
  const isEnough = result.outcome !== 'outdated' || syncs === MAX_SYNCS
  return isEnough ? result : syncAtLast(deps, subscriptionId, syncs + 1)
}

async function askAgain({ db, queue }: PaymentsDeps, subscriptionId: string): Promise<void> {
  await queue.enqueue(db, stopChargesJob, { payload: { subscriptionId }, key: subscriptionId })
}

/** While a purchase is under way, surplus subscriptions are left alone. */
function isUnwanted({ plan, subscription, unwantedIds }: SyncResult, id: string): boolean {
  return plan.isChargingOver || (unwantedIds.includes(id) && subscription.purchaseBegunAt === null)
}
