import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { findFreePort } from '#platform/find-free-port.ts'
import { ASAAS_CREDENTIALS, CREDENTIALS } from '#sandbox/credentials.test-support.ts'
import { startSandbox, type Sandbox } from '#sandbox/start.ts'
import { createAsaasPayments } from './asaas/asaas-payments.ts'
import type { Card, NewSubscription, PaymentProvider } from './port.ts'

let sandbox: Sandbox
let payments: PaymentProvider

beforeAll(async () => {
  sandbox = await startSandbox({ port: 0, credentials: CREDENTIALS })
  payments = connect()
})
afterAll(() => sandbox.close())
beforeEach(() => control('reset'))

function connect(overrides: { apiKey?: string; timeoutMs?: number; cardTimeoutMs?: number } = {}): PaymentProvider {
  return createAsaasPayments({
    baseUrl: `${sandbox.url}/v3`,
    apiKey: ASAAS_CREDENTIALS.api_key,
    webhookTokens: [ASAAS_CREDENTIALS.webhook_token],
    ...overrides,
  })
}

async function control(call: string, body: object = {}): Promise<void> {
  const answer = await fetch(`${sandbox.url}/control/${call}`, { method: 'POST', body: JSON.stringify(body) })
  expect(answer.status).toBe(200)
}
const breakWith = (fault: string, times = 1) => control('faults', { provider: 'asaas', fault, times })

const card: Card = {
  holderName: 'ANA SOUZA',
  number: '5162306219378829',
  expiryMonth: '05',
  expiryYear: '2032',
  securityCode: '318',
}
const person = { name: 'Ana Souza', email: 'ana@exemplo.example', phone: '+5581987650001', cpf: '24971563792' }
const holder = { ...person, postalCode: '50030230', addressNumber: '10' }
const today = new Intl.DateTimeFormat('sv-SE', { timeZone: 'America/Sao_Paulo' }).format(new Date())

async function anOrder(reference = 'contract-1'): Promise<NewSubscription> {
  const customerId = await payments.createCustomer({ ...person, reference: 'member-1' })
  const terms = { valueCents: 3790, cycle: 'MONTHLY' as const, firstDueOn: today, description: '12 Edições de Foto com IA' }
  return { customerId, reference, ...terms, card, holder, payerAddress: '203.0.113.7' }
}

async function subscribed(reference?: string): Promise<string> {
  const outcome = await payments.createSubscription(await anOrder(reference))
  return outcome.outcome === 'accepted' ? outcome.subscriptionId : ''
}

describe('customers', () => {
  it('are found again by our reference', async () => {
    const id = await payments.createCustomer({ ...person, reference: 'member-1' })
    expect(await payments.findCustomer('member-1')).toBe(id)
    expect(await payments.findCustomer('member-2')).toBeUndefined()
    await payments.updateCustomer(id, { ...person, name: 'Ana Maria Souza' })
  })

  it('are refused with an impossible tax id', async () => {
    await expect(payments.createCustomer({ ...person, cpf: '11111111111', reference: 'm' })).rejects.toMatchObject({
      code: 'refused',
      isRetryable: false,
    })
  })
})

