/** What administrators order. Each order is in the activity log. */
import { setTimeout as pause } from 'node:timers/promises'
import { type Admin, recordDeed } from '#features/admin/server/index.ts'
import type { PaymentsDeps } from '../deps.ts'
import { beginRepair } from './repair.ts'
import { findRepair, type Repair } from './repair-queries.ts'
import type { Refund } from '../refunds/refund-queries.ts'
import { requestRefundOf } from '../refunds/request-refund.ts'

/** @throws Refusal `not_found`, `refund_not_due`, `refund_already_made` */
export async function orderRefund(
  deps: PaymentsDeps,
  { payment_id: paymentId, reason, admin }: { payment_id: string; reason: string; admin: Admin },
): Promise<Refund> {
  return deps.db.transaction(async (tx) => {
    const refund = await requestRefundOf(deps, tx, { paymentId, order: { requestedBy: 'admin', reason } })
    await recordDeed(deps, tx, {
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
/** As long as a press of a button may take; whatever takes longer is followed by `tellNewestRepair`. */
const MOST_LOOKS = 100

/** Has everything repaired. @returns what it came to; where it stands, if that takes long */
export async function orderRepair(deps: PaymentsDeps, admin: Admin): Promise<Repair> {
  const { session, visitor } = admin
  const id = await deps.db.transaction(async (tx) => {
    // also for one that is under way, which stands under the name of whoever was first
    await recordDeed(deps, tx, { ...admin, kind: 'repair_ordered' })
    return beginRepair(deps, tx, { memberId: session.memberId, address: visitor.address })
  })
  for (let looks = 1; ; looks += 1) {
    const repair = await findRepair(deps.db, id)
    if (!repair) throw new Error(`there is no repair ${id}`)
    if (repair.state !== 'running' || looks === MOST_LOOKS) return repair
    await pause(LOOK_EVERY_MS)
  }
}
