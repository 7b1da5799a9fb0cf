/** Two subscriptions of the provider for one contract would charge the member twice: one stays, the others are removed. */
import { recordActivity } from '#features/activity/server/index.ts'
import type { Settled } from '#features/membership/server/index.ts'
import type { Transaction } from '#platform/database.ts'
import type { PaymentsDeps } from './deps.ts'
import { stopChargesJob } from './jobs.ts'
import type { Payment } from './payment-queries.ts'
import type { ReadTruth } from './read-truth.ts'

interface Reading {
  readonly settled: Settled
  readonly truth: ReadTruth
  readonly before: readonly Payment[]
  readonly after: readonly Payment[]
}

export async function followSurplus(deps: PaymentsDeps, tx: Transaction, reading: Reading): Promise<void> {
  const { settled, truth, before, after } = reading
  const { id: subscriptionId, memberId } = settled.subscription
  if (truth.surplusIds.length === 0) return
  await deps.queue.enqueue(tx, stopChargesJob, { payload: { subscriptionId }, key: subscriptionId })
  const isNews = (charge: Payment) => charge.isSurplus && !before.some(({ id, isSurplus }) => id === charge.id && isSurplus)
  if (!after.some(isNews)) return
  const detail = { kept: truth.current?.id ?? '', removed: truth.surplusIds.join(' ') }
  await recordActivity(tx, { kind: 'second_subscription_found', actor: 'system', at: deps.clock.now(), memberId, detail })
}
