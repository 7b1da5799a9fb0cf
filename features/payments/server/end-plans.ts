import type { Transaction } from '#platform/database.ts'
import type { PaymentsDeps } from './deps.ts'
import { onPlanChange } from './sync/on-plan-change.ts'
import { outdateReadings } from './payment-queries.ts'
import type { Refund } from './refunds/refund-queries.ts'
import { refundWhatIsDue } from './refunds/request-refund.ts'

const DEPARTURE = { requestedBy: 'deletion', reason: 'Exclusão da conta' } as const

/**
 * Ends every subscription of a member who leaves, now and for good: charges stop, the refund that is due is asked for, and a charge
 * that is still on its way goes back by itself once it arrives. Safe to repeat.
 * @returns the refund that this brings about; undefined when none is due, or one was asked for before
 */
export async function endPlans(deps: PaymentsDeps, tx: Transaction, memberId: string): Promise<Refund | undefined> {
  const { clock, membership } = deps
  const open = await membership.subscriptions.holdAll(tx, memberId)
  // in the order of whoever syncs: the turn, then the subscription
  for (const id of open) await outdateReadings(tx, id, clock.now())
  const refund = await refundWhatIsDue(deps, tx, { memberId, order: DEPARTURE })
  for (const id of open) await onPlanChange(deps, tx, await membership.subscriptions.end(tx, id))
  return refund?.requestedBy === 'deletion' ? refund : undefined
}
