import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import type { Api } from './api.ts'
import { BILLING_TYPES, type Payment } from './store.ts'
import {
  addCharge,
  awaitDueDay,
  capture,
  changeCharge,
  isOpen,
  makeOverdue,
  receiveInCash,
  removeCharge,
  restoreCharge,
  undoCash,
} from './charges.ts'
import { dayOf } from './dates.ts'
import { invalid, notFound } from './errors.ts'
import { acceptCard, checkTerms, dayField, findCustomer, requireCard } from './orders.ts'
import { newestFirst, presentList, presentPayment, presentRefund } from './present.ts'
import { named, read } from './read.ts'
import { refund } from './returns.ts'

const order = z.looseObject({
  billingType: z.enum(BILLING_TYPES),
  value: z.number(),
  dueDate: dayField,
  description: z.string().nullish(),
  externalReference: z.string().nullish(),
})
const change = z.object({
  value: z.number().optional(),
  dueDate: dayField.optional(),
  description: z.string().nullish(),
  externalReference: z.string().nullish(),
})
const refundOrder = z.object({ value: z.number().optional(), description: z.string().optional() })
const text = z.string().optional()
const page = z.object({ offset: text, limit: text })

export function servePayments(scope: FastifyInstance, api: Api): void {
  servePaymentLists(scope, api)
  servePaymentActions(scope, api)
  const { payments } = api.store
  scope.get('/payments/:id', ({ params }) => show(api, named(payments, params)))
  scope.get('/payments/:id/status', ({ params }) => ({ status: named(payments, params).status }))
  scope.get('/payments/:id/viewingInfo', ({ params }) => {
    named(payments, params)
    return { invoiceViewedDate: null, boletoViewedDate: null }
  })
  scope.get('/payments/:id/billingInfo', ({ params }) => {
    const { card } = named(payments, params)
    return { pix: null, creditCard: card, bankSlip: null }
  })
  scope.get('/payments/:id/chargeback', ({ params }) => {
    const { id, chargeback, value } = named(payments, params)
    if (!chargeback) throw notFound()
    return { ...chargeback, payment: id, value }
  })
  scope.get('/payments/:id/refunds', ({ params, query }) =>
    presentList(named(payments, params).refunds, read(page, query), presentRefund),
  )
}

/** Calls that change one charge and return it. */
function servePaymentActions(scope: FastifyInstance, api: Api): void {
  const { payments } = api.store
  const today = () => dayOf(api.clock.now())
  const update = (payment: Payment, body: unknown) => {
    const given = read(change, body)
    const { value = payment.value, dueDate = payment.dueDate } = given
    checkTerms(api, { value, dueOn: given.dueDate ?? today(), billingType: payment.billingType })
    changeCharge(api, payment, { ...given, value, dueDate })
  }
  const actions: Readonly<Record<string, (payment: Payment, body: unknown) => void>> = {
    '/payments/:id': update,
    '/payments/:id/restore': (payment) => restoreCharge(api, payment),
    '/payments/:id/refund': (payment, body) => refund(api, payment, read(refundOrder, body)),
    '/payments/:id/receiveInCash': (payment) => receiveInCash(api, payment, today()),
    '/payments/:id/undoReceivedInCash': (payment) => undoCash(api, payment),
    '/payments/:id/payWithCreditCard': (payment, body) => payByCard(api, payment, body),
    '/sandbox/payment/:id/confirm': (payment) => capture(api, payment, today()),
    '/sandbox/payment/:id/overdue': (payment) => makeOverdue(api, payment),
  }
  for (const [path, action] of Object.entries(actions))
    scope.post(path, ({ params, body }) => {
      const payment = named(payments, params)
      action(payment, body)
      return presentPayment(payment)
    })
  scope.put('/payments/:id', ({ params, body }) => {
    const payment = named(payments, params)
    update(payment, body)
    return presentPayment(payment)
  })
  scope.delete('/payments/:id', ({ params }) => {
    const payment = named(payments, params)
    removeCharge(api, payment)
    return { deleted: true, id: payment.id }
  })
}

function servePaymentLists(scope: FastifyInstance, api: Api): void {
  for (const path of ['/payments', '/payments/']) scope.post(path, ({ body }) => presentPayment(createPayment(api, body)))
  scope.get('/payments', ({ query }) => listPayments(api, query))
  scope.get('/payments/limits', () => ({ creation: { daily: { limit: null, used: 0, wasReached: false } } }))
  scope.post('/creditCard/tokenizeCreditCard', ({ body }) => requireCard(api, findCustomer(api, body), body))
}

const SAME = ['billingType', 'status', 'externalReference'] as const
const RANGES = ['dateCreated', 'paymentDate', 'dueDate'] as const
const search = page.extend({
  customer: text,
  subscription: text,
  billingType: text,
  status: text,
  externalReference: text,
  paymentDate: text,
  estimatedCreditDate: text,
  'dateCreated[ge]': text,
  'dateCreated[le]': text,
  'paymentDate[ge]': text,
  'paymentDate[le]': text,
  'dueDate[ge]': text,
  'dueDate[le]': text,
})
type Search = z.infer<typeof search>

function listPayments(api: Api, query: unknown) {
  const { store, faults } = api
  const wanted = read(search, query)
  const { subscription, customer } = wanted
  const found = faults.take('empty_first_list')
    ? []
    : store.payments.find({ subscription, customer }).filter((payment) => !payment.deleted && matches(payment, wanted))
  return presentList(newestFirst(found), wanted, (payment) => show(api, payment))
}

function show({ faults }: Api, payment: Payment) {
  const shown = presentPayment(payment)
  return faults.take('unknown_status') ? { ...shown, status: 'AWAITING_TOMORROW' } : shown
}

function matches(payment: Payment, wanted: Search): boolean {
  return (
    SAME.every((field) => wanted[field] === undefined || payment[field] === wanted[field]) &&
    (wanted.paymentDate === undefined || payment.paymentDate === wanted.paymentDate) &&
    (wanted.estimatedCreditDate === undefined || payment.creditDate === wanted.estimatedCreditDate) &&
    RANGES.every((field) => isWithin(payment[field], wanted[`${field}[ge]`], wanted[`${field}[le]`]))
  )
}

function isWithin(day: string | null, from: string | undefined, to: string | undefined): boolean {
  if (from === undefined && to === undefined) return true
  return day !== null && day >= (from ?? '') && day <= (to ?? '9999')
}

/** With a card it is captured at once, whatever its due day. */
function createPayment(api: Api, body: unknown): Payment {
  const customer = findCustomer(api, body)
  const { value, dueDate, billingType, description = null, externalReference = null } = read(order, body)
  checkTerms(api, { value, dueOn: dueDate, billingType })
  const card = acceptCard(api, customer, body)
  const today = dayOf(api.clock.now())
  const terms = { customer, subscription: null, value, dueDate, billingType, description, externalReference, card }
  const payment = addCharge(api, terms, today)
  if (card) capture(api, payment, today)
  else awaitDueDay(api, payment)
  return payment
}

/** Also an overdue charge: this is how a new card pays it. */
function payByCard(api: Api, payment: Payment, body: unknown): void {
  if (!isOpen(payment)) throw invalid('invalid_action', 'Esta cobrança não pode ser paga.')
  payment.card = requireCard(api, payment.customer, body)
  capture(api, payment, dayOf(api.clock.now()))
}
