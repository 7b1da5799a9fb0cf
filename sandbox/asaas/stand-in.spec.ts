import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import {
  type Account,
  type Answer,
  cardCall,
  type Charge,
  CPF,
  GOOD_CARD,
  openAccount,
  REFUSED_CARDS,
} from './account.test-support.ts'
import { ASAAS_CREDENTIALS } from '../credentials.test-support.ts'
import { addDays } from './dates.ts'

let account: Account
beforeAll(async () => {
  account = await openAccount()
})
afterAll(() => account.close())
beforeEach(() => account.control('reset', {}))

const codesOf = ({ status, body }: Answer) => [
  status,
  ...((body['errors'] ?? []) as { code: string }[]).map(({ code }) => code), // as: the documented structure of every error
]
const unknown = expect.anything() as unknown

async function chargeCard(fields: object = {}, card = GOOD_CARD): Promise<Answer<Charge>> {
  const customer = await account.newCustomer()
  const terms = { customer, billingType: 'CREDIT_CARD', value: 100, dueDate: addDays(await account.today(), 1) }
  return account.ask<Charge>('POST', '/payments', { ...terms, ...cardCall(card), ...fields })
}

async function webhookEvent(headers: Record<string, string>) {
  const answer = await fetch(`${account.url}/v3/customers`, { headers })
  return codesOf({ status: answer.status, headers: answer.headers, body: (await answer.json()) as Answer['body'] }) // as: JSON
}

describe('the API', () => {
  it('requires the key in its own header', async () => {
    expect(await webhookEvent({})).toEqual([401, 'access_token_not_found'])
    expect(await webhookEvent({ access_token: '$aact_prod_of_another' })).toEqual([401, 'invalid_access_token'])
  })

  it('answers 404 without a body', async () => {
    for (const path of ['/payments/pay_0000000000000000', '/subscriptions/sub_0', '/customers/cus_0', '/nothing'])
      expect(await account.ask('GET', path)).toMatchObject({ status: 404, body: {} })
  })

  it('treats a missing body as an empty one and refuses one that is no JSON', async () => {
    const { body } = await account.ask('POST', '/customers', { name: 'Ana', cpfCnpj: CPF })
    const headers = { access_token: ASAAS_CREDENTIALS.api_key, 'content-type': 'application/json' }
    const restore = await fetch(`${account.url}/v3/customers/${String(body['id'])}/restore`, { method: 'POST', headers })
    expect(restore.status).toBe(200)
    const broken = await fetch(`${account.url}/v3/customers`, { method: 'POST', headers, body: '{' })
    expect(broken.status).toBe(400)
  })
})

describe('the limits', () => {
  it('refuse calls over the quota until its twelve hours are over', async () => {
    await account.set('request_quota', 2)
    const ask = async () => (await account.ask('GET', '/customers')).status
    expect([await ask(), await ask(), await ask()]).toEqual([200, 200, 429])
    await account.control('clock', { advance_seconds: 12 * 3600 })
    expect(await ask()).toBe(200)
  })

  it('return the remaining calls of an endpoint in headers', async () => {
    await account.set('endpoint_limit', 1)
    const first = await account.ask('GET', '/payments')
    expect([first.status, first.headers.get('ratelimit-limit'), first.headers.get('ratelimit-remaining')]).toEqual([
      200,
      '1',
      '0',
    ])
    const second = await account.ask('GET', '/payments')
    expect(second.status).toBe(429)
    expect(Number(second.headers.get('ratelimit-reset'))).toBeGreaterThan(0)
    expect((await account.ask('GET', '/subscriptions')).status).toBe(200)
  })

  it('limit the number of parallel reads', async () => {
    await account.set('concurrent_reads', 1)
    await account.failOnDemand('slow_read')
    const leaving = new AbortController()
    const headers = { access_token: ASAAS_CREDENTIALS.api_key }
    const slow = fetch(`${account.url}/v3/customers`, { headers, signal: leaving.signal }).catch(() => 'left')
    await expect.poll(async () => faultLeft('slow_read'), { interval: 5 }).toBe(0)
    expect((await account.ask('GET', '/customers')).status).toBe(429)
    leaving.abort()
    expect(await slow).toBe('left')
    await expect.poll(async () => (await account.ask('GET', '/customers')).status, { interval: 5 }).toBe(200)
  })

  it('are the documented ones again after a reset', async () => {
    await account.set('request_quota', 1)
    await account.control('reset', {})
    const { settings } = (await account.control('settings')).body as { settings: { setting: string; value: number }[] } // as: documented
    expect(settings.find(({ setting }) => setting === 'request_quota')?.value).toBe(25_000)
    expect((await account.set('request_quotas', 1)).status).toBe(400)
  })
})

