import * as z from 'zod/mini'
import { reasonOf, REFUND_REASON_MIN } from '../action-reason.ts'
import { CARD_ERRORS } from '../error-codes.ts'
import { endpoints, id, memberText, moment, ok, phoneField } from '../endpoint.ts'
import { subscription } from '../membership/contract.ts'

/** Days from a subscription's first payment within which the member can take the money back on their own. */
export const REFUND_DAYS = 7

const filled = (max: number) => memberText(max).check(z.minLength(1))
/** A single line of text, as printed on cards and invoices. */
const line = (max: number) => filled(max).check(z.regex(/^\P{Cc}*$/u))

/** For the names of payers and cardholders, in UTF-16 units. */
export const PAYER_NAME_MAX = 100
export const PAYER_EMAIL_MAX = 200

/** Card details for the payment provider. They exist for one request only; nothing of them is stored. */
export const cardFields = {
  creditCard: z.object({
    holderName: line(PAYER_NAME_MAX),
    number: z.string().check(z.regex(/^\d{13,19}$/)),
    expiryMonth: z.string().check(z.regex(/^(0[1-9]|1[0-2])$/)),
    expiryYear: z.string().check(z.regex(/^20\d\d$/)),
    ccv: z.string().check(z.regex(/^\d{3,4}$/)),
  }),
  creditCardHolderInfo: z.object({
    name: line(PAYER_NAME_MAX),
    email: line(PAYER_EMAIL_MAX),
    cpfCnpj: z.string().check(z.regex(/^[\d./-]{11,18}$/)),
    postalCode: z.string().check(z.regex(/^\d{8}$/)),
    addressNumber: line(20),
    /** At least ten digits, including an area code. */
    phone: z.string().check(z.maxLength(40), z.regex(/^\+?(?:[ ().-]*\d){10,15}$/)),
  }),
}

const cardInput = z.object(cardFields)
export type CardInput = z.infer<typeof cardInput>

/** For `FAILED` no money was taken; for `OVERDUE` it may still be taken. */
export const PAYMENT_STATUSES = ['PENDING', 'CONFIRMED', 'REFUNDED', 'FAILED', 'OVERDUE', 'DISPUTED'] as const
const paymentStatus = z.enum(PAYMENT_STATUSES)
export type PaymentStatus = z.infer<typeof paymentStatus>

/** `value` is in reais, as the product specification requires. */
export const payment = z.object({ id: z.string(), status: paymentStatus, value: z.number(), due_on: z.string() })
export const paymentMethod = z.object({ brand: z.string(), last_digits: z.string() })
export const REFUND_STATUSES = ['pending', 'processing', 'completed', 'failed'] as const
const refundStatus = z.enum(REFUND_STATUSES)
export type RefundStatus = z.infer<typeof refundStatus>
export const refund = z.object({ protocol: z.string(), amount: z.number(), status: refundStatus })

export const receipt = z.object({
  id: z.string(),
  value: z.number(),
  status: paymentStatus,
  paid_at: moment,
  /** When the whole amount had been refunded. */
  refunded_at: z.nullable(moment),
  refunded_value: z.number(),
  /** The amount not refunded yet: what a refund requested now would return. */
  left_value: z.number(),
  /** The payer's name and CPF, as last given. */
  payer_name: z.nullable(z.string()),
  payer_document: z.nullable(z.string()),
  payment_method: z.nullable(paymentMethod),
  description: z.string(),
  refund: z.nullable(refund),
  /** The last moment at which the member can request a refund of this payment without a reason. */
  refund_until: z.nullable(moment),
})

export const RECONCILIATION_STATES = ['running', 'done', 'failed'] as const
const reconciliationState = z.enum(RECONCILIATION_STATES)
export type ReconciliationState = z.infer<typeof reconciliationState>
const fix = z.object({
  message: z.string(),
  subscriptions_fixed: z.int(),
  payments_processed: z.int(),
  details: z.array(z.string()),
  /** One entry for each cause, followed by the affected members, one on each line. */
  errors: z.array(z.string()),
  state: reconciliationState,
  /** Subscriptions read so far, out of `total`. */
  done: z.int(),
  total: z.int(),
})
export type ReconciliationReport = z.infer<typeof fix>

