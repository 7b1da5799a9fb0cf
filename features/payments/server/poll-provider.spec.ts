/** What the waiting screen requests, and how much of the provider's quota that uses. */
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type Money, startMoney } from '#apps/testing/money.test-support.ts'
import { pollSubscription } from './poll-provider.ts'

const TWO_MINUTES = 2 / (24 * 60)

let money: Money
beforeAll(async () => {
  money = await startMoney({ hasWorker: false })
})
afterAll(() => money.close())

it('many tabs that poll the same payment cause one request, and a paid plan is read about once a minute', async () => {
  const ana = await money.visit()
  const providerId = (await ana.buy()).json<{ id: string }>().id
  const memberId = String((await money.query('select id from members where phone = $1', [ana.phone]))[0]?.['id'])
  const { provider } = money.core.payments
  let asked = 0
  const findSubscriptions = (reference: string) => {
    asked += 1
    return provider.findSubscriptions(reference)
  }
  const deps = { ...money.core.payments, provider: { ...provider, findSubscriptions } }
  const poll = () => Promise.all(Array.from({ length: 40 }, () => pollSubscription(deps, { providerId, memberId })))
  expect(new Set(await poll())).toEqual(new Set(['ACTIVE']))
  expect(asked).toBe(0)
  await money.passDays(TWO_MINUTES)
  asked = 0
  expect(new Set(await poll())).toEqual(new Set(['ACTIVE']))
  expect(asked).toBe(1)
})
