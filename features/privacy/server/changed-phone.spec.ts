/** Accounts that were moved to another phone and deleted are those of their first phone too. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { idOf, requestDeletion, untilForgotten } from '#apps/testing/account-deletion.test-support.ts'
import { type Buyer, type Money, REFUSED_CARD, startMoney } from '#apps/testing/money.test-support.ts'
import { DAY, MINUTE } from '#platform/clock.ts'

let money: Money
beforeAll(async () => {
  money = await startMoney()
})
afterAll(() => money.close())

/** Until the phone gets another code. */
const wait = () => money.passDays((2 * MINUTE) / DAY)
const redeem = (buyer: Buyer) => buyer.call('POST', '/api/user/subscription', { status: 'active', coupon_code: 'DEFAULT' })

async function moveTo(buyer: Buyer, phone: string): Promise<void> {
  const change = { action: 'change_phone', new_phone: phone }
  expect((await buyer.call('POST', '/api/user', change)).statusCode).toBe(200)
  const code = await money.readCode(phone)
  expect((await buyer.call('POST', '/api/user', { ...change, code })).json()).toMatchObject({ user: { phone } })
}

async function leave(cookie: string, phone: string): Promise<void> {
  const memberId = await idOf(money, phone)
  await requestDeletion(money, { phone, cookie })
  await untilForgotten(money, memberId)
}

test('whoever moves the account to another phone and deletes it has used the coupon and the cards with the first one too', async () => {
  const other = '+5581988880001'
  const ana = await money.visit()
  await ana.register()
  expect((await redeem(ana)).statusCode).toBe(200)
  await moveTo(ana, other)
  await wait()
  // nobody can have both phones at once: the second account with the first phone takes the other one over
  const second = await money.visit(ana.phone)
  await leave(ana.cookie, other)
  await second.register()
  expect((await redeem(second)).json()).toMatchObject({ code: 'coupon_used' })
  for (let tried = 0; tried < 5; tried += 1) expect((await second.buy(REFUSED_CARD)).statusCode).toBe(402)
  await moveTo(second, other)
  await wait()
  const third = await money.visit(ana.phone)
  await third.register()
  expect((await redeem(third)).json()).toMatchObject({ code: 'coupon_used' })
  expect((await third.buy(REFUSED_CARD)).json()).toMatchObject({ code: 'too_many_cards' })
})

test('after the time for which it is kept, nothing is known of a former phone', async () => {
  const other = '+5581988880002'
  const rui = await money.visit()
  await moveTo(rui, other)
  await leave(rui.cookie, other)
  const kept = () => money.query('select from former_phones f join members m on m.id = f.member_id where m.phone is null')
  expect(await kept()).not.toEqual([])
  await money.query("update kept_records set keep_until = now() where kind = 'former-phone'")
  await money.sweeps.find(({ name }) => name === 'privacy.erase-kept-records')?.run()
  expect(await kept()).toEqual([])
})
