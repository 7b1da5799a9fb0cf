/** Money that is returned: refunds by the account, disputes by the card's holder, and the risk analysis. */
import type { Account } from './account.ts'
import type { Chargeback, Payment, PaymentStatus } from './store.ts'
import { awaitDueDay, awaitMoney, capture } from './charges.ts'
import { dayOf } from './dates.ts'
import { invalid, notFound } from './errors.ts'
import { newChargebackId } from './ids.ts'

export interface RefundRequest {
  readonly value?: number | undefined
  readonly description?: string | null | undefined
}

export function refund(account: Account, payment: Payment, { value, description = null }: RefundRequest): void {
  const left = toCents(payment.value) - refundedCents(payment)
  const asked = value === undefined ? left : toCents(value)
  if (payment.deleted) throw notFound()
  if (payment.status !== 'CONFIRMED' && payment.status !== 'RECEIVED')
    throw invalid('invalid_action', 'Somente é possível estornar cobranças recebidas ou confirmadas.')
  if (asked <= 0 || asked > left) throw invalid('invalid_value', 'O valor do estorno é superior ao valor disponível da cobrança.')
  if (account.faults.take('refuse_refund'))
    throw invalid('invalid_action', 'Não há saldo suficiente para estornar esta cobrança.')
  const dateCreated = dayOf(account.clock.now())
  payment.refunds.push({ dateCreated, value: asked / 100, description, status: 'PENDING', effectiveDate: null })
  if (!account.faults.take('slow_refund')) return finishRefund(account, payment)
  payment.status = 'REFUND_IN_PROGRESS'
  account.announce.payment('PAYMENT_REFUND_IN_PROGRESS', payment)
}

/** A partial refund leaves the status unchanged: there is none for it. */
export function finishRefund(account: Account, payment: Payment): void {
  endRefunds(account, payment, 'DONE')
  if (refundedCents(payment) < toCents(payment.value)) return account.announce.payment('PAYMENT_PARTIALLY_REFUNDED', payment)
  payment.status = 'REFUNDED'
  account.announce.payment('PAYMENT_REFUNDED', payment)
}

export function denyRefund(account: Account, payment: Payment): void {
  endRefunds(account, payment, 'CANCELLED')
  account.announce.payment('PAYMENT_REFUND_DENIED', payment)
}

function endRefunds(account: Account, payment: Payment, status: 'DONE' | 'CANCELLED'): void {
  const effectiveDate = status === 'DONE' ? dayOf(account.clock.now()) : null
  for (const each of payment.refunds) if (each.status === 'PENDING') Object.assign(each, { status, effectiveDate })
  if (payment.status === 'REFUND_IN_PROGRESS') resume(account, payment)
}

function toCents(reais: number): number {
  return Math.round(reais * 100)
}

function refundedCents({ refunds }: Payment): number {
  return refunds.filter(({ status }) => status !== 'CANCELLED').reduce((sum, { value }) => sum + toCents(value), 0)
}

/** Returns to the state of a paid charge before the dispute or refund. */
function resume(account: Account, payment: Payment): void {
  payment.status = payment.paymentDate === null ? 'CONFIRMED' : 'RECEIVED'
  awaitMoney(account, payment)
}

export function openDispute(account: Account, payment: Payment): void {
  payment.chargeback = { id: newChargebackId(), reason: 'ABSENT_CARD_FRAUD', status: 'REQUESTED' }
  move(account, payment, ['CHARGEBACK_REQUESTED', 'PAYMENT_CHARGEBACK_REQUESTED', 'REQUESTED'])
}

/** Contested, decided for the account, and paid again: the events of the first payment are sent again. */
export function winDispute(account: Account, payment: Payment): void {
  move(account, payment, ['CHARGEBACK_DISPUTE', 'PAYMENT_CHARGEBACK_DISPUTE', 'IN_DISPUTE'])
  move(account, payment, ['AWAITING_CHARGEBACK_REVERSAL', 'PAYMENT_AWAITING_CHARGEBACK_REVERSAL', 'IN_DISPUTE'])
  resume(account, payment)
  move(account, payment, [payment.status, `PAYMENT_${payment.status}`, 'REVERSED'])
}

export function loseDispute(account: Account, payment: Payment): void {
  move(account, payment, ['REFUNDED', 'PAYMENT_REFUNDED', 'DONE'])
}

function move(
  { announce }: Account,
  payment: Payment,
  [status, event, chargeback]: readonly [PaymentStatus, string, Chargeback['status']],
): void {
  payment.status = status
  if (payment.chargeback) payment.chargeback.status = chargeback
  announce.payment(event, payment)
}

export function holdForReview({ announce }: Account, payment: Payment): void {
  payment.status = 'AWAITING_RISK_ANALYSIS'
  announce.payment('PAYMENT_AWAITING_RISK_ANALYSIS', payment)
}

export function approveReview(account: Account, payment: Payment): void {
  account.announce.payment('PAYMENT_APPROVED_BY_RISK_ANALYSIS', payment)
  capture(account, payment, dayOf(account.clock.now()))
}

/** The resulting state is not documented; here the charge can still be paid, and becomes overdue otherwise. */
export function reproveReview(account: Account, payment: Payment): void {
  payment.status = 'PENDING'
  payment.isGivenUp = true
  account.announce.payment('PAYMENT_REPROVED_BY_RISK_ANALYSIS', payment)
  awaitDueDay(account, payment)
}
