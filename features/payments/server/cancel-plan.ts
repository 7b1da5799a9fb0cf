import { recordActivity } from '#features/activity/server/index.ts'
import { isOver } from '#features/membership/contract.ts'
import type { Subscription } from '#features/membership/server/index.ts'
import type { Transaction } from '#platform/database.ts'
import { ProviderFault, refuse } from '#platform/errors.ts'
import type { PaymentsDeps } from './deps.ts'
import { onPlanChange } from './sync/on-plan-change.ts'
import { syncSoon } from './sync/sync-soon.ts'
import { isUnknownThere } from './sync/sync-subscription.ts'
import { stopCharges } from './stop-charges.ts'

/**
 * Stops all further charges; access lasts until the end of the paid period. The provider is called at once, because it would
 * still take a charge that is open there. If that call fails, a job repeats it, and whatever is charged until then is refunded.
 * Safe to repeat.
 * @throws Refusal `no_plan`; `payment_in_progress` while the outcome of a purchase is unknown
 */
export async function cancelPlan(deps: PaymentsDeps, memberId: string): Promise<void> {
  await readFirst(deps, memberId)
  const { id, ...subscription } = await deps.db.transaction((tx) => requestCancel(deps, tx, memberId))
  if (isUnknownThere(subscription)) return
  await stopCharges(deps, id).catch((error: unknown) => {
    if (!(error instanceof ProviderFault)) throw error
    deps.log.warn({ err: error, subscriptionId: id }, 'charges will be stopped later')
  })
}

/**
 * Money taken before the cancellation counts as paid even if its webhook comes late, so the provider is read before the
 * cancellation is recorded.
 */
async function readFirst(deps: PaymentsDeps, memberId: string): Promise<void> {
  const subscriptionWithPlan = await deps.membership.subscriptions.find(deps.db, memberId)
  const isWished = subscriptionWithPlan?.subscription.cancelRequestedAt != null
  if (subscriptionWithPlan && !isWished) await syncSoon(deps, subscriptionWithPlan.subscription.id)
}

async function requestCancel(deps: PaymentsDeps, tx: Transaction, memberId: string): Promise<Subscription> {
  const subscriptionWithPlan = await deps.membership.subscriptions.find(tx, memberId)
  if (!subscriptionWithPlan || isOver(subscriptionWithPlan.plan.status) || subscriptionWithPlan.subscription.isCourtesy)
    refuse('no_plan')
  const { id, cancelRequestedAt } = subscriptionWithPlan.subscription
  await onPlanChange(deps, tx, await deps.membership.subscriptions.requestCancel(tx, id))
  if (!cancelRequestedAt) await recordActivity(tx, { kind: 'plan_cancelled', actor: 'member', at: deps.clock.now(), memberId })
  return subscriptionWithPlan.subscription
}