async function faultLeft(name: string): Promise<number | undefined> {
  const { faults } = (await account.control('faults')).body as { faults: { provider: string; fault: string; times: number }[] } // as: documented
  return faults.find(({ provider, fault }) => provider === 'asaas' && fault === name)?.times
}

describe('a customer', () => {
  it('is returned with all fields, null where nothing was sent', async () => {
    const { status, body } = await account.ask('POST', '/customers', {
      name: 'Cliente Paridade',
      cpfCnpj: '249.715.637-92',
      mobilePhone: '47996321478',
    })
    expect(status).toBe(200)
    expect(body).toMatchObject({
      object: 'customer',
      id: expect.stringMatching(/^cus_\d{12}$/) as unknown,
      dateCreated: expect.stringMatching(/^\d{4}-\d\d-\d\d$/) as unknown,
      cpfCnpj: CPF,
      mobilePhone: '47996321478',
      phone: null,
      email: null,
      personType: 'FISICA',
      deleted: false,
      externalReference: null,
      notificationDisabled: false,
      canDelete: true,
      country: 'Brasil',
    })
  })

  it.each([
    ['a tax id that cannot be', { cpfCnpj: '11111111111' }, 'invalid_object'],
    ['no name', { name: '' }, 'invalid_name'],
    ['a phone of one digit', { mobilePhone: '99999999999' }, 'invalid_mobilePhone'],
  ])('is refused with %s', async (_case, wrong, code) => {
    expect(codesOf(await account.ask('POST', '/customers', { name: 'Ana', cpfCnpj: CPF, ...wrong }))).toEqual([400, code])
  })

  it('may be there twice, and is found by CPF or our reference, newest first', async () => {
    const first = await account.newCustomer({ externalReference: 'member-1' })
    const second = await account.newCustomer({ externalReference: 'member-1' })
    for (const query of [`cpfCnpj=${CPF}`, 'externalReference=member-1']) {
      const { body } = await account.ask<{ data: { id: string }[] }>('GET', `/customers?${query}`)
      expect(body.data.map(({ id }) => id)).toEqual([second, first])
    }
    expect((await account.ask('GET', '/customers?externalReference=member-2')).body).toMatchObject({ totalCount: 0, data: [] })
  })

  it.each(['PUT', 'POST'])('is changed by %s, removed softly and restored', async (method) => {
    const id = await account.newCustomer()
    expect((await account.ask(method, `/customers/${id}`, { name: 'Ana Maria', cpfCnpj: CPF })).body).toMatchObject({
      name: 'Ana Maria',
    })
    expect((await account.ask('DELETE', `/customers/${id}`)).body).toEqual({ deleted: true, id })
    expect((await account.ask('GET', `/customers/${id}`)).body).toMatchObject({ deleted: true })
    expect((await account.ask('POST', `/customers/${id}/restore`)).body).toMatchObject({ deleted: false })
  })
})

