/**
 * Whoever pays a late renewal once the plan was suspended begins a new month on that day; the provider would take the next one on
 * the old day all the same. So what it has open is moved to the days on which the plan renews.
 */
import { businessDay } from '#features/business-zone.ts'
import { GRACE_MS, type PlanChange } from '#features/membership/server/index.ts'
import { later } from '#platform/clock.ts'
import type { Transaction } from '#platform/database.ts'
import type { PaymentsDeps } from '../deps.ts'
import { moveChargesJob } from '../jobs.ts'
import { thatBuy } from './classify-charge.ts'
import type { Payment } from '../payment-queries.ts'

/** In the transaction that found it. A few days are left as they are: a risk that was weighed moves a plan by so much. */
export async function queueChargeMoves(
  { queue, clock }: PaymentsDeps,
  tx: Transaction,
  { planChange, charges }: { planChange: PlanChange; charges: readonly Payment[] },
): Promise<void> {
  const { id: subscriptionId } = planChange.subscription
  const isEarly = listEarly(planChange, charges, clock.now()).length > 0
  if (isEarly) await queue.enqueue(tx, moveChargesJob, { payload: { subscriptionId }, key: subscriptionId })
}

/** What is open and would be taken before the plan renews, in the order of its days. */
export function listEarly({ plan, subscription }: PlanChange, charges: readonly Payment[], now: Date): readonly Payment[] {
  const { renewsAt } = plan
  if (plan.status !== 'active' || !renewsAt || subscription.purchaseBegunAt) return []
  const open = thatBuy(charges).filter(
    ({ state, vendorSubscriptionId }) => state === 'open' && vendorSubscriptionId === subscription.asaasSubscriptionId,
  )
  const isEarly = open.some(({ dueOn }) => dueOn > businessDay(now) && dueOn < businessDay(later(renewsAt, -GRACE_MS)))
  return isEarly ? open : []
}
