/** Requests a refund: the row, the end of access and the job are written in one transaction. */
import { REFUND_REASONS } from '#phrases/refund-reasons.ts'
import { businessDay } from '#features/business-zone.ts'
import { recordActivity } from '#features/activity/server/index.ts'
import { type Clock, DAY, addMs } from '#platform/clock.ts'
import { newDigits, newId } from '#platform/crypto.ts'
import type { Executor, Transaction } from '#platform/database.ts'
import { Refusal, refuse } from '#platform/errors.ts'
import { REFUND_DAYS } from '#features/payments/contract.ts'
import type { PaymentsDeps } from '../deps.ts'
import { onPlanChange } from '../sync/on-plan-change.ts'
import { refundJob } from '../jobs.ts'
import { countingCharges } from '../sync/classify-charge.ts'
import type { REFUND_REQUESTERS } from '../schema.ts'
import { findPayment, listPaymentsOf, type Payment } from '../payment-queries.ts'
import {
  findFailedRefund,
  findRefundByProtocol,
  findRefundOf,
  insertRefund,
  type Refund,
  markRefundRetried,
} from './refund-queries.ts'
import { notifyRefund } from './notify-refund.ts'

const OWN_REFUND: RefundRequest = { requestedBy: 'member', reason: REFUND_REASONS.withdrawal }

export interface RefundRequest {
  readonly requestedBy: (typeof REFUND_REQUESTERS)[number]
  readonly reason: string
}

/**
 * The member's own refund: the whole first payment of the subscription, within seven days of it. Repeating the request returns
 * the same refund; a failed one is tried again, however late.
 * @throws Refusal `refund_not_due` without a payment to refund, `refund_too_late`
 */
export async function requestOwnRefund(
  deps: PaymentsDeps,
  tx: Transaction,
  { memberId, request = OWN_REFUND }: { memberId: string; request?: RefundRequest },
): Promise<Refund> {
  const own = await deps.membership.subscriptions.find(tx, memberId)
  if (own) await deps.membership.subscriptions.lock(tx, own.subscription.id)
  const refusal = await whyNoOwnRefund(deps, tx, memberId)
  if (refusal) refuse(refusal)
  const first = await findFirstPayment(deps, tx, memberId)
  if (!first) return repeatFailed(deps, tx, memberId)
  const earlier = await findRefundOf(tx, first.id)
  return earlier && earlier.status !== 'failed' ? earlier : recordRefund(deps, tx, { payment: first, request })
}

/** Why `requestOwnRefund` would refuse now; undefined where it would create or return a refund. */
export async function whyNoOwnRefund(
  deps: Pick<PaymentsDeps, 'membership' | 'clock'>,
  executor: Executor,
  memberId: string,
): Promise<'refund_not_due' | 'refund_too_late' | undefined> {
  const first = await findFirstPayment(deps, executor, memberId)
  if (!first) return (await findFailedRefund(executor, memberId)) ? undefined : 'refund_not_due'
  const earlier = await findRefundOf(executor, first.id)
  if (earlier && earlier.status !== 'failed') return undefined
  if (first.state !== 'paid') return 'refund_not_due'
  return !earlier && isTooLate(first, deps.clock) ? 'refund_too_late' : undefined
}

/** The refund that `requestOwnRefund` created, if there is one. */
export async function findOwnRefund(
  deps: Pick<PaymentsDeps, 'membership'>,
  executor: Executor,
  memberId: string,
): Promise<Refund | undefined> {
  const first = await findFirstPayment(deps, executor, memberId)
  return first && findRefundOf(executor, first.id)
}

/** For when an unsuccessful purchase has replaced the subscription whose refund failed. */
async function repeatFailed(deps: PaymentsDeps, tx: Transaction, memberId: string): Promise<Refund> {
  const { protocol } = (await findFailedRefund(tx, memberId)) ?? refuse('refund_not_due')
  return retryRefund(deps, tx, { memberId, protocol })
}

/** For account deletion: like `requestOwnRefund`, but returns undefined instead of refusing. */
export async function refundWhatIsDue(
  deps: PaymentsDeps,
  tx: Transaction,
  { memberId, request }: { memberId: string; request: RefundRequest },
): Promise<Refund | undefined> {
  try {
    return await requestOwnRefund(deps, tx, { memberId, request })
  } catch (error) {
    if (error instanceof Refusal) return undefined
    throw error
  }
}

/**
 * Retries a failed refund, no matter who requested it first. Returns one that is pending or completed unchanged.
 * @throws Refusal `not_found` for another member's, `refund_not_due` when the money is not there to be refunded
 */
export async function retryRefund(
  deps: PaymentsDeps,
  tx: Transaction,
  { memberId, protocol }: { memberId: string; protocol: string },
): Promise<Refund> {
  const refund = await findRefundByProtocol(tx, protocol)
  if (refund?.memberId !== memberId) refuse('not_found')
  if (refund.status !== 'failed') return refund
  const payment = (await lockPayment(deps, tx, refund.paymentId)) ?? refuse('not_found')
  if (payment.state !== 'paid') refuse('refund_not_due')
  return recordRefund(deps, tx, { payment, request: { requestedBy: 'member', reason: refund.reason } })
}

