/** Refunds: by the member, by an administrator, slow ones, and ones that need another try. */
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type Buyer, type Money, MONTH, startMoney } from '#apps/testing/money.test-support.ts'
import { openPanel } from '#apps/testing/open-panel.test-support.ts'
import { ADMIN_PHONE } from '#apps/testing/product.test-support.ts'
import { HOUR, addMs } from '#platform/clock.ts'

let money: Money
let ana: Buyer
let admin: Record<string, string>
beforeAll(async () => {
  money = await startMoney()
  admin = { ...(await openPanel(money)), 'x-user-phone': ADMIN_PHONE }
})
afterAll(() => money.close())
beforeEach(async () => {
  ana = await money.visit()
  await ana.buy()
})

interface Refund {
  readonly protocol: string
  readonly amount: number
  readonly status: string
  readonly code?: string
}

const ask = async () => (await ana.call('POST', '/api/user/refund')).json<Refund>()
const order = async (url: string, payload: object, headers = admin) => {
  // the panel stays open over months, because no authenticator follows a moved clock
  const now = money.core.clock.now()
  await money.query('update admin_tokens set last_used_at = $1, expires_at = $2', [now, addMs(now, HOUR)])
  return money.app.inject({ method: 'POST', url, headers, payload })
}
const refundOf = async () =>
  (await money.query('select r.* from refunds r join members m on m.id = r.member_id where m.phone = $1', [ana.phone]))[0]
const refundStatus = async () => (await refundOf())?.['status']
const paymentId = async () => (await ana.call('GET', '/api/user/payments')).json<{ payments: { id: string }[] }>().payments[0]?.id
const chargeStatus = async () => (await ana.charges())[0]?.status
const countSubscriptions = async () => (await money.asaas('GET', `/subscriptions?customer=${await ana.register()}`))['totalCount']
const kinds = async () => {
  const { notices } = (await ana.call('GET', '/api/user/notices')).json<{ notices: { kind: string; text: string }[] }>()
  return notices.map(({ kind }) => kind)
}

describe('within seven days', () => {
  it('the whole amount goes back, access ends at once, and nothing more is charged', async () => {
    const asked = await ask()
    expect(asked).toEqual({ protocol: expect.stringMatching(/^\d{8}-\d{8}$/) as string, amount: 37.9, status: 'pending' })
    expect(await ana.status()).toBe('refunded')
    const limit = await ana.call('GET', '/api/user/photo-limit')
    expect(limit.json()).toMatchObject({ hasActiveSubscription: false, photosRemaining: 0 })
    await money.until(
      async () => [await refundStatus(), await chargeStatus(), await countSubscriptions()],
      ['completed', 'REFUNDED', 0],
    )
    expect(await ask()).toMatchObject({ protocol: asked.protocol, status: 'completed' })
    expect(await kinds()).toEqual(['refund_completed'])
    const { receipts } = (await ana.call('GET', '/api/user/receipts')).json<{ receipts: object[] }>()
    expect(receipts).toMatchObject([{ status: 'REFUNDED', refunded_value: 37.9, refunded_at: expect.any(String) as unknown }])
  })

  it('it goes back once for parallel requests', async () => {
    const asked = await Promise.all([ask(), ask(), ask(), ask()])
    expect(new Set(asked.map(({ protocol }) => protocol)).size).toBe(1)
    await money.until(refundStatus, 'completed')
    const [charge] = await ana.charges()
    const { refunds } = await money.asaas('GET', `/payments/${charge?.id}`)
    expect(refunds).toHaveLength(1)
  })

  it('a new subscription starts a new period of seven days', async () => {
    await ask()
    await money.until(refundStatus, 'completed')
    expect((await ana.buy()).statusCode).toBe(200)
    expect(await ana.status()).toBe('active')
    await money.passDays(6)
    expect(await ask()).toMatchObject({ status: 'pending' })
  })
})

it('after seven days it is too late, also for the first payment of a renewed plan', async () => {
  await money.passDays(7.1)
  expect(await ask()).toMatchObject({ code: 'refund_too_late' })
  await money.passDays(MONTH)
  expect(await ask()).toMatchObject({ code: 'refund_too_late' })
  await money.until(ana.status, 'active')
  expect(await kinds()).not.toContain('plan_suspended')
})

