/** The controls on the sandbox's page: the account as its owner sees it. Our own format, not the provider's. */
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { ControlError } from '../control-error.ts'
import type { Api } from './api.ts'
import type { Customer, Payment, Subscription } from './store.ts'
import { stepsOf, takeStep } from './steps.ts'
import { nextDueDate, removeSubscription } from './subscriptions.ts'

/** The page shows the newest; clients that need all use the provider's own lists. */
const SHOWN_CUSTOMERS = 30
const SHOWN_CHARGES = 24

const step = z.object({ step: z.string() })
const stepPath = z.object({ id: z.string(), matter: z.string() })

export function serveAsaasControl(scope: FastifyInstance, api: Api): void {
  const { customers, subscriptions, payments } = api.store
  scope.get('/', () => ({
    totals: { customers: customers.size(), subscriptions: subscriptions.size(), charges: payments.size() },
    customers: newest(customers.find({}), SHOWN_CUSTOMERS).map((customer) => showCustomer(api, customer)),
    webhooks: [...api.events.queues.values()].map(({ config, failures, waiting }) => ({
      id: config.id,
      name: config.name,
      url: config.url,
      enabled: config.enabled,
      interrupted: config.interrupted,
      failures: failures(),
      waiting: waiting(),
    })),
  }))
  scope.post('/payments/:id/:matter', (request) => {
    const { id, matter } = stepPath.parse(request.params)
    const name = `${matter}/${step.parse(request.body).step}`
    const payment = found(payments.get(id), id)
    if (!takeStep(api, payment, name))
      throw new ControlError(`${payment.status} cannot ${name}; now: ${stepsOf(payment).join(', ')}`)
    return showCharge(payment)
  })
  scope.post('/subscriptions/:id/remove', (request) => {
    const { id } = z.object({ id: z.string() }).parse(request.params)
    const subscription = found(subscriptions.get(id), id)
    if (!subscription.deleted) removeSubscription(api, subscription)
    return showSubscription(api, subscription)
  })
  scope.post('/webhooks/:id/resume', (request) => {
    const { id } = z.object({ id: z.string() }).parse(request.params)
    const queue = found(api.events.queues.get(id), id)
    queue.config.interrupted = false
    queue.forgive()
    return { id }
  })
}

function found<Item>(item: Item | undefined, id: string): Item {
  if (item === undefined) throw new ControlError(`unknown: ${id}`, 404)
  return item
}

function newest<Item>(oldestFirst: readonly Item[], most: number): readonly Item[] {
  return oldestFirst.slice(-most).reverse()
}

function showCustomer(api: Api, { id, name, cpfCnpj, more, deleted }: Customer) {
  const { subscriptions, payments } = api.store
  const alone = payments.find({ customer: id }).filter(({ subscription }) => subscription === null)
  return {
    id,
    name,
    email: typeof more['email'] === 'string' ? more['email'] : null,
    cpf_cnpj: cpfCnpj,
    deleted,
    subscriptions: newest(subscriptions.find({ customer: id }), SHOWN_CHARGES).map((each) => showSubscription(api, each)),
    charges: newest(alone, SHOWN_CHARGES).map(showCharge),
  }
}

function showSubscription({ store }: Api, subscription: Subscription) {
  const { id, status, deleted, value, cycle, description, externalReference, card } = subscription
  return {
    id,
    status: deleted ? 'DELETED' : status,
    value,
    cycle,
    description,
    reference: externalReference,
    next_due_date: nextDueDate(subscription),
    card: showCard(card),
    charges: newest(store.payments.find({ subscription: id }), SHOWN_CHARGES).map(showCharge),
  }
}

function showCharge(payment: Payment) {
  const { id, status, deleted, value, dueDate, confirmedDate, card } = payment
  return {
    id,
    status: deleted ? 'DELETED' : status,
    value,
    due_date: dueDate,
    confirmed_date: confirmedDate,
    card: showCard(card),
    steps: stepsOf(payment),
  }
}

function showCard(card: Payment['card']) {
  return card && { brand: card.creditCardBrand, last_digits: card.creditCardNumber }
}
