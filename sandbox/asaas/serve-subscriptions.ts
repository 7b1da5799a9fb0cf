import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import type { Api } from './api.ts'
import { BILLING_TYPES, type Subscription } from './store.ts'
import { CYCLES, type Cycle, dayOf, isDay } from './dates.ts'
import { invalid, notFound } from './errors.ts'
import { acceptCard, checkTerms, dayField, findCustomer, requireCard } from './orders.ts'
import { PAYMENT_BOOK } from './payment-book.ts'
import { newestFirst, presentList, presentPayment, presentSubscription } from './present.ts'
import { named, read } from './read.ts'
import { changeSubscription, makeChargesUpTo, paymentsOf, removeSubscription, replaceCard, subscribe } from './subscriptions.ts'

const cycle = z.enum(Object.keys(CYCLES) as [Cycle, ...Cycle[]]) // as: the keys of that table
const order = z.looseObject({
  billingType: z.enum(BILLING_TYPES),
  value: z.number(),
  nextDueDate: dayField,
  cycle,
  description: z.string().max(500).nullish(),
  externalReference: z.string().nullish(),
  maxPayments: z.number().int().positive().nullish(),
  endDate: dayField.nullish(),
})
const change = z.object({
  billingType: z.enum(BILLING_TYPES).optional(),
  value: z.number().positive().optional(),
  nextDueDate: dayField.optional(),
  cycle: cycle.optional(),
  description: z.string().max(500).optional(),
  status: z.enum(['ACTIVE', 'INACTIVE']).optional(),
  maxPayments: z.number().int().positive().optional(),
  endDate: dayField.optional(),
  updatePendingPayments: z.boolean().optional(),
})
const text = z.string().optional()
const page = z.object({ offset: text, limit: text, status: text })
const search = page.extend({
  customer: text,
  billingType: text,
  externalReference: text,
  includeDeleted: text,
  deletedOnly: text,
})
const month = z.coerce.number().int().min(1).max(12)
const bookQuery = z.object({ month: month.optional(), year: z.coerce.number().int().min(2000).max(2100).optional() })

export function serveSubscriptions(scope: FastifyInstance, api: Api): void {
  const { subscriptions } = api.store
  const findLiving = (params: unknown): Subscription => {
    const found = named(subscriptions, params)
    if (found.deleted) throw notFound()
    return found
  }
  const update = (params: unknown, body: unknown) => updateSubscription(api, findLiving(params), body)

  for (const path of ['/subscriptions', '/subscriptions/'])
    scope.post(path, ({ body }) => presentSubscription(createSubscription(api, body)))
  scope.get('/subscriptions', ({ query }) => listSubscriptions(api, query))
  scope.get('/subscriptions/:id', ({ params }) => presentSubscription(named(subscriptions, params)))
  scope.put('/subscriptions/:id', ({ params, body }) => update(params, body))
  scope.post('/subscriptions/:id', ({ params, body }) => update(params, body))
  scope.put('/subscriptions/:id/creditCard', ({ params, body }) => {
    const subscription = findLiving(params)
    replaceCard(api, subscription, requireCard(api, subscription.customer, body))
    return presentSubscription(subscription)
  })
  scope.delete('/subscriptions/:id', ({ params }) => {
    const subscription = findLiving(params)
    removeSubscription(api, subscription)
    return { deleted: true, id: subscription.id }
  })
  scope.get('/subscriptions/:id/payments', ({ params, query }) => {
    const { status, ...wanted } = read(page, query)
    const charges = paymentsOf(api, named(subscriptions, params)).filter(
      (payment) => !payment.deleted && (status === undefined || payment.status === status),
    )
    return presentList(api.faults.take('empty_first_list') ? [] : newestFirst(charges), wanted, presentPayment)
  })
  scope.get('/subscriptions/:id/paymentBook', ({ params, query }, reply) => {
    const { month: lastMonth, year } = read(bookQuery, query)
    const subscription = findLiving(params)
    // no month has that many days, but every day of the month precedes it
    if (lastMonth !== undefined && year !== undefined)
      makeChargesUpTo(api, subscription, `${year}-${String(lastMonth).padStart(2, '0')}-31`)
    return reply.type('application/pdf').send(PAYMENT_BOOK)
  })
}

function createSubscription(api: Api, body: unknown): Subscription {
  const customer = findCustomer(api, body)
  const { nextDueDate: firstDueDate, ...given } = read(order, body)
  checkTerms(api, { value: given.value, dueOn: firstDueDate, billingType: given.billingType })
  return subscribe(api, {
    customer,
    externalReference: given.externalReference ?? null,
    firstDueDate,
    value: given.value,
    description: given.description ?? null,
    billingType: given.billingType,
    cycle: given.cycle,
    card: acceptCard(api, customer, body),
    maxPayments: given.maxPayments ?? null,
    endDate: given.endDate ?? null,
  })
}

function updateSubscription(api: Api, subscription: Subscription, body: unknown) {
  const given = read(change, body)
  const isWoken = given.status === 'ACTIVE' && subscription.status === 'INACTIVE'
  if (isWoken && given.nextDueDate === undefined) throw invalid('invalid_nextDueDate', 'Informe a data do próximo vencimento.')
  if (given.nextDueDate !== undefined && (!isDay(given.nextDueDate) || given.nextDueDate < dayOf(api.clock.now())))
    throw invalid('invalid_nextDueDate', 'A data do próximo vencimento não pode ser inferior a hoje.')
  changeSubscription(api, subscription, given)
  return presentSubscription(subscription)
}

function listSubscriptions({ store }: Api, query: unknown) {
  const { customer, externalReference, status, billingType, includeDeleted, deletedOnly, ...wanted } = read(search, query)
  const found = store.subscriptions
    .find({ externalReference, customer })
    .filter(
      (subscription) =>
        (deletedOnly === 'true' ? subscription.deleted : includeDeleted === 'true' || !subscription.deleted) &&
        (status === undefined || subscription.status === status) &&
        (billingType === undefined || subscription.billingType === billingType),
    )
  return presentList(newestFirst(found), wanted, presentSubscription)
}
