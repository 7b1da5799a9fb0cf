/** A product that listens, so that the sandbox's webhooks really arrive, and members who buy. */
import type { AddressInfo } from 'node:net'
import { cpf } from 'cpf-cnpj-validator'
import type { LightMyRequestResponse } from 'fastify'
import { expect } from 'vitest'
import { createSmallEngine } from '#features/photo-edits/server/small-engine.test-support.ts'
import { DAY, SECOND } from '#platform/clock.ts'
import { ASAAS_CREDENTIALS } from '#sandbox/credentials.test-support.ts'
import { startTestProduct, type TestProduct, type TestProductOptions } from './product.test-support.ts'

export const GOOD_CARD = '5162306219378829'
export const REFUSED_CARD = '5184019740373151'
export const PLAN_VALUE = 37.9
/** More days than a month and its grace period have. */
export const MONTH = 31

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'
/** The body of an answer; each spec checks the fields that it needs. */
type Json = Record<string, unknown>

export interface Buyer {
  readonly phone: string
  readonly document: string
  readonly cookie: string
  /** Sends the buyer's phone in the query or the body, as the site does. */
  readonly call: (method: 'GET' | 'POST', url: string, fields?: Record<string, unknown>) => Promise<LightMyRequestResponse>
  /** Saves the payer; returns the provider's id of the customer. */
  readonly register: () => Promise<string>
  /** The whole purchase: the payer, unless already saved, then the card. */
  readonly buy: (card?: string, changes?: object) => Promise<LightMyRequestResponse>
  readonly renewCard: (card?: string, changes?: object) => Promise<LightMyRequestResponse>
  readonly subscription: () => Promise<Json | null>
  /** The code of the refusal where the plan cannot be read. */
  readonly status: () => Promise<unknown>
  /** The provider's charges of this member, oldest first. */
  readonly charges: () => Promise<readonly Charge[]>
}

export interface Charge {
  readonly id: string
  readonly subscription: string
  readonly status: string
  readonly value: number
  readonly dueDate: string
  readonly deleted: boolean
}

export interface Money extends TestProduct {
  readonly visit: (phone?: string) => Promise<Buyer>
  /** Sets a fault of the sandbox; of its Asaas when no other provider is given. */
  readonly failOnDemand: (fault: string, times?: number, provider?: string) => Promise<void>
  /** Makes the sandbox change a charge as only the provider can: `dispute/open`, `refund/finish`… */
  readonly step: (chargeId: string, step: string) => Promise<void>
  /** Calls the sandbox's Asaas with its account's key. */
  readonly asaas: (method: Method, path: string, body?: object) => Promise<Json>
  /** Moves the clocks of product and sandbox together, then sweeps. */
  readonly passDays: (days: number) => Promise<void>
  /** Runs every sweep of money once. */
  readonly sweep: () => Promise<void>
  /** Waits until `read` returns what the spec expects. */
  readonly until: <Value>(read: () => Promise<Value>, expected: Value) => Promise<void>
  /** Waits until every event has arrived and every payment job is done, so that the next call is the spec's own. */
  readonly quiet: () => Promise<void>
  readonly query: (sql: string, values?: readonly unknown[]) => Promise<readonly Json[]>
}

export async function startMoney(options: TestProductOptions = {}): Promise<Money> {
  const product = await startTestProduct({ hasWorker: true, engine: createSmallEngine(), ...options })
  await product.app.listen({ port: 0, host: 'localhost' })
  const { port } = product.app.server.address() as AddressInfo // listens on TCP
  const asaas = askAsaas(product)
  await asaas('POST', '/webhooks', {
    url: `http://localhost:${port}/api/asaas/webhook`,
    authToken: ASAAS_CREDENTIALS.webhook_token,
    name: 'spec',
  })
  const sweep = async () => {
    for (const { name, run } of product.sweeps) if (name.startsWith('payments.')) await run()
  }
  return {
    ...product,
    asaas,
    failOnDemand: (fault, times = 1, provider = 'asaas') => control(product, 'faults', { provider, fault, times }),
    step: (chargeId, step) => {
      const [matter, name] = step.split('/')
      return control(product, `asaas/payments/${chargeId}/${matter}`, { step: name })
    },
    passDays: async (days) => {
      await product.advance((days * DAY) / SECOND)
      await control(product, 'clock', { advance_seconds: (days * DAY) / SECOND })
      await sweep()
    },
    sweep,
    quiet: () => expect.poll(() => countUnfinished(product)).toEqual({ events: 0, jobs: 0 }),
    until: (read, expected) => expect.poll(read).toEqual(expected),
    visit: (phone = newPhone()) => visit(product, asaas, phone),
    query: async (sql, values = []) => (await product.core.database.pool.query<Json>(sql, [...values])).rows,
  }
}

