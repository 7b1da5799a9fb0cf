/**
 * A late renewal paid after suspension starts a new month on that day, but the provider would still take the next charge on the
 * old day. So its open charges are moved to the days on which the plan renews.
 */
import { businessDay } from '#features/business-zone.ts'
import { GRACE_MS, type PlanChange } from '#features/membership/server/index.ts'
import { addMs } from '#platform/clock.ts'
import type { Transaction } from '#platform/database.ts'
import type { PaymentsDeps } from '../deps.ts'
import { moveChargesJob } from '../jobs.ts'
import { countingCharges } from './classify-charge.ts'
import type { Payment } from '../payment-queries.ts'

/**
 * Runs in the transaction that found it. A difference of a few days is left alone: a payment's risk review delays a plan by that
 * much.
 */
export async function queueChargeMoves(
  { queue, clock }: PaymentsDeps,
  tx: Transaction,
  { planChange, charges }: { planChange: PlanChange; charges: readonly Payment[] },
): Promise<void> {
  const { id: subscriptionId } = planChange.subscription
  const isEarly = listEarly(planChange, charges, clock.now()).length > 0
  if (isEarly) await queue.enqueue(tx, moveChargesJob, { payload: { subscriptionId }, key: subscriptionId })
}

/** Every open charge, in the order of due days, if one is due more than the grace period before the plan renews; otherwise none. */
export function listEarly({ plan, subscription }: PlanChange, charges: readonly Payment[], now: Date): readonly Payment[] {
  const { renewsAt } = plan
  if (plan.status !== 'active' || !renewsAt || subscription.purchaseBegunAt) return []
  const open = countingCharges(charges).filter(
    ({ state, providerSubscriptionId }) => state === 'open' && providerSubscriptionId === subscription.providerSubscriptionId,
  )
  const isEarly = open.some(({ dueOn }) => dueOn > businessDay(now) && dueOn < businessDay(addMs(renewsAt, -GRACE_MS)))
  return isEarly ? open : []
}
