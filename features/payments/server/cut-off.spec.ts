/** Kills the process at every step of a refund: the money goes back once, and our records end up equal to the provider's. */
import { afterAll, beforeAll, expect, it } from 'vitest'
import { workUntilIdle } from '#apps/testing/drive-work.test-support.ts'
import { killAt } from '#apps/testing/kill.test-support.ts'
import { type Buyer, type Money, startMoney } from '#apps/testing/money.test-support.ts'
import { requestOwnRefund } from './refunds/request-refund.ts'
import { runRefund } from './refunds/run-refund.ts'

let money: Money
beforeAll(async () => {
  money = await startMoney({ hasWorker: false })
})
afterAll(() => money.close())

/** More steps than a refund has. */
const MAX_STEPS = 60
const ATTEMPT = { isLast: false }
const ORDER = { requestedBy: 'member', reason: 'x' } as const

const refundsOf = (buyer: Buyer) =>
  money.query('select r.id, r.status from refunds r join members m on m.id = r.member_id where m.phone = $1', [buyer.phone])

async function expectOneRefund(buyer: Buyer): Promise<void> {
  const [charge] = await buyer.charges()
  const { status, refunds } = await money.asaas('GET', `/payments/${charge?.id}`)
  expect([status, refunds]).toEqual(['REFUNDED', [expect.objectContaining({ value: 37.9, status: 'DONE' })]])
  expect(await refundsOf(buyer)).toMatchObject([{ status: 'completed' }])
  const { totalCount } = await money.asaas('GET', `/subscriptions?customer=${await buyer.register()}`)
  expect([await buyer.status(), totalCount]).toEqual(['refunded', 0])
}

it('money goes back once wherever the refund job dies', async () => {
  for (let step = 1; step <= MAX_STEPS; step += 1) {
    const buyer = await money.visit()
    await buyer.buy()
    await buyer.call('POST', '/api/user/refund')
    const [refund] = await refundsOf(buyer)
    const killer = killAt(step)
    const isAlive = await killer.survives(runRefund(killer.payments(money.core.payments), String(refund?.['id']), ATTEMPT))
    await workUntilIdle(money.core)
    await expectOneRefund(buyer)
    if (isAlive) {
      expect(step).toBeGreaterThan(8)
      return
    }
  }
  throw new Error('a refund has more steps than that')
})

it('a request that dies before it is committed was never made; afterwards it stands', async () => {
  for (const step of [1, 2, 3]) {
    const buyer = await money.visit()
    await buyer.buy()
    const [member] = await money.query('select id from members where phone = $1', [buyer.phone])
    const killer = killAt(step)
    const deps = killer.payments(money.core.payments)
    const input = { memberId: String(member?.['id']), request: ORDER }
    await killer.survives(deps.db.transaction((tx) => requestOwnRefund(deps, tx, input)))
    await workUntilIdle(money.core)
    if (step > 1) await expectOneRefund(buyer)
    else expect([await buyer.status(), await refundsOf(buyer)]).toEqual(['active', []])
  }
})

it.each(['lost_answer', 'error_after_work'])('money goes back once after %s', async (fault) => {
  const buyer = await money.visit()
  await buyer.buy()
  await buyer.call('POST', '/api/user/refund')
  const [refund] = await refundsOf(buyer)
  await money.failOnDemand(fault)
  await expect(runRefund(money.core.payments, String(refund?.['id']), ATTEMPT)).rejects.toThrow()
  await workUntilIdle(money.core)
  await expectOneRefund(buyer)
})
