/** What happens to charges and subscriptions, by a call or by time. Every step is announced as the provider announces it. */
import type { Clock } from '#platform/clock.ts'
import { type Books, type Payment, paymentsOf, type Subscription } from './books.ts'
import type { StoredCard } from './cards.ts'
import { addDays, dayOf, nextWorkingDay } from './dates.ts'
import { invalid, notFound } from './errors.ts'
import type { AsaasFaults } from './faults.ts'
import { newPaymentId, newSubscriptionId } from './ids.ts'
import { nextDueDate } from './present.ts'

/** Later charges are made so long before they are due. */
const MADE_DAYS_BEFORE = 40
const SETTLED_AFTER_DAYS = 32
/** More months than anybody moves the clock in one go. */
const MOST_AT_ONCE = 200

export interface Announcer {
  readonly payment: (event: string, payment: Payment) => void
  readonly subscription: (event: string, subscription: Subscription) => void
}

export interface Ledger {
  readonly subscribe: (order: Omit<Subscription, 'id' | 'dateCreated' | 'generated' | 'status' | 'deleted'>) => Subscription
  readonly charge: (order: NewCharge) => Payment
  readonly replaceCard: (subscription: Subscription, card: StoredCard) => void
  readonly removeSubscription: (subscription: Subscription) => void
  readonly removePayment: (payment: Payment) => void
  readonly refund: (payment: Payment, order: { value?: number | undefined; description?: string | undefined }) => void
  /** The sandbox's own calls. */
  readonly confirm: (payment: Payment) => void
  readonly makeOverdue: (payment: Payment) => void
  /** Opens, wins or loses a dispute of the card's holder. */
  readonly dispute: (payment: Payment, step: 'open' | 'win' | 'lose') => void
  /** Everything that is due by the account's clock. */
  readonly passTime: () => void
}

export interface NewCharge {
  readonly customer: string
  readonly subscription: Subscription | null
  readonly value: number
  readonly dueDate: string
  readonly description: string | null
  readonly externalReference: string | null
  readonly billingType: string
  readonly card: StoredCard | null
  /** Captured at once, whatever the due day. */
  readonly isCaptured: boolean
}

export interface LedgerParts {
  readonly books: Books
  readonly clock: Clock
  readonly faults: AsaasFaults
  readonly announce: Announcer
}

export function createLedger(parts: LedgerParts): Ledger {
  const { books, clock, announce } = parts
  const today = () => dayOf(clock.now())
  return {
    subscribe: (order) => subscribe(parts, order),
    charge: (order) => charge(parts, order),
    replaceCard: (subscription, card) => {
      subscription.card = card
      for (const payment of paymentsOf(books, subscription.id)) if (isOpen(payment)) payment.card = card
      announce.subscription('SUBSCRIPTION_UPDATED', subscription)
      retryOverdue(parts, subscription)
    },
    removeSubscription: (subscription) => {
      subscription.deleted = true
      subscription.status = 'INACTIVE'
      for (const payment of paymentsOf(books, subscription.id)) if (isOpen(payment)) removePayment(parts, payment)
      announce.subscription('SUBSCRIPTION_DELETED', subscription)
    },
    removePayment: (payment) => {
      if (!isOpen(payment)) throw invalid('invalid_action', 'Esta cobrança não pode ser removida.')
      removePayment(parts, payment)
    },
    refund: (payment, order) => refund(parts, payment, order),
    confirm: (payment) => capture(parts, payment, today()),
    makeOverdue: (payment) => {
      payment.status = 'OVERDUE'
      announce.payment('PAYMENT_OVERDUE', payment)
    },
    dispute: (payment, step) => dispute(parts, payment, step),
    passTime: () => passTime(parts, today()),
  }
}

function isOpen({ status, deleted }: Payment): boolean {
  return !deleted && (status === 'PENDING' || status === 'OVERDUE' || status === 'AWAITING_RISK_ANALYSIS')
}

