/** A plan from month to month, over HTTP: the sandbox's clock moves, its webhooks arrive, the worker runs. */
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type Buyer, type Money, MONTH, REFUSED_CARD, startMoney } from '#apps/testing/money.test-support.ts'
import { DAY } from '#platform/clock.ts'

let money: Money
let ana: Buyer
beforeAll(async () => {
  money = await startMoney()
})
afterAll(() => money.close())
beforeEach(async () => {
  ana = await money.visit()
  await ana.buy()
})

const STATUSES_OF_MONEY = ['CONFIRMED', 'RECEIVED']
const receivedCharges = async () => (await ana.charges()).filter(({ status }) => STATUSES_OF_MONEY.includes(status)).length
const countSubscriptions = async () => (await money.asaas('GET', `/subscriptions?customer=${await ana.register()}`))['totalCount']
const limit = async () => (await ana.call('GET', '/api/user/photo-limit')).json<Record<string, unknown>>()
const notices = async () =>
  (await ana.call('GET', '/api/user/notices')).json<{ notices: { kind: string; text: string }[] }>().notices
const texts = async () => (await notices()).map(({ kind }) => kind)
/** Undefined until the job that writes it has run. */
const renewalNotice = async () => (await notices()).find(({ kind }) => kind === 'renewal_soon')?.text
const cancel = () => ana.call('POST', '/api/user/subscription/cancel')
const charge = async (index: number) => (await ana.charges())[index]?.id ?? ''
/** Moves the clock to this many days after the next charge is due; before it, if negative. */
const passToRenewal = async (days: number) => {
  const renewsAt = Date.parse(String((await ana.subscription())?.['renews_at']))
  await money.passDays((renewsAt - money.core.clock.now().getTime()) / DAY + days)
}
const spendOne = async () => {
  const { core, query } = money
  const [row] = await query(
    'select s.member_id as id from subscriptions s join members m on m.id = s.member_id where m.phone = $1',
    [ana.phone],
  )
  const hold = { memberId: String(row?.['id']), editId: crypto.randomUUID() }
  await core.database.db.transaction((tx) => core.membership.reserveEdit(tx, hold))
}

describe('a renewal', () => {
  it('opens a new period with twelve new edits', async () => {
    await spendOne()
    expect(await limit()).toMatchObject({ photosUsed: 1, photosRemaining: 11 })
    await money.passDays(MONTH)
    await money.until(async () => [await ana.status(), await receivedCharges()], ['active', 2])
    await money.until(async () => (await limit())['photosRemaining'], 12)
    const { payments } = (await ana.call('GET', '/api/user/payments')).json<{ payments: { status: string }[] }>()
    expect(payments.map(({ status }) => status)).toEqual(['CONFIRMED', 'CONFIRMED'])
  })

  it('that is refused leaves the old allowance for three days, then nothing, and a new card restores it', async () => {
    await spendOne()
    await money.failOnDemand('refuse_renewal', 99)
    await passToRenewal(1.5)
    await money.failOnDemand('refuse_renewal', 0)
    await money.until(ana.status, 'overdue')
    expect(await limit()).toMatchObject({ hasActiveSubscription: true, photosUsed: 1, photosRemaining: 11 })
    await spendOne()
    await money.until(texts, ['plan_overdue'])
    await money.passDays(2)
    await money.until(ana.status, 'suspended')
    expect(await limit()).toMatchObject({ hasActiveSubscription: false, photosRemaining: 0 })
    await expect(spendOne()).rejects.toMatchObject({ code: 'subscription_required' })
    expect((await ana.buy()).json()).toMatchObject({ code: 'already_subscribed' })
    expect((await ana.renewCard(REFUSED_CARD)).statusCode).toBe(402)
    expect(await ana.status()).toBe('suspended')
    expect((await ana.renewCard()).statusCode).toBe(200)
    await money.until(async () => [await ana.status(), await receivedCharges()], ['active', 2])
    expect(await limit()).toMatchObject({ photosUsed: 0, photosRemaining: 12 })
  })

  it('that stays unpaid for a whole month ends the plan and its charges', async () => {
    await money.failOnDemand('refuse_renewal', 99)
    await passToRenewal(5)
    await money.until(ana.status, 'suspended')
    await money.passDays(MONTH)
    await money.until(async () => [await ana.status(), await countSubscriptions()], ['cancelled', 0])
    await money.failOnDemand('refuse_renewal', 0)
    expect(await receivedCharges()).toBe(1)
    expect((await ana.buy()).statusCode).toBe(200)
    expect(await ana.status()).toBe('active')
  })

  it('is announced three days before, with its day and amount', async () => {
    await passToRenewal(-3.1)
    expect(await texts()).not.toContain('renewal_soon')
    await money.passDays(0.2)
    await expect.poll(renewalNotice).toMatch(/^Seu plano renova em \d\d\/\d\d\/\d{4}: R\$ 37,90 no seu cartão\.$/)
  })
})

