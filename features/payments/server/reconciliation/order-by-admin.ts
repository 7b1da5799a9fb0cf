/** What administrators order. Each order is in the activity log. */
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
    const refund = await requestRefundOf(deps, tx, { paymentId, order: { requestedBy: 'admin', reason } })
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

const LOOK_EVERY_MS = 200
/** As long as a press of a button may take; whatever takes longer is followed by `notifyNewestReconciliation`. */
const MOST_LOOKS = 100

/** Has everything repaired. @returns what it came to; where it stands, if that takes long */
export async function orderReconciliation(deps: PaymentsDeps, admin: Admin): Promise<Reconciliation> {
  const { session, visitor } = admin
  const id = await deps.db.transaction(async (tx) => {
    // also for one that is under way, which stands under the name of whoever was first
    await recordAdminAction(deps, tx, { ...admin, kind: 'reconciliation_ordered' })
    return beginReconciliation(deps, tx, { memberId: session.memberId, address: visitor.address })
  })
  for (let looks = 1; ; looks += 1) {
    const reconciliation = await findReconciliation(deps.db, id)
    if (!reconciliation) throw new Error(`there is no repair ${id}`)
    if (reconciliation.state !== 'running' || looks === MOST_LOOKS) return reconciliation
    await pause(LOOK_EVERY_MS)
  }
}
