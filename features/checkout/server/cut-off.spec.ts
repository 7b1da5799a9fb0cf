/** Kills the process at every step of a purchase: money moves at most once, and our records end up equal to the provider's. */
import { afterAll, beforeAll, expect, it } from 'vitest'
import { workUntilIdle } from '#apps/testing/drive-work.test-support.ts'
import { killAt } from '#apps/testing/kill.test-support.ts'
import { type Buyer, GOOD_CARD, type Money, MONTH, PLAN_VALUE, startMoney } from '#apps/testing/money.test-support.ts'
import { buyPlan } from './buy-plan.ts'

let money: Money
beforeAll(async () => {
  money = await startMoney({ hasWorker: false })
})
afterAll(() => money.close())

const MINUTES = 1 / (24 * 60)
const SECONDS = MINUTES / 60
/** More steps than a purchase has. */
const MAX_STEPS = 60

async function orderOf(buyer: Buyer) {
  const customer = await buyer.register()
  const [member] = await money.query('select id from members where phone = $1', [buyer.phone])
  const holder = {
    name: 'ANA',
    email: 'ana@exemplo.example',
    cpfCnpj: buyer.document,
    postalCode: '50030230',
    addressNumber: '1',
  }
  return {
    session: { id: '', memberId: String(member?.['id']), phone: buyer.phone },
    customer,
    value: PLAN_VALUE,
    description: 'x',
    payerAddress: '192.0.2.1',
    creditCard: { holderName: 'ANA', number: GOOD_CARD, expiryMonth: '05', expiryYear: '2040', ccv: '318' },
    creditCardHolderInfo: { ...holder, phone: buyer.phone },
  }
}

const countSubscriptions = async (buyer: Buyer) =>
  (await money.asaas('GET', `/subscriptions?customer=${await buyer.register()}`))['totalCount']
const confirmedCharges = async (buyer: Buyer) =>
  (await buyer.charges()).filter(({ status }) => ['CONFIRMED', 'RECEIVED'].includes(status)).length
const pass = async (days: number) => {
  await money.passDays(days)
  await workUntilIdle(money.core)
}

/** Kills the purchase of each buyer one step later than the previous one, until one finishes. */
async function killEverywhere(arrive: () => Promise<Buyer>, look: (buyer: Buyer) => Promise<void>): Promise<number> {
  for (let step = 1; step <= MAX_STEPS; step += 1) {
    const buyer = await arrive()
    const killer = killAt(step)
    const isAlive = await killer.survives(buyPlan(killer.checkout(money.core.checkout), await orderOf(buyer)))
    // what the provider has is found long before it is certain that it has nothing
    await pass(11 * SECONDS)
    if ((await countSubscriptions(buyer)) === 1)
      expect(await buyer.subscription()).toMatchObject({ status: 'active', ends_at: null })
    await pass(2 * MINUTES)
    await look(buyer)
    if (isAlive) return step
  }
  throw new Error('a purchase has more steps than that')
}

it('a first purchase is made once or not at all, and then can still be made', async () => {
  const outcomes = new Set<unknown>()
  const steps = await killEverywhere(
    () => money.visit(),
    async (buyer) => {
      const paid = await confirmedCharges(buyer)
      const status = (await buyer.status()) ?? 'none'
      expect([paid, await countSubscriptions(buyer), status]).toBeOneOf([
        [0, 0, 'none'],
        [0, 0, 'cancelled'],
        [1, 1, 'active'],
      ])
      outcomes.add(status)
      if (paid === 0) expect((await buyer.buy()).statusCode).toBe(200)
      await workUntilIdle(money.core)
      expect([await buyer.status(), await countSubscriptions(buyer), await confirmedCharges(buyer)]).toEqual(['active', 1, 1])
    },
  )
  expect([...outcomes]).toEqual(['none', 'cancelled', 'active'])
  expect(steps).toBeGreaterThan(8)
})

it('a plan is resumed once or not at all, and charged when the paid time is over', async () => {
  const resumed: Buyer[] = []
  const outcomes = new Set<unknown>()
  await killEverywhere(
    async () => {
      const buyer = await money.visit()
      await buyer.buy()
      await buyer.call('POST', '/api/user/subscription/cancel')
      await workUntilIdle(money.core)
      return buyer
    },
    async (buyer) => {
      const count = await countSubscriptions(buyer)
      const { renews_at: renewsAt, status } = (await buyer.subscription()) ?? {}
      expect([status, renewsAt !== null, await confirmedCharges(buyer)]).toEqual(['active', count === 1, 1])
      outcomes.add(count)
      if (count === 0) expect((await buyer.buy()).statusCode).toBe(200)
      resumed.push(buyer)
    },
  )
  expect([...outcomes]).toEqual([0, 1])
  await pass(MONTH)
  for (const buyer of resumed)
    expect([await buyer.status(), await countSubscriptions(buyer), await confirmedCharges(buyer)]).toEqual(['active', 1, 2])
})
