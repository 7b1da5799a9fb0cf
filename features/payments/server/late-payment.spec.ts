/** A renewal paid after access has ended begins a new month, and the provider's due days follow it. */
import { afterAll, beforeAll, expect, it } from 'vitest'
import { workUntilIdle } from '#apps/testing/drive-work.test-support.ts'
import { type Money, startMoney } from '#apps/testing/money.test-support.ts'
import { DAY, addMs } from '#platform/clock.ts'

let money: Money
beforeAll(async () => {
  money = await startMoney({ hasWorker: false })
})
afterAll(() => money.close())

const pass = async (days: number) => {
  await money.passDays(days)
  await workUntilIdle(money.core)
}

it('a card given on the last day of a suspended month buys a whole month, and is charged again when that month is over', async () => {
  const ana = await money.visit()
  await ana.buy()
  await workUntilIdle(money.core)
  const daysTo = async () =>
    (Date.parse(String((await ana.subscription())?.['renews_at'])) - money.core.clock.now().getTime()) / DAY
  await money.failOnDemand('refuse_renewal', 99)
  await pass((await daysTo()) + 28)
  await money.failOnDemand('refuse_renewal', 0)
  expect(await ana.status()).toBe('suspended')

  expect((await ana.renewCard()).statusCode).toBe(200)
  await workUntilIdle(money.core)
  const paid = async () => (await ana.charges()).filter(({ status }) => ['CONFIRMED', 'RECEIVED'].includes(status)).length
  expect([await ana.status(), await paid()]).toEqual(['active', 2])
  expect(await daysTo()).toBeGreaterThan(26)
  await pass(20)
  expect([await ana.status(), await paid()]).toEqual(['active', 2])
  await pass((await daysTo()) + 0.5)
  expect([await ana.status(), await paid()]).toEqual(['active', 3])
  const next = (await ana.charges()).find(({ status }) => status === 'PENDING')
  expect(Date.parse(String(next?.dueDate))).toBeGreaterThan(addMs(money.core.clock.now(), 26 * DAY).getTime())
})
