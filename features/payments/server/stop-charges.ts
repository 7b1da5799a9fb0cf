import type { PaymentsDeps } from './deps.ts'
import { stopChargesJob } from './jobs.ts'
import { settleSubscription, type SettledTruth, type Settling } from './settling/settle-subscription.ts'

/**
 * Removes the provider's subscriptions of a contract that is over, or those it has too many of, and reads what came of it. They
 * are listed before it is made sure that the contract is over: one by which the member goes on meanwhile is not among them.
 * @throws ProviderFault
 */
export async function stopCharges(deps: PaymentsDeps, subscriptionId: string): Promise<void> {
  const all = await deps.provider.findSubscriptions(subscriptionId)
  const settled = await settleAtLast(deps, subscriptionId)
  if (settled.outcome === 'outdated') return askAgain(deps, subscriptionId)
  const unwanted = settled.outcome === 'settled' ? all.filter(({ id, isRemoved }) => !isRemoved && isUnwanted(settled, id)) : []
  if (unwanted.length === 0) return
  for (const { id } of unwanted) await deps.provider.removeSubscription(id)
  await settleSubscription(deps, subscriptionId)
}

const MOST_READINGS = 3

/** Somebody who began later may be first once or twice; what the contract is must be known before anything is removed. */
async function settleAtLast(deps: PaymentsDeps, subscriptionId: string, readings = 1): Promise<Settling> {
  const settling = await settleSubscription(deps, subscriptionId)
  const isEnough = settling.outcome !== 'outdated' || readings === MOST_READINGS
  return isEnough ? settling : settleAtLast(deps, subscriptionId, readings + 1)
}

async function askAgain({ db, queue }: PaymentsDeps, subscriptionId: string): Promise<void> {
  await queue.enqueue(db, stopChargesJob, { payload: { subscriptionId }, key: subscriptionId })
}

/** What is being bought this very moment is left alone, and so is all that stands beside it. */
function isUnwanted({ plan, subscription, unwantedIds }: SettledTruth, id: string): boolean {
  return plan.isChargingOver || (unwantedIds.includes(id) && subscription.purchaseBegunAt === null)
}