it('without a payment there is nothing to refund', async () => {
  ana = await money.visit()
  expect(await ask()).toMatchObject({ code: 'refund_not_due' })
})

it('a slow one waits for the provider’s result', async () => {
  await money.failOnDemand('slow_refund')
  await ask()
  await money.until(async () => [await refundStatus(), await chargeStatus()], ['processing', 'REFUND_IN_PROGRESS'])
  await money.step((await ana.charges())[0]?.id ?? '', 'refund/finish')
  await money.until(refundStatus, 'completed')
})

it('one that the provider denies later has failed, and an administrator repeats it', async () => {
  await money.failOnDemand('slow_refund')
  const { protocol } = await ask()
  await money.until(refundStatus, 'processing')
  await money.step((await ana.charges())[0]?.id ?? '', 'refund/deny')
  await money.until(refundStatus, 'failed')
  expect(await ana.status()).toBe('refunded')
  const again = await order('/api/admin/refund', { payment_id: await paymentId(), reason: 'de novo' })
  expect(again.json()).toMatchObject({ refund: { protocol, status: 'pending' } })
  await money.until(refundStatus, 'completed')
})

it('a refused one has failed, is announced, and goes through when the member requests it again', async () => {
  await money.passDays(6.99)
  await money.failOnDemand('refuse_refund')
  const { protocol } = await ask()
  await money.until(refundStatus, 'failed')
  expect(await kinds()).toContain('refund_failed')
  // the seven days are over, and no retry has run yet
  await money.passDays(0.02)
  expect(await ask()).toMatchObject({ protocol, status: 'pending' })
  await money.until(refundStatus, 'completed')
})