function subscribe(parts: LedgerParts, order: Parameters<Ledger['subscribe']>[0]): Subscription {
  const { books, clock, faults, announce } = parts
  const created = {
    id: newSubscriptionId(),
    dateCreated: dayOf(clock.now()),
    generated: 0,
    status: 'ACTIVE',
    deleted: false,
  } as const
  const subscription: Subscription = { ...created, ...order }
  books.subscriptions.set(subscription.id, subscription)
  announce.subscription('SUBSCRIPTION_CREATED', subscription)
  const first = makeNextCharge(parts, subscription)
  const isReviewed = order.card !== null && faults.take('review_card')
  if (isReviewed) {
    first.status = 'AWAITING_RISK_ANALYSIS'
    announce.payment('PAYMENT_AWAITING_RISK_ANALYSIS', first)
  }
  passTime(parts, dayOf(clock.now()))
  return subscription
}

function makeNextCharge(parts: LedgerParts, subscription: Subscription): Payment {
  const dueDate = nextDueDate(subscription)
  subscription.generated += 1
  const { customer, value, description, externalReference, billingType, card } = subscription
  const wanted = { customer, value, description, externalReference, billingType, card, dueDate }
  return charge(parts, { ...wanted, subscription, isCaptured: false })
}

function charge({ books, clock, announce, faults }: LedgerParts, order: NewCharge): Payment {
  const { isCaptured, subscription, ...rest } = order
  const payment: Payment = {
    ...rest,
    subscription: subscription?.id ?? null,
    id: newPaymentId(),
    number: books.payments.size + 1,
    dateCreated: dayOf(clock.now()),
    status: 'PENDING',
    deleted: false,
    confirmedDate: null,
    paymentDate: null,
    creditDate: null,
    isRefused: false,
    refunds: [],
  }
  books.payments.set(payment.id, payment)
  announce.payment('PAYMENT_CREATED', payment)
  if (isCaptured) capture({ books, clock, announce, faults }, payment, payment.dateCreated)
  return payment
}

function capture({ announce }: LedgerParts, payment: Payment, today: string): void {
  if (!isOpen(payment)) throw invalid('invalid_action', 'Esta cobrança não pode ser confirmada.')
  payment.status = 'CONFIRMED'
  payment.isRefused = false
  payment.confirmedDate = today
  payment.creditDate = nextWorkingDay(addDays(today, SETTLED_AFTER_DAYS))
  announce.payment('PAYMENT_CONFIRMED', payment)
}

/** The new card is tried on what is late. */
function retryOverdue(parts: LedgerParts, subscription: Subscription): void {
  const late = paymentsOf(parts.books, subscription.id).filter(({ status, deleted }) => status === 'OVERDUE' && !deleted)
  for (const payment of late) capture(parts, payment, dayOf(parts.clock.now()))
}

function removePayment({ announce }: LedgerParts, payment: Payment): void {
  payment.deleted = true
  announce.payment('PAYMENT_DELETED', payment)
}

function refund(parts: LedgerParts, payment: Payment, order: Parameters<Ledger['refund']>[1]): void {
  const { clock, faults, announce } = parts
  const value = order.value ?? payment.value
  const left = toCents(payment.value) - toCents(refundedOf(payment)) - toCents(value)
  if (payment.deleted) throw notFound()
  if (!['CONFIRMED', 'RECEIVED'].includes(payment.status))
    throw invalid('invalid_action', 'Somente é possível estornar cobranças recebidas ou confirmadas.')
  if (value <= 0 || left < 0) throw invalid('invalid_value', 'O valor do estorno é superior ao valor disponível da cobrança.')
  if (faults.take('refuse_refund')) throw invalid('invalid_action', 'Não há saldo suficiente para estornar esta cobrança.')
  const { event, status, refundStatus } = refundOutcome(faults.take('slow_refund'), left === 0)
  payment.refunds.push({ dateCreated: dayOf(clock.now()), value, description: order.description ?? null, status: refundStatus })
  payment.status = status ?? payment.status
  announce.payment(event, payment)
}