function askAsaas(product: TestProduct): Money['asaas'] {
  return async (method, path, body) => {
    const headers = { access_token: ASAAS_CREDENTIALS.api_key, 'content-type': 'application/json' }
    const answer = await fetch(`${product.sandboxUrl}/v3${path}`, {
      method,
      headers,
      ...(body ? { body: JSON.stringify(body) } : {}),
    })
    return (await answer.json()) as Json // as: every call of Asaas answers an object
  }
}

async function countUnfinished({ sandboxUrl, core }: TestProduct) {
  const account = await fetch(`${sandboxUrl}/control/asaas`)
  const { webhooks } = (await account.json()) as { webhooks: { waiting: number }[] } // as: the sandbox's documented answer
  const { rows } = await core.database.pool.query<{ jobs: number }>(
    `select count(*)::int as jobs from pgboss.job where name like 'payments.%' and state in ('created', 'retry', 'active')`,
  )
  return { events: webhooks.reduce((sum, { waiting }) => sum + waiting, 0), jobs: rows[0]?.jobs }
}

async function control(product: TestProduct, call: string, body: object): Promise<void> {
  const answer = await fetch(`${product.sandboxUrl}/control/${call}`, { method: 'POST', body: JSON.stringify(body) })
  if (!answer.ok) throw new Error(`${call}: ${await answer.text()}`)
}

let visitors = 10_000
function newPhone(): string {
  return `+55819876${(visitors += 1)}`
}

async function visit(product: TestProduct, asaas: Money['asaas'], phone: string): Promise<Buyer> {
  const cookie = await product.signIn(phone)
  let customer = ''
  const document = cpf.generate()
  const call: Buyer['call'] = (method, url, fields) => {
    const named = { phone, ...fields }
    const carried = method === 'GET' ? { query: named } : { payload: named }
    return product.app.inject({ method, url, headers: { cookie }, ...carried })
  }
  const register = async () => {
    const person = { name: 'ANA SOUZA', email: 'ana@exemplo.example', cpfCnpj: document }
    customer = (await call('POST', '/api/asaas/customers', person)).json<{ id: string }>().id
    return customer
  }
  const cardOf = (number: string) => ({
    creditCard: { holderName: 'ANA SOUZA', number, expiryMonth: '05', expiryYear: '2040', ccv: '318' },
    creditCardHolderInfo: {
      name: 'ANA SOUZA',
      email: 'ana@exemplo.example',
      cpfCnpj: document,
      postalCode: '50030230',
      addressNumber: '10',
      phone,
    },
  })
  const readPlan = async () => {
    const answer = await call('GET', '/api/user/subscription')
    return answer.json<{ subscription: Json | null; code?: string }>()
  }
  return {
    phone,
    document,
    cookie,
    call,
    register,
    buy: async (card = GOOD_CARD, changes = {}) => {
      const order = { customer: customer || (await register()), billingType: 'CREDIT_CARD', value: PLAN_VALUE, cycle: 'MONTHLY' }
      return call('POST', '/api/asaas/subscriptions', { ...order, ...cardOf(card), ...changes })
    },
    renewCard: (card = GOOD_CARD, changes = {}) => call('POST', '/api/user/payment-method', { ...cardOf(card), ...changes }),
    subscription: async () => (await readPlan()).subscription,
    status: async () => {
      const { subscription, code } = await readPlan()
      return code ?? subscription?.['status']
    },
    charges: async () => {
      const { data } = await asaas('GET', `/payments?customer=${customer}&limit=100`)
      return (data as Charge[]).toReversed() // as: the provider's list, newest first
    },
  }
}