describe('a cancelled plan', () => {
  it('is not charged again, and lasts to the end of what is paid', async () => {
    const answer = await cancel()
    expect(answer.json()).toMatchObject({
      subscription: { status: 'active', renews_at: null, ends_at: expect.any(String) as unknown },
    })
    await money.until(countSubscriptions, 0)
    expect(await ana.charges()).toHaveLength(1)
    const id = String((await ana.subscription())?.['asaas_subscription_id'])
    await money.until(async () => (await ana.call('GET', `/api/asaas/subscriptions/${id}`)).json<unknown>(), {
      status: 'INACTIVE',
    })
    expect((await cancel()).statusCode).toBe(200)
    expect((await ana.renewCard()).json()).toMatchObject({ code: 'no_plan' })
    await money.passDays(MONTH)
    await money.until(ana.status, 'cancelled')
    expect([await receivedCharges(), (await cancel()).json<{ code: string }>().code]).toEqual([1, 'no_plan'])
  })

  it('is resumed before its end by a card, and charged when the paid time is over', async () => {
    const endsAt = (await cancel()).json<{ subscription: { ends_at: string } }>().subscription.ends_at
    // at once, while the old charges may still exist
    const resumed = await ana.buy()
    expect(resumed.statusCode).toBe(200)
    expect(await ana.subscription()).toMatchObject({ status: 'active', renews_at: endsAt, ends_at: null })
    await money.sweep()
    await money.until(async () => [await countSubscriptions(), await receivedCharges()], [1, 1])
    await money.passDays(MONTH)
    await money.until(async () => [await ana.status(), await receivedCharges()], ['active', 2])
  })

  it('is resumed once for a double tap', async () => {
    await cancel()
    const answers = await Promise.all([ana.buy(), ana.buy(), ana.buy()])
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1)
    await money.sweep()
    await money.until(countSubscriptions, 1)
    await money.passDays(MONTH)
    await money.until(receivedCharges, 2)
  })

  it('stays cancelled when the card that should resume it is refused', async () => {
    await cancel()
    expect((await ana.buy(REFUSED_CARD)).statusCode).toBe(402)
    expect(await ana.subscription()).toMatchObject({ status: 'active', renews_at: null })
    await money.passDays(MONTH)
    await money.until(async () => [await ana.status(), await receivedCharges()], ['cancelled', 1])
  })
})

describe('a dispute', () => {
  it('suspends, and a won one brings everything back', async () => {
    await money.step(await charge(0), 'dispute/open')
    await money.until(ana.status, 'suspended')
    expect(await limit()).toMatchObject({ hasActiveSubscription: false })
    await money.step(await charge(0), 'dispute/win')
    await money.until(ana.status, 'active')
    expect(await countSubscriptions()).toBe(1)
  })

  it('that is lost ends the plan as refunded, and nothing more is charged', async () => {
    await money.step(await charge(0), 'dispute/open')
    await money.step(await charge(0), 'dispute/lose')
    await money.until(async () => [await ana.status(), await countSubscriptions()], ['refunded', 0])
    const { receipts } = (await ana.call('GET', '/api/user/receipts')).json<{ receipts: object[] }>()
    expect(receipts).toMatchObject([{ status: 'REFUNDED', refunded_value: 37.9 }])
  })
})

it('a partial refund leaves the plan active, and appears on the receipt', async () => {
  await money.asaas('POST', `/payments/${await charge(0)}/refund`, { value: 10 })
  const receipts = async () => (await ana.call('GET', '/api/user/receipts')).json<{ receipts: object[] }>().receipts
  await money.until(async () => (await receipts()).map((each) => 'refunded_value' in each && each.refunded_value), [10])
  expect(await receipts()).toMatchObject([
    {
      status: 'CONFIRMED',
      value: 37.9,
      refunded_at: null,
      left_value: 27.9,
      payment_method: { brand: 'MASTERCARD', last_digits: '8829' },
      description: '12 Edições de Foto com IA por Mês',
    },
  ])
  const shown = await notices()
  expect(shown.find(({ kind }) => kind === 'payment_returned')?.text).toMatch(/^R\$\s10,00 de um pagamento voltaram/)
  expect(await ana.status()).toBe('active')
  expect((await ana.call('POST', '/api/user/refund')).json()).toMatchObject({ amount: 27.9 })
})

it('a charge removed by hand and an unknown status change nothing that is paid', async () => {
  await money.asaas('DELETE', `/payments/${await charge(1)}`)
  await money.failOnDemand('unknown_status', 2)
  await money.sweep()
  const id = String((await ana.subscription())?.['asaas_subscription_id'])
  await money.passDays(1)
  expect((await ana.call('GET', `/api/asaas/subscriptions/${id}`)).json()).toEqual({ status: 'ACTIVE' })
  await money.failOnDemand('unknown_status', 0)
})

it('every call about money requires the session’s own phone', async () => {
  const calls = [
    ['GET', '/api/user/payments'],
    ['GET', '/api/user/payment-method'],
    ['GET', '/api/user/receipts'],
    ['GET', '/api/user/subscription'],
    ['GET', '/api/user/photo-limit'],
    ['GET', '/api/user/notices'],
    ['GET', '/api/asaas/subscriptions/sub_x'],
    ['GET', '/api/asaas/payments/pay_x'],
    ['POST', '/api/user/refund'],
    ['POST', '/api/user/subscription/cancel'],
    ['POST', '/api/user/subscription'],
    ['POST', '/api/user/payment-method'],
    ['POST', '/api/asaas/subscriptions'],
    ['POST', '/api/asaas/customers'],
    ['POST', '/api/asaas/payments'],
  ] as const
  const answers = await Promise.all(calls.map(([method, path]) => ana.call(method, path, { phone: '+5581900000000' })))
  expect(answers.map(({ statusCode }) => statusCode)).toEqual(calls.map(() => 403))
  expect(await ana.status()).toBe('active')
})
