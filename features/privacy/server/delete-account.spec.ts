/**
 * Account deletion: it happens once however often it is requested, whatever is under way, and completes wherever it is cut off.
 */
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Buyer, type Money, REFUSED_CARD, startMoney } from '#apps/testing/money.test-support.ts'
import { ADMIN_PHONE, COURTESY_PHONE } from '#apps/testing/product.test-support.ts'
import { DAY, HOUR, MINUTE, SECOND } from '#platform/clock.ts'
import { newId } from '#platform/crypto.ts'
import { cancelPlan, requestOwnRefund } from '#features/payments/server/index.ts'
import { idOf, requestDeletion, listFiles, sendPhoto, untilForgotten } from '#apps/testing/account-deletion.test-support.ts'
import { deleteAccount } from './index.ts'

const NOTHING_BACK = { auto_refund: { refunds_processed: 0, results: [] } }
const ALL_BACK = { auto_refund: { refunds_processed: 1, results: [{ amount: 37.9 }] } }

let money: Money
beforeAll(async () => {
  money = await startMoney()
})
afterAll(() => money.close())

const statusOf = async (cookie: string) => (await money.app.inject({ url: '/api/session', headers: { cookie } })).statusCode
/** Moves the clocks of the product and the provider, so that they agree about the day around midnight. */
const pass = (ms: number) => money.passDays(ms / DAY)
const runSweep = (name: string) => money.sweeps.find((sweep) => sweep.name === name)?.run()
const chargeOf = async (buyer: Buyer) => (await buyer.charges())[0]
const redeem = (buyer: Buyer) => buyer.call('POST', '/api/user/subscription', { status: 'active', coupon_code: 'DEFAULT' })
const countSubscriptions = async (customer: string) =>
  (await money.asaas('GET', `/subscriptions?customer=${customer}`))['totalCount']

describe('the word of confirmation', () => {
  test.each(['', 'EXCLUI', 'DELETE', 'EXCLUIR A CONTA'])('is not %j', async (typed) => {
    const ana = await money.visit()
    const answer = await requestDeletion(money, ana, typed)
    expect([answer.statusCode, answer.json()]).toMatchObject([400, { code: 'confirmation_wrong', field: 'confirmation' }])
    expect(answer.json<{ error: string }>().error).toBe('Por favor, digite "EXCLUIR" para confirmar')
    expect(await statusOf(ana.cookie)).toBe(200)
  })

  test('may be written in lower case', async () => {
    const ana = await money.visit()
    expect((await requestDeletion(money, ana, ' excluir ')).json()).toEqual(NOTHING_BACK)
  })
})

test('a session of another member deletes nobody', async () => {
  const [ana, rui] = [await money.visit(), await money.visit()]
  expect((await requestDeletion(money, { phone: ana.phone, cookie: rui.cookie })).statusCode).toBe(403)
  expect([await statusOf(ana.cookie), await statusOf(rui.cookie)]).toEqual([200, 200])
})

test('every session ends at once, and the browser deletes its own', async () => {
  const ana = await money.visit()
  await pass(HOUR)
  const elsewhere = await money.signIn(ana.phone)
  const answer = await requestDeletion(money, ana)
  expect(answer.cookies).toMatchObject([{ name: 'session', value: '' }])
  expect([await statusOf(ana.cookie), await statusOf(elsewhere)]).toEqual([401, 401])
})

test('two parallel requests both get the same refund', async () => {
  const ana = await money.visit()
  await ana.buy()
  const memberId = await idOf(money, ana.phone)
  const answers = await Promise.all([requestDeletion(money, ana), requestDeletion(money, ana)])
  const received = answers.filter(({ statusCode }) => statusCode === 200).map((answer) => answer.json<unknown>())
  expect(received.length).toBeGreaterThan(0)
  expect(new Set(received.map((each) => JSON.stringify(each)))).toEqual(new Set([JSON.stringify(ALL_BACK)]))
  await money.until(async () => (await chargeOf(ana))?.status, 'REFUNDED')
  expect(await money.query('select from refunds where member_id = $1', [memberId])).toHaveLength(1)
})

test('after seven days nothing is refunded, and nothing more is charged', async () => {
  const ana = await money.visit()
  const customer = await ana.register()
  await ana.buy()
  await money.passDays(8)
  const cookie = await money.signIn(ana.phone)
  expect((await requestDeletion(money, { phone: ana.phone, cookie })).json()).toEqual(NOTHING_BACK)
  await money.sweep()
  await money.until(() => countSubscriptions(customer), 0)
  expect((await chargeOf(ana))?.status).toBe('CONFIRMED')
})

test('a charge under review is refunded once it is confirmed', async () => {
  const ana = await money.visit()
  await money.failOnDemand('review_card')
  await ana.buy()
  const charge = await chargeOf(ana)
  expect(charge?.status).toBe('AWAITING_RISK_ANALYSIS')
  expect((await requestDeletion(money, ana)).json()).toEqual(NOTHING_BACK)
  await money.step(charge?.id ?? '', 'review/approve')
  await money.until(async () => (await money.asaas('GET', `/payments/${charge?.id ?? ''}`))['status'], 'REFUNDED')
})