describe('an administrator', () => {
  it('refunds any payment, once, with a reason', async () => {
    await money.passDays(10)
    const id = await paymentId()
    const done = await order('/api/admin/refund', { payment_id: id, reason: '  cobrança em dobro ' })
    expect(done.json()).toMatchObject({ refund: { amount: 37.9, status: 'pending' } })
    expect((await order('/api/admin/refund', { payment_id: id, reason: 'x' })).json()).toMatchObject({
      code: 'refund_already_made',
    })
    await money.until(async () => [await refundStatus(), await ana.status()], ['completed', 'refunded'])
    expect(await refundOf()).toMatchObject({ requested_by: 'admin', reason: 'cobrança em dobro' })
    const lines = await money.query(
      `select kind, actor, user_agent is not null as has_device from activity where detail->>'protocol' = $1 order by created_at, id`,
      [(await refundOf())?.['protocol']],
    )
    expect(lines).toMatchObject([
      { kind: 'admin_refunded', actor: 'admin', has_device: true },
      { kind: 'refund_completed', actor: 'system' },
    ])
  })

  it('refunds it once for parallel orders, and refuses all but one', async () => {
    const id = await paymentId()
    const answers = await Promise.all(
      [1, 2, 3, 4].map((n) => order('/api/admin/refund', { payment_id: id, reason: `motivo ${n}` })),
    )
    const codes = answers.map((answer) => answer.json<Refund>().code)
    expect(codes.filter((code) => code === 'refund_already_made')).toHaveLength(3)
    const lines = await money.query(`select 1 from activity where kind = 'admin_refunded' and detail->>'payment_id' = $1`, [id])
    expect(lines).toHaveLength(1)
  })

  it('refunds an older month as a courtesy without ending the plan', async () => {
    const first = await paymentId()
    await money.passDays(MONTH)
    const known = async () => (await ana.call('GET', '/api/user/payments')).json<{ payments: object[] }>().payments
    await money.until(async () => (await known()).map((each) => 'status' in each && each.status), ['CONFIRMED', 'CONFIRMED'])
    await order('/api/admin/refund', { payment_id: first, reason: 'cortesia' })
    await money.until(refundStatus, 'completed')
    expect(await ana.status()).toBe('active')
  })

  it.each([
    ['no reason', { reason: '   ' }, 400, 'invalid_request'],
    ['an invisible reason', { reason: '\u200B' }, 400, 'invalid_request'],
    ['no payment', { payment_id: undefined }, 400, 'invalid_request'],
    ['an unknown payment', { payment_id: '01890000-0000-7000-8000-000000000000' }, 404, 'not_found'],
  ])('is refused with %s', async (_what, wrong, status, code) => {
    const answer = await order('/api/admin/refund', { payment_id: await paymentId(), reason: 'x', ...wrong })
    expect([answer.statusCode, answer.json<Refund>().code]).toEqual([status, code])
  })

  it('must be an administrator, and the header says so', async () => {
    const payload = { payment_id: await paymentId(), reason: 'x' }
    const { authorization: _token, ...noToken } = admin
    const { 'x-user-phone': _phone, ...noPhone } = admin
    const answers = [
      await order('/api/admin/refund', payload, {}),
      await ana.call('POST', '/api/admin/refund', payload),
      await order('/api/admin/refund', payload, noToken),
      await order('/api/admin/refund', payload, noPhone),
      await order('/api/admin/refund', payload, { ...admin, 'x-user-phone': ana.phone }),
      await ana.call('POST', '/api/admin/fix-payments'),
    ]
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([401, 403, 401, 403, 403, 403])
    expect(await refundOf()).toBeUndefined()
  })

  it('reconciles what was missed, and gets a list of it', async () => {
    // an event that came later would repair it first
    await money.quiet()
    await money.query(
      `update payments p set state = 'open', paid_at = null from members m where m.id = p.member_id and m.phone = $1 and p.state = 'paid'`,
      [ana.phone],
    )
    await money.query(
      `update subscriptions s set charges = '[]', status = 'pending' from members m where m.id = s.member_id and m.phone = $1`,
      [ana.phone],
    )
    expect(await ana.status()).toBe('pending')
    const newest = async () => {
      const answer = await money.app.inject({ method: 'GET', url: '/api/admin/fix-payments', headers: admin })
      return answer.json<{ fix: { state: string } }>().fix
    }
    const fix = async () => {
      const answered = await order('/api/admin/fix-payments', {})
      await money.until(async () => (await newest()).state, 'done')
      expect(Object.keys(answered.json())).toEqual(Object.keys(await newest()))
      return newest()
    }
    expect(await fix()).toMatchObject({
      message: 'Correção concluída. Assinaturas corrigidas: 1. Pagamentos acertados: 1.',
      subscriptions_fixed: 1,
      payments_processed: 1,
      details: [
        expect.stringMatching(
          /^ANA SOUZA · \(81\) \d{5}-\d{4} · sub_\w+: plano: pendente → ativo; cobrança pay_\w+: em aberto → paga$/,
        ) as string,
      ],
      errors: [],
    })
    expect(await ana.status()).toBe('active')
    expect(await fix()).toMatchObject({ subscriptions_fixed: 0, payments_processed: 0 })
    expect(await money.query(`select actor from activity where kind = 'reconciliation_ordered'`)).toEqual([
      { actor: 'admin' },
      { actor: 'admin' },
    ])
    const [line] = await money.query(
      `select detail from activity where kind = 'payments_fixed' and actor = 'admin' order by created_at limit 1`,
    )
    expect(line?.['detail']).toEqual({ subscriptions_fixed: 1, payments_processed: 1, errors: 0, state: 'done' })
  })
})

it('everything is read daily by exactly one process, automatically', async () => {
  await money.quiet()
  await money.query(
    `update payments p set state = 'open' from members m where m.id = p.member_id and m.phone = $1 and p.state = 'paid'`,
    [ana.phone],
  )
  const dueAt = async () => (await money.query('select due_at from payments_reconciliation_schedule'))[0]?.['due_at']
  await money.passDays(1.1)
  const next = await dueAt()
  await Promise.all([money.sweep(), money.sweep()])
  expect(await dueAt()).toEqual(next)
  const states = () =>
    money.query(`select p.state from payments p join members m on m.id = p.member_id where m.phone = $1 order by p.due_on`, [
      ana.phone,
    ])
  await money.until(states, [{ state: 'paid' }, { state: 'open' }])
})
