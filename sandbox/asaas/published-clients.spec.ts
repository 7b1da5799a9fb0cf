/**
 * Two published clients, pointed at the stand-in by their base URL alone: `asaas`, hand-written, updates by POST;
 * `asaas-node-sdk`, generated from the provider's specification, updates by PUT.
 */
import { registerHooks } from 'node:module'
import { AsaasClient, parseWebhookPayload, PaymentsWebhook } from 'asaas'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { ASAAS_CREDENTIALS } from '../credentials.test-support.ts'
import { listenForCalls } from '../listener.test-support.ts'
import { type Account, cardCall, CPF, openAccount, REFUSED_CARDS } from './account.test-support.ts'
import { addCycles, addDays } from './dates.ts'

let account: Account
let handWritten: AsaasClient
let generated: Generated

/** What the generated client has for each operation of the specification. */
type Operation = (call: { body?: object; query?: object; path?: object }) => Promise<{
  readonly data?: Readonly<Record<string, unknown>>
  readonly error?: unknown
  readonly response: Response
}>
type Generated = Readonly<Record<string, Operation>>

beforeAll(async () => {
  account = await openAccount()
  handWritten = new AsaasClient(ASAAS_CREDENTIALS.api_key, { baseUrl: `${account.url}/v3`, printError: false })
  generated = await importGenerated(account.url)
})
afterAll(() => account.close())
beforeEach(() => account.control('reset', {}))

/** It was published for bundlers: its imports lack the file extension that Node requires. */
async function importGenerated(baseUrl: string): Promise<Generated> {
  const hooks = registerHooks({
    resolve: (specifier, context, next) =>
      next(context.parentURL?.includes('/asaas-node-sdk/') && specifier.startsWith('.') ? `${specifier}.js` : specifier, context),
  })
  const { createAsaasClient } = await import('asaas-node-sdk')
  hooks.deregister()
  const operations = createAsaasClient({ apiKey: ASAAS_CREDENTIALS.api_key }) as unknown as Generated & {
    client: { setConfig: (config: object) => void }
  } // as: its types do not resolve in Node either
  operations.client.setConfig({ baseUrl })
  return operations
}

const person = { name: 'Ana Souza', cpfCnpj: CPF, email: 'ana@exemplo.example', externalReference: 'member-1' }

describe('the client `asaas`', () => {
  it('keeps customers', async () => {
    const { id } = await handWritten.customers.new(person)
    expect(await handWritten.customers.updateById(id, { ...person, name: 'Ana Maria' })).toMatchObject({ name: 'Ana Maria' })
    expect((await handWritten.customers.list({ externalReference: 'member-1' })).data).toMatchObject([{ id, name: 'Ana Maria' }])
    expect(await handWritten.customers.delete(id)).toEqual({ deleted: true, id })
    expect(await handWritten.customers.restore(id)).toMatchObject({ id, deleted: false })
  })

  it('subscribes by card, changes it, sees its charges and removes it', async () => {
    const { id: customer } = await handWritten.customers.new(person)
    const today = await account.today()
    const terms = { customer, billingType: 'CREDIT_CARD', cycle: 'MONTHLY', value: 37.9, nextDueDate: today } as const
    const { id = '' } = await handWritten.subscriptions.create({ ...terms, ...cardCall() })
    expect((await handWritten.subscriptions.getPayments(id)).data).toMatchObject([
      { status: 'PENDING', dueDate: addCycles(today, 'MONTHLY', 1) },
      { status: 'CONFIRMED', dueDate: today },
    ])
    expect(await handWritten.subscriptions.updateById(id, { value: 47.9 })).toMatchObject({ value: 47.9 })
    expect((await handWritten.subscriptions.list({ customer })).totalCount).toBe(1)
    expect(await handWritten.subscriptions.delete(id)).toEqual({ deleted: true, id })
    expect(await handWritten.subscriptions.getById(id)).toMatchObject({ deleted: true })
  })

  it('charges, changes, refunds, and passes refusals on', async () => {
    const { id: customer } = await handWritten.customers.new(person)
    const terms = { customer, billingType: 'CREDIT_CARD', value: 10, dueDate: new Date(addDays(await account.today(), 1)) }
    const paid = await handWritten.payments.new({ ...terms, ...cardCall() })
    expect(paid).toMatchObject({ status: 'CONFIRMED' })
    expect(await handWritten.payments.refund(paid.id ?? '', { value: 10 })).toMatchObject({ status: 'REFUNDED' })
    const waiting = await handWritten.payments.new(terms)
    expect(await handWritten.payments.updateById(waiting.id ?? '', { ...terms, value: 20 })).toMatchObject({ value: 20 })
    expect(await handWritten.payments.delete(waiting.id ?? '')).toMatchObject({ deleted: true })
    expect(await handWritten.payments.restore(waiting.id ?? '')).toMatchObject({ deleted: false, status: 'PENDING' })
    await expect(handWritten.payments.new({ ...terms, ...cardCall(REFUSED_CARDS[0]) })).rejects.toMatchObject({
      response: { status: 400, data: { errors: [{ code: 'invalid_action' }] } },
    })
    expect((await handWritten.payments.list({ customer })).totalCount).toBe(2)
  })

  it('orders webhooks and reads what comes', async () => {
    await using product = await listenForCalls()
    const events = [PaymentsWebhook.PAYMENT_CREATED, PaymentsWebhook.PAYMENT_CONFIRMED]
    const order = {
      name: 'w',
      url: product.url,
      email: 'ana@exemplo.example',
      sendType: 'SEQUENTIALLY',
      authToken: 'hush',
      events,
    } as const
    const id = String((await handWritten.webhooks.create({ ...order, events })).id)
    await account.subscribe()
    const parsed = (await product.first(2)).map(
      ({ text }) => parseWebhookPayload(JSON.parse(text) as Parameters<typeof parseWebhookPayload>[0]), // as: the spec checks it
    )
    expect(parsed).toMatchObject([
      { event: 'PAYMENT_CREATED', payment: { status: 'PENDING' } },
      { event: 'PAYMENT_CONFIRMED', payment: { status: 'CONFIRMED' } },
    ])
    expect(await handWritten.webhooks.updateById(id, { ...order, events, enabled: false })).toMatchObject({ enabled: false })
    expect(await handWritten.webhooks.getById(id)).toMatchObject({ enabled: false })
    await handWritten.webhooks.delete(id)
    expect((await handWritten.webhooks.list()).data).toEqual([])
  })
})

