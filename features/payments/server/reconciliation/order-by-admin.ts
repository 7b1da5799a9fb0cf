/** Refunds and reconciliations ordered by administrators. Each order is recorded in the activity log. */
import { setTimeout as pause } from 'node:timers/promises'
import { type Admin, recordAdminAction } from '#features/admin/server/index.ts'
import type { PaymentsDeps } from '../deps.ts'
import { beginReconciliation } from './run-reconciliation.ts'
import { findReconciliation, type Reconciliation } from './reconciliation-queries.ts'
import type { Refund } from '../refunds/refund-queries.ts'
import { requestRefundOf } from '../refunds/request-refund.ts'

/** @throws Refusal `not_found`, `refund_not_due`, `refund_already_made` */
export async function orderRefund(
  deps: PaymentsDeps,
  { payment_id: paymentId, reason, admin }: { payment_id: string; reason: string; admin: Admin },
): Promise<Refund> {
  return deps.db.transaction(async (tx) => {
    const refund = await requestRefundOf(deps, tx, { paymentId, request: { requestedBy: 'admin', reason } })
    await recordAdminAction(deps, tx, {
      ...admin,
      kind: 'admin_refunded',
      memberId: refund.memberId,
      detail: { protocol: refund.protocol, payment_id: paymentId, amount_cents: refund.amountCents, reason },
      before: { payment: 'paid' },
      after: { payment: 'refunding' },
    })
    return refund
  })
}

const POLL_EVERY_MS = 200
/** How often to check before the call answers; a longer reconciliation is followed by polling the newest one. */
const MAX_POLLS = 100

/** Starts a reconciliation of everything. @returns its outcome, or its progress if it takes long */
export async function orderReconciliation(deps: PaymentsDeps, admin: Admin): Promise<Reconciliation> {
  const { session, visitor } = admin
  const id = await deps.db.transaction(async (tx) => {
    // also when one is under way already, which keeps the name of the administrator who began it
    await recordAdminAction(deps, tx, { ...admin, kind: 'reconciliation_ordered' })
    return beginReconciliation(deps, tx, { memberId: session.memberId, address: visitor.address })
  })
  for (let polls = 1; ; polls += 1) {
    const reconciliation = await findReconciliation(deps.db, id)
    if (!reconciliation) throw new Error(`reconciliation ${id} does not exist`)
    if (reconciliation.state !== 'running' || polls === MAX_POLLS) return reconciliation
    await pause(POLL_EVERY_MS)
  }
}
