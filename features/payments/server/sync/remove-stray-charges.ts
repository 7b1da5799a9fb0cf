/**
 * Removes surplus charges at the provider: those beside the current subscription would charge the member twice, and those of an
 * ended one would take a last charge.
 */
import { recordActivity } from '#features/activity/server/index.ts'
import type { PlanChange } from '#features/membership/server/index.ts'
import type { Transaction } from '#platform/database.ts'
import type { PaymentsDeps } from '../deps.ts'
import { stopChargesJob } from '../jobs.ts'
import type { Payment } from '../payment-queries.ts'
import type { ProviderState } from './read-provider-state.ts'

interface SyncedCharges {
  readonly planChange: PlanChange
  readonly providerState: ProviderState
  readonly before: readonly Payment[]
  readonly after: readonly Payment[]
}

export async function removeStrayCharges(deps: PaymentsDeps, tx: Transaction, synced: SyncedCharges): Promise<void> {
  const { planChange, providerState, before, after } = synced
  const { id: subscriptionId, memberId } = planChange.subscription
  if (providerState.unwantedIds.length === 0) return
  await deps.queue.enqueue(tx, stopChargesJob, { payload: { subscriptionId }, key: subscriptionId })
  const isNewDouble = (charge: Payment) => isDouble(charge) && !before.some((known) => known.id === charge.id && isDouble(known))
  if (!after.some(isNewDouble)) return
  const detail = { kept: providerState.current?.id ?? '', removed: providerState.unwantedIds.join(' ') }
  await recordActivity(tx, { kind: 'second_subscription_found', actor: 'system', at: deps.clock.now(), memberId, detail })
}

function isDouble({ classification }: Payment): boolean {
  return classification === 'double'
}
