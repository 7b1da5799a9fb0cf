import type { PaymentsDeps } from './deps.ts'
import { stopChargesJob } from './jobs.ts'
import { syncSubscription, type SyncResult, type SyncOutcome } from './sync/sync-subscription.ts'

/**
 * Removes the provider's subscriptions of a subscription that is over, or those it has too many of, and reads what came of it. They
 * are listed before it is made sure that the subscription is over: one by which the member goes on meanwhile is not among them.
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

const MOST_READINGS = 3

/** Somebody who began later may be first once or twice; what the subscription is must be known before anything is removed. */
async function syncAtLast(deps: PaymentsDeps, subscriptionId: string, readings = 1): Promise<SyncOutcome> {
  const settling = await syncSubscription(deps, subscriptionId)
  const isEnough = settling.outcome !== 'outdated' || readings === MOST_READINGS
  return isEnough ? settling : syncAtLast(deps, subscriptionId, readings + 1)
}

async function askAgain({ db, queue }: PaymentsDeps, subscriptionId: string): Promise<void> {
  await queue.enqueue(db, stopChargesJob, { payload: { subscriptionId }, key: subscriptionId })
}

/** What is being bought this very moment is left alone, and so is all that stands beside it. */
function isUnwanted({ plan, subscription, unwantedIds }: SyncResult, id: string): boolean {
  return plan.isChargingOver || (unwantedIds.includes(id) && subscription.purchaseBegunAt === null)
}