describe('a charge by card', () => {
  it('is captured at once, whatever its due day, with the fees and days of the recording', async () => {
    const today = await account.today()
    const { status, body } = await chargeCard()
    expect(status).toBe(200)
    expect(body).toMatchObject({
      object: 'payment',
      id: expect.stringMatching(/^pay_[a-z0-9]{16}$/) as unknown,
      status: 'CONFIRMED',
      value: 100,
      netValue: 96.52,
      confirmedDate: today,
      clientPaymentDate: today,
      paymentDate: null,
      creditCard: {
        creditCardNumber: '8829',
        creditCardBrand: 'MASTERCARD',
        creditCardToken: expect.stringMatching(/^[0-9a-f-]{36}$/) as unknown,
      },
      refunds: null,
    })
    expect(String(body['creditDate']) >= addDays(today, 32)).toBe(true)
    expect(body).not.toHaveProperty('subscription')
  })

  it.each(['4444444444444444', '4111111111111111', '4000000000000002', '4000000000009995', '4000000000000127'])(
    'is approved with %s',
    async (number) => expect((await chargeCard({}, number)).body).toMatchObject({ status: 'CONFIRMED' }),
  )

  it.each(REFUSED_CARDS)('is refused with %s and leaves nothing behind', async (number) => {
    expect(codesOf(await chargeCard({}, number))).toEqual([400, 'invalid_action'])
    expect((await account.ask('GET', '/payments')).body).toMatchObject({ totalCount: 0 })
  })

  it.each([
    ['nothing at all', {}, ['invalid_customer']],
    ['a customer of nobody', { customer: 'cus_000000000001' }, ['invalid_customer']],
    ['a little money', { value: 4.99 }, ['invalid_value', 'invalid_value']],
    ['less than nothing', { value: -1 }, ['invalid_value', 'invalid_value']],
    ['no value', { value: undefined }, ['invalid_value']],
    ['a day that is over', { dueDate: '2020-01-01' }, ['invalid_dueDate']],
    ['no day', { dueDate: 'tomorrow' }, ['invalid_dueDate']],
    ['no payer’s address', { remoteIp: undefined }, ['invalid_remoteIp']],
    ['no holder', { creditCardHolderInfo: undefined }, ['invalid_creditCardHolderInfo']],
    ['a wrong last digit', cardCall('4111111111111112'), ['invalid_creditCard']],
  ])('is refused for %s', async (wrongness, wrong, codes) => {
    const answer = wrongness === 'nothing at all' ? await account.ask('POST', '/payments', {}) : await chargeCard(wrong)
    expect(codesOf(answer)).toEqual([400, ...codes])
  })

  it('without card data waits, and is paid later by card', async () => {
    const waiting = await chargeCard({ creditCard: undefined, creditCardHolderInfo: undefined })
    expect(waiting.body).toMatchObject({ status: 'PENDING', creditCard: null, confirmedDate: null, creditDate: null })
    const pay = (card: string) => account.ask('POST', `/payments/${waiting.body.id}/payWithCreditCard`, cardCall(card))
    expect(codesOf(await pay(REFUSED_CARDS[0]))).toEqual([400, 'invalid_action'])
    expect((await pay(GOOD_CARD)).body).toMatchObject({ status: 'CONFIRMED' })
    expect(codesOf(await pay(GOOD_CARD))).toEqual([400, 'invalid_action'])
    const { body } = await account.ask('GET', `/payments/${waiting.body.id}/billingInfo`)
    expect(body).toMatchObject({ creditCard: { creditCardNumber: '8829' } })
  })

  it.each(['PUT', 'POST'])('that is pending is changed by %s, removed and restored', async (method) => {
    const { body } = await chargeCard({ creditCard: undefined })
    const day = addDays(await account.today(), 5)
    expect((await account.ask(method, `/payments/${body.id}`, { value: 50, dueDate: day })).body).toMatchObject({
      value: 50,
      dueDate: day,
      originalDueDate: body.dueDate,
    })
    expect((await account.ask('DELETE', `/payments/${body.id}`)).body).toEqual({ deleted: true, id: body.id })
    expect((await account.ask('GET', `/payments/${body.id}`)).body).toMatchObject({ deleted: true, status: 'PENDING' })
    expect((await account.ask('POST', `/payments/${body.id}/restore`)).body).toMatchObject({ deleted: false })
  })
})

const tokenize = (customer: string, card = GOOD_CARD) =>
  account.ask('POST', '/creditCard/tokenizeCreditCard', { customer, ...cardCall(card) })

