/**
 * Money that bought nothing is refunded automatically, and money that bought something never is, whatever happens at the
 * provider.
 */
import { DateTime } from 'luxon'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { workUntilIdle } from '#apps/testing/drive-work.test-support.ts'
import { type Buyer, GOOD_CARD, type Money, startMoney } from '#apps/testing/money.test-support.ts'
import { BUSINESS_ZONE, businessDay } from '#features/business-zone.ts'
import { DAY } from '#platform/clock.ts'
import { requestRefundOf } from '../refunds/request-refund.ts'
import { syncSubscription } from './sync-subscription.ts'

let money: Money
beforeAll(async () => {
  money = await startMoney({ hasWorker: false })
  // bought at noon, so that a plan's last hours are on the day on which it ends
  const now = DateTime.fromJSDate(money.core.clock.now(), { zone: BUSINESS_ZONE })
  const noon = now.plus({ days: now.hour < 12 ? 0 : 1 }).set({ hour: 12, minute: 0, second: 0 })
  await money.passDays(noon.diff(now).toMillis() / DAY)
})
afterAll(() => money.close())

const pass = async (days: number) => {
  await money.passDays(days)
  await workUntilIdle(money.core)
}
/** This many days after the plan renews or ends. */
const daysTo = async (buyer: Buyer, moment: 'renews_at' | 'ends_at', days: number) =>
  (Date.parse(String((await buyer.subscription())?.[moment])) - money.core.clock.now().getTime()) / DAY + days
const passTo = async (buyer: Buyer, moment: 'renews_at' | 'ends_at', days: number) => pass(await daysTo(buyer, moment, days))
const providerId = async (buyer: Buyer) => String((await buyer.subscription())?.['asaas_subscription_id'])
const cancel = (buyer: Buyer) => buyer.call('POST', '/api/user/subscription/cancel')
const pause = async (buyer: Buyer) => money.asaas('PUT', `/subscriptions/${await providerId(buyer)}`, { status: 'INACTIVE' })
const countSubscriptions = async (buyer: Buyer) =>
  (await money.asaas('GET', `/subscriptions?customer=${await buyer.register()}`))['totalCount']
const statuses = async (buyer: Buyer) => (await buyer.charges()).map(({ status }) => status)
const reasons = async (buyer: Buyer) => {
  const found = await money.query(
    'select r.reason from refunds r join members m on m.id = r.member_id where m.phone = $1 order by r.created_at',
    [buyer.phone],
  )
  return found.map(({ reason }) => reason)
}
const subscriptionOf = async (buyer: Buyer) => {
  const [found] = await money.query(
    'select s.id, s.member_id from subscriptions s join members m on m.id = s.member_id where m.phone = $1',
    [buyer.phone],
  )
  return { id: String(found?.['id']), memberId: String(found?.['member_id']) }
}

async function arrive(): Promise<Buyer> {
  const buyer = await money.visit()
  await buyer.buy()
  await workUntilIdle(money.core)
  return buyer
}

/** A purchase up to the provider's answer, whose end is not recorded. */
async function resumeWithoutEnd(buyer: Buyer): Promise<string> {
  const { db, membership, provider } = money.core.payments
  const { memberId } = await subscriptionOf(buyer)
  const { subscriptionId: reference, chargeFrom } = await db.transaction((tx) =>
    membership.subscriptions.beginPurchase(tx, memberId),
  )
  const payer = { name: 'ANA', email: 'ana@exemplo.example', cpf: buyer.document, phone: buyer.phone }
  await provider.createSubscription({
    customerId: await buyer.register(),
    reference,
    valueCents: 3790,
    cycle: 'MONTHLY',
    firstDueOn: businessDay(chargeFrom),
    description: 'x',
    payerAddress: '192.0.2.1',
    card: { holderName: 'ANA', number: GOOD_CARD, expiryMonth: '05', expiryYear: '2060', securityCode: '318' },
    holder: { ...payer, postalCode: '50030230', addressNumber: '1' },
  })
  return reference
}

it('a plan resumed on its last day keeps its charge, also when a webhook is faster than the answer', async () => {
  const ana = await arrive()
  await cancel(ana)
  await passTo(ana, 'ends_at', -0.05)
  const subscription = await resumeWithoutEnd(ana)
  await syncSubscription(money.core.payments, subscription)
  expect(await statuses(ana)).toEqual(['CONFIRMED', 'CONFIRMED', 'PENDING'])
  await pass(1.1)
  await pass(4)
  expect([await ana.status(), await reasons(ana), await countSubscriptions(ana)]).toEqual(['active', [], 1])
})

it('months that were paid and used stay paid when a plan stopped at the provider is resumed', async () => {
  const ana = await arrive()
  await passTo(ana, 'renews_at', 0.3)
  await passTo(ana, 'renews_at', 0.3)
  await pause(ana)
  await pass(0.1)
  await passTo(ana, 'ends_at', -0.05)
  expect((await ana.buy()).statusCode).toBe(200)
  await workUntilIdle(money.core)
  await pass(1.1)
  expect([await reasons(ana), await ana.status(), await countSubscriptions(ana)]).toEqual([[], 'active', 1])
  expect((await statuses(ana)).filter((status) => status !== 'PENDING')).toHaveLength(4)
})

it('a subscription stopped at the provider is removed, so that its open charges are never taken', async () => {
  const ana = await arrive()
  await pause(ana)
  await pass(1.1)
  expect([await countSubscriptions(ana), await statuses(ana)]).toEqual([0, ['CONFIRMED']])
  expect((await ana.buy()).statusCode).toBe(200)
  await pass(1.1)
  expect([await countSubscriptions(ana), await ana.subscription()]).toEqual([1, expect.objectContaining({ ends_at: null })])
})

