import type { z } from 'zod'
import type { VendorAnswer } from '#providers/ask-vendor.ts'
import type {
  BillingCycle,
  Card,
  CardHolder,
  CardOutcome,
  NewCustomer,
  NewSubscription,
  PaymentProvider,
  ProviderPayment,
  ProviderSubscription,
} from '../port.ts'
import { type AsaasSettings, type AskAsaas, createAskAsaas, errorsOf, expectAnswer, isSuccess } from './ask-asaas.ts'
import { isGenuine, readWebhook } from './read-webhook.ts'
import { readRefusal } from './refusals.ts'
import { identified, listOf, readPayment, readSubscription, toReais } from './shapes.ts'

const PAGE = 100

interface WebhookSettings {
  /** The token that we configured Asaas to send with every webhook. */
  readonly webhookTokens: readonly string[]
}

/** Asaas v3: https://docs.asaas.com/reference. Updates use PUT, as its specification says. */
export function createAsaasPayments(settings: AsaasSettings & WebhookSettings): PaymentProvider {
  const ask = createAskAsaas(settings)
  return {
    vendor: 'asaas',
    ...customersOf(ask),
    createSubscription: async (order) => {
      const answer = await ask({ method: 'POST', path: '/subscriptions', body: subscriptionBody(order), hasCard: true })
      return cardOutcome(answer, () => ({ subscriptionId: expectAnswer(answer, identified).id }))
    },
    findSubscriptions: (reference) =>
      readAll(ask, {
        path: '/subscriptions',
        query: { externalReference: reference, includeDeleted: 'true' },
        read: readSubscription,
      }),
    findSubscription: (subscriptionId) => findSubscription(ask, subscriptionId),
    replaceCard: async ({ subscriptionId, ...call }) => {
      const path = `/subscriptions/${encodeURIComponent(subscriptionId)}/creditCard`
      const answer = await ask({ method: 'PUT', path, body: cardBody(call), hasCard: true })
      return cardOutcome(answer, () => ({
        card: expectAnswer(answer, readSubscription).card ?? { brand: 'UNKNOWN', lastDigits: call.card.number.slice(-4) },
      }))
    },
    payCharge: async ({ paymentId, ...call }) => {
      const path = `/payments/${encodeURIComponent(paymentId)}/payWithCreditCard`
      const answer = await ask({ method: 'POST', path, body: cardBody(call), hasCard: true })
      return cardOutcome(answer, () => ({ payment: expectAnswer(answer, readPayment) }))
    },
    moveSubscription: async (subscriptionId, nextDueOn) => {
      const path = `/subscriptions/${encodeURIComponent(subscriptionId)}`
      expectAnswer(await ask({ method: 'PUT', path, body: { nextDueDate: nextDueOn } }), identified)
    },
    moveCharge: async (paymentId, dueOn) => {
      const path = `/payments/${encodeURIComponent(paymentId)}`
      expectAnswer(await ask({ method: 'PUT', path, body: { dueDate: dueOn } }), identified)
    },
    removeSubscription: async (subscriptionId) => {
      const answer = await ask({ method: 'DELETE', path: `/subscriptions/${encodeURIComponent(subscriptionId)}` })
      if (answer.status !== 404) expectAnswer(answer, identified)
    },
    listPayments: (subscriptionId) =>
      readAll(ask, { path: '/payments', query: { subscription: subscriptionId }, read: readPayment }),
    findPayment: (paymentId) => findPayment(ask, paymentId),
    refundPayment: async (paymentId, { valueCents, reason }) => {
      const path = `/payments/${encodeURIComponent(paymentId)}/refund`
      const body = { description: reason, ...(valueCents === undefined ? {} : { value: toReais(valueCents) }) }
      return expectAnswer(await ask({ method: 'POST', path, body }), readPayment)
    },
    ...webhooksOf(ask, settings),
  }
}

function customersOf(ask: AskAsaas): Pick<PaymentProvider, 'createCustomer' | 'findCustomer' | 'updateCustomer'> {
  return {
    createCustomer: async (customer) => {
      const body = { ...customerBody(customer), externalReference: customer.reference }
      return expectAnswer(await ask({ method: 'POST', path: '/customers', body }), identified).id
    },
    findCustomer: async (reference) => {
      const path = `/customers?${new URLSearchParams({ externalReference: reference, limit: '1' }).toString()}`
      return expectAnswer(await ask({ method: 'GET', path }), listOf(identified)).data[0]?.id
    },
    updateCustomer: async (customerId, customer) => {
      const path = `/customers/${encodeURIComponent(customerId)}`
      expectAnswer(await ask({ method: 'PUT', path, body: customerBody(customer) }), identified)
    },
  }
}