test('a refund under way is neither requested again nor called automatic', async () => {
  const ana = await money.visit()
  await money.failOnDemand('slow_refund')
  await ana.buy()
  const memberId = await idOf(money, ana.phone)
  await ana.call('POST', '/api/user/refund')
  expect((await requestDeletion(money, ana)).json()).toEqual(NOTHING_BACK)
  await untilForgotten(money, memberId)
  const refunds = () => money.query('select status, requested_by from refunds where member_id = $1', [memberId])
  expect(await refunds()).toMatchObject([{ requested_by: 'member' }])
  await money.step((await chargeOf(ana))?.id ?? '', 'refund/finish')
  await money.until(refunds, [{ status: 'completed', requested_by: 'member' }])
  expect(await money.query('select from notices where member_id = $1', [memberId])).toEqual([])
})

test('another feature can cancel, refund and delete in the name of a member', async () => {
  const ana = await money.visit()
  await ana.buy()
  const memberId = await idOf(money, ana.phone)
  const { payments, privacy, database } = money.core
  await cancelPlan(payments, { memberId })
  const request = { requestedBy: 'member', reason: 'pela conversa' } as const
  await database.db.transaction((tx) => requestOwnRefund(payments, tx, { memberId, request }))
  await expect(deleteAccount(privacy, { memberId }, 'sim')).rejects.toMatchObject({ code: 'confirmation_wrong' })
  expect(await deleteAccount(privacy, { memberId }, 'excluir')).toBe(null)
  expect(await statusOf(ana.cookie)).toBe(401)
  await money.until(async () => (await chargeOf(ana))?.status, 'REFUNDED')
})

test('whoever deletes the account and comes back with the same phone may try no more cards or coupons', async () => {
  const ana = await money.visit()
  for (let tried = 0; tried < 5; tried += 1) expect((await ana.buy(REFUSED_CARD)).statusCode).toBe(402)
  for (let tried = 0; tried < 20; tried += 1) await ana.call('GET', '/api/checkout/coupon', { code: 'NADA' })
  for (let times = 0; times < 2; times += 1) {
    const { phone } = ana
    await pass(MINUTE + SECOND)
    const cookie = await money.signIn(phone)
    const memberId = await idOf(money, phone)
    await requestDeletion(money, { phone, cookie })
    await untilForgotten(money, memberId)
    await pass(MINUTE + SECOND)
    const back = await money.visit(phone)
    expect((await back.buy(REFUSED_CARD)).json()).toMatchObject({ code: 'too_many_cards' })
    expect((await back.call('GET', '/api/checkout/coupon', { code: 'NADA' })).json()).toMatchObject({ code: 'too_many_requests' })
    await pass(MINUTE + SECOND)
  }
  const kept = await money.query('select address from card_attempts')
  expect(kept.filter(({ address }) => /[.:]/.test(String(address)))).toEqual([])
  await pass(HOUR)
  expect((await (await money.visit(ana.phone)).buy()).statusCode).toBe(200)
})

test('an edit under way ends without a result, and its allowance adds up', async () => {
  const ana = await money.visit(COURTESY_PHONE)
  const memberId = await idOf(money, ana.phone)
  const photoId = await sendPhoto(money, ana)
  const now = money.core.clock.now()
  const editId = newId(now)
  await money.core.database.db.transaction((tx) => money.core.membership.reserveEdit(tx, { memberId, editId }))
  await money.query(
    `insert into edits (id, member_id, photo_id, operation, state, stage, format, wishes, language, root_id, request_hash, created_at, started_at)
     values ($1, $2, $3, 'post', 'running', 'cutout', '4:5', '{"headline":"Bolo"}', 'pt-BR', $1, 'x', $4, $4)`,
    [editId, memberId, photoId, now],
  )
  await requestDeletion(money, ana)
  await untilForgotten(money, memberId)
  expect(await money.query('select state, wishes, request_hash from edits where id = $1', [editId])).toEqual([
    { state: 'failed', wishes: {}, request_hash: '' },
  ])
  expect(await money.query('select used, reserved from allowance_periods where member_id = $1', [memberId])).toEqual([
    { used: 0, reserved: 0 },
  ])
  expect(await money.query('select state from allowance_reservations where edit_id = $1', [editId])).toEqual([
    { state: 'released' },
  ])
})

