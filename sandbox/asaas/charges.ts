/** The states of a charge, changed by a call or by time. Every step sends the provider's event. */
import type { Account } from './account.ts'
import type { Payment, Subscription } from './store.ts'
import type { StoredCard } from './cards.ts'
import { addDays, dayOf, nextWorkingDay } from './dates.ts'
import { invalid } from './errors.ts'
import { newPaymentId } from './ids.ts'

/** After how many days the money of a charge reaches the account; that of Pix does at once. */
const SETTLED_AFTER_DAYS = { CREDIT_CARD: 32, BOLETO: 1, UNDEFINED: 1 } as const

export interface NewCharge {
  readonly customer: string
  readonly subscription: Subscription | null
  readonly value: number
  readonly dueDate: string
  readonly description: string | null
  readonly externalReference: string | null
  readonly billingType: Payment['billingType']
  readonly card: StoredCard | null
}

export function addCharge(account: Account, { subscription, ...order }: NewCharge, today: string): Payment {
  const payment: Payment = {
    ...order,
    subscription: subscription?.id ?? null,
    originalDueDate: order.dueDate,
    id: newPaymentId(),
    number: account.store.payments.size() + 1,
    dateCreated: today,
    status: 'PENDING',
    deleted: false,
    confirmedDate: null,
    paymentDate: null,
    creditDate: null,
    refusals: 0,
    isGivenUp: false,
    refunds: [],
    chargeback: null,
  }
  account.store.payments.add(payment)
  account.announce.payment('PAYMENT_CREATED', payment)
  return payment
}

/** Plans the capture, or the overdue state, for the due day. */
export function awaitDueDay(account: Account, payment: Payment): void {
  account.agenda.plan(payment.dueDate, (day) => fallDue(account, payment, day))
}

export function isOpen({ status, deleted }: Payment): boolean {
  return !deleted && (status === 'PENDING' || status === 'OVERDUE' || status === 'AWAITING_RISK_ANALYSIS')
}

function fallDue(account: Account, payment: Payment, day: string): void {
  if (payment.deleted || payment.status !== 'PENDING' || payment.dueDate > day) return
  if (payment.card && !payment.isGivenUp) {
    if (!isCaptureRefused(account, payment, day)) return capture(account, payment, day)
    refuseCapture(account, payment)
  } else if (payment.dueDate < day) return makeOverdue(account, payment)
  account.agenda.plan(addDays(day, 1), (next) => fallDue(account, payment, next))
}

/** The card was checked when it was stored, so a charge of that same day succeeds. */
function isCaptureRefused({ faults }: Account, payment: Payment, day: string): boolean {
  return payment.dateCreated < day && faults.take('refuse_renewal')
}

function refuseCapture(account: Account, payment: Payment): void {
  payment.refusals += 1
  payment.isGivenUp = payment.refusals >= account.settings.get('renewal_attempts')
  account.announce.payment('PAYMENT_CREDIT_CARD_CAPTURE_REFUSED', payment)
}

/** The card is refused now, and not tried again. */
export function giveUp(account: Account, payment: Payment): void {
  refuseCapture(account, payment)
  payment.isGivenUp = true
}

export function makeOverdue({ announce }: Account, payment: Payment): void {
  if (payment.deleted || payment.status !== 'PENDING')
    throw invalid('invalid_action', 'Somente cobranças pendentes podem ser vencidas.')
  payment.status = 'OVERDUE'
  announce.payment('PAYMENT_OVERDUE', payment)
}

/** The payer has paid. @throws AsaasError when there is nothing to pay */
export function capture(account: Account, payment: Payment, day: string): void {
  if (!isOpen(payment)) throw invalid('invalid_action', 'Esta cobrança não pode ser confirmada.')
  const { billingType } = payment
  payment.confirmedDate = day
  payment.status = 'CONFIRMED'
  payment.creditDate = billingType === 'PIX' ? day : nextWorkingDay(addDays(day, SETTLED_AFTER_DAYS[billingType]))
  if (billingType === 'PIX') return receiveMoney(account, payment)
  account.announce.payment('PAYMENT_CONFIRMED', payment)
  awaitMoney(account, payment)
}

/** Plans the day on which the money arrives. */
export function awaitMoney(account: Account, payment: Payment): void {
  account.agenda.plan(payment.creditDate ?? '', () => receiveMoney(account, payment))
}

/** The money reaches the account, unless it was refunded or is disputed. */
export function receiveMoney({ announce }: Account, payment: Payment): void {
  if (payment.deleted || payment.status !== 'CONFIRMED') return
  payment.status = 'RECEIVED'
  payment.paymentDate = payment.creditDate
  announce.payment('PAYMENT_RECEIVED', payment)
}

export function removeCharge({ announce }: Account, payment: Payment): void {
  if (!isOpen(payment)) throw invalid('invalid_action', 'Esta cobrança não pode ser removida.')
  payment.deleted = true
  announce.payment('PAYMENT_DELETED', payment)
}

export function restoreCharge(account: Account, payment: Payment): void {
  if (!payment.deleted) throw invalid('invalid_action', 'Somente cobranças removidas podem ser restauradas.')
  payment.deleted = false
  account.announce.payment('PAYMENT_RESTORED', payment)
  awaitDueDay(account, payment)
}

export interface ChargeChange {
  readonly value?: number | undefined
  readonly dueDate?: string | undefined
  readonly description?: string | null | undefined
  readonly externalReference?: string | null | undefined
}

/** An overdue charge with a new future day is pending again. */
export function changeCharge(account: Account, payment: Payment, change: ChargeChange): void {
  if (!isOpen(payment)) throw invalid('invalid_action', 'Esta cobrança não pode ser alterada.')
  const given = Object.fromEntries(Object.entries(change).filter(([, value]) => value !== undefined))
  Object.assign(payment, given)
  if (payment.status === 'OVERDUE' && payment.dueDate >= dayOf(account.clock.now())) payment.status = 'PENDING'
  account.announce.payment('PAYMENT_UPDATED', payment)
  if (change.dueDate !== undefined) awaitDueDay(account, payment)
}

export function receiveInCash({ announce }: Account, payment: Payment, day: string): void {
  if (!isOpen(payment)) throw invalid('invalid_action', 'Esta cobrança não pode ser recebida em dinheiro.')
  Object.assign(payment, { status: 'RECEIVED_IN_CASH', paymentDate: day, confirmedDate: day })
  announce.payment('PAYMENT_RECEIVED', payment)
}

export function undoCash(account: Account, payment: Payment): void {
  if (payment.status !== 'RECEIVED_IN_CASH') throw invalid('invalid_action', 'Esta cobrança não foi recebida em dinheiro.')
  Object.assign(payment, { status: 'PENDING', paymentDate: null, confirmedDate: null })
  account.announce.payment('PAYMENT_RECEIVED_IN_CASH_UNDONE', payment)
  awaitDueDay(account, payment)
}
