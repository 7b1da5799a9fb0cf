import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import type { Api } from './api.ts'
import { paymentsOf, type Subscription } from './books.ts'
import { type CardCall, cardCall, type StoredCard } from './cards.ts'
import { dayOf, isDay } from './dates.ts'
import { invalid, notFound } from './errors.ts'
import { type ListQuery, presentList, presentPayment, presentSubscription } from './present.ts'
import { read } from './read.ts'

const CYCLES = ['WEEKLY', 'BIWEEKLY', 'MONTHLY', 'BIMONTHLY', 'QUARTERLY', 'SEMIANNUALLY', 'YEARLY'] as const
const LEAST_VALUE = 5

const order = z.looseObject({
  customer: z.string(),
  billingType: z.enum(['UNDEFINED', 'BOLETO', 'CREDIT_CARD', 'PIX']),
  value: z.number(),
  nextDueDate: z.string(),
  cycle: z.enum(CYCLES),
  description: z.string().max(500).nullish(),
  externalReference: z.string().nullish(),
  maxPayments: z.number().int().positive().nullish(),
  endDate: z.string().nullish(),
})
const change = z.looseObject({
  value: z.number().optional(),
  nextDueDate: z.string().optional(),
  description: z.string().optional(),
  status: z.enum(['ACTIVE', 'INACTIVE']).optional(),
})
const search = z.looseObject({
  customer: z.string().optional(),
  status: z.string().optional(),
  externalReference: z.string().optional(),
  includeDeleted: z.string().optional(),
  deletedOnly: z.string().optional(),
  offset: z.string().optional(),
  limit: z.string().optional(),
})

export function serveSubscriptions(scope: FastifyInstance, api: Api): void {
  const { books, ledger, faults } = api
  const find = (params: unknown): Subscription => {
    const { id } = params as { id: string } // named in the path
    const found = books.subscriptions.get(id)
    if (!found) throw notFound()
    return found
  }
  const update = (params: unknown, body: unknown) => presentSubscription(updateSubscription(api, find(params), body))
  const create = (body: unknown) => presentSubscription(createSubscription(api, body))

  for (const path of ['/subscriptions', '/subscriptions/']) scope.post(path, ({ body }) => create(body))
  scope.get('/subscriptions', ({ query }) => listSubscriptions(api, query))
  scope.get('/subscriptions/:id', ({ params }) => presentSubscription(find(params)))
  scope.put('/subscriptions/:id', ({ params, body }) => update(params, body))
  scope.post('/subscriptions/:id', ({ params, body }) => update(params, body))
  scope.put('/subscriptions/:id/creditCard', ({ params, body }) => {
    const subscription = find(params)
    if (subscription.deleted) throw notFound()
    const card = acceptCard(api, subscription.customer, body)
    if (card) ledger.replaceCard(subscription, card)
    return presentSubscription(subscription)
  })
  scope.delete('/subscriptions/:id', ({ params }) => {
    const subscription = find(params)
    if (subscription.deleted) throw notFound()
    ledger.removeSubscription(subscription)
    return { deleted: true, id: subscription.id }
  })
  scope.get('/subscriptions/:id/payments', ({ params, query }) => {
    const charges = faults.take('empty_first_list') ? [] : paymentsOf(books, find(params).id).filter(({ deleted }) => !deleted)
    return presentList(charges.toReversed(), read(search, query) as ListQuery, presentPayment) // as: the rest of a query is ignored
  })
}

function createSubscription(api: Api, body: unknown): Subscription {
  const customer = findCustomer(api, body)
  const given = read(order, body)
  checkCharge(api, { value: given.value, dueOn: given.nextDueDate })
  return api.ledger.subscribe({
    customer,
    externalReference: given.externalReference ?? null,
    firstDueDate: given.nextDueDate,
    value: given.value,
    description: given.description ?? null,
    billingType: given.billingType,
    cycle: given.cycle,
    card: acceptCard(api, customer, body),
    maxPayments: given.maxPayments ?? null,
    endDate: given.endDate ?? null,
  })
}

/** The first thing that is looked at: an empty body is a customer that is missing, and nothing else. */
export function findCustomer({ books }: Api, body: unknown): string {
  const { customer } = read(z.looseObject({ customer: z.string().optional() }), body)
  const found = customer === undefined ? undefined : books.customers.get(customer)
  if (!found || found.deleted) throw invalid('invalid_customer', 'Customer inválido ou não informado.')
  return found.id
}

export function checkCharge({ clock }: Api, { value, dueOn }: { value: number; dueOn: string }): void {
  if (value < LEAST_VALUE) throw invalid('invalid_value', 'O valor mínimo para cobranças via Cartão de Crédito é R$ 5,00.')
  if (!isDay(dueOn) || dueOn < dayOf(clock.now()))
    throw invalid('invalid_dueDate', 'Não é permitido data de vencimento inferior a hoje.')
}

/** Null when none was sent. @throws AsaasError when it is refused */
export function acceptCard({ cards, clock }: Api, customer: string, body: unknown): StoredCard | null {
  const call = read(cardCall, body)
  if (call.creditCard === undefined && call.creditCardToken === undefined) return null
  requireAddress(call)
  return cards.accept(call, customer, dayOf(clock.now()))
}

/** The payer's own, by the specification; with a token it was seen to be left out. */
function requireAddress(call: CardCall): void {
  if (call.creditCardToken === undefined && typeof call['remoteIp'] !== 'string')
    throw invalid('invalid_remoteIp', 'O IP do cliente deve ser informado.')
}

function updateSubscription(api: Api, subscription: Subscription, body: unknown): Subscription {
  const given = read(change, body)
  if (subscription.deleted) throw notFound()
  if (given.status === 'ACTIVE' && subscription.status === 'INACTIVE' && given.nextDueDate === undefined)
    throw invalid('invalid_nextDueDate', 'Informe a data do próximo vencimento.')
  if (given.nextDueDate !== undefined) moveNextCharge(api, subscription, given.nextDueDate)
  const { value = subscription.value, description = subscription.description, status = subscription.status } = given
  return Object.assign(subscription, { value, description, status })
}

/** Only the next one to be made moves, and those after it. */
function moveNextCharge({ clock }: Api, subscription: Subscription, day: string): void {
  if (!isDay(day) || day < dayOf(clock.now()))
    throw invalid('invalid_nextDueDate', 'A data do próximo vencimento não pode ser inferior a hoje.')
  subscription.firstDueDate = day
  subscription.generated = 0
}

function listSubscriptions({ books }: Api, query: unknown) {
  const { customer, status, externalReference, includeDeleted, deletedOnly, ...page } = read(search, query)
  const found = [...books.subscriptions.values()].filter(
    (subscription) =>
      (deletedOnly === 'true' ? subscription.deleted : includeDeleted === 'true' || !subscription.deleted) &&
      (customer === undefined || subscription.customer === customer) &&
      (status === undefined || subscription.status === status) &&
      (externalReference === undefined || subscription.externalReference === externalReference),
  )
  return presentList(found.toReversed(), page as ListQuery, presentSubscription) // as: the rest of a query is ignored
}
