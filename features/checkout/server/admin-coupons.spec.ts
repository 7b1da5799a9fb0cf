/** Coupons for administrators: each action is recorded, and no order of requests breaks a limit. */
import * as fc from 'fast-check'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type Buyer, type Money, startMoney } from '#apps/testing/money.test-support.ts'
import { openPanel } from '#apps/testing/open-panel.test-support.ts'
import { ADMIN_PHONE } from '#apps/testing/product.test-support.ts'
import { addMs, MINUTE } from '#platform/clock.ts'
import type { AdminCoupon, Redeemer } from '../contract.ts'

let money: Money
let admin: Record<string, string>
beforeAll(async () => {
  money = await startMoney({ env: { DEFAULT_COUPON: 'off' } })
  admin = await openPanel(money)
})
afterAll(() => money.close())

let codes = 0
let code: string
beforeEach(() => {
  codes += 1
  code = `CUPOM-${codes}`
})

interface Answer {
  readonly coupon: AdminCoupon
  readonly coupons: AdminCoupon[]
  readonly redemptions: Redeemer[]
  readonly next?: string
  readonly code?: string
}

async function ask(method: 'GET' | 'POST' | 'PATCH', path = '', fields: object = {}) {
  const payload = method === 'GET' ? {} : { payload: { phone: ADMIN_PHONE, ...fields } }
  const answer = await money.app.inject({ method, url: `/api/admin/coupons${path}`, headers: admin, ...payload })
  return { status: answer.statusCode, ...answer.json<Answer>() }
}
const create = (fields: object = {}) => ask('POST', '', { code, name: 'Feira', ...fields })
const change = (fields: object) => ask('PATCH', `/${code}`, fields)
const find = async () => (await ask('GET')).coupons.find((coupon) => coupon.code === code)
const redeem = (buyer: Buyer, typed = code) =>
  buyer.call('POST', '/api/user/subscription', { status: 'active', coupon_code: typed })
const traces = () =>
  money.query(
    `select kind, before, after from activity where detail->>'coupon' = $1 and actor = 'admin' order by created_at, id`,
    [code],
  )

async function customers(count: number): Promise<readonly Buyer[]> {
  const buyers = await Promise.all(Array.from({ length: count }, () => money.visit()))
  await Promise.all(buyers.map((buyer) => buyer.register()))
  return buyers
}

describe('a new coupon', () => {
  it('opens the plan at once, whatever the case it is typed in, and lists who has used it', async () => {
    const { status, coupon } = await create({ code: code.toLowerCase(), max_redemptions: 5 })
    expect([status, coupon]).toMatchObject([201, { code, state: 'on', redemptions: 0, max_redemptions: 5, discount: 37.9 }])
    const [buyer] = await customers(1)
    expect(buyer && (await redeem(buyer, code.toLowerCase())).statusCode).toBe(200)
    expect(await find()).toMatchObject({ redemptions: 1, state: 'on' })
    const { redemptions } = await ask('GET', `/${code}/redemptions`)
    expect(redemptions).toMatchObject([{ user: { phone: buyer?.phone } }])
    const found = 'select from activity a join members m on m.id = a.member_id where a.kind = $1 and m.phone = $2'
    expect(await money.query(found, ['member_found', buyer?.phone])).toHaveLength(1)
    expect(await traces()).toMatchObject([
      { kind: 'coupon_created', after: { is_on: true, max_redemptions: 5 } },
      { kind: 'lists_viewed' },
    ])
  })

  it('is created once for parallel requests', async () => {
    const answers = await Promise.all([create(), create(), create()])
    expect(answers.map((answer) => answer.code ?? 'made').toSorted()).toEqual(['coupon_exists', 'coupon_exists', 'made'])
    expect(await traces()).toHaveLength(1)
  })

  it.each([
    ['with a code of two letters', { code: 'AB' }],
    ['with a blank in its code', { code: 'DOIS NOMES' }],
    ['with an accent in its code', { code: 'VERÃO' }],
    ['without a name', { name: '  ' }],
    ['for no period', { periods: 0 }],
    ['with a fraction as limit', { max_redemptions: 0.5 }],
    ['with a negative limit', { max_redemptions: -1 }],
    ['with a limit that is too high', { max_redemptions: 10_000_000 }],
    ['with an end that is not a date', { expires_at: 'amanhã' }],
  ])('%s is refused', async (_what, fields) => {
    expect((await create(fields)).code).toBe('invalid_request')
  })

  it('that has already expired is refused', async () => {
    expect((await create({ expires_at: addMs(money.core.clock.now(), -1000).toISOString() })).code).toBe('coupon_expiry_past')
  })
})

