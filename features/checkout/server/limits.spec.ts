/** How much of the shared resources one member or one address may use. */
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { type Buyer, GOOD_CARD, type Money, REFUSED_CARD, startMoney } from '#apps/testing/money.test-support.ts'

let money: Money
let ana: Buyer
beforeAll(async () => {
  money = await startMoney({ hasWorker: false })
})
afterAll(() => money.close())
beforeEach(async () => {
  ana = await money.visit()
})

/** Repeats the request until the first "wait". @returns how many were accepted */
async function countAccepted(ask: () => ReturnType<Buyer['call']>): Promise<number> {
  for (let asked = 0; asked < 50; asked += 1) {
    const answer = await ask()
    if (answer.statusCode !== 429) continue
    expect(answer.json()).toMatchObject({ code: 'too_many_requests', remainingTime: expect.any(Number) as number })
    return asked
  }
  throw new Error('no request was told to wait')
}

const HOUR = 1.01 / 24

it('guesses at coupons are limited, by either call, and allowed again after an hour', async () => {
  await ana.register()
  await ana.call('POST', '/api/user/subscription', { status: 'active', coupon_code: 'NADA' })
  expect(await countAccepted(() => ana.call('GET', '/api/checkout/coupon', { code: 'NADA' }))).toBe(19)
  const redeemed = await ana.call('POST', '/api/user/subscription', { status: 'active', coupon_code: 'DEFAULT' })
  expect(redeemed.statusCode).toBe(429)
  const eva = await money.visit()
  expect((await eva.call('GET', '/api/checkout/coupon', { code: 'DEFAULT' })).statusCode).toBe(200)
  await money.passDays(HOUR)
  expect((await ana.call('GET', '/api/checkout/coupon', { code: 'DEFAULT' })).statusCode).toBe(200)
})

it('parallel guesses do not exceed the limit', async () => {
  const answers = await Promise.all(Array.from({ length: 30 }, () => ana.call('GET', '/api/checkout/coupon', { code: 'NADA' })))
  expect(answers.filter(({ statusCode }) => statusCode === 422)).toHaveLength(20)
})

it('tampered orders are limited, and with them the lines in the log', async () => {
  const customer = await ana.register()
  expect(await countAccepted(() => ana.buy(GOOD_CARD, { customer, value: 1 }))).toBe(10)
  const lines = await money.query(
    `select 1 from activity a join members m on m.id = a.member_id where a.kind = 'order_refused' and m.phone = $1`,
    [ana.phone],
  )
  expect(lines).toHaveLength(10)
  expect((await ana.buy(GOOD_CARD, { customer })).statusCode).toBe(200)
})

it('a member’s details are sent to the provider a limited number of times an hour', async () => {
  const person = { name: 'ANA', email: 'ana@exemplo.example', cpfCnpj: ana.document }
  expect(await countAccepted(() => ana.call('POST', '/api/asaas/customers', person))).toBe(30)
})

it('two tabs that save the payer create one customer at the provider, and both may buy', async () => {
  const ids = await Promise.all([ana.register(), ana.register(), ana.register()])
  expect(new Set(ids).size).toBe(1)
  const [member] = await money.query('select id from members where phone = $1', [ana.phone])
  const { totalCount } = await money.asaas('GET', `/customers?externalReference=${String(member?.['id'])}`)
  expect(totalCount).toBe(1)
  expect((await ana.buy(GOOD_CARD, { customer: ids[0] })).statusCode).toBe(200)
})

it.each([
  ['half a cent too much', { value: 37.895 }, 422],
  ['a CPF that is none', { creditCardHolderInfo: { cpfCnpj: '<script>' } }, 400],
  ['a CPF that cannot be', { creditCardHolderInfo: { cpfCnpj: '11111111111' } }, 400],
  ['a phone that is none', { creditCardHolderInfo: { phone: 'x' } }, 400],
  ['a name of two lines', { creditCardHolderInfo: { name: 'ANA\nSOUZA' } }, 400],
  ['half a character in the name on the card', { creditCard: { holderName: 'ANA\uD83D' } }, 400],
])('an order with %s never comes to the provider', async (_what, change, status) => {
  const customer = await ana.register()
  const order = { customer, value: 37.9, ...cardOf(ana), ...change }
  for (const part of ['creditCard', 'creditCardHolderInfo'] as const)
    Object.assign(order[part], { ...cardOf(ana)[part], ...order[part] })
  expect((await ana.buy(GOOD_CARD, order)).statusCode).toBe(status)
  expect(await ana.charges()).toEqual([])
  const tries = await money.query('select 1 from card_attempts a join members m on m.id = a.member_id where m.phone = $1', [
    ana.phone,
  ])
  expect([await ana.subscription(), tries]).toEqual([null, []])
})

const cardOf = ({ document, phone }: Buyer) => ({
  creditCard: { holderName: 'ANA SOUZA', number: GOOD_CARD, expiryMonth: '05', expiryYear: '2040', ccv: '318' },
  creditCardHolderInfo: {
    name: 'ANA SOUZA',
    email: 'ana@exemplo.example',
    cpfCnpj: document,
    postalCode: '50030230',
    addressNumber: '10',
    phone,
  },
})

it('refused strangers behind the same address do not block other members', async () => {
  const strangers = await Promise.all([1, 2, 3, 4].map(() => money.visit()))
  for (const stranger of strangers) for (let tried = 0; tried < 5; tried += 1) await stranger.buy(REFUSED_CARD)
  expect((await ana.buy()).statusCode).toBe(200)
  const sixth = await money.visit()
  expect((await sixth.buy(REFUSED_CARD)).statusCode).toBe(402)
  expect((await sixth.buy(REFUSED_CARD)).statusCode).toBe(402)
  expect((await sixth.buy(REFUSED_CARD)).json()).toMatchObject({ code: 'too_many_cards' })
})

it.each([
  ['rate_limited', 'ERRO_HTTP_429'],
  ['unauthorized', 'AUTORIZACAO_NEGADA'],
])('no card counts as refused after %s, which says nothing about it', async (fault, code) => {
  await ana.register()
  for (let tried = 0; tried < 5; tried += 1) {
    await money.failOnDemand(fault)
    expect((await ana.buy()).json()).toMatchObject({ code })
  }
  expect((await ana.buy()).statusCode).toBe(200)
  for (let tried = 0; tried < 5; tried += 1) {
    await money.failOnDemand(fault)
    expect((await ana.renewCard()).statusCode).not.toBe(200)
  }
  expect((await ana.renewCard()).statusCode).toBe(200)
})
