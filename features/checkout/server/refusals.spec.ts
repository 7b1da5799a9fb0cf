/** The checkout's answers to invalid input and failures, and the periods that a coupon gives. */
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { workUntilIdle } from '#apps/testing/drive-work.test-support.ts'
import { type Buyer, type Money, REFUSED_CARD, startMoney } from '#apps/testing/money.test-support.ts'

let money: Money
let ana: Buyer
beforeAll(async () => {
  money = await startMoney({ hasWorker: false, env: { DEFAULT_COUPON: 'on' } })
})
afterAll(() => money.close())
beforeEach(async () => {
  ana = await money.visit()
})

const register = (fields: object = {}) =>
  ana.call('POST', '/api/asaas/customers', { name: 'ANA', email: 'ana@exemplo.example', cpfCnpj: ana.document, ...fields })
const resetDate = async () => (await ana.call('GET', '/api/user/photo-limit')).json<{ resetDate: string | null }>().resetDate

it.each([
  ['unauthorized', 'AUTORIZACAO_NEGADA'],
  ['rate_limited', 'ERRO_HTTP_429'],
  ['server_error', 'ERRO_SERVIDOR'],
  ['gateway_error', 'ERRO_HTTP_502'],
  ['lost_answer', 'payments_unavailable'],
])('the payer cannot be saved at the provider (%s): reported as in the purchase, %s', async (fault, code) => {
  await money.failOnDemand(fault)
  const answer = await register()
  expect([answer.statusCode, answer.json<{ code: string }>().code]).toEqual([502, code])
  expect((await register()).statusCode).toBe(200)
})

it.each(['DEFAULT\0', 'DEFAULT\uD83D', 'X'.repeat(120)])('%j is no coupon', async (code) => {
  expect((await ana.call('GET', '/api/checkout/coupon', { code })).json()).toMatchObject({
    error: 'Cupom inválido ou expirado',
    code: 'coupon_invalid',
  })
})

describe('new edits', () => {
  it('are announced for a plan that continues, not for a cancelled one', async () => {
    await ana.buy()
    expect(await resetDate()).toBe((await ana.subscription())?.['renews_at'])
    await ana.call('POST', '/api/user/subscription/cancel')
    await workUntilIdle(money.core)
    expect(await resetDate()).toBeNull()
  })

  it('are not promised to a member who has used up a cancelled plan', async () => {
    await ana.buy()
    await ana.call('POST', '/api/user/subscription/cancel')
    await workUntilIdle(money.core)
    const [member] = await money.query('select id from members where phone = $1', [ana.phone])
    const { database, membership } = money.core
    const order = { memberId: String(member?.['id']) }
    const hold = () => database.db.transaction((tx) => membership.reserveEdit(tx, { ...order, editId: crypto.randomUUID() }))
    for (let held = 0; held < 12; held += 1) await hold()
    await expect(hold()).rejects.toMatchObject({ code: 'allowance_over' })
  })

  it('are not announced in a coupon’s last month', async () => {
    await register()
    await ana.call('POST', '/api/user/subscription', { status: 'active', coupon_code: 'DEFAULT' })
    expect([await ana.status(), await resetDate()]).toEqual(['active', null])
  })

  it('are not announced while the payment for them is late', async () => {
    await ana.buy()
    await money.passDays(32.5)
    expect([await ana.status(), await resetDate()]).toEqual(['overdue', null])
  })
})

const MINUTE_DAYS = 1 / (24 * 60)
const countSubscriptions = async () => {
  const { is_buying, unbegun, status, ends_at } = (await ana.subscription()) ?? {}
  return { is_buying, unbegun, status, isEnding: ends_at !== null }
}
const noticeKinds = async () => {
  const { notices } = (await ana.call('GET', '/api/user/notices')).json<{ notices: { kind: string }[] }>()
  return notices.map(({ kind }) => kind)
}
const lose = async () => {
  await money.failOnDemand('gateway_error')
  expect((await ana.buy()).json()).toMatchObject({ code: 'payment_in_progress' })
}
const pass = async (minutes: number) => {
  await money.passDays(minutes * MINUTE_DAYS)
  await workUntilIdle(money.core)
}

describe('a payment that never reached the provider', () => {
  it('is in doubt for a while, then known not to have been made, and reported', async () => {
    await ana.register()
    await lose()
    expect(await countSubscriptions()).toMatchObject({ status: 'pending', is_buying: true, unbegun: null })
    await pass(2)
    expect(await countSubscriptions()).toMatchObject({ status: 'cancelled', is_buying: false, unbegun: 'unmade' })
    expect(await noticeKinds()).toEqual(['plan_not_begun'])
    expect((await ana.buy()).statusCode).toBe(200)
    await workUntilIdle(money.core)
    expect(await countSubscriptions()).toMatchObject({ status: 'active', is_buying: false, unbegun: null })
    expect(await noticeKinds()).toEqual(['receipt_ready'])
  })

  it('leaves a plan that was to be resumed as it was', async () => {
    await ana.buy()
    await ana.call('POST', '/api/user/subscription/cancel')
    await workUntilIdle(money.core)
    await lose()
    expect(await countSubscriptions()).toMatchObject({ status: 'active', is_buying: true })
    await pass(2)
    expect(await countSubscriptions()).toEqual({ status: 'active', is_buying: false, unbegun: null, isEnding: true })
  })
})

it.each([
  ['a card that is refused at once', () => ana.buy(REFUSED_CARD), 'unmade'],
  [
    'a payment that the member cancels',
    async () => {
      await money.failOnDemand('review_card')
      await ana.buy()
      await ana.call('POST', '/api/user/subscription/cancel')
    },
    'withdrawn',
  ],
])('%s begins no plan, which differs from one that ended', async (_, act, unbegun) => {
  await act()
  expect(await ana.subscription()).toMatchObject({ status: 'cancelled', unbegun })
})