function toCents(reais: number): number {
  return Math.round(reais * 100)
}

function refundedOf({ refunds }: Payment): number {
  return refunds.filter(({ status }) => status !== 'CANCELLED').reduce((sum, { value }) => sum + value, 0)
}

/** A part given back leaves the status as it was: there is no word for it. */
function refundOutcome(isSlow: boolean, isWhole: boolean) {
  if (isSlow) return { event: 'PAYMENT_REFUND_IN_PROGRESS', status: 'REFUND_IN_PROGRESS', refundStatus: 'PENDING' } as const
  return isWhole
    ? ({ event: 'PAYMENT_REFUNDED', status: 'REFUNDED', refundStatus: 'DONE' } as const)
    : ({ event: 'PAYMENT_PARTIALLY_REFUNDED', status: undefined, refundStatus: 'DONE' } as const)
}

const DISPUTE = {
  open: [['CHARGEBACK_REQUESTED', 'PAYMENT_CHARGEBACK_REQUESTED']],
  win: [
    ['CHARGEBACK_DISPUTE', 'PAYMENT_CHARGEBACK_DISPUTE'],
    ['AWAITING_CHARGEBACK_REVERSAL', 'PAYMENT_AWAITING_CHARGEBACK_REVERSAL'],
    ['CONFIRMED', 'PAYMENT_CONFIRMED'],
  ],
  lose: [['REFUNDED', 'PAYMENT_REFUNDED']],
} as const

function dispute({ announce }: LedgerParts, payment: Payment, step: keyof typeof DISPUTE): void {
  for (const [status, event] of DISPUTE[step]) {
    payment.status = status
    announce.payment(event, payment)
  }
}

function passTime(parts: LedgerParts, today: string): void {
  for (const subscription of parts.books.subscriptions.values()) makeDueCharges(parts, subscription, today)
  for (const payment of parts.books.payments.values()) movePayment(parts, payment, today)
}

function makeDueCharges(parts: LedgerParts, subscription: Subscription, today: string): void {
  for (let made = 0; made < MOST_AT_ONCE; made += 1) {
    const due = nextDueDate(subscription)
    const isOver =
      (subscription.maxPayments !== null && subscription.generated >= subscription.maxPayments) ||
      (subscription.endDate !== null && due > subscription.endDate)
    if (subscription.status !== 'ACTIVE' || subscription.deleted) return
    if (isOver) {
      subscription.status = 'EXPIRED'
      return
    }
    if (addDays(due, -MADE_DAYS_BEFORE) > today) return
    makeNextCharge(parts, subscription)
  }
}

function movePayment(parts: LedgerParts, payment: Payment, today: string): void {
  if (payment.deleted) return
  if (isToBeCaptured(payment, today)) captureOnDueDay(parts, payment)
  if (payment.status === 'PENDING' && payment.dueDate < today) {
    payment.status = 'OVERDUE'
    parts.announce.payment('PAYMENT_OVERDUE', payment)
  }
  if (payment.status === 'CONFIRMED' && (payment.creditDate ?? today) <= today) {
    payment.status = 'RECEIVED'
    payment.paymentDate = payment.creditDate
    parts.announce.payment('PAYMENT_RECEIVED', payment)
  }
}

function isToBeCaptured({ status, dueDate, card, isRefused }: Payment, today: string): boolean {
  return status === 'PENDING' && dueDate <= today && card !== null && !isRefused
}

function captureOnDueDay(parts: LedgerParts, payment: Payment): void {
  const { books, faults, announce } = parts
  const subscription = payment.subscription === null ? undefined : books.subscriptions.get(payment.subscription)
  const isRenewal = subscription?.firstDueDate !== payment.dueDate
  payment.isRefused = isRenewal && faults.take('refuse_renewal')
  if (payment.isRefused) announce.payment('PAYMENT_CREDIT_CARD_CAPTURE_REFUSED', payment)
  else capture(parts, payment, payment.dueDate)
}
