/** How much of the provider's quota members use who ask again and again. */
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type Buyer, type Money, REFUSED_CARD, startMoney } from '#apps/testing/money.test-support.ts'
import { cancelPlan } from './cancel-plan.ts'
import { invalidateRunningSyncs } from './payment-queries.ts'
import { pollSubscription } from './poll-provider.ts'

const TWO_MINUTES = 2 / (24 * 60)

let money: Money
beforeAll(async () => {
  money = await startMoney({ hasWorker: false })
})
afterAll(() => money.close())

const idOf = async ({ phone }: Buyer) =>
  String((await money.query('select id from members where phone = $1', [phone]))[0]?.['id'])

/** The product's payments, and how often they asked the provider for subscriptions, which every reading begins with. */
function counting() {
  const { provider } = money.core.payments
  let asked = 0
  const findSubscriptions = (reference: string) => {
    asked += 1
    return provider.findSubscriptions(reference)
  }
  return { deps: { ...money.core.payments, provider: { ...provider, findSubscriptions } }, count: () => asked }
}

it('a plan is read after a change at the provider that made readings under way outdated', async () => {
  const ana = await money.visit()
  const providerId = (await ana.buy()).json<{ id: string }>().id
  const memberId = await idOf(ana)
  const { deps, count } = counting()
  await money.passDays(TWO_MINUTES)
  const [plan] = await money.query('select id from subscriptions where member_id = $1', [memberId])
  await deps.db.transaction((tx) => invalidateRunningSyncs(tx, String(plan?.['id'])))
  const before = count()
  expect(await pollSubscription(deps, { providerId, memberId })).toBe('ACTIVE')
  expect(count() - before).toBe(1)
})

it('many tabs that poll the same payment cause one request, and a paid plan is read about once a minute', async () => {
  const ana = await money.visit()
  const providerId = (await ana.buy()).json<{ id: string }>().id
  const memberId = await idOf(ana)
  const { deps, count } = counting()
  const poll = () => Promise.all(Array.from({ length: 40 }, () => pollSubscription(deps, { providerId, memberId })))
  expect(new Set(await poll())).toEqual(new Set(['ACTIVE']))
  expect(count()).toBe(0)
  await money.passDays(TWO_MINUTES)
  const before = count()
  expect(new Set(await poll())).toEqual(new Set(['ACTIVE']))
  expect(count() - before).toBe(1)
})

it('cancelling asks the provider nothing where there is no plan, and once where there is one', async () => {
  const { deps, count } = counting()
  const bia = await money.visit()
  await bia.buy(REFUSED_CARD)
  const withoutPlan = await idOf(bia)
  for (let time = 0; time < 3; time++)
    await expect(cancelPlan(deps, { memberId: withoutPlan })).rejects.toMatchObject({ code: 'no_plan' })
  expect(count()).toBe(0)
  const ana = await money.visit()
  await ana.buy()
  const withPlan = await idOf(ana)
  await cancelPlan(deps, { memberId: withPlan })
  const once = count()
  expect(once).toBeGreaterThan(0)
  for (let time = 0; time < 20; time++) await cancelPlan(deps, { memberId: withPlan })
  expect(count()).toBe(once)
})

it('a cancellation is not confirmed while a purchase is under way that would take it back', async () => {
  const ana = await money.visit()
  await ana.buy()
  const memberId = await idOf(ana)
  const { deps } = counting()
  await cancelPlan(deps, { memberId })
  await money.query('update subscriptions set purchase_begun_at = $2 where member_id = $1', [memberId, money.core.clock.now()])
  await expect(cancelPlan(deps, { memberId })).rejects.toMatchObject({ code: 'payment_in_progress' })
})
