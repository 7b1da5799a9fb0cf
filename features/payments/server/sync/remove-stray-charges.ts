/**
 * What stands at the provider beside the subscription that goes on would charge the member twice, and what stands there although
 * it goes on no more would take a last charge: both are removed.
 */
import { recordActivity } from '#features/activity/server/index.ts'
import type { Settled } from '#features/membership/server/index.ts'
import type { Transaction } from '#platform/database.ts'
import type { PaymentsDeps } from '../deps.ts'
import { stopChargesJob } from '../jobs.ts'
import type { Payment } from '../payment-queries.ts'
import type { ReadTruth } from './read-truth.ts'

interface Reading {
  readonly settled: Settled
  readonly truth: ReadTruth
  readonly before: readonly Payment[]
  readonly after: readonly Payment[]
}

export async function followSecond(deps: PaymentsDeps, tx: Transaction, reading: Reading): Promise<void> {
  const { settled, truth, before, after } = reading
  const { id: subscriptionId, memberId } = settled.subscription
  if (truth.unwantedIds.length === 0) return
  await deps.queue.enqueue(tx, stopChargesJob, { payload: { subscriptionId }, key: subscriptionId })
  const isNews = (charge: Payment) => isDouble(charge) && !before.some((known) => known.id === charge.id && isDouble(known))
  if (!after.some(isNews)) return
  const detail = { kept: truth.current?.id ?? '', removed: truth.unwantedIds.join(' ') }
  await recordActivity(tx, { kind: 'second_subscription_found', actor: 'system', at: deps.clock.now(), memberId, detail })
}

function isDouble({ verdict }: Payment): boolean {
  return verdict === 'double'
}
