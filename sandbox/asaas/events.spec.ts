import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type Account, cardCall, listen, openAccount } from './account.test-support.ts'
import { brazilianDay } from './dates.ts'

let account: Account
beforeAll(async () => {
  account = await openAccount()
})
afterAll(() => account.close())
beforeEach(() => account.control('reset', {}))

const BOUGHT = ['SUBSCRIPTION_CREATED', 'PAYMENT_CREATED', 'PAYMENT_CONFIRMED', 'PAYMENT_CREATED']
const advance = (seconds: number) => account.control('clock', { advance_seconds: seconds })
const webhook = async (id: string) => (await account.ask('GET', `/webhooks/${id}`)).body
const failuresBecome = (id: string, count: number) =>
  expect.poll(async () => (await webhook(id))['penalizedRequestsCount'], { interval: 5 }).toBe(count)

describe('an event', () => {
  it('has the token and the whole object as it was at that time', async () => {
    await using listener = await listen(account)
    const { id } = (await account.subscribe()).body
    const names = await listener.firstNames(4)
    expect(names).toEqual(BOUGHT)
    for (const { headers, path } of listener.calls) {
      expect(path).toBe('/webhookEvent')
      expect(headers['asaas-access-token']).toBe('hush')
    }
    const [, created, confirmed] = listener.webhooks()
    expect(created).toMatchObject({
      id: expect.stringMatching(/^evt_[0-9a-f]{32}&\d+$/) as unknown,
      dateCreated: expect.stringMatching(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/) as unknown,
      payment: { object: 'payment', subscription: id, status: 'PENDING' },
    })
    expect(confirmed?.payment).toMatchObject({ id: created?.payment?.id, status: 'CONFIRMED' })
  })

  it('of a subscription has Brazilian dates', async () => {
    await using listener = await listen(account, { events: ['SUBSCRIPTION_CREATED'] })
    const { body } = await account.subscribe()
    await listener.first(1)
    expect(listener.webhooks()[0]?.subscription).toMatchObject({
      id: body['id'],
      dateCreated: brazilianDay(String(body['dateCreated'])),
      nextDueDate: expect.stringMatching(/^\d\d\/\d\d\/\d{4}$/) as unknown,
    })
  })

  it('is sent only to webhooks that subscribed to it', async () => {
    await using confirmations = await listen(account, { events: ['PAYMENT_CONFIRMED'] })
    await using nothing = await listen(account, { events: [] })
    await using off = await listen(account, { enabled: false })
    await account.subscribe()
    await confirmations.first(1)
    expect([confirmations.names(), nothing.names(), off.names()]).toEqual([['PAYMENT_CONFIRMED'], [], []])
  })
})

