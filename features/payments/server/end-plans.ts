import { REFUND_REASONS } from '#phrases/refund-reasons.ts'
import type { Transaction } from '#platform/database.ts'
import type { PaymentsDeps } from './deps.ts'
import { onPlanChange } from './sync/on-plan-change.ts'
import { invalidateRunningSyncs } from './payment-queries.ts'
import type { Refund } from './refunds/refund-queries.ts'
import { refundWhatIsDue } from './refunds/request-refund.ts'

const DEPARTURE = { requestedBy: 'deletion', reason: REFUND_REASONS.account_deletion } as const

/**
 * Ends every subscription of a member who deletes the account: charges stop, a due refund is requested, and a charge that
 * arrives later is refunded automatically. Safe to repeat.
 * @returns the refund that this creates; undefined when none is due, or one was requested before
 */
export async function endPlans(deps: PaymentsDeps, tx: Transaction, memberId: string): Promise<Refund | undefined> {
  const { membership } = deps
  const open = await membership.subscriptions.lockOpening(tx, memberId)
  // the same lock order as in a sync: first the sync number, then the subscription
  for (const id of open) await invalidateRunningSyncs(tx, id)
  const refund = await refundWhatIsDue(deps, tx, { memberId, request: DEPARTURE })
  for (const id of open) await onPlanChange(deps, tx, await membership.subscriptions.end(tx, id))
  return refund?.requestedBy === 'deletion' ? refund : undefined
}
