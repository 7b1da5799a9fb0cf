/** Subscriptions that have ended: they are not charged, they do not come back, and their money is still tracked. */
import { afterAll, beforeAll, expect, it } from 'vitest'
import { workUntilIdle } from '#apps/testing/drive-work.test-support.ts'
import { type Buyer, type Money, MONTH, startMoney } from '#apps/testing/money.test-support.ts'
import { COURTESY_PHONE } from '#apps/testing/product.test-support.ts'
import { businessDay } from '#features/business-zone.ts'
import { DAY, addMs } from '#platform/clock.ts'
import { syncSubscription } from './sync/sync-subscription.ts'

let money: Money
beforeAll(async () => {
  money = await startMoney({ hasWorker: false })
})
afterAll(() => money.close())

async function arrive(): Promise<Buyer> {
  const buyer = await money.visit()
  await buyer.buy()
  return buyer
}

const cancel = (buyer: Buyer) => buyer.call('POST', '/api/user/subscription/cancel')
const countSubscriptions = async (buyer: Buyer) =>
  (await money.asaas('GET', `/subscriptions?customer=${await buyer.register()}`))['totalCount']
const charges = async (buyer: Buyer) => (await buyer.charges()).map(({ status }) => status)
const refundsOf = (buyer: Buyer) =>
  money.query(
    'select r.requested_by, r.reason, r.status from refunds r join members m on m.id = r.member_id where m.phone = $1',
    [buyer.phone],
  )
/** Cancels while the provider fails, so that nothing is removed there. */
async function cancelUnnoticed(buyer: Buyer): Promise<void> {
  await money.failOnDemand('server_error', 99)
  expect((await cancel(buyer)).statusCode).toBe(200)
  await money.failOnDemand('server_error', 0)
}

it('a plan is cancelled at the provider within the call, without a worker', async () => {
  const ana = await arrive()
  expect((await cancel(ana)).statusCode).toBe(200)
  expect([await countSubscriptions(ana), await charges(ana)]).toEqual([0, ['CONFIRMED']])
})

it('repeated cancelling and resuming does not make a reading more expensive', async () => {
  const ana = await arrive()
  const { provider } = money.core.payments
  let asked = 0
  const counting = Object.entries(provider).map(([name, call]) => [
    name,
    (...given: never[]) => {
      asked += 1
      return (call as (...given: never[]) => Promise<unknown>)(...given) // as: whatever the call takes
    },
  ])
  const [row] = await money.query('select s.id from subscriptions s join members m on m.id = s.member_id where m.phone = $1', [
    ana.phone,
  ])
  const cost = async () => {
    asked = 0
    const deps = { ...money.core.payments, provider: Object.fromEntries(counting) as typeof provider } // as: the same names
    await syncSubscription(deps, String(row?.['id']))
    return asked
  }
  for (let syncNumber = 0; syncNumber < 4; syncNumber += 1) {
    expect((await cancel(ana)).statusCode).toBe(200)
    expect((await ana.buy()).statusCode).toBe(200)
  }
  // the subscriptions, the charges of the paid one, the removed charge beside it, and the charges of the newest
  expect(await cost()).toBeLessThanOrEqual(4)
})

it('purchases in a day are limited, then refused for a while', async () => {
  const ana = await arrive()
  await money.query(
    `insert into card_attempts (id, member_id, address, is_refused, created_at)
    select gen_random_uuid(), a.member_id, a.address, false, a.created_at from card_attempts a
    join members m on m.id = a.member_id, generate_series(1, 19) where m.phone = $1`,
    [ana.phone],
  )
  await cancel(ana)
  expect((await ana.buy()).json()).toMatchObject({ code: 'too_many_cards' })
  await money.passDays(1.1)
  expect((await ana.buy()).statusCode).toBe(200)
})

it('money taken after a cancellation is refunded automatically and opens nothing', async () => {
  const ana = await arrive()
  await cancelUnnoticed(ana)
  await money.passDays(MONTH)
  expect(await charges(ana)).toEqual(['CONFIRMED', 'CONFIRMED', 'PENDING'])
  await workUntilIdle(money.core)
  expect([await countSubscriptions(ana), await charges(ana)]).toEqual([0, ['CONFIRMED', 'REFUNDED']])
  expect(await ana.status()).toBe('cancelled')
  expect(await refundsOf(ana)).toEqual([
    { requested_by: 'system', reason: 'Cobrança depois do cancelamento', status: 'completed' },
  ])
})

it('money paid before a cancellation stays paid, however late it is read again', async () => {
  const ana = await arrive()
  await cancelUnnoticed(ana)
  await workUntilIdle(money.core)
  expect([await countSubscriptions(ana), await charges(ana), await refundsOf(ana)]).toEqual([0, ['CONFIRMED'], []])
  expect(await ana.status()).toBe('active')
})

it('a courtesy ends the previous subscription for good, even when its refund is denied later', async () => {
  const ana = await arrive()
  await money.failOnDemand('slow_refund')
  await ana.call('POST', '/api/user/refund')
  await workUntilIdle(money.core)
  await money.query('update members set phone = $2 where phone = $1', [ana.phone, COURTESY_PHONE])
  const status = async () => {
    const url = '/api/user/subscription'
    const answer = await money.app.inject({
      method: 'GET',
      url,
      headers: { cookie: ana.cookie },
      query: { phone: COURTESY_PHONE },
    })
    return answer.json<{ subscription: object }>().subscription
  }
  expect(await status()).toMatchObject({ status: 'active', is_courtesy: true })
  await money.step((await ana.charges())[0]?.id ?? '', 'refund/deny')
  await money.passDays(1.1)
  await workUntilIdle(money.core)
  expect(await status()).toMatchObject({ status: 'active', is_courtesy: true })
})

it('a subscription that began long ago is still read if it was charged lately', async () => {
  const ana = await arrive()
  await money.query(
    `update subscriptions s set created_at = s.created_at - interval '200 days', status = 'cancelled', is_charging = false, next_check_at = null,
      charges = jsonb_build_array(jsonb_build_object('state', 'paid', 'dueOn', $2::text))
    from members m where m.id = s.member_id and m.phone = $1`,
    [ana.phone, businessDay(addMs(money.core.clock.now(), -100 * DAY))],
  )
  await money.step((await ana.charges())[0]?.id ?? '', 'dispute/open')
  await money.query('delete from webhook_events')
  await money.query(`delete from pgboss.job where name like 'payments.%'`)
  await money.passDays(1.1)
  await workUntilIdle(money.core)
  const states = await money.query(
    `select p.state from payments p join members m on m.id = p.member_id where m.phone = $1 and p.paid_at is not null`,
    [ana.phone],
  )
  expect(states).toEqual([{ state: 'disputed' }])
})
