import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { ASAAS_CREDENTIALS, CREDENTIALS } from './credentials.test-support.ts'
import { createConsents } from './graph/consents.ts'
import { PEOPLE } from './graph/people.ts'
import { startSandbox, type Sandbox } from './start.ts'

let dataDir: string
let sandbox: Sandbox
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'sandbox-'))
  sandbox = await start()
})
afterEach(async () => {
  await sandbox.close()
  await rm(dataDir, { recursive: true, force: true })
})

const start = () => startSandbox({ port: 0, credentials: CREDENTIALS, dataDir })

async function ask(path: string, body?: object): Promise<Record<string, unknown>> {
  const headers = { 'content-type': 'application/json', access_token: ASAAS_CREDENTIALS.api_key }
  const method = body ? 'POST' : 'GET'
  const answer = await fetch(`${sandbox.url}${path}`, { method, headers, ...(body ? { body: JSON.stringify(body) } : {}) })
  return (await answer.json()) as Record<string, unknown> // as: every call here answers an object
}

/** As after `kill -9`: the next one starts while the first never ended. */
async function withoutGoodbye(look: () => Promise<void>): Promise<void> {
  const first = sandbox
  sandbox = await start()
  try {
    await look()
  } finally {
    await first.close()
  }
}

test('money and messages outlive a killed sandbox', async () => {
  const { id: customer } = await ask('/v3/customers', { name: 'Ana', cpfCnpj: '24971563792' })
  const order = { customer, billingType: 'PIX', value: 37.9, dueDate: '2040-05-05', externalReference: 'r' }
  const { id } = await ask('/v3/payments', order)
  await ask('/control/chat/send', { from: '+5511987650001', type: 'text', text: 'oi' })
  await withoutGoodbye(async () => {
    expect(await ask(`/v3/payments/${String(id)}`)).toMatchObject({ id, customer, status: 'PENDING', externalReference: 'r' })
    expect(await ask(`/v3/payments?customer=${String(customer)}`)).toMatchObject({ totalCount: 1 })
    const chat = await ask('/control/chat?phone=%2B5511987650001')
    expect(chat['messages']).toEqual([expect.objectContaining({ text: 'oi', direction: 'in' })])
  })
})

test('a card that was stored can still be charged', async () => {
  const { id: customer } = await ask('/v3/customers', { name: 'Ana', cpfCnpj: '24971563792' })
  const holder = { name: 'Ana', email: 'ana@exemplo.example', cpfCnpj: '24971563792', postalCode: '50030230', addressNumber: '1' }
  const { creditCardToken } = await ask('/v3/creditCard/tokenizeCreditCard', {
    customer,
    creditCard: { holderName: 'ANA', number: '5162306219378829', expiryMonth: '05', expiryYear: '2040', ccv: '318' },
    creditCardHolderInfo: { ...holder, phone: '11987650001' },
    remoteIp: '192.0.2.7',
  })
  await withoutGoodbye(async () => {
    const order = { customer, billingType: 'CREDIT_CARD', value: 37.9, dueDate: today(), creditCardToken, remoteIp: '192.0.2.7' }
    expect(await ask('/v3/payments', order)).toMatchObject({ status: 'CONFIRMED' })
  })
})

test('a connection with Instagram outlives the process that gave it', () => {
  const clock = { now: () => new Date('2026-11-28T12:00:00.000Z') }
  const [first, second] = [createConsents(clock, 'own'), createConsents(clock, 'own')]
  const [person] = PEOPLE
  if (!person) throw new Error('no person can sign in')
  first.give(person.id, { scopes: new Map([['instagram_basic', 'granted']]), pageIds: new Set() })
  const { value } = first.issueToken(person, true)
  second.memory.restore(structuredClone(first.memory.read()))
  expect(second.findToken(value)).toMatchObject({ value, person, isLongLived: true })
  expect(second.isAllowed(second.findToken(value), 'instagram_basic')).toBe(true)
})

test('a charge that was remembered still falls due, once', async () => {
  const { id: customer } = await ask('/v3/customers', { name: 'Ana', cpfCnpj: '24971563792' })
  const { id } = await ask('/v3/payments', { customer, billingType: 'BOLETO', value: 10, dueDate: today() })
  await withoutGoodbye(async () => {
    await ask('/control/clock', { advance_seconds: 2 * 24 * 60 * 60 })
    expect(await ask(`/v3/payments/${String(id)}`)).toMatchObject({ status: 'OVERDUE' })
  })
})

test('what was reset stays forgotten', async () => {
  await ask('/v3/customers', { name: 'Ana', cpfCnpj: '24971563792' })
  await ask('/control/reset', {})
  await withoutGoodbye(async () => expect(await ask('/v3/customers')).toMatchObject({ totalCount: 0 }))
})

test('a file that cannot be read is as good as none', async () => {
  await sandbox.close()
  await writeFile(join(dataDir, 'sandbox', 'memory'), 'no memory at all')
  sandbox = await start()
  expect(await ask('/v3/customers')).toMatchObject({ totalCount: 0 })
})

function today(): string {
  return new Intl.DateTimeFormat('sv-SE', { timeZone: 'America/Sao_Paulo' }).format(new Date())
}