function webhooksOf(
  ask: AskAsaas,
  { webhookTokens }: WebhookSettings,
): Pick<PaymentProvider, 'isGenuine' | 'readWebhook' | 'findSubscriptionOf'> {
  return {
    isGenuine: (headers) => isGenuine(headers, webhookTokens),
    readWebhook,
    findSubscriptionOf: async (objectId) => {
      const id = isCharge(objectId) ? (await findPayment(ask, objectId))?.subscriptionId : objectId
      return id === undefined ? undefined : findSubscription(ask, id)
    },
  }
}

/** The ids of Asaas begin with their type. */
function isCharge(objectId: string): boolean {
  return objectId.startsWith('pay_')
}

function findSubscription(ask: AskAsaas, subscriptionId: string): Promise<ProviderSubscription | undefined> {
  return readOne(ask, `/subscriptions/${encodeURIComponent(subscriptionId)}`, readSubscription)
}

function findPayment(ask: AskAsaas, paymentId: string): Promise<ProviderPayment | undefined> {
  return readOne(ask, `/payments/${encodeURIComponent(paymentId)}`, readPayment)
}

async function readOne<Read extends z.ZodType>(ask: AskAsaas, path: string, read: Read): Promise<z.infer<Read> | undefined> {
  const answer = await ask({ method: 'GET', path })
  return answer.status === 404 ? undefined : expectAnswer(answer, read)
}

interface Listing<Read extends z.ZodType> {
  readonly path: string
  readonly query: Readonly<Record<string, string>>
  readonly read: Read
}

/** Reads every page of a list; an empty page ends it, whatever the answer claims. */
async function readAll<Read extends z.ZodType>(
  ask: AskAsaas,
  { path, query, read }: Listing<Read>,
): Promise<readonly z.infer<Read>[]> {
  const found: z.infer<Read>[] = []
  for (;;) {
    const page = new URLSearchParams({ ...query, limit: String(PAGE), offset: String(found.length) })
    const { data, hasMore } = expectAnswer(await ask({ method: 'GET', path: `${path}?${page.toString()}` }), listOf(read))
    found.push(...data)
    if (!hasMore || data.length === 0) return found
  }
}

function cardOutcome<Accepted>(answer: VendorAnswer, accept: () => Accepted): CardOutcome<Accepted> {
  if (isSuccess(answer)) return { outcome: 'accepted', ...accept() }
  return { outcome: 'refused', ...readRefusal(answer.status, errorsOf(answer)) }
}

function customerBody({ name, email, phone, cpf }: Omit<NewCustomer, 'reference'>) {
  // our own notices reach members; without this the provider would send e-mail and SMS of its own
  return { name, email, mobilePhone: nationalDigits(phone), cpfCnpj: cpf, notificationDisabled: true }
}

/** https://docs.asaas.com/reference/create-subscription-with-credit-card */
const CYCLES: Readonly<Record<BillingCycle, string>> = { MONTHLY: 'MONTHLY', YEARLY: 'YEARLY' }

function subscriptionBody(order: NewSubscription) {
  return {
    customer: order.customerId,
    billingType: 'CREDIT_CARD',
    cycle: CYCLES[order.cycle],
    value: toReais(order.valueCents),
    nextDueDate: order.firstDueOn,
    description: order.description,
    externalReference: order.reference,
    ...cardBody(order),
  }
}

function cardBody({ card, holder, payerAddress }: { card: Card; holder: CardHolder; payerAddress: string }) {
  return {
    creditCard: {
      holderName: card.holderName,
      number: card.number,
      expiryMonth: card.expiryMonth,
      expiryYear: card.expiryYear,
      ccv: card.securityCode,
    },
    creditCardHolderInfo: {
      name: holder.name,
      email: holder.email,
      cpfCnpj: holder.cpf,
      postalCode: holder.postalCode,
      addressNumber: holder.addressNumber,
      phone: nationalDigits(holder.phone),
    },
    remoteIp: payerAddress,
  }
}

/** Asaas requires Brazilian numbers without the country code. */
function nationalDigits(phone: string): string {
  return phone.replace(/\D/g, '').replace(/^55(?=\d{10,11}$)/, '')
}
