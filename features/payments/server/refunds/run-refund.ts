import { ProviderFault } from '#platform/errors.ts'
import type { Attempt } from '#platform/queue.ts'
import type { PaymentsDeps } from '../deps.ts'
import { nextSyncNumber, findPayment, type Payment } from '../payment-queries.ts'
import { findRefund, markRefund, type Refund } from './refund-queries.ts'
import { syncSoon } from '../sync/sync-soon.ts'
import { notifyRefund } from './notify-refund.ts'

/**
 * Carries out the refund. It reads the payment first, because the provider does not recognise a repeated request.
 * @throws ProviderFault to be run again; after the last attempt the refund is marked as failed
 */
export async function runRefund(deps: PaymentsDeps, refundId: string, { isLast }: Pick<Attempt, 'isLast'>): Promise<void> {
  const { db } = deps
  const refund = await findRefund(db, refundId)
  const payment = refund && (await findPayment(db, refund.paymentId))
  if (!payment || isFinal(refund)) return
  try {
    await refundRemainder(deps, refund, payment)
    await markRefund(db, refund.id, { status: 'processing', requestedInSync: await nextSyncNumber(db) })
  } catch (error) {
    if (!isLast && !isFinalRefusal(error)) throw error
    await fail(deps, refund, error)
  }
  // never fails this job: while it waits for another attempt, a failed refund that is requested again gets none of its own
  await syncSoon(deps, payment.subscriptionId)
}

/**
 * Refunds what is left of the payment: a part may have been refunded in the provider's panel. An amount being refunded does not
 * count as left.
 */
async function refundRemainder({ provider }: PaymentsDeps, { reason }: Refund, { providerId }: Payment): Promise<void> {
  const found = await provider.findPayment(providerId)
  if (found?.state !== 'paid') return
  const leftCents = found.valueCents - found.refundedCents
  if (leftCents > 0)
    await provider.refundPayment(providerId, { reason, ...(found.refundedCents > 0 ? { valueCents: leftCents } : {}) })
}

async function fail(deps: PaymentsDeps, refund: Refund, error: unknown): Promise<void> {
  deps.log.error({ err: error, refundId: refund.id }, 'a refund failed')
  await deps.db.transaction(async (tx) => {
    const failed = await markRefund(tx, refund.id, { status: 'failed', failedAt: deps.clock.now() })
    if (failed) await notifyRefund(deps, tx, failed)
  })
}

function isFinalRefusal(error: unknown): boolean {
  return error instanceof ProviderFault && error.code === 'refused'
}

function isFinal({ status }: Refund): boolean {
  return status === 'completed' || status === 'failed'
}
