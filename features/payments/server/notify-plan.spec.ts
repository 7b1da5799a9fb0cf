/** The notices in a member's account while a plan lives: shown once true, withdrawn once no longer true. */
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type Buyer, type Money, MONTH, startMoney } from '#apps/testing/money.test-support.ts'
import { DAY } from '#platform/clock.ts'

let money: Money
let ana: Buyer
beforeAll(async () => {
  money = await startMoney()
})
afterAll(() => money.close())
beforeEach(async () => {
  ana = await money.visit()
})

const noticeKinds = async () => {
  const { notices } = (await ana.call('GET', '/api/user/notices')).json<{ notices: { kind: string }[] }>()
  return notices.map(({ kind }) => kind)
}
const charge = async (index: number) => (await ana.charges())[index]?.id ?? ''
const countSubscriptions = async () => (await money.asaas('GET', `/subscriptions?customer=${await ana.register()}`))['totalCount']
const weigh = async () => {
  await money.failOnDemand('review_card')
  return (await ana.buy()).json<{ id: string }>().id
}
const statusOf = async (id: string) => (await ana.call('GET', `/api/asaas/subscriptions/${id}`)).json<{ status: string }>().status
const passToRenewal = async (days: number) => {
  const renewsAt = Date.parse(String((await ana.subscription())?.['renews_at']))
  await money.passDays((renewsAt - money.core.clock.now().getTime()) / DAY + days)
}

it('a renewal is announced until it is made, and only the newest receipt is announced', async () => {
  await ana.buy()
  await passToRenewal(-2)
  await money.until(noticeKinds, ['renewal_soon', 'receipt_ready'])
  await passToRenewal(0.1)
  await money.until(async () => (await ana.charges()).filter(({ status }) => status === 'CONFIRMED').length, 2)
  await money.until(noticeKinds, ['receipt_ready'])
})

it('a late payment is announced until it is paid', async () => {
  await ana.buy()
  await money.failOnDemand('refuse_renewal', 99)
  await passToRenewal(1.5)
  await money.failOnDemand('refuse_renewal', 0)
  await money.until(noticeKinds, ['plan_overdue'])
  await money.passDays(2)
  await money.until(noticeKinds, ['plan_suspended'])
  expect((await ana.renewCard()).statusCode).toBe(200)
  await money.until(noticeKinds, ['receipt_ready'])
})

it('a plan that ended unpaid is announced until there is a new one', async () => {
  await ana.buy()
  await money.failOnDemand('refuse_renewal', 99)
  await passToRenewal(5)
  await money.until(ana.status, 'suspended')
  await money.passDays(MONTH)
  await money.until(noticeKinds, ['plan_ended'])
  await money.failOnDemand('refuse_renewal', 0)
  await ana.buy()
  await money.until(noticeKinds, ['receipt_ready'])
})

it('a cancelled plan that is resumed or over is no longer announced as cancelled', async () => {
  await ana.buy()
  await ana.call('POST', '/api/user/subscription/cancel')
  expect(await noticeKinds()).toContain('plan_cancelled')
  await ana.buy()
  // the earlier payment has its notice already, and the next one is not due
  await money.until(noticeKinds, [])
  await ana.call('POST', '/api/user/subscription/cancel')
  expect(await noticeKinds()).toEqual(['plan_cancelled'])
  await money.until(countSubscriptions, 0)
  await money.passDays(MONTH)
  await money.until(ana.status, 'cancelled')
  await money.until(noticeKinds, [])
})

it('a plan whose charges were stopped at the provider shows until when it lasts', async () => {
  await ana.buy()
  await money.asaas('DELETE', `/subscriptions/${String((await ana.subscription())?.['asaas_subscription_id'])}`)
  await money.until(noticeKinds, ['plan_stopped'])
})

describe('a dispute', () => {
  it('is announced until it is won', async () => {
    await ana.buy()
    await money.step(await charge(0), 'dispute/open')
    await money.until(noticeKinds, ['plan_disputed'])
    await money.step(await charge(0), 'dispute/win')
    await money.until(noticeKinds, [])
  })

  it('that is lost is announced', async () => {
    await ana.buy()
    await money.step(await charge(0), 'dispute/open')
    await money.until(ana.status, 'suspended')
    await money.step(await charge(0), 'dispute/lose')
    await money.until(noticeKinds, ['dispute_lost'])
  })
})

it('a refund made at the provider is announced, and one requested here is announced only once', async () => {
  await ana.buy()
  await money.asaas('POST', `/payments/${await charge(0)}/refund`)
  await money.until(noticeKinds, ['payment_returned'])
  const eva = await money.visit()
  await eva.buy()
  await eva.call('POST', '/api/user/refund')
  ana = eva
  await money.until(noticeKinds, ['refund_completed'])
})

describe('a first payment under review', () => {
  it('that is refused gives no plan, which is announced', async () => {
    const id = await weigh()
    expect(await statusOf(id)).toBe('PENDING')
    await money.step(await charge(0), 'review/reprove')
    await money.until(() => statusOf(id), 'INACTIVE')
    await money.until(noticeKinds, ['plan_not_begun'])
    await ana.buy()
    await money.until(noticeKinds, ['receipt_ready'])
  })

  it('that is accepted opens the plan', async () => {
    const id = await weigh()
    await money.step(await charge(0), 'review/approve')
    await money.until(() => statusOf(id), 'ACTIVE')
    await money.until(noticeKinds, ['receipt_ready'])
  })
})
