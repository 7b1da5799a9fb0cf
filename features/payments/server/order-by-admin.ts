/** What administrators order. Each order is in the activity log. */
import { recordActivity } from '#features/activity/server/index.ts'
import type { Session } from '#features/serve.ts'
import { fixTexts } from '#phrases/money.ts'
import { fill, type Language } from '#phrases/shape.ts'
import { refuse } from '#platform/errors.ts'
import type { PaymentsDeps } from './deps.ts'
import { reconcileAlone, type Reconciled } from './reconcile.ts'
import type { Refund } from './refund-queries.ts'
import { requestRefundOf } from './request-refund.ts'

export interface Admin {
  readonly session: Session
  readonly address: string
}

/** @throws Refusal `not_found`, `refund_not_due`, `refund_already_made` */
export async function orderRefund(
  deps: PaymentsDeps,
  { payment_id: paymentId, reason, admin }: { payment_id: string; reason: string; admin: Admin },
): Promise<Refund> {
  return deps.db.transaction(async (tx) => {
    const refund = await requestRefundOf(deps, tx, { paymentId, order: { requestedBy: 'admin', reason } })
    const detail = { protocol: refund.protocol, payment_id: paymentId }
    await recordActivity(tx, { kind: 'admin_refunded', ...traceOf(deps, admin), detail })
    return refund
  })
}

/** @throws Refusal `fix_running` */
export async function orderFix(deps: PaymentsDeps, admin: Admin): Promise<Reconciled> {
  const fixed = (await reconcileAlone(deps)) ?? refuse('fix_running')
  const { subscriptionsFixed, paymentsProcessed, errors } = fixed
  const detail = { subscriptions_fixed: subscriptionsFixed, payments_processed: paymentsProcessed, errors: errors.length }
  await recordActivity(deps.db, { kind: 'payments_fixed', ...traceOf(deps, admin), detail })
  return fixed
}

export function presentFix({ subscriptionsFixed, paymentsProcessed, details, errors }: Reconciled, language: Language) {
  const counts = { subscriptions_fixed: subscriptionsFixed, payments_processed: paymentsProcessed }
  return { ...counts, message: fill(fixTexts[language].done, counts), details: [...details], errors: [...errors] }
}

function traceOf({ clock }: PaymentsDeps, { session, address }: Admin) {
  return { actor: 'admin', at: clock.now(), memberId: session.memberId, address } as const
}
