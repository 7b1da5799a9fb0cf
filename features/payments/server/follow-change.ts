/** What a new state of a plan brings with it, in the transaction that made it. */
import type { Settled } from '#features/membership/server/index.ts'
import type { Transaction } from '#platform/database.ts'
import type { PaymentsDeps } from './deps.ts'
import { stopChargesJob } from './jobs.ts'
import { completeRefunds } from './refund-queries.ts'

export async function followChange(deps: PaymentsDeps, tx: Transaction, { subscription, plan }: Settled): Promise<void> {
  const { queue, clock } = deps
  await completeRefunds(tx, subscription.id, clock.now())
  if (plan.isChargingOver && subscription.isCharging)
    await queue.enqueue(tx, stopChargesJob, { payload: { subscriptionId: subscription.id }, key: subscription.id })
}