const owned = { access: 'session', needsPhone: true, query: z.object(phoneField) } as const
const byProviderId = z.object({ id: filled(100) })

export const payments = endpoints({
  listPayments: {
    ...owned,
    method: 'GET',
    path: '/api/user/payments',
    summary: 'Charges that are due or settled, newest first',
    reply: z.object({ payments: z.array(payment) }),
    errors: [],
  },
  getPaymentMethod: {
    ...owned,
    method: 'GET',
    path: '/api/user/payment-method',
    summary: 'The card of the plan, as far as it may be shown',
    reply: z.object({ paymentMethod: z.nullable(paymentMethod) }),
    errors: [],
  },
  replaceCard: {
    method: 'POST',
    path: '/api/user/payment-method',
    summary: 'A new card for the charges to come',
    access: 'session',
    needsPhone: true,
    body: z.object({ ...phoneField, ...cardFields }),
    reply: z.object({ paymentMethod }),
    errors: ['no_plan', 'payment_in_progress', 'payments_unavailable', 'too_many_cards', 'invalid_document', ...CARD_ERRORS],
  },
  listReceipts: {
    ...owned,
    method: 'GET',
    path: '/api/user/receipts',
    summary: 'One receipt for every payment',
    reply: z.object({ receipts: z.array(receipt) }),
    errors: [],
  },
  requestRefund: {
    method: 'POST',
    path: '/api/user/refund',
    summary: 'Takes the money back within seven days of the first payment; access ends at once',
    access: 'session',
    needsPhone: true,
    /** `protocol` names a failed refund to be tried again. */
    body: z.object({ ...phoneField, protocol: z.optional(filled(40)) }),
    reply: refund,
    errors: ['refund_not_due', 'refund_too_late', 'not_found'],
  },
  cancelSubscription: {
    method: 'POST',
    path: '/api/user/subscription/cancel',
    summary: 'No more charges; access lasts to the end of what is paid',
    access: 'session',
    needsPhone: true,
    body: z.object(phoneField),
    reply: z.object({ subscription }),
    errors: ['no_plan', 'payment_in_progress'],
  },
  getProviderSubscription: {
    method: 'GET',
    path: '/api/asaas/subscriptions/:id',
    summary: 'ACTIVE once the first charge is paid, INACTIVE when it never will be',
    access: 'session',
    params: byProviderId,
    query: z.object(phoneField),
    reply: z.object({ status: z.enum(['ACTIVE', 'INACTIVE', 'PENDING']) }),
    errors: ['not_found'],
  },
  getProviderPayment: {
    method: 'GET',
    path: '/api/asaas/payments/:id',
    summary: 'The state of one of the member’s charges',
    access: 'session',
    params: byProviderId,
    query: z.object(phoneField),
    reply: z.object({ status: paymentStatus }),
    errors: ['not_found'],
  },
  refundPaymentAsAdmin: {
    method: 'POST',
    path: '/api/admin/refund',
    summary: 'Gives a payment back; one whose refund failed is tried again',
    access: 'admin',
    needsPhone: true,
    body: z.object({ ...phoneField, payment_id: id, reason: reasonOf(REFUND_REASON_MIN) }),
    reply: z.object({ refund }),
    errors: ['not_found', 'refund_not_due', 'refund_already_made'],
  },
  fixPayments: {
    method: 'POST',
    path: '/api/admin/fix-payments',
    summary:
      'Reads every open subscription from the provider and corrects ours; answers `running` and continues in the background',
    access: 'admin',
    body: z.object(phoneField),
    reply: fix,
    errors: [],
  },
  getFix: {
    method: 'GET',
    path: '/api/admin/fix-payments',
    summary: 'How far the newest repair has come, and what it has found',
    access: 'admin',
    query: z.object(phoneField),
    reply: z.object({ fix: z.nullable(fix) }),
    errors: [],
  },
  receiveWebhook: {
    method: 'POST',
    path: '/api/asaas/webhook',
    summary: 'The payment provider’s webhook',
    access: 'public',
    /** Accepts any body: refusing an unreadable webhook would hold up those behind it. */
    body: z.unknown(),
    reply: ok,
    errors: ['webhook_refused'],
  },
})