describe('a subscription', () => {
  it('makes the first charge at once and creates the next one early', async () => {
    const id = await subscribed()
    const charges = await payments.listPayments(id)
    expect(charges.map(({ state, valueCents }) => [state, valueCents])).toEqual([
      ['open', 3790],
      ['paid', 3790],
    ])
    expect(charges[1]).toMatchObject({
      subscriptionId: id,
      dueOn: today,
      paidOn: today,
      card: { brand: 'MASTERCARD', lastDigits: '8829' },
    })
    expect(await payments.findSubscription(id)).toMatchObject({ isCharging: true, reference: 'contract-1' })
  })

  it('is found by our reference after its answer was lost', async () => {
    const order = await anOrder()
    await breakWith('lost_answer')
    await expect(payments.createSubscription(order)).rejects.toMatchObject({ code: 'in_doubt', isRetryable: false })
    expect(await payments.findSubscriptions('contract-1')).toMatchObject([{ isCharging: true }])
    expect(await payments.findSubscriptions('contract-2')).toEqual([])
  })

  it('is in doubt after a server error and after a time-out, since either may have charged', async () => {
    const order = await anOrder()
    await breakWith('error_after_work')
    await expect(payments.createSubscription(order)).rejects.toMatchObject({ code: 'broken' })
    await breakWith('slow')
    await expect(connect({ cardTimeoutMs: 300 }).createSubscription(order)).rejects.toMatchObject({ code: 'in_doubt' })
    expect(await payments.findSubscriptions('contract-1')).toHaveLength(2)
  })

  it.each(['gateway_error', 'gateway_timeout'])('is in doubt after a %s: the server behind it may continue', async (fault) => {
    const order = await anOrder()
    await breakWith(fault)
    await expect(payments.createSubscription(order)).rejects.toMatchObject({ code: 'in_doubt', isRetryable: false })
    expect(await payments.findSubscriptions('contract-1')).toHaveLength(fault === 'gateway_timeout' ? 1 : 0)
  })

  it.each([
    ['5184019740373151', 'TRANSACAO_NAO_AUTORIZADA'],
    ['4916561358240741', 'TRANSACAO_NAO_AUTORIZADA'],
    ['4012001037141113', 'CARTAO_INVALIDO'],
  ])('is refused with the card %s and leaves nothing behind', async (number, code) => {
    const order = await anOrder()
    expect(await payments.createSubscription({ ...order, card: { ...card, number } })).toMatchObject({ outcome: 'refused', code })
    expect(await payments.findSubscriptions('contract-1')).toEqual([])
  })

  it('understands both codes of a refused card', async () => {
    await breakWith('refuse_card_by_docs')
    expect(await payments.createSubscription(await anOrder())).toMatchObject({ code: 'TRANSACAO_NAO_AUTORIZADA' })
  })

  it.each([
    ['unauthorized', 'AUTORIZACAO_NEGADA'],
    ['rate_limited', 'ERRO_HTTP_429'],
  ])('reads %s as a refusal that charged nothing', async (fault, code) => {
    const order = await anOrder()
    await breakWith(fault)
    expect(await payments.createSubscription(order)).toMatchObject({ outcome: 'refused', code })
  })

  it('accepts another card and is removed with its open charges, also twice', async () => {
    const id = await subscribed()
    const call = { card: { ...card, number: '4111111111111111' }, holder, payerAddress: '203.0.113.7' }
    expect(await payments.replaceCard({ subscriptionId: id, ...call })).toMatchObject({ card: { lastDigits: '1111' } })
    await payments.removeSubscription(id)
    await payments.removeSubscription(id)
    expect(await payments.findSubscription(id)).toMatchObject({ isCharging: false, isRemoved: true })
    expect((await payments.listPayments(id)).map(({ state }) => state)).toEqual(['paid'])
  })
})

describe('a charge', () => {
  it('is refunded in full', async () => {
    const id = await subscribed()
    const paid = (await payments.listPayments(id)).find(({ state }) => state === 'paid')
    const refunded = await payments.refundPayment(paid?.id ?? '', { reason: 'Arrependimento' })
    expect(refunded).toMatchObject({ state: 'refunded', refundedCents: 3790 })
    await expect(payments.refundPayment(paid?.id ?? '', { reason: 'Arrependimento' })).rejects.toMatchObject({ code: 'refused' })
  })

  it('keeps the raw status when it is unknown', async () => {
    const id = await subscribed()
    await breakWith('unknown_status', 2)
    expect((await payments.listPayments(id)).map(({ state }) => state)).toEqual(['unknown', 'unknown'])
  })

  it('is absent rather than an error when the provider does not know it', async () => {
    expect(await payments.findPayment('pay_0000000000000000')).toBeUndefined()
    expect(await payments.findSubscription('sub_0000000000000000')).toBeUndefined()
  })
})

describe('when the provider fails', () => {
  it.each([
    ['server_error', 'vendor_down', true],
    ['rate_limited', 'rate_limited', true],
    ['unauthorized', 'credentials_refused', false],
  ])('reports %s as %s', async (fault, code, isRetryable) => {
    await breakWith(fault)
    await expect(connect().findSubscription('sub_0000000000000000')).rejects.toMatchObject({
      provider: 'payments',
      code,
      isRetryable,
    })
  })

  it('pauses reads after too many, but still moves money', async () => {
    const calm = connect()
    const id = await subscribed()
    await breakWith('rate_limited')
    await expect(calm.findSubscription(id)).rejects.toMatchObject({ code: 'rate_limited' })
    await expect(calm.findSubscription(id)).rejects.toMatchObject({
      code: 'rate_limited',
      detail: expect.stringContaining('not asked') as string,
    })
    expect(await calm.listPayments(id)).toHaveLength(2)
    await calm.removeSubscription(id)
    expect(await payments.findSubscription(id)).toMatchObject({ isRemoved: true })
  })

  it('never runs more reads in parallel than allowed', async () => {
    await control('settings', { provider: 'asaas', setting: 'concurrent_reads', value: 20 })
    const found = await Promise.all(Array.from({ length: 90 }, () => payments.findCustomer('nobody')))
    expect(new Set(found)).toEqual(new Set([undefined]))
  })

  it('states whether anything can have happened', async () => {
    const nobody = createAsaasPayments({
      baseUrl: `http://127.0.0.1:${await findFreePort()}/v3`,
      apiKey: 'k',
      webhookTokens: ['t'],
    })
    await expect(nobody.createCustomer({ ...person, reference: 'm' })).rejects.toMatchObject({ code: 'unreachable' })
  })
})
