/** What a new state of a plan brings with it, in the transaction that made it. */
import type { Settled } from '#features/membership/server/index.ts'
import type { Transaction } from '#platform/database.ts'
import type { PaymentsDeps } from './deps.ts'
import { stopChargesJob } from './jobs.ts'
import { tellPlan } from './tell-plan.ts'

export async function followChange(deps: PaymentsDeps, tx: Transaction, settled: Settled): Promise<void> {
  const { subscription, plan } = settled
  await tellPlan(deps, tx, settled)
  if (plan.isChargingOver && subscription.isCharging)
    await deps.queue.enqueue(tx, stopChargesJob, { payload: { subscriptionId: subscription.id }, key: subscription.id })
}