describe('a card’s token', () => {
  it('pays for its own customer, without an address, and is the same for the same card', async () => {
    const customer = await account.newCustomer()
    const { body } = await tokenize(customer)
    expect(body).toEqual({ creditCardNumber: '8829', creditCardBrand: 'MASTERCARD', creditCardToken: unknown })
    expect((await tokenize(customer)).body).toEqual(body)
    const terms = { customer, billingType: 'CREDIT_CARD', value: 10, dueDate: await account.today() }
    const paid = await account.ask('POST', '/payments', { ...terms, creditCardToken: body['creditCardToken'] })
    expect(paid.body).toMatchObject({ status: 'CONFIRMED', creditCard: body })
    const withCode = { ...terms, creditCardToken: body['creditCardToken'], creditCard: { ccv: '318' } }
    expect((await account.ask('POST', '/payments', withCode)).status).toBe(400)
  })

  it('is refused to others, when unknown, and to a refused card', async () => {
    const { body } = await tokenize(await account.newCustomer())
    const customer = await account.newCustomer()
    const terms = { customer, billingType: 'CREDIT_CARD', value: 10, dueDate: await account.today() }
    for (const creditCardToken of [body['creditCardToken'], 'nobody'])
      expect(codesOf(await account.ask('POST', '/payments', { ...terms, creditCardToken }))).toEqual([400, 'invalid_creditCard'])
    expect(codesOf(await tokenize(customer, REFUSED_CARDS[1]))).toEqual([400, 'invalid_action'])
  })
})

const refund = (id: string, body = {}) => account.ask('POST', `/payments/${id}/refund`, body)

describe('a refund', () => {
  it('returns the charge and is listed with it', async () => {
    const { body } = await chargeCard()
    const whole = await refund(body.id, { description: 'Arrependimento' })
    expect(whole.body).toMatchObject({ object: 'payment', status: 'REFUNDED', refunds: [{ value: 100, status: 'DONE' }] })
    const { data } = (await account.ask<{ data: object[] }>('GET', `/payments/${body.id}/refunds`)).body
    expect(data).toEqual([expect.objectContaining({ value: 100, description: 'Arrependimento', refundedSplits: [] })])
    expect(codesOf(await refund(body.id))).toEqual([400, 'invalid_action'])
  })

  it('of a part keeps the status, and the parts never exceed the whole', async () => {
    const { body } = await chargeCard()
    expect((await refund(body.id, { value: 30 })).body).toMatchObject({ status: 'CONFIRMED', refunds: [{ value: 30 }] })
    expect(codesOf(await refund(body.id, { value: 70.01 }))).toEqual([400, 'invalid_value'])
    expect((await refund(body.id, { value: 70 })).body).toMatchObject({ status: 'REFUNDED' })
  })

  it('may be refused for lack of money, or take its time and be denied or done', async () => {
    const { body } = await chargeCard()
    await account.failOnDemand('refuse_refund')
    expect(codesOf(await refund(body.id))).toEqual([400, 'invalid_action'])
    await account.failOnDemand('slow_refund', 2)
    expect((await refund(body.id)).body).toMatchObject({ status: 'REFUND_IN_PROGRESS', refunds: [{ status: 'PENDING' }] })
    expect((await account.control(`asaas/payments/${body.id}/refund`, { step: 'deny' })).body).toMatchObject({
      status: 'CONFIRMED',
    })
    await refund(body.id)
    expect((await account.control(`asaas/payments/${body.id}/refund`, { step: 'finish' })).body).toMatchObject({
      status: 'REFUNDED',
    })
  })
})

const page = (query: string) => account.ask<{ data: { value: number }[] }>('GET', `/payments?${query}`)

describe('a list', () => {
  it('begins with the newest, ten at a time, with the total', async () => {
    const { body } = await chargeCard({ creditCard: undefined })
    const terms = { customer: body['customer'], billingType: 'BOLETO', value: 10, dueDate: body.dueDate }
    for (let made = 1; made < 12; made += 1) await account.ask('POST', '/payments/', { ...terms, value: 10 + made })
    const first = (await page('')).body
    expect(first).toMatchObject({ object: 'list', hasMore: true, totalCount: 12, limit: 10, offset: 0 })
    expect(first.data.map(({ value }) => value).slice(0, 2)).toEqual([21, 20])
    expect((await page('offset=10')).body).toMatchObject({ hasMore: false, offset: 10, data: [{ value: 11 }, { value: 100 }] })
    expect((await page('limit=1000')).body).toMatchObject({ limit: 100 })
    expect((await page('billingType=CREDIT_CARD')).body).toMatchObject({ totalCount: 1 })
    expect((await page(`dueDate[ge]=${body.dueDate}&dueDate[le]=${body.dueDate}`)).body).toMatchObject({ totalCount: 12 })
    expect((await page(`dueDate[ge]=${addDays(body.dueDate, 1)}`)).body).toMatchObject({ totalCount: 0 })
  })
})