describe('the order of events', () => {
  it('of a renewal, a refusal and the arriving money, once the clock has moved', async () => {
    await account.subscribe()
    await using listener = await listen(account)
    await account.failOnDemand('refuse_renewal')
    await account.passDays(40)
    expect(await listener.firstNames(4)).toEqual([
      'PAYMENT_CREATED',
      'PAYMENT_CREDIT_CARD_CAPTURE_REFUSED',
      'PAYMENT_OVERDUE',
      'PAYMENT_RECEIVED',
    ])
  })

  it('of a removal: the charges first', async () => {
    const { id } = (await account.subscribe()).body
    await using listener = await listen(account)
    await account.ask('DELETE', `/subscriptions/${String(id)}`)
    expect(await listener.firstNames(2)).toEqual(['PAYMENT_DELETED', 'SUBSCRIPTION_DELETED'])
  })

  it.each([
    ['win', ['PAYMENT_CHARGEBACK_DISPUTE', 'PAYMENT_AWAITING_CHARGEBACK_REVERSAL', 'PAYMENT_CONFIRMED'], 'CONFIRMED'],
    ['lose', ['PAYMENT_REFUNDED'], 'REFUNDED'],
  ])('of a dispute that we %s', async (step, events, status) => {
    const { id } = (await account.subscribe()).body
    const paid = (await account.chargesOf(id)).at(-1)
    await using listener = await listen(account)
    await account.control(`asaas/payments/${paid?.id}/dispute`, { step: 'open' })
    expect((await account.ask('GET', `/payments/${paid?.id}`)).body).toMatchObject({
      status: 'CHARGEBACK_REQUESTED',
      chargeback: { status: 'REQUESTED' },
    })
    expect((await account.control(`asaas/payments/${paid?.id}/dispute`, { step })).body).toMatchObject({ status })
    expect(await listener.firstNames(1 + events.length)).toEqual(['PAYMENT_CHARGEBACK_REQUESTED', ...events])
    expect(new Set(listener.webhooks().map((event) => event.id)).size).toBe(1 + events.length)
  })

  it('of a won dispute after the money had arrived ends with that money again', async () => {
    const { id } = (await account.subscribe()).body
    const paid = (await account.chargesOf(id)).at(-1)
    await account.control(`asaas/payments/${paid?.id}/charge`, { step: 'receive' })
    await account.control(`asaas/payments/${paid?.id}/dispute`, { step: 'open' })
    await using listener = await listen(account)
    await account.control(`asaas/payments/${paid?.id}/dispute`, { step: 'win' })
    expect((await listener.firstNames(3)).at(-1)).toBe('PAYMENT_RECEIVED')
  })

  it('of refunds: a part, the rest, one that takes its time', async () => {
    const charges = async () => (await account.chargesOf((await account.subscribe()).body['id'])).at(-1)?.id
    const [first, second] = [await charges(), await charges()]
    await using listener = await listen(account)
    await account.ask('POST', `/payments/${first}/refund`, { value: 10 })
    await account.ask('POST', `/payments/${first}/refund`, {})
    await account.failOnDemand('slow_refund')
    await account.ask('POST', `/payments/${second}/refund`, {})
    await account.control(`asaas/payments/${second}/refund`, { step: 'deny' })
    expect(await listener.firstNames(4)).toEqual([
      'PAYMENT_PARTIALLY_REFUNDED',
      'PAYMENT_REFUNDED',
      'PAYMENT_REFUND_IN_PROGRESS',
      'PAYMENT_REFUND_DENIED',
    ])
  })

  it('of an overdue charge that another card pays', async () => {
    const [waiting] = await account.chargesOf((await account.subscribe()).body['id'])
    await using listener = await listen(account)
    await account.ask('POST', `/sandbox/payment/${waiting?.id}/overdue`)
    await account.ask('POST', `/payments/${waiting?.id}/payWithCreditCard`, cardCall('4111111111111111'))
    expect(await listener.firstNames(2)).toEqual(['PAYMENT_OVERDUE', 'PAYMENT_CONFIRMED'])
  })
})

describe('delivery', () => {
  it.each([201, 204, 302, 500])(
    'answered %i counts as failed, is repeated after 30 seconds, then a minute, and blocks the rest',
    async (status) => {
      await using listener = await listen(account)
      listener.answerWith(status)
      await account.subscribe()
      await failuresBecome(listener.id, 1)
      await advance(29)
      expect(listener.calls).toHaveLength(1)
      await advance(1)
      await failuresBecome(listener.id, 2)
      listener.answerWith(200)
      await advance(60)
      expect(await listener.firstNames(6)).toEqual([BOUGHT[0], BOUGHT[0], ...BOUGHT])
      expect(
        new Set(
          listener
            .webhooks()
            .slice(0, 3)
            .map(({ id }) => id),
        ).size,
      ).toBe(1)
      await failuresBecome(listener.id, 0)
    },
  )

  it('is interrupted after fifteen failures in a row, and the backlog is sent in order when it is resumed', async () => {
    await using listener = await listen(account)
    listener.answerWith(500)
    await account.subscribe()
    for (let failures = 1; failures <= 15; failures += 1) {
      await failuresBecome(listener.id, failures)
      await advance(failures < 15 ? 3 * 3600 : 0)
    }
    expect(await webhook(listener.id)).toMatchObject({ interrupted: true, enabled: true })
    listener.answerWith(200)
    await advance(24 * 3600)
    expect(listener.calls).toHaveLength(15)
    await account.ask('PUT', `/webhooks/${listener.id}`, { interrupted: false })
    expect((await listener.firstNames(19)).slice(15)).toEqual(BOUGHT)
    await failuresBecome(listener.id, 0)
  })

  it('continues at once when the penalty is removed', async () => {
    await using listener = await listen(account)
    listener.answerWith(500)
    await account.subscribe()
    await failuresBecome(listener.id, 1)
    listener.answerWith(200)
    await account.ask('POST', `/webhooks/${listener.id}/removeBackoff`)
    expect((await listener.firstNames(5)).slice(1)).toEqual(BOUGHT)
  })

  it('drops events that waited for fourteen days', async () => {
    await using listener = await listen(account, { interrupted: true, events: ['SUBSCRIPTION_CREATED'] })
    await account.subscribe({ externalReference: 'old' })
    await account.passDays(13)
    await account.subscribe({ externalReference: 'young' })
    await account.passDays(1)
    await account.ask('POST', `/webhooks/${listener.id}`, { interrupted: false })
    await listener.first(1)
    expect(listener.webhooks().map(({ subscription }) => subscription?.['externalReference'])).toEqual(['young'])
  })

  it('in parallel continues at once when one has arrived after a failure', async () => {
    await using listener = await listen(account, { sendType: 'NON_SEQUENTIALLY' })
    listener.answerWith(500)
    await account.subscribe()
    await failuresBecome(listener.id, 1)
    listener.answerWith(200)
    await advance(30)
    await failuresBecome(listener.id, 0)
    await account.subscribe()
    await expect.poll(() => new Set(listener.webhooks().map(({ id }) => id)).size, { interval: 5 }).toBe(8)
  })

  it('can be doubled, dropped or late on demand', async () => {
    await using listener = await listen(account, { events: ['PAYMENT_CREATED', 'PAYMENT_CONFIRMED', 'SUBSCRIPTION_CREATED'] })
    await account.failOnDemand('duplicate_webhook')
    await account.subscribe()
    expect(await listener.firstNames(5)).toEqual([BOUGHT[0], ...BOUGHT])
    expect(listener.webhooks()[0]?.id).toBe(listener.webhooks()[1]?.id)
    await account.failOnDemand('drop_webhook')
    await account.subscribe()
    expect((await listener.firstNames(8)).slice(5)).toEqual(BOUGHT.slice(1))
    await account.failOnDemand('late_webhook')
    await account.subscribe()
    expect((await listener.firstNames(12)).slice(8)).toEqual([BOUGHT[1], BOUGHT[0], ...BOUGHT.slice(2)])
  })
})