it('a cancelled plan that was stopped at the provider is not charged again', async () => {
  const ana = await arrive()
  await pause(ana)
  await syncSubscription(money.core.payments, (await subscriptionOf(ana)).id)
  expect((await cancel(ana)).statusCode).toBe(200)
  expect([await countSubscriptions(ana), await statuses(ana)]).toEqual([0, ['CONFIRMED']])
})

it('a renewal taken after an administrator refunded the newest payment is refunded too', async () => {
  const ana = await arrive()
  await passTo(ana, 'renews_at', -1)
  const { payments } = money.core
  const [paid] = await money.query(
    'select p.id from payments p join members m on m.id = p.member_id where m.phone = $1 and p.paid_at is not null',
    [ana.phone],
  )
  const input = { paymentId: String(paid?.['id']), request: { requestedBy: 'admin', reason: 'Gentileza' } } as const
  await payments.db.transaction((tx) => requestRefundOf(payments, tx, input))
  await money.passDays(1.5)
  expect(await statuses(ana)).toEqual(['CONFIRMED', 'CONFIRMED', 'PENDING'])
  await pass(0.1)
  expect(await statuses(ana)).toEqual(['REFUNDED', 'REFUNDED'])
  expect([await ana.status(), await reasons(ana)]).toEqual(['refunded', ['Gentileza', 'Cobrança depois do reembolso']])
})

it('a plan whose one open charge was removed by hand gets that month free, and pays the next on its day', async () => {
  const ana = await arrive()
  const open = (await ana.charges()).find(({ status }) => status === 'PENDING')
  await money.asaas('DELETE', `/payments/${open?.id}`)
  await pass(1.1)
  const given = await daysTo(ana, 'renews_at', 0)
  expect(given).toBeGreaterThan(40)
  await pass(35)
  expect([await ana.status(), (await ana.call('GET', '/api/user/photo-limit')).json()]).toMatchObject([
    'active',
    { photosRemaining: 12 },
  ])
  for (const _ of [1, 2]) {
    await passTo(ana, 'renews_at', 5)
    expect(await ana.status()).toBe('active')
  }
  expect((await statuses(ana)).filter((status) => status !== 'PENDING')).toHaveLength(3)
})

it('more charges that buy nothing than one mistake explains wait for the administrator', async () => {
  const ana = await arrive()
  const reference = (await subscriptionOf(ana)).id
  const { provider } = money.core.payments
  const payer = { name: 'ANA', email: 'ana@exemplo.example', cpf: ana.document, phone: ana.phone }
  for (const _ of [1, 2, 3]) {
    await provider.createSubscription({
      customerId: await ana.register(),
      reference,
      valueCents: 3790,
      cycle: 'MONTHLY',
      firstDueOn: businessDay(money.core.clock.now()),
      description: 'x',
      payerAddress: '192.0.2.1',
      card: { holderName: 'ANA', number: GOOD_CARD, expiryMonth: '05', expiryYear: '2060', securityCode: '318' },
      holder: { ...payer, postalCode: '50030230', addressNumber: '1' },
    })
  }
  await pass(0.1)
  await pass(1.1)
  expect([await countSubscriptions(ana), await reasons(ana)]).toEqual([1, ['Cobrança em dobro', 'Cobrança em dobro']])
  expect((await statuses(ana)).toSorted()).toEqual(['CONFIRMED', 'CONFIRMED', 'PENDING', 'REFUNDED', 'REFUNDED'])
  const next = await money.query(
    `select a.actor from activity a join members m on m.id = a.member_id where a.kind = 'money_in_doubt' and m.phone = $1`,
    [ana.phone],
  )
  expect(next).toEqual([{ actor: 'system' }])
})

it('money undone at the provider counts as never received', async () => {
  const ana = await money.visit()
  await money.failOnDemand('review_card')
  await ana.buy()
  const subscription = (await subscriptionOf(ana)).id
  const charge = (await ana.charges())[0]
  const { provider, ...deps } = money.core.payments
  const next = (state: 'paid' | 'open') => {
    const listPayments = async (id: string) => (await provider.listPayments(id)).map((each) => ({ ...each, state }))
    return syncSubscription({ ...deps, provider: { ...provider, listPayments } }, subscription)
  }
  const known = async () =>
    (await money.query('select state, paid_at is not null as is_paid from payments where provider_id = $1', [charge?.id]))[0]
  await next('paid')
  expect([await known(), await ana.status()]).toEqual([{ state: 'paid', is_paid: true }, 'active'])
  await next('open')
  expect([await known(), await ana.status()]).toEqual([{ state: 'open', is_paid: false }, 'pending'])
})

/** In days; a refund without a job waits a minute. */
const TWO_MINUTES = 2 / (24 * 60)

it('a refund whose job was lost is restarted', async () => {
  const ana = await arrive()
  // deleted afterwards, the job might have run already
  await money.query(`create function lose_job() returns trigger language plpgsql as 'begin return null; end'`)
  await money.query(
    `create trigger lose_job before insert on pgboss.job for each row when (new.name = 'payments.refund') execute function lose_job()`,
  )
  await ana.call('POST', '/api/user/refund')
  await money.query('drop trigger lose_job on pgboss.job')
  expect((await statuses(ana))[0]).toBe('CONFIRMED')
  await pass(TWO_MINUTES)
  expect(await statuses(ana)).toEqual(['REFUNDED'])
})