async function ask(operation: string, call: Parameters<Operation>[0]) {
  const { data, error, response } = (await generated[operation]?.(call)) ?? { response: Response.error() }
  return { status: response.status, ...(data ?? { error }) } as Readonly<Record<string, unknown>> & { readonly status: unknown } // as: checked below
}

const newCustomer = async () => (await ask('createNewCustomer', { body: person }))['id']

describe('the client `asaas-node-sdk`', () => {
  it('keeps customers', async () => {
    const id = await newCustomer()
    expect(await ask('updateExistingCustomer', { path: { id }, body: { name: 'Ana Maria' } })).toMatchObject({
      name: 'Ana Maria',
    })
    expect(await ask('listCustomers', { query: { cpfCnpj: CPF } })).toMatchObject({ totalCount: 1, data: [{ id }] })
    expect(await ask('removeCustomer', { path: { id } })).toMatchObject({ deleted: true })
    expect(await ask('restoreRemovedCustomer', { path: { id } })).toMatchObject({ deleted: false })
    expect(await ask('retrieveNotificationsFromACustomer', { path: { id } })).toMatchObject({ data: [] })
  })

  it('subscribes by card at the address with a slash, changes it, sees its charges and removes it', async () => {
    const today = await account.today()
    const terms = { customer: await newCustomer(), billingType: 'CREDIT_CARD', cycle: 'MONTHLY', value: 37.9, nextDueDate: today }
    const { id } = await ask('createSubscriptionWithCreditCard', { body: { ...terms, ...cardCall() } })
    expect(await ask('listPaymentsOfASubscription', { path: { id } })).toMatchObject({
      data: [{ status: 'PENDING' }, { status: 'CONFIRMED', dueDate: today }],
    })
    expect(await ask('updateExistingSubscription', { path: { id }, body: { value: 47.9 } })).toMatchObject({ value: 47.9 })
    expect(await ask('retrieveASingleSubscription', { path: { id } })).toMatchObject({ id, status: 'ACTIVE' })
    expect(await ask('removeSubscription', { path: { id } })).toMatchObject({ deleted: true })
  })

  it('charges at the address with a slash, refunds, sees a dispute, and gets refusals', async () => {
    const terms = { customer: await newCustomer(), billingType: 'CREDIT_CARD', value: 10, dueDate: await account.today() }
    const { id } = await ask('createNewPaymentWithCreditCard', { body: { ...terms, ...cardCall() } })
    await account.control(`asaas/payments/${String(id)}/dispute`, { step: 'open' })
    expect(await ask('retrieveASingleChargeback', { path: { id } })).toMatchObject({ status: 'REQUESTED', payment: id })
    await account.control(`asaas/payments/${String(id)}/dispute`, { step: 'win' })
    expect(await ask('refundPayment', { path: { id }, body: {} })).toMatchObject({ status: 'REFUNDED' })
    expect(await ask('retrieveRefundsOfASinglePayment', { path: { id } })).toMatchObject({
      data: [{ value: 10, status: 'DONE' }],
    })
    const refused = await ask('createNewPaymentWithCreditCard', { body: { ...terms, ...cardCall(REFUSED_CARDS[1]) } })
    expect(refused).toMatchObject({ status: 400, error: { errors: [{ code: 'invalid_action' }] } })
  })

  it('orders webhooks', async () => {
    const { id } = await ask('createNewWebhook', {
      body: { name: 'w', url: 'http://localhost:1/webhookEvent', sendType: 'NON_SEQUENTIALLY', events: ['PAYMENT_CONFIRMED'] },
    })
    expect(await ask('updateExistingWebhook', { path: { id }, body: { interrupted: true } })).toMatchObject({ interrupted: true })
    expect(await ask('retrieveASingleWebhook', { path: { id } })).toMatchObject({
      sendType: 'NON_SEQUENTIALLY',
      hasAuthToken: false,
    })
    expect(await ask('removeWebhook', { path: { id } })).toMatchObject({ deleted: true })
  })
})
