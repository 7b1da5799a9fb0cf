/** The provider has two active subscriptions for one of our own: the member pays once, and gets a notice of the refund. */
import { afterAll, beforeAll, expect, it } from 'vitest'
import { workUntilIdle } from '#apps/testing/drive-work.test-support.ts'
import { type Buyer, GOOD_CARD, type Money, MONTH, startMoney } from '#apps/testing/money.test-support.ts'
import { businessDay } from '#features/business-zone.ts'
import { DAY, addMs } from '#platform/clock.ts'

let money: Money
beforeAll(async () => {
  money = await startMoney({ hasWorker: false })
})
afterAll(() => money.close())

const referenceOf = async (buyer: Buyer) =>
  String(
    (
      await money.query('select s.id from subscriptions s join members m on m.id = s.member_id where m.phone = $1', [buyer.phone])
    )[0]?.['id'],
  )

/** Simulates a call that had timed out but went through. */
async function subscribeAgain(buyer: Buyer, firstInDays = 0): Promise<string> {
  const firstDueOn = businessDay(addMs(money.core.clock.now(), firstInDays * DAY))
  const holder = { name: 'ANA', email: 'ana@exemplo.example', cpf: buyer.document, postalCode: '50030230', addressNumber: '1' }
  const made = await money.core.payments.provider.createSubscription({
    customerId: await buyer.register(),
    reference: await referenceOf(buyer),
    valueCents: 3790,
    cycle: 'MONTHLY',
    firstDueOn,
    description: 'x',
    payerAddress: '192.0.2.1',
    card: { holderName: 'ANA', number: GOOD_CARD, expiryMonth: '05', expiryYear: '2060', securityCode: '318' },
    holder: { ...holder, phone: buyer.phone },
  })
  return made.outcome === 'accepted' ? made.subscriptionId : made.detail
}

const pass = async (days: number) => {
  await money.passDays(days)
  await workUntilIdle(money.core)
}
const countSubscriptions = async (buyer: Buyer) => {
  const { data } = await money.asaas('GET', `/subscriptions?customer=${await buyer.register()}`)
  return (data as { id: string }[]).map(({ id }) => id) // as: the provider's list
}
const takenBy = async (buyer: Buyer, subscription: string) =>
  (await buyer.charges()).filter((charge) => charge.subscription === subscription).map(({ status }) => status)
const lines = (buyer: Buyer, kind: string) =>
  money.query(
    'select a.actor, a.detail from activity a join members m on m.id = a.member_id where a.kind = $1 and m.phone = $2',
    [kind, buyer.phone],
  )
const known = async (buyer: Buyer) => String((await buyer.subscription())?.['asaas_subscription_id'])

it('the one that we know stays, and what the other took is refunded once', async () => {
  const ana = await money.visit()
  await ana.buy()
  const kept = await known(ana)
  const renewsAt = (await ana.subscription())?.['renews_at']
  const second = await subscribeAgain(ana)
  expect(await takenBy(ana, second)).toContain('CONFIRMED')
  await pass(1.1)

  expect(await countSubscriptions(ana)).toEqual([kept])
  expect(await takenBy(ana, second)).toEqual(['REFUNDED'])
  expect(await ana.subscription()).toMatchObject({ status: 'active', renews_at: renewsAt, asaas_subscription_id: kept })
  expect(await lines(ana, 'second_subscription_found')).toEqual([{ actor: 'system', detail: { kept, removed: second } }])
  expect(await lines(ana, 'refund_requested')).toMatchObject([{ actor: 'system', detail: { reason: 'Cobrança em dobro' } }])
  const { receipts } = (await ana.call('GET', '/api/user/receipts')).json<{ receipts: object[] }>()
  expect(receipts).toHaveLength(2)
  expect(receipts).toContainEqual(expect.objectContaining({ status: 'CONFIRMED', refund: null }))
  expect(receipts).toContainEqual(
    expect.objectContaining({ status: 'REFUNDED', refund: expect.objectContaining({ status: 'completed' }) as object }),
  )

  await pass(MONTH)
  expect([await ana.status(), await takenBy(ana, kept)]).toEqual(['active', ['RECEIVED', 'CONFIRMED', 'PENDING']])
})

it('one that has opened the plan takes precedence over one that only waits, whichever we knew', async () => {
  const ana = await money.visit()
  await money.failOnDemand('review_card')
  await ana.buy()
  const waiting = await known(ana)
  const paid = await subscribeAgain(ana)
  await pass(1.1)
  expect(await countSubscriptions(ana)).toEqual([paid])
  expect([await ana.status(), await known(ana), await takenBy(ana, waiting)]).toEqual(['active', paid, []])
  expect(await lines(ana, 'refund_requested')).toEqual([])
})

it('what another one took for a paid month is refunded, and a resumed plan renews on its day', async () => {
  const ana = await money.visit()
  await ana.buy()
  await ana.call('POST', '/api/user/subscription/cancel')
  await workUntilIdle(money.core)
  await ana.buy()
  const resumed = await known(ana)
  const renewsAt = (await ana.subscription())?.['renews_at']
  const second = await subscribeAgain(ana)
  await pass(1.1)
  expect(await countSubscriptions(ana)).toEqual([resumed])
  expect(await takenBy(ana, second)).toEqual(['REFUNDED'])
  expect(await ana.subscription()).toMatchObject({ status: 'active', asaas_subscription_id: resumed, renews_at: renewsAt })
})

it('a second one that has taken nothing is removed without a notice', async () => {
  const ana = await money.visit()
  await ana.buy()
  const kept = await known(ana)
  const second = await subscribeAgain(ana, 20)
  await pass(1.1)
  expect(await countSubscriptions(ana)).toEqual([kept])
  expect(await lines(ana, 'second_subscription_found')).toMatchObject([{ detail: { kept, removed: second } }])
  expect(await lines(ana, 'refund_requested')).toEqual([])
  expect(await ana.status()).toBe('active')
})

it('the member’s own refund is for the payment that stands', async () => {
  const ana = await money.visit()
  await ana.buy()
  const kept = await known(ana)
  const second = await subscribeAgain(ana)
  await pass(1.1)
  expect((await ana.call('POST', '/api/user/refund')).json()).toMatchObject({ amount: 37.9, status: 'pending' })
  await workUntilIdle(money.core)
  expect([await takenBy(ana, kept), await takenBy(ana, second)]).toEqual([['REFUNDED'], ['REFUNDED']])
  expect([await ana.status(), await countSubscriptions(ana)]).toEqual(['refunded', []])
})
