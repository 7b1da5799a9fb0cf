import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type Account, cardCall, openAccount, REFUSED_CARDS } from './account.test-support.ts'
import { ASAAS_CREDENTIALS } from '../credentials.test-support.ts'
import { addCycles, addDays } from './dates.ts'

let account: Account
beforeAll(async () => {
  account = await openAccount()
})
afterAll(() => account.close())
beforeEach(() => account.control('reset', {}))

const statuses = async (subscription: unknown) => (await account.chargesOf(subscription)).map(({ status }) => status)

describe('a new subscription', () => {
  it('due today has one charge paid and one pending, and its answer names no charge', async () => {
    const today = await account.today()
    const { status, body } = await account.subscribe({ externalReference: 'contract-1', description: '12 edições' })
    expect(status).toBe(200)
    expect(body).toMatchObject({
      object: 'subscription',
      id: expect.stringMatching(/^sub_[a-z0-9]{16}$/) as unknown,
      status: 'ACTIVE',
      deleted: false,
      externalReference: 'contract-1',
      nextDueDate: addCycles(today, 'MONTHLY', 2),
      creditCard: { creditCardNumber: '8829', creditCardBrand: 'MASTERCARD' },
    })
    expect(JSON.stringify(body)).not.toContain('pay_')
    const charges = await account.chargesOf(body['id'])
    expect(charges).toMatchObject([
      { status: 'PENDING', dueDate: addCycles(today, 'MONTHLY', 1), subscription: body['id'] },
      { status: 'CONFIRMED', dueDate: today, confirmedDate: today, externalReference: 'contract-1', description: '12 edições' },
    ])
  })

  it('due far ahead has its first charge anyway, and the next due day is the one after', async () => {
    const due = addDays(await account.today(), 60)
    const { body } = await account.subscribe({ nextDueDate: due })
    expect(body).toMatchObject({ nextDueDate: addCycles(due, 'MONTHLY', 1) })
    expect(await account.chargesOf(body['id'])).toMatchObject([{ status: 'PENDING', dueDate: due }])
  })

  it.each(REFUSED_CARDS)('is refused with %s and leaves nothing behind', async (card) => {
    const { status, body } = await account.subscribe({}, card)
    expect([status, body]).toMatchObject([400, { errors: [{ code: 'invalid_action' }] }])
    for (const list of ['/subscriptions?includeDeleted=true', '/payments'])
      expect((await account.ask('GET', list)).body).toMatchObject({ totalCount: 0 })
  })

  it('may wait for a risk analysis', async () => {
    await account.failOnDemand('review_card')
    const approved = (await account.subscribe()).body['id']
    const [, first] = await account.chargesOf(approved)
    expect(first?.status).toBe('AWAITING_RISK_ANALYSIS')
    await account.control(`asaas/payments/${first?.id}/review`, { step: 'approve' })
    expect(await statuses(approved)).toEqual(['PENDING', 'CONFIRMED'])
    expect((await account.control(`asaas/payments/${first?.id}/review`, { step: 'approve' })).status).toBe(400)
  })

  it('exists although its answer was lost', async () => {
    await account.failOnDemand('lost_answer')
    const customer = await account.newCustomer().catch(() => '')
    expect(customer).toBe('')
    expect((await account.ask('GET', '/customers')).body).toMatchObject({ totalCount: 1 })
  })
})