test('the same photo of another member stays', async () => {
  const [ana, rui] = [await money.visit(), await money.visit()]
  const [hers] = [await sendPhoto(money, ana), await sendPhoto(money, rui)]
  await money.query(
    `update photos set file_key = o.file_key, preview_key = o.preview_key from photos o
     where o.id = $1 and photos.id <> $1 and photos.member_id = $2`,
    [hers, await idOf(money, rui.phone)],
  )
  const shared = (await money.query('select file_key, preview_key from photos where id = $1', [hers]))[0]
  const memberId = await idOf(money, ana.phone)
  await requestDeletion(money, ana)
  await untilForgotten(money, memberId)
  expect(await listFiles(money)).toEqual(expect.arrayContaining(Object.values(shared ?? {})))
})

describe('cut off', () => {
  test('in the middle of the erasure, it continues automatically', async () => {
    const ana = await money.visit()
    await ana.buy()
    const memberId = await idOf(money, ana.phone)
    await sendPhoto(money, ana)
    await money.query(
      `create function refuse_it() returns trigger language plpgsql as $$ begin raise exception 'cut off'; end $$`,
    )
    await money.query('create trigger cut_off before delete on notices for each row execute function refuse_it()')
    await requestDeletion(money, ana)
    const failures = async () =>
      (await money.query("select from pgboss.job where name = 'privacy.erase' and state = 'retry' and retry_count = 0")).length
    await money.until(async () => (await failures()) > 0, true)
    expect(await money.query('select erased_at from account_deletions where member_id = $1', [memberId])).toEqual([
      { erased_at: null },
    ])
    await money.query('drop trigger cut_off on notices')
    // as if the job had been lost
    await money.query("delete from pgboss.job where name = 'privacy.erase'")
    await pass(6 * MINUTE)
    await runSweep('privacy.continue-account-deletions')
    await untilForgotten(money, memberId)
    expect(await money.query('select from notices where member_id = $1', [memberId])).toEqual([])
  })

  test('what a request under way wrote later is found by the last check', async () => {
    const ana = await money.visit()
    const memberId = await idOf(money, ana.phone)
    await requestDeletion(money, ana)
    await untilForgotten(money, memberId)
    const now = money.core.clock.now()
    await money.query(
      "insert into subscriptions (id, member_id, status, next_check_at, created_at) values ($1, $2, 'pending', $3, $3)",
      [newId(now), memberId, now],
    )
    await pass(30 * MINUTE)
    await runSweep('privacy.continue-account-deletions')
    const open = () => money.query('select from subscriptions where member_id = $1 and ended_at is null', [memberId])
    await money.until(open, [])
    await money.until(
      () => money.query('select next_check_at from account_deletions where member_id = $1', [memberId]),
      [{ next_check_at: null }],
    )
  })
})

describe('a returning member', () => {
  test('has a new account with nothing in it, and is greeted until they have seen it', async () => {
    const ana = await money.visit()
    await ana.buy()
    const memberId = await idOf(money, ana.phone)
    await requestDeletion(money, ana)
    await untilForgotten(money, memberId)
    await pass(HOUR)
    const back = await money.visit(ana.phone)
    const { user } = (await back.call('GET', '/api/user')).json<{ user: Record<string, unknown> }>()
    expect(user).toMatchObject({ name: null, email: null, just_recreated: true, asaas_customer_id: null })
    expect(user['id']).not.toBe(memberId)
    expect([await back.subscription(), (await back.call('GET', '/api/user/receipts')).json()]).toEqual([null, { receipts: [] }])
    const seen = (await back.call('POST', '/api/user', { action: 'welcome_seen' })).json<{ user: Record<string, unknown> }>()
    expect(seen.user['just_recreated']).toBe(false)
  })

  test('cannot use a coupon again, whatever CPF they give', async () => {
    const ana = await money.visit()
    await ana.register()
    expect((await redeem(ana)).statusCode).toBe(200)
    const memberId = await idOf(money, ana.phone)
    await requestDeletion(money, ana)
    await untilForgotten(money, memberId)
    await pass(HOUR)
    const back = await money.visit(ana.phone)
    await back.register()
    expect((await redeem(back)).json()).toMatchObject({ code: 'coupon_used' })
    expect((await back.call('GET', '/api/checkout/coupon', { code: 'DEFAULT' })).json()).toMatchObject({ code: 'coupon_used' })
  })

  test('is not confused with a new one', async () => {
    const rui = await money.visit()
    expect((await rui.call('GET', '/api/user')).json()).toMatchObject({ user: { just_recreated: false } })
  })

  test('needs the second factor as before, when they are an administrator', async () => {
    const login = (cookie: string) =>
      money.app.inject({
        method: 'POST',
        url: '/api/admin/login',
        headers: { cookie },
        payload: { phone: ADMIN_PHONE, name: 'Rui' },
      })
    const cookie = await money.signIn(ADMIN_PHONE)
    await login(cookie)
    await money.query('update admin_factors set confirmed_at = now()')
    await requestDeletion(money, { phone: ADMIN_PHONE, cookie })
    await pass(HOUR)
    expect((await login(await money.signIn(ADMIN_PHONE))).json()).toMatchObject({ code: 'second_factor_required' })
  })
})
