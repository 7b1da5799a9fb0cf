/** A first plan bought in several tabs, on several servers, with several cards: one customer, one subscription, one charge. */
import { once } from 'node:events'
import { type IncomingMessage, request } from 'node:http'
import { json } from 'node:stream/consumers'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { type AnotherServer, startAnotherServer } from '#apps/testing/another-server.test-support.ts'
import { type Buyer, type Charge, GOOD_CARD, type Money, startMoney } from '#apps/testing/money.test-support.ts'

const OTHER_CARD = '4444444444444444'
const TRIES = 6
const CONNECTIONS = 20

let money: Money
let servers: AnotherServer[]
beforeAll(async () => {
  money = await startMoney()
  servers = [await startAnotherServer(money), await startAnotherServer(money)]
})
afterAll(async () => {
  for (const server of servers) await server.close()
  await money.close()
})

let ana: Buyer
let memberId: string
beforeEach(async () => {
  ana = await money.visit()
  memberId = String((await money.query('select id from members where phone = $1', [ana.phone]))[0]?.['id'])
})

/** The member's customers at the provider. */
const customersOf = async () => (await money.asaas('GET', `/customers?externalReference=${memberId}`))['data'] as { id: string }[] // as: the provider's list
const chargesOf = async (customer: string) =>
  (await money.asaas('GET', `/payments?customer=${customer}&limit=100`))['data'] as Charge[] // as: likewise

const person = () => ({ phone: ana.phone, name: 'ANA', email: 'ana@exemplo.example', cpfCnpj: ana.document })
const post = (server: AnotherServer, url: string, payload: object) =>
  server.app.inject({ method: 'POST', url, headers: { cookie: ana.cookie }, payload })

async function buyAt(server: AnotherServer, number: string) {
  const customer = (await post(server, '/api/asaas/customers', person())).json<{ id: string }>().id
  return post(server, '/api/asaas/subscriptions', purchase(customer, number))
}

function purchase(customer: string, number: string): object {
  return {
    phone: ana.phone,
    customer,
    billingType: 'CREDIT_CARD',
    value: 37.9,
    cycle: 'MONTHLY',
    creditCard: { holderName: 'ANA SOUZA', number, expiryMonth: '12', expiryYear: '2040', ccv: '318' },
    creditCardHolderInfo: {
      name: 'ANA SOUZA',
      email: 'ana@exemplo.example',
      cpfCnpj: ana.document,
      postalCode: '50030230',
      addressNumber: '10',
      phone: ana.phone,
    },
  }
}

/** A call over a connection of its own. */
async function send(origin: string, path: string, { payload, key }: { readonly payload: object; readonly key: string }) {
  const headers = { cookie: ana.cookie, 'content-type': 'application/json', 'idempotency-key': key }
  const call = request(`${origin}${path}`, { method: 'POST', agent: false, headers })
  call.end(JSON.stringify(payload))
  const [answer] = (await once(call, 'response')) as [IncomingMessage] // as: Node's documented event
  return { status: answer.statusCode, body: (await json(answer)) as { readonly id?: string; readonly code?: string } } // as: a call's answer
}

it.each(Array.from({ length: TRIES }, (_, place) => place + 1))('sells it once, try %i', async () => {
  const orders = servers.flatMap((server) => [GOOD_CARD, OTHER_CARD].map((number) => buyAt(server, number)))
  const answers = await Promise.all(orders)
  const codes = answers.map((answer) => (answer.statusCode === 200 ? 'bought' : answer.json<{ code: string }>().code))
  expect(codes).toContain('bought')
  expect(codes.filter((code) => !['bought', 'payment_in_progress', 'already_subscribed'].includes(code))).toEqual([])
  const customers = await customersOf()
  expect(customers).toHaveLength(1)
  const charges = await chargesOf(customers[0]?.id ?? '')
  // next month's charge is created early, and not due yet
  expect(charges.filter(({ status }) => status !== 'PENDING').map(({ status }) => status)).toEqual(['CONFIRMED'])
  expect(new Set(charges.map(({ subscription }) => subscription)).size).toBe(1)
  expect(await money.query('select 1 from subscriptions where member_id = $1', [memberId])).toHaveLength(1)
})

it('sells it once to twenty connections at once, with two keys of idempotency', async () => {
  const origins = await Promise.all(servers.map(({ app }) => app.listen({ port: 0, host: '127.0.0.1' })))
  const all = Array.from({ length: CONNECTIONS }, (_, place) => ({
    origin: origins[place % origins.length] ?? '',
    key: `key-${place % 4 < 2 ? 'one' : 'two'}-of-${memberId}`,
    number: place % 3 === 0 ? OTHER_CARD : GOOD_CARD,
  }))
  const registered = await Promise.all(
    all.map(({ origin, key }) => send(origin, '/api/asaas/customers', { payload: person(), key })),
  )
  const ids = registered.flatMap(({ body }) => body.id ?? [])
  expect(new Set(ids).size).toBe(1)
  const answers = await Promise.all(
    all.map(({ origin, key, number }) =>
      send(origin, '/api/asaas/subscriptions', { payload: purchase(ids[0] ?? '', number), key }),
    ),
  )
  expect(answers.filter(({ status = 500 }) => status >= 500)).toEqual([])
  const codes = answers.map(({ status, body }) => (status === 200 ? 'bought' : body.code))
  expect(codes).toContain('bought')
  const known = ['bought', 'payment_in_progress', 'already_subscribed', 'too_many_requests']
  expect(codes.filter((code) => !known.includes(code ?? ''))).toEqual([])
  const customers = await customersOf()
  expect(customers).toHaveLength(1)
  const charges = await chargesOf(customers[0]?.id ?? '')
  expect(charges.filter(({ status }) => status !== 'PENDING').map(({ status }) => status)).toEqual(['CONFIRMED'])
  expect(await money.query('select 1 from subscriptions where member_id = $1', [memberId])).toHaveLength(1)
})

it('creates one customer when none exists, on two servers at once', async () => {
  await money.failOnDemand('slow_read', 0)
  const saved = await Promise.all([...servers, ...servers].map((server) => post(server, '/api/asaas/customers', person())))
  expect(new Set(saved.map((answer) => answer.json<{ id: string }>().id)).size).toBe(1)
  expect(await customersOf()).toHaveLength(1)
})

it('waits for a server that died in the middle no longer than its lease', async () => {
  const hold = (until: string) =>
    money.query(
      `insert into customer_leases (member_id, holder, held_until) values ($1, gen_random_uuid(), now() + $2::interval)`,
      [memberId, until],
    )
  await hold('-1 second')
  const [server] = servers
  expect(server && (await post(server, '/api/asaas/customers', person())).statusCode).toBe(200)
  expect(await money.query('select 1 from customer_leases where member_id = $1', [memberId])).toEqual([])
})