describe('over time', () => {
  it('each month is created forty days before, captured on its day, and received after 32 days', async () => {
    const today = await account.today()
    const { id } = (await account.subscribe()).body
    const second = addCycles(today, 'MONTHLY', 1)
    await account.passDays(daysBetween(today, second))
    expect(await account.chargesOf(id)).toMatchObject([
      { status: 'PENDING', dueDate: addCycles(today, 'MONTHLY', 2) },
      { status: 'CONFIRMED', dueDate: second, confirmedDate: second },
      { status: expect.stringMatching(/CONFIRMED|RECEIVED/) as unknown, dueDate: today },
    ])
    await account.passDays(10)
    expect((await account.chargesOf(id)).at(-1)).toMatchObject({ status: 'RECEIVED', confirmedDate: today })
  })

  it('a year in one step gives the same as twelve months', async () => {
    const today = await account.today()
    const { id } = (await account.subscribe()).body
    await account.passDays(daysBetween(today, addCycles(today, 'MONTHLY', 12)))
    const charges = await account.ask('GET', `/subscriptions/${String(id)}/payments?limit=100`)
    const { data } = charges.body as { data: { dueDate: string; confirmedDate: string | null; dateCreated: string }[] } // as: charges
    expect(data.map(({ dueDate }) => dueDate)).toEqual(
      Array.from({ length: 14 }, (_, index) => addCycles(today, 'MONTHLY', 13 - index)),
    )
    expect(data.slice(1).map(({ confirmedDate }) => confirmedDate)).toEqual(data.slice(1).map(({ dueDate }) => dueDate))
    expect(data[5]?.dateCreated).toBe(addDays(data[5]?.dueDate ?? '', -40))
  })

  it('a refused renewal is overdue the next day, and later months continue', async () => {
    const today = await account.today()
    const { id } = (await account.subscribe()).body
    await account.failOnDemand('refuse_renewal')
    await account.passDays(daysBetween(today, addCycles(today, 'MONTHLY', 1)))
    expect((await statuses(id))[1]).toBe('PENDING')
    await account.passDays(1)
    expect((await statuses(id))[1]).toBe('OVERDUE')
    await account.passDays(31)
    expect((await statuses(id)).slice(0, 3)).toEqual(['PENDING', 'CONFIRMED', 'OVERDUE'])
    expect((await account.ask('GET', `/subscriptions/${String(id)}`)).body).toMatchObject({ status: 'ACTIVE' })
  })

  it('a renewal is tried on more days when the account is configured so', async () => {
    const today = await account.today()
    const { id } = (await account.subscribe()).body
    await account.set('renewal_attempts', 3)
    await account.failOnDemand('refuse_renewal', 2)
    await account.passDays(daysBetween(today, addCycles(today, 'MONTHLY', 1)) + 1)
    expect((await statuses(id))[1]).toBe('PENDING')
    await account.passDays(1)
    expect((await statuses(id))[1]).toBe('CONFIRMED')
  })

  it.each([
    ['WEEKLY', 7],
    ['BIWEEKLY', 14],
  ] as const)('%s charges come every %i days, all those within forty days at once', async (cycle, days) => {
    const today = await account.today()
    const { id } = (await account.subscribe({ cycle })).body
    const due = (await account.chargesOf(id)).map(({ dueDate }) => dueDate).toReversed()
    expect(due).toEqual(Array.from({ length: Math.floor(40 / days) + 1 }, (_, index) => addDays(today, index * days)))
  })

  it('it ends after as many charges as were ordered', async () => {
    const { id } = (await account.subscribe({ maxPayments: 2 })).body
    expect((await account.ask('GET', `/subscriptions/${String(id)}`)).body).toMatchObject({ status: 'EXPIRED' })
    await account.passDays(90)
    expect(await account.chargesOf(id)).toHaveLength(2)
  })

  it('a charge without a card is overdue on the day after its own', async () => {
    const today = await account.today()
    const { id } = (await account.subscribe({ ...cardCall(), creditCard: undefined, nextDueDate: addDays(today, 1) })).body
    await account.passDays(1)
    expect((await statuses(id)).at(-1)).toBe('PENDING')
    await account.passDays(1)
    expect((await statuses(id)).at(-1)).toBe('OVERDUE')
  })
})

