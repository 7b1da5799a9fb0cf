/** A plan that is bought and given back again and again within a day: each purchase is charged and given back once, and no edit is won. */
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { type Buyer, type Money, PLAN_VALUE, startMoney } from '#apps/testing/money.test-support.ts'
import { PLAN } from '#features/plan.ts'

/** More than edits can be used in, with a few each time. */
const TIMES = 5
const USED_EACH_TIME = 3
const ROUNDS = 4

let money: Money
let ana: Buyer
beforeAll(async () => {
  money = await startMoney()
})
afterAll(() => money.close())
beforeEach(async () => {
  ana = await money.visit()
})

const askBack = () => ana.call('POST', '/api/user/refund')
const limit = async () => (await ana.call('GET', '/api/user/photo-limit')).json<Record<string, unknown>>()

async function useEdit(): Promise<void> {
  const { core, query } = money
  const [row] = await query('select id from members where phone = $1', [ana.phone])
  const hold = { memberId: String(row?.['id']), editId: crypto.randomUUID() }
  await core.database.db.transaction((tx) => core.membership.reserveEdit(tx, hold))
  await core.database.db.transaction((tx) => core.membership.spendEdit(tx, hold.editId))
}

/** What the provider took of the member and gave back, a charge each: next month's is created early, and not due yet. */
async function moneyMoved() {
  const charges = (await ana.charges()).filter(({ status }) => status !== 'PENDING')
  return Promise.all(
    charges.map(async ({ id, value }) => {
      const { refunds } = await money.asaas('GET', `/payments/${id}`)
      const back = ((refunds ?? []) as { value: number; status: string }[]).filter(({ status }) => status === 'DONE') // as: the provider's list
      return { taken: value, back: back.map((each) => each.value) }
    }),
  )
}

const openRefunds = async () =>
  (
    await money.query(
      `select r.id from refunds r join members m on m.id = r.member_id where m.phone = $1 and r.status <> 'completed'`,
      [ana.phone],
    )
  ).length

it('charges and gives back once each time, and opens no more edits than one month has', async () => {
  let used = 0
  for (let time = 0; time < TIMES; time += 1) {
    expect((await ana.buy()).statusCode).toBe(200)
    expect(await limit()).toMatchObject({ hasActiveSubscription: true, photosRemaining: PLAN.editsPerPeriod - used })
    for (let edit = 0; edit < USED_EACH_TIME && used < PLAN.editsPerPeriod; edit += 1) {
      await useEdit()
      used += 1
    }
    expect((await askBack()).json()).toMatchObject({ amount: PLAN_VALUE })
    await money.until(openRefunds, 0)
    expect(await limit()).toMatchObject({ hasActiveSubscription: false, photosRemaining: 0 })
    await expect(useEdit()).rejects.toMatchObject({ code: 'subscription_required' })
  }
  expect(used).toBe(PLAN.editsPerPeriod)
  expect(await moneyMoved()).toEqual(Array.from({ length: TIMES }, () => ({ taken: PLAN_VALUE, back: [PLAN_VALUE] })))
  await ana.buy()
  await expect(useEdit()).rejects.toMatchObject({ code: 'allowance_used_up' })
})

it('moves money once though it is bought and asked back in several tabs at once', async () => {
  await ana.register()
  for (let round = 0; round < ROUNDS; round += 1) {
    const answers = await Promise.all([ana.buy(), askBack(), ana.buy(), askBack(), ana.buy(), askBack()])
    expect(answers.filter(({ statusCode }) => statusCode >= 500)).toEqual([])
    await money.until(openRefunds, 0)
    await money.quiet()
    const isActive = (await ana.status()) === 'active'
    const moved = await moneyMoved()
    expect(moved.filter(({ back }) => back.length === 0)).toHaveLength(isActive ? 1 : 0)
    expect(moved.filter(({ taken, back }) => back.length > 1 || (back[0] ?? taken) !== taken)).toEqual([])
  }
  await askBack()
  await money.until(openRefunds, 0)
  expect((await moneyMoved()).filter(({ back }) => back.length !== 1)).toEqual([])
})
