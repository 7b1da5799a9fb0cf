/** The provider's objects as they go over the wire; what was never sent comes back as null. */
import type { Customer, Payment, Subscription } from './books.ts'
import { addMonths, brazilianDay } from './dates.ts'

const CUSTOMER_FIELDS = [
  'email', 'company', 'phone', 'mobilePhone', 'address', 'addressNumber', 'complement', 'province', 'postalCode',
  'additionalEmails', 'externalReference', 'observations', 'municipalInscription', 'stateInscription', 'groupName',
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

/** The next one to be made, not the one just made (recorded). */
export function nextDueDate({ firstDueDate, generated }: Subscription): string {
  return addMonths(firstDueDate, generated)
}

export function presentPayment(payment: Payment) {
  const { id, customer, subscription, value, status, dueDate, confirmedDate, card, refunds } = payment
  return {
    object: 'payment',
    id,
    dateCreated: payment.dateCreated,
    customer,
    ...(subscription ? { subscription } : {}),
    checkoutSession: null,
    paymentLink: null,
    value,
    netValue: netValue(value),
    originalValue: null,
    interestValue: null,
    description: payment.description,
    billingType: payment.billingType,
    ...(card || confirmedDate ? { confirmedDate } : {}),
    creditCard: card,
    status,
    dueDate,
    originalDueDate: dueDate,
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
    transactionReceiptUrl: null,
    nossoNumero: null,
    bankSlipUrl: null,
    lastInvoiceViewedDate: null,
    lastBankSlipViewedDate: null,
    discount: { value: 0, limitDate: null, dueDateLimitDays: 0, type: 'FIXED' },
    fine: { value: 0, type: 'FIXED' },
    interest: { value: 0, type: 'PERCENTAGE' },
    postalService: false,
    escrow: null,
    refunds:
      refunds.length === 0 ? null : refunds.map((refund) => ({ ...refund, transactionReceiptUrl: null, effectiveDate: null })),
  }
}

/** R$ 0,49 and 2,99 %: the fees of the recorded account. */
function netValue(value: number): number {
  return Math.round((value - 0.49 - value * 0.0299) * 100) / 100
}

/** Events of subscriptions write their days the Brazilian way, unlike everything else. */
export function presentSubscriptionEvent(subscription: Subscription) {
  const shown = presentSubscription(subscription)
  return { ...shown, dateCreated: brazilianDay(shown.dateCreated), nextDueDate: brazilianDay(shown.nextDueDate) }
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
