/** An account at the stand-in, called over real HTTP in the format of its documentation. */
import { DAY, SECOND } from '#platform/clock.ts'
import { ASAAS_CREDENTIALS, CREDENTIALS } from '../credentials.test-support.ts'
import { listenForCalls } from '../listener.test-support.ts'
import { startSandbox } from '../start.ts'
import { dayOf } from './dates.ts'

export const GOOD_CARD = '5162306219378829'
export const REFUSED_CARDS = ['5184019740373151', '4916561358240741'] as const
export const CPF = '24971563792'

type Fields = Record<string, unknown>
export interface Answer<Body = Fields> {
  readonly status: number
  readonly body: Body
  readonly headers: Headers
}
export interface Charge {
  readonly id: string
  readonly status: string
  readonly dueDate: string
  readonly [field: string]: unknown
}
export interface Told {
  readonly id: string
  readonly event: string
  readonly dateCreated: string
  readonly payment?: Charge
  readonly subscription?: Fields
}

export type Account = Awaited<ReturnType<typeof openAccount>>

export async function openAccount() {
  const sandbox = await startSandbox({ port: 0, credentials: CREDENTIALS })

  const ask = async <Body = Fields>(method: string, path: string, body?: object): Promise<Answer<Body>> => {
    const headers = { access_token: ASAAS_CREDENTIALS.api_key, ...(body ? { 'content-type': 'application/json' } : {}) }
    const answer = await fetch(`${sandbox.url}/v3${path}`, { method, headers, ...(body ? { body: JSON.stringify(body) } : {}) })
    const text = await answer.text()
    return { status: answer.status, headers: answer.headers, body: (text === '' ? {} : JSON.parse(text)) as Body } // as: each spec knows which answer it gets
  }
  const control = async (call: string, body?: object): Promise<Answer> => {
    const answer = await fetch(`${sandbox.url}/control/${call}`, body ? { method: 'POST', body: JSON.stringify(body) } : {})
    return { status: answer.status, headers: answer.headers, body: (await answer.json()) as Fields } // as: every control call answers an object
  }
  const today = async () => dayOf(new Date(String((await control('clock')).body['now'])))
  const newCustomer = async (fields: Fields = {}) =>
    String((await ask('POST', '/customers', { name: 'Ana Souza', cpfCnpj: CPF, ...fields })).body['id'])

  return {
    url: sandbox.url,
    close: sandbox.close,
    ask,
    control,
    today,
    newCustomer,
    passDays: (days: number) => control('clock', { advance_seconds: (days * DAY) / SECOND }),
    failOnDemand: (fault: string, times = 1) => control('faults', { provider: 'asaas', fault, times }),
    set: (setting: string, value: number) => control('settings', { provider: 'asaas', setting, value }),
    subscribe: async (fields: Fields = {}, card = GOOD_CARD) => {
      const customer = fields['customer'] ?? (await newCustomer())
      const terms = { customer, billingType: 'CREDIT_CARD', value: 37.9, cycle: 'MONTHLY', nextDueDate: await today() }
      return ask('POST', '/subscriptions', { ...terms, ...cardCall(card), ...fields })
    },
    /** Newest first, as the provider lists them. */
    chargesOf: async (subscription: unknown) =>
      (await ask<{ data: Charge[] }>('GET', `/payments?subscription=${String(subscription)}`)).body.data,
  }
}

export function cardCall(number: string = GOOD_CARD): Fields {
  return {
    creditCard: { holderName: 'ANA SOUZA', number, expiryMonth: '05', expiryYear: '2090', ccv: '318' },
    creditCardHolderInfo: {
      name: 'Ana Souza',
      email: 'ana@exemplo.example',
      cpfCnpj: CPF,
      postalCode: '50030230',
      addressNumber: '10',
      phone: '81987650001',
    },
    remoteIp: '203.0.113.7',
  }
}

/** A listening server for the account's webhook, with every event that it receives. */
export async function listen({ ask }: Account, fields: Fields = {}) {
  const listener = await listenForCalls()
  const { body } = await ask('POST', '/webhooks', {
    name: 'spec',
    url: `${listener.url}/webhookEvent`,
    authToken: 'hush',
    ...fields,
  })
  const webhooks = () => listener.calls.map(({ text }) => JSON.parse(text) as Told) // as: the body is what the spec checks
  return {
    ...listener,
    id: String(body['id']),
    created: body,
    webhooks,
    names: () => webhooks().map(({ event }) => event),
    /** Waits for so many calls. @returns the names of the events in the order of their arrival */
    firstNames: async (count: number) => {
      await listener.first(count)
      return webhooks()
        .slice(0, count)
        .map(({ event }) => event)
    },
    [Symbol.asyncDispose]: listener[Symbol.asyncDispose],
  }
}