/** The first payment of the member's current or last subscription. */
export async function findFirstPayment(
  { membership }: Pick<PaymentsDeps, 'membership'>,
  executor: Executor,
  memberId: string,
): Promise<Payment | undefined> {
  const subscriptionWithPlan = await membership.subscriptions.find(executor, memberId)
  const charges = subscriptionWithPlan ? await listPaymentsOf(executor, subscriptionWithPlan.subscription.id) : []
  return countingCharges(charges).find(({ paidAt }) => paidAt !== null)
}

/**
 * The administrator's refund: any payment that is still paid. @throws Refusal `not_found`, `refund_not_due`,
 * `refund_already_made`
 */
export async function requestRefundOf(
  deps: PaymentsDeps,
  tx: Transaction,
  { paymentId, request }: { paymentId: string; request: RefundRequest },
): Promise<Refund> {
  const payment = (await lockPayment(deps, tx, paymentId)) ?? refuse('not_found')
  const earlier = await findRefundOf(tx, payment.id)
  if (earlier && earlier.status !== 'failed') refuse('refund_already_made')
  if (payment.state !== 'paid') refuse('refund_not_due')
  return recordRefund(deps, tx, { payment, request })
}

/** A payment that no sync changes until the transaction ends. Like a sync, it locks the subscription before anything of the payment. */
async function lockPayment(
  { membership }: Pick<PaymentsDeps, 'membership'>,
  tx: Transaction,
  id: string,
): Promise<Payment | undefined> {
  const found = await findPayment(tx, id)
  if (!found) return undefined
  await membership.subscriptions.lock(tx, found.subscriptionId)
  return findPayment(tx, id)
}

/**
 * When a parallel request was faster, returns its refund; an administrator is refused instead, because their reason would be
 * lost. The payment must be one that was read after its subscription was locked: the refund states what is left of it.
 * @throws Refusal `refund_already_made`
 */
export async function recordRefund(
  deps: PaymentsDeps,
  tx: Transaction,
  { payment, request }: { payment: Payment; request: RefundRequest },
): Promise<Refund> {
  if (await isLatestPayment(tx, payment))
    await onPlanChange(deps, tx, await deps.membership.subscriptions.requestRefund(tx, payment.subscriptionId))
  const earlier = await findRefundOf(tx, payment.id)
  const refund = earlier
    ? await markRefundRetried(tx, earlier.id, { ...request, pendingSince: deps.clock.now() })
    : await insertNew(deps, tx, { payment, request })
  if (!refund) return useConcurrentRefund(tx, payment, request)
  await notifyRefund(deps, tx, refund)
  await recordRequest(deps, tx, refund)
  await deps.queue.enqueue(tx, refundJob, { payload: { refundId: refund.id }, key: refund.id })
  return refund
}

/** Skips administrators' orders, which are logged separately with the administrator's name. */
async function recordRequest({ clock }: PaymentsDeps, tx: Transaction, refund: Refund): Promise<void> {
  const { memberId, protocol, amountCents, reason, requestedBy } = refund
  if (requestedBy === 'admin') return
  const actor = requestedBy === 'system' ? 'system' : 'member'
  const detail = { protocol, amount_cents: amountCents, reason }
  await recordActivity(tx, { kind: 'refund_requested', actor, at: clock.now(), memberId, detail })
}

async function useConcurrentRefund(tx: Transaction, { id }: Payment, { requestedBy }: RefundRequest): Promise<Refund> {
  const faster = requestedBy === 'admin' ? undefined : await findRefundOf(tx, id)
  return faster ?? refuse('refund_already_made')
}

function insertNew(
  { clock }: PaymentsDeps,
  tx: Transaction,
  { payment, request }: { payment: Payment; request: RefundRequest },
): Promise<Refund | undefined> {
  const now = clock.now()
  return insertRefund(tx, {
    ...request,
    id: newId(now),
    protocol: newProtocol(now),
    paymentId: payment.id,
    memberId: payment.memberId,
    amountCents: payment.valueCents - payment.refundedCents,
    status: 'pending',
    pendingSince: now,
    createdAt: now,
  })
}

/** A refund of an older month, made as a courtesy, leaves the plan alone. */
async function isLatestPayment(tx: Transaction, { id, subscriptionId }: Payment): Promise<boolean> {
  const charges = countingCharges(await listPaymentsOf(tx, subscriptionId))
  return charges.findLast(({ paidAt }) => paidAt !== null)?.id === id
}

/** The last moment at which a member can request a refund of a first payment without a reason. */
export function refundableUntil({ paidAt }: Payment): Date | undefined {
  return paidAt === null ? undefined : addMs(paidAt, REFUND_DAYS * DAY)
}

function isTooLate(payment: Payment, clock: Clock): boolean {
  const until = refundableUntil(payment)
  return until !== undefined && until < clock.now()
}

const PROTOCOL_DIGITS = 8

/** Short enough to read out on the phone: the day, and digits that cannot be guessed. */
function newProtocol(now: Date): string {
  return `${businessDay(now).replaceAll('-', '')}-${newDigits(PROTOCOL_DIGITS)}`
}