const deliveries = async (query = '') =>
  (await account.control(`webhooks?provider=asaas${query}`)).body['deliveries'] as { id: string; event: string; status: number }[] // as: documented

const redeliver = (wanted: object) => account.control('webhooks/redeliver', { provider: 'asaas', ...wanted })

describe('the list of deliveries', () => {
  it('has the newest first and sends them again in any order, one or all', async () => {
    await using listener = await listen(account)
    await account.subscribe()
    await expect.poll(async () => (await deliveries()).length, { interval: 5 }).toBe(4)
    expect((await deliveries()).map(({ event, status }) => [event, status])).toEqual(
      BOUGHT.toReversed().map((name) => [name, 200]),
    )
    expect(await deliveries('&limit=1')).toHaveLength(1)
    expect((await redeliver({ order: 'reversed' })).body).toEqual({ redelivered: 4 })
    expect(listener.names().slice(4)).toEqual(BOUGHT.toReversed())
    const [first, , , , again] = listener.webhooks()
    expect(again?.id).not.toBe(first?.id)
    expect((await redeliver({ order: 'shuffled' })).body).toEqual({ redelivered: 4 })
    expect(listener.names().slice(8).toSorted()).toEqual(BOUGHT.toSorted())
    expect((await redeliver({ order: 'same' })).body).toEqual({ redelivered: 4 })
    const [{ id } = { id: '' }] = await deliveries()
    expect((await redeliver({ id })).body).toEqual({ redelivered: 1 })
    expect(listener.calls).toHaveLength(17)
  })
})

describe('the webhooks of the account', () => {
  it('never return their token and are ten at most', async () => {
    await using listener = await listen(account, { email: 'ana@exemplo.example' })
    expect(listener.created).toMatchObject({
      enabled: true,
      interrupted: false,
      apiVersion: 3,
      hasAuthToken: true,
      sendType: 'SEQUENTIALLY',
    })
    expect(JSON.stringify(await webhook(listener.id))).not.toContain('hush')
    const more = async () => (await account.ask('POST', '/webhooks', { name: 'x', url: 'http://localhost:1/x' })).status
    for (let made = 1; made < 10; made += 1) expect(await more()).toBe(200)
    expect(await more()).toBe(400)
    expect((await account.ask('DELETE', `/webhooks/${listener.id}`)).body).toEqual({ deleted: true, id: listener.id })
    expect((await account.ask('GET', '/webhooks')).body).toMatchObject({ totalCount: 9 })
  })
})