describe('a changed coupon', () => {
  it('is switched off and on, and each change is recorded with old and new values', async () => {
    await create()
    const [buyer] = await customers(1)
    expect((await change({ is_on: false })).coupon).toMatchObject({ state: 'off', is_on: false })
    expect(buyer && (await redeem(buyer)).statusCode).toBe(422)
    expect((await change({ is_on: true })).coupon).toMatchObject({ state: 'on' })
    expect(buyer && (await redeem(buyer)).statusCode).toBe(200)
    expect(await traces()).toMatchObject([
      { kind: 'coupon_created' },
      { kind: 'coupon_changed', before: { is_on: true }, after: { is_on: false } },
      { kind: 'coupon_changed', before: { is_on: false }, after: { is_on: true } },
    ])
  })

  it('records nothing when nothing changes', async () => {
    await create()
    await Promise.all([change({ is_on: false }), change({ is_on: false }), change({})])
    expect(await traces()).toHaveLength(2)
  })

  it('expires at its time, and can be extended', async () => {
    await create()
    const soon = addMs(money.core.clock.now(), MINUTE).toISOString()
    expect((await change({ expires_at: soon })).coupon).toMatchObject({ state: 'on', expires_at: soon })
    await money.advance(61)
    expect(await find()).toMatchObject({ state: 'expired', is_on: true })
    expect((await change({ expires_at: soon, is_on: false })).coupon).toMatchObject({ state: 'off' })
    expect((await change({ expires_at: null, is_on: true })).coupon).toMatchObject({ state: 'on', expires_at: null })
  })

  it('accepts no limit below the number of redemptions', async () => {
    await create()
    const buyers = await customers(2)
    await Promise.all(buyers.map((buyer) => redeem(buyer)))
    expect(await change({ max_redemptions: 1 })).toMatchObject({ code: 'coupon_limit_low', redemptions: 2 })
    expect((await change({ max_redemptions: 2 })).coupon).toMatchObject({ state: 'used_up' })
    expect((await change({ max_redemptions: null })).coupon).toMatchObject({ state: 'on' })
  })

  it('must exist', async () => {
    expect((await change({ is_on: true })).code).toBe('not_found')
    expect((await ask('GET', `/${code}/redemptions`)).code).toBe('not_found')
  })
})

it('DEFAULT follows the configuration until the administrator switches it', async () => {
  code = 'DEFAULT'
  expect(await find()).toMatchObject({ name: 'Oferta Padrão', state: 'off', is_on: false })
  expect((await change({ is_on: true })).coupon).toMatchObject({ state: 'on' })
  const [buyer] = await customers(1)
  expect(buyer && (await redeem(buyer)).statusCode).toBe(200)
  expect((await change({ is_on: false })).coupon).toMatchObject({ state: 'off', redemptions: 1 })
})

it('never exceeds its limit, however redemptions and changes of the limit overlap', async () => {
  const aRace = fc.record({
    first: fc.integer({ min: 0, max: 3 }),
    second: fc.integer({ min: 0, max: 4 }),
    buyers: fc.integer({ min: 1, max: 4 }),
  })
  await fc.assert(
    fc.asyncProperty(aRace, async ({ first, second, buyers: count }) => {
      codes += 1
      code = `CORRIDA-${codes}`
      await create({ max_redemptions: first })
      const buyers = await customers(count)
      const [changed, ...answers] = await Promise.all([
        change({ max_redemptions: second }),
        ...buyers.map((buyer) => redeem(buyer)),
      ])
      const opened = answers.filter(({ statusCode }) => statusCode === 200).length
      const limit = changed.status === 200 ? second : first
      expect(await find()).toMatchObject({ redemptions: opened, max_redemptions: limit })
      expect(opened).toBeLessThanOrEqual(limit)
    }),
    { numRuns: 6 },
  )
})

it('the redemptions of a coupon come in pages that repeat and omit none', async () => {
  await create()
  await money.query(
    `with people as (insert into members (id, language, created_at) select gen_random_uuid(), 'pt-BR', now() from generate_series(1, 23) returning id)
     insert into coupon_redemptions (id, code, member_id, document_key, created_at) select gen_random_uuid(), $1, id, id::text, now() from people`,
    [code],
  )
  const first = await ask('GET', `/${code}/redemptions`)
  const second = await ask('GET', `/${code}/redemptions?after=${first.next}`)
  expect([first.redemptions.length, second.redemptions.length, second.next]).toEqual([20, 3, undefined])
  expect(new Set([...first.redemptions, ...second.redemptions].map(({ id }) => id)).size).toBe(23)
})
