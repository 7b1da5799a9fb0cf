import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import type { Api } from './api.ts'
import type { Payment } from './books.ts'
import { cardCall } from './cards.ts'
import { dayOf } from './dates.ts'
import { invalid, notFound } from './errors.ts'
import { type ListQuery, presentList, presentPayment } from './present.ts'
import { read } from './read.ts'
import { acceptCard, checkCharge, findCustomer } from './serve-subscriptions.ts'

const order = z.looseObject({
  customer: z.string(),
  billingType: z.string(),
  value: z.number(),
  dueDate: z.string(),
  description: z.string().nullish(),
  externalReference: z.string().nullish(),
})
const refundOrder = z.looseObject({ value: z.number().optional(), description: z.string().optional() })
const search = z.looseObject({
  customer: z.string().optional(),
  subscription: z.string().optional(),
  status: z.string().optional(),
  externalReference: z.string().optional(),
  'dueDate[ge]': z.string().optional(),
  'dueDate[le]': z.string().optional(),
  offset: z.string().optional(),
  limit: z.string().optional(),
})
type Search = z.infer<typeof search>

export function servePayments(scope: FastifyInstance, api: Api): void {
  const { books, ledger, faults } = api
  const find = (params: unknown): Payment => {
    const { id } = params as { id: string } // named in the path
    const found = books.payments.get(id)
    if (!found) throw notFound()
    return found
  }
  const show = (payment: Payment) =>
    faults.take('unknown_status') ? { ...presentPayment(payment), status: 'AWAITING_TOMORROW' } : presentPayment(payment)

  for (const path of ['/payments', '/payments/']) scope.post(path, ({ body }) => presentPayment(createPayment(api, body)))
  scope.get('/payments', ({ query }) => {
    const wanted = read(search, query)
    const found = faults.take('empty_first_list')
      ? []
      : [...books.payments.values()].filter((payment) => matches(payment, wanted))
    const newestFirst = found.toSorted((a, b) => b.number - a.number)
    return presentList(newestFirst, wanted as ListQuery, show) // as: the rest of a query is ignored
  })
  scope.get('/payments/:id', ({ params }) => show(find(params)))
  scope.get('/payments/:id/status', ({ params }) => ({ status: find(params).status }))
  scope.get(
    '/payments/:id/refunds',
    ({ params, query }) => presentList(find(params).refunds, read(search, query) as ListQuery, (refund) => refund), // as: the rest of a query is ignored
  )
  scope.delete('/payments/:id', ({ params }) => {
    const payment = find(params)
    ledger.removePayment(payment)
    return { deleted: true, id: payment.id }
  })
  scope.post('/payments/:id/refund', ({ params, body }) => {
    const payment = find(params)
    ledger.refund(payment, read(refundOrder, body))
    return presentPayment(payment)
  })
  scope.post('/payments/:id/payWithCreditCard', ({ params, body }) => {
    const payment = find(params)
    payment.card = api.cards.accept(read(cardCall, body), payment.customer, dayOf(api.clock.now()))
    ledger.confirm(payment)
    return presentPayment(payment)
  })
  scope.post('/sandbox/payment/:id/confirm', ({ params }) => {
    const payment = find(params)
    ledger.confirm(payment)
    return presentPayment(payment)
  })
  scope.post('/sandbox/payment/:id/overdue', ({ params }) => {
    const payment = find(params)
    ledger.makeOverdue(payment)
    return presentPayment(payment)
  })
  scope.post('/creditCard/tokenizeCreditCard', ({ body }) => {
    const { customer } = read(z.looseObject({ customer: z.string() }), body)
    if (!books.customers.has(customer)) throw invalid('invalid_customer', 'Customer inválido ou não informado.')
    return api.cards.accept(read(cardCall, body), customer, dayOf(api.clock.now()))
  })
}

function matches(payment: Payment, wanted: Search): boolean {
  const isSame = SAME_FIELDS.every((field) => wanted[field] === undefined || payment[field] === wanted[field])
  const from = wanted['dueDate[ge]'] ?? ''
  const to = wanted['dueDate[le]'] ?? '9999'
  return !payment.deleted && isSame && payment.dueDate >= from && payment.dueDate <= to
}

const SAME_FIELDS = ['customer', 'subscription', 'status', 'externalReference'] as const

function createPayment(api: Api, body: unknown): Payment {
  const customer = findCustomer(api, body)
  const given = read(order, body)
  checkCharge(api, { value: given.value, dueOn: given.dueDate })
  const card = acceptCard(api, customer, body)
  return api.ledger.charge({
    customer,
    subscription: null,
    value: given.value,
    dueDate: given.dueDate,
    description: given.description ?? null,
    externalReference: given.externalReference ?? null,
    billingType: given.billingType,
    card,
    isCaptured: card !== null,
  })
}
