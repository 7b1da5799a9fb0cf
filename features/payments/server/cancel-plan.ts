import { recordActivity } from '#features/activity/server/index.ts'
import { isOver } from '#features/membership/contract.ts'
import type { Subscription } from '#features/membership/server/index.ts'
import type { Executor, Transaction } from '#platform/database.ts'
import { ProviderFault, refuse } from '#platform/errors.ts'
import type { PaymentsDeps } from './deps.ts'
import { onPlanChange } from './sync/on-plan-change.ts'
import { syncSoon } from './sync/sync-soon.ts'
import { countRequest } from './limit-requests.ts'
import { isUnknownThere } from './sync/sync-subscription.ts'
import { stopCharges } from './stop-charges.ts'

export interface Canceller {
  readonly memberId: string
  /** Unknown in the chat. */
  readonly address?: string
  /** Called in the transaction that cancels, with the end of access: none where there is none left. */
  readonly onCancelled?: ((tx: Transaction, endsAt: Date | undefined) => Promise<void>) | undefined
}

/**
 * Stops all further charges; access lasts until the end of the paid period. The provider is called at once, because it would
 * still take a charge that is open there. If that call fails, a job repeats it, and whatever is charged until then is refunded.
 * Safe to repeat: nothing is asked of the provider again.
 * @throws Refusal `no_plan`; `payment_in_progress` while the outcome of a purchase is unknown; `too_many_requests`
 */
export async function cancelPlan(deps: PaymentsDeps, { memberId, address, onCancelled }: Canceller): Promise<void> {
  const wished = await findCancellable(deps, deps.db, memberId)
  // a purchase that is under way would take an earlier cancellation back: `requestCancel` judges it once its outcome is known
  const isBuying = wished.purchaseBegunAt !== null
  // the job stops the charges where the first call could not: repeating it here would use up the provider's quota
  if (wished.cancelRequestedAt !== null && !isBuying) return
  await countRequest(deps, { what: 'cancellation', memberId, ...(address === undefined ? {} : { address }) })
  // money taken before the cancellation counts as paid even if its webhook comes late
  await syncSoon(deps, wished.id)
  const { id, ...subscription } = await deps.db.transaction((tx) => requestCancel(deps, tx, { memberId, onCancelled }))
  if (isUnknownThere(subscription)) return
  await stopCharges(deps, id).catch((error: unknown) => {
    if (!(error instanceof ProviderFault)) throw error
    deps.log.warn({ err: error, subscriptionId: id }, 'charges will be stopped later')
  })
}

/** @throws Refusal `no_plan` */
async function findCancellable({ membership }: PaymentsDeps, executor: Executor, memberId: string): Promise<Subscription> {
  const found = await membership.subscriptions.find(executor, memberId)
  if (!found || isOver(found.plan.status) || found.subscription.isCourtesy) refuse('no_plan')
  return found.subscription
}

async function requestCancel(
  deps: PaymentsDeps,
  tx: Transaction,
  { memberId, onCancelled }: Pick<Canceller, 'memberId' | 'onCancelled'>,
): Promise<Subscription> {
  const subscription = await findCancellable(deps, tx, memberId)
  const { id, cancelRequestedAt } = subscription
  const change = await deps.membership.subscriptions.requestCancel(tx, id)
  await onPlanChange(deps, tx, change)
  if (!cancelRequestedAt) await recordActivity(tx, { kind: 'plan_cancelled', actor: 'member', at: deps.clock.now(), memberId })
  await onCancelled?.(tx, change.plan.endsAt)
  return subscription
}
