/** The provider's objects as JSON; fields that were never sent are null. */
import type { Customer, Payment, Refund, Subscription } from './store.ts'
import { brazilianDay } from './dates.ts'
import { nextDueDate } from './subscriptions.ts'

const CUSTOMER_FIELDS = [
  'email', 'company', 'phone', 'mobilePhone', 'address', 'addressNumber', 'complement', 'province', 'postalCode',
  'additionalEmails', 'externalReference', 'observations', 'municipalInscription', 'stateInscription',
] as const // prettier-ignore

export function presentCustomer({ id, dateCreated, name, cpfCnpj, deleted, more }: Customer) {
  const sent = Object.fromEntries(CUSTOMER_FIELDS.map((field) => [field, more[field] ?? null]))
  return {
    object: 'customer',
    id,
    dateCreated,
    name,
    ...sent,
    cpfCnpj,
    personType: cpfCnpj.length > 11 ? 'JURIDICA' : 'FISICA',
    deleted,
    notificationDisabled: more['notificationDisabled'] === true,
    canDelete: true,
    cannotBeDeletedReason: null,
    canEdit: true,
    cannotEditReason: null,
    city: null,
    cityName: null,
    state: null,
    country: 'Brasil',
  }
}

export function presentSubscription(subscription: Subscription) {
  const { id, dateCreated, customer, value, cycle, description, billingType, status, deleted, externalReference } = subscription
  return {
    object: 'subscription',
    id,
    dateCreated,
    customer,
    paymentLink: null,
    value,
    nextDueDate: nextDueDate(subscription),
    cycle,
    description,
    billingType,
    deleted,
    status,
    externalReference,
    checkoutSession: null,
    sendPaymentByPostalService: false,
    fine: { value: 0, type: 'FIXED' },
    interest: { value: 0, type: 'PERCENTAGE' },
    split: null,
    ...(subscription.endDate ? { endDate: subscription.endDate } : {}),
    ...(subscription.maxPayments ? { maxPayments: subscription.maxPayments } : {}),
    ...(subscription.card ? { creditCard: subscription.card } : {}),
  }
}

/** Events of subscriptions have Brazilian dates, unlike everything else. */
export function presentSubscriptionEvent(subscription: Subscription) {
  const shown = presentSubscription(subscription)
  return { ...shown, dateCreated: brazilianDay(shown.dateCreated), nextDueDate: brazilianDay(shown.nextDueDate) }
}

export function presentPayment(payment: Payment) {
  const { id, customer, subscription, value, status, dueDate, confirmedDate, refunds, chargeback } = payment
  return {
    object: 'payment',
    id,
    dateCreated: payment.dateCreated,
    customer,
    ...(subscription === null ? {} : { subscription }),
    checkoutSession: null,
    paymentLink: null,
    value,
    netValue: netValue(payment),
    originalValue: null,
    interestValue: null,
    description: payment.description,
    billingType: payment.billingType,
    ...presentMeans(payment),
    pixTransaction: null,
    status,
    dueDate,
    originalDueDate: payment.originalDueDate,
    paymentDate: payment.paymentDate,
    clientPaymentDate: confirmedDate,
    installmentNumber: null,
    invoiceUrl: `https://sandbox.invalid/i/${id.slice(4)}`,
    invoiceNumber: String(payment.number).padStart(8, '0'),
    externalReference: payment.externalReference,
    deleted: payment.deleted,
    anticipated: false,
    anticipable: false,
    creditDate: payment.creditDate,
    estimatedCreditDate: payment.creditDate,
    transactionReceiptUrl: confirmedDate === null ? null : `https://sandbox.invalid/comprovantes/${id.slice(4)}`,
    nossoNumero: null,
    bankSlipUrl: payment.billingType === 'BOLETO' ? `https://sandbox.invalid/b/pdf/${id.slice(4)}` : null,
    lastInvoiceViewedDate: null,
    lastBankSlipViewedDate: null,
    discount: { value: 0, limitDate: null, dueDateLimitDays: 0, type: 'FIXED' },
    fine: { value: 0, type: 'FIXED' },
    interest: { value: 0, type: 'PERCENTAGE' },
    postalService: false,
    escrow: null,
    refunds: refunds.length === 0 ? null : refunds.map(presentRefund),
    ...(chargeback === null ? {} : { chargeback: { status: chargeback.status, reason: chargeback.reason } }),
  }
}

/** Fields that only cards have, and those that only boletos have. */
function presentMeans({ billingType, card, confirmedDate }: Payment) {
  if (billingType === 'BOLETO') return { canBePaidAfterDueDate: true }
  return billingType === 'CREDIT_CARD' || card ? { confirmedDate, creditCard: card } : {}
}

/** R$ 0,49 and 2,99 %, and R$ 1,99 for a boleto: the fees of the recorded account. */
function netValue({ value, billingType }: Payment): number {
  const fee = billingType === 'BOLETO' ? 1.99 : 0.49 + value * 0.0299
  return Math.round((value - fee) * 100) / 100
}

export function presentRefund(refund: Refund) {
  return { ...refund, endToEndIdentifier: null, transactionReceiptUrl: null, refundedSplits: [] }
}

export interface ListQuery {
  readonly offset?: string | undefined
  readonly limit?: string | undefined
}

const MAX_PAGE = 100
const PAGE = 10

export function presentList<Item, Shown>(items: readonly Item[], { offset, limit }: ListQuery, show: (item: Item) => Shown) {
  const from = Math.max(0, Number(offset) || 0)
  const size = Math.min(MAX_PAGE, Math.max(1, Number(limit) || PAGE))
  const data = items.slice(from, from + size).map(show)
  return { object: 'list', hasMore: from + size < items.length, totalCount: items.length, limit: size, offset: from, data }
}

/** The order of the provider's lists. @param oldestFirst the order of the stored objects */
export function newestFirst<Item>(oldestFirst: readonly Item[]): readonly Item[] {
  return oldestFirst.toReversed()
}