describe('changing a subscription', () => {
  it.each(['PUT', 'POST'])('by %s affects only future charges, unless pending ones are included', async (method) => {
    const { id } = (await account.subscribe()).body
    const values = async () => (await account.chargesOf(id)).map(({ value }) => value)
    expect((await account.ask(method, `/subscriptions/${String(id)}`, { value: 47.9 })).body).toMatchObject({ value: 47.9 })
    expect(await values()).toEqual([37.9, 37.9])
    await account.ask(method, `/subscriptions/${String(id)}`, { value: 57.9, updatePendingPayments: true })
    expect(await values()).toEqual([57.9, 37.9])
  })

  it('pauses it, and resumes it only with a new due day', async () => {
    const { id } = (await account.subscribe()).body
    const put = (body: object) => account.ask('PUT', `/subscriptions/${String(id)}`, body)
    expect((await put({ status: 'INACTIVE' })).body).toMatchObject({ status: 'INACTIVE' })
    await account.passDays(60)
    expect(await account.chargesOf(id)).toHaveLength(2)
    expect((await put({ status: 'ACTIVE' })).status).toBe(400)
    const due = addDays(await account.today(), 3)
    await put({ status: 'ACTIVE', nextDueDate: due })
    expect((await account.chargesOf(id)).map(({ dueDate }) => dueDate).slice(0, 2)).toEqual([addCycles(due, 'MONTHLY', 1), due])
  })

  it('a new card is used for pending charges and charges nothing, not even what is overdue', async () => {
    const { id } = (await account.subscribe()).body
    const [waiting] = await account.chargesOf(id)
    await account.control(`asaas/payments/${waiting?.id}/charge`, { step: 'overdue' })
    const put = (card: string) => account.ask('PUT', `/subscriptions/${String(id)}/creditCard`, cardCall(card))
    expect((await put(REFUSED_CARDS[0])).status).toBe(400)
    expect((await put('4111111111111111')).body).toMatchObject({
      creditCard: { creditCardNumber: '1111', creditCardBrand: 'VISA' },
    })
    expect(await account.chargesOf(id)).toMatchObject([
      { status: 'OVERDUE', creditCard: { creditCardNumber: '1111' } },
      { status: 'CONFIRMED', creditCard: { creditCardNumber: '8829' } },
    ])
    expect((await account.ask('PUT', `/subscriptions/${String(id)}/creditCard`, {})).status).toBe(400)
  })

  it('removes it with pending and overdue charges, keeps paid ones, and refuses a second time', async () => {
    const { id } = (await account.subscribe()).body
    const [waiting] = await account.chargesOf(id)
    expect((await account.ask('DELETE', `/subscriptions/${String(id)}`)).body).toEqual({ deleted: true, id })
    expect(await statuses(id)).toEqual(['CONFIRMED'])
    expect((await account.ask('GET', `/payments/${waiting?.id}`)).body).toMatchObject({ deleted: true })
    expect((await account.ask('GET', `/subscriptions/${String(id)}`)).body).toMatchObject({ deleted: true })
    expect((await account.ask('GET', '/subscriptions')).body).toMatchObject({ totalCount: 0 })
    expect((await account.ask('GET', '/subscriptions?includeDeleted=true')).body).toMatchObject({ totalCount: 1 })
    expect((await account.ask('DELETE', `/subscriptions/${String(id)}`)).status).toBe(404)
    await account.passDays(60)
    expect(await account.chargesOf(id)).toHaveLength(1)
  })

  it('its payment book creates every charge up to a month and is a PDF', async () => {
    const today = await account.today()
    const { id } = (await account.subscribe()).body
    const [year, month] = addCycles(today, 'MONTHLY', 6).split('-')
    const headers = { access_token: ASAAS_CREDENTIALS.api_key }
    const book = await fetch(`${account.url}/v3/subscriptions/${String(id)}/paymentBook?month=${month}&year=${year}`, { headers })
    expect(book.headers.get('content-type')).toBe('application/pdf')
    expect(await account.chargesOf(id)).toHaveLength(7)
  })
})

function daysBetween(from: string, to: string): number {
  return (Date.parse(to) - Date.parse(from)) / 86_400_000
}
