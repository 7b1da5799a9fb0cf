/** Effects of a plan's new state, in the same transaction. */
import { recordActivity } from '#features/activity/server/index.ts'
import type { PlanChange } from '#features/membership/server/index.ts'
import type { Transaction } from '#platform/database.ts'
import type { PaymentsDeps } from '../deps.ts'
import { stopChargesJob } from '../jobs.ts'
import { notifyPlan } from '../notify-plan.ts'

export async function onPlanChange(deps: PaymentsDeps, tx: Transaction, planChange: PlanChange): Promise<void> {
  const { subscription, plan } = planChange
  await notifyPlan(deps, tx, planChange)
  await recordMove(deps, tx, planChange)
  if (plan.isChargingOver && subscription.isCharging)
    await deps.queue.enqueue(tx, stopChargesJob, { payload: { subscriptionId: subscription.id }, key: subscription.id })
}

/** Logs that a plan changed its state. The action that caused it has its own entry. */
export async function recordMove(
  { clock }: Pick<PaymentsDeps, 'clock'>,
  tx: Transaction,
  { subscription, before, plan }: PlanChange,
): Promise<void> {
  if (before === plan.status) return
  await recordActivity(tx, {
    kind: 'plan_changed',
    actor: 'system',
    at: clock.now(),
    memberId: subscription.memberId,
    before: { status: before },
    after: { status: plan.status },
  })
}
