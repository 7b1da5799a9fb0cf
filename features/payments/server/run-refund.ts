import { ProviderFault } from '#platform/errors.ts'
import type { Attempt } from '#platform/queue.ts'
import type { PaymentsDeps } from './deps.ts'
import { findPayment, type Payment } from './payment-queries.ts'
import { findRefund, markRefund, type Refund } from './refund-queries.ts'
import { settleSubscription } from './settle-subscription.ts'

/**
 * Gives the money back: looks first, since a repeated request would be a second refund to nobody's joy.
 * @throws ProviderFault to be run again; after the last attempt the refund is marked as failed
 */
export async function runRefund(deps: PaymentsDeps, refundId: string, { isLast }: Pick<Attempt, 'isLast'>): Promise<void> {
  const refund = await findRefund(deps.db, refundId)
  const payment = refund && (await findPayment(deps.db, refund.paymentId))
  if (!payment || isFinal(refund)) return
  try {
    await giveBack(deps, refund, payment)
    await markRefund(deps.db, refund.id, 'processing')
  } catch (error) {
    if (!isLast && !isHopeless(error)) throw error
    deps.log.error({ err: error, refundId }, 'a refund failed and waits for the administrator')
    await markRefund(deps.db, refund.id, 'failed')
  }
  await settleSubscription(deps, payment.subscriptionId)
}

async function giveBack({ provider }: PaymentsDeps, { reason }: Refund, { vendorId, refundedCents }: Payment): Promise<void> {
  const found = await provider.findPayment(vendorId)
  const isUntouched = found?.state === 'paid' && found.refundedCents <= refundedCents
  if (isUntouched) await provider.refundPayment(vendorId, reason)
}

function isFinal({ status }: Refund): boolean {
  return status === 'completed' || status === 'failed'
}

function isHopeless(error: unknown): boolean {
  return error instanceof ProviderFault && error.code === 'refused'
}
