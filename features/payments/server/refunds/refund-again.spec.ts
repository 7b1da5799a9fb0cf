/** Refunds that do not go through at once: they are retried automatically, and no refund is lost. */
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { workUntilIdle } from '#apps/testing/drive-work.test-support.ts'
import { type Buyer, type Money, MONTH, REFUSED_CARD, startMoney } from '#apps/testing/money.test-support.ts'
import { ProviderFault } from '#platform/errors.ts'
import { refundJob } from '../jobs.ts'
import { runRefund } from './run-refund.ts'

let money: Money
let ana: Buyer
beforeAll(async () => {
  money = await startMoney({ hasWorker: false })
})
afterAll(() => money.close())
beforeEach(async () => {
  await money.failOnDemand('refuse_refund', 0)
  ana = await money.visit()
  await ana.buy()
})

const HOUR = 1 / 24
const ask = (fields = {}) => ana.call('POST', '/api/user/refund', fields)
const work = () => workUntilIdle(money.core)
const pass = async (days: number) => {
  await money.passDays(days)
  await work()
}
const refundOf = async () => {
  const rows = await money.query('select r.* from refunds r join members m on m.id = r.member_id where m.phone = $1', [ana.phone])
  return rows[0] ?? {}
}
const goneBack = async (index = 0) => {
  const { status, refunds } = await money.asaas('GET', `/payments/${(await ana.charges())[index]?.id}`)
  return [status, (refunds as { value: number; status: string }[] | null)?.map((each) => `${each.value} ${each.status}`)] // as: the provider's list
}
const away = () =>
  Promise.reject(new ProviderFault({ provider: 'payments', code: 'unreachable', isRetryable: true, detail: 'away' }))
const lines = () =>
  money.query(
    `select a.actor, a.detail from activity a join members m on m.id = a.member_id where a.kind = 'refund_failed' and m.phone = $1`,
    [ana.phone],
  )

it('the rest goes back when a part was refunded by hand before', async () => {
  await ask()
  await money.asaas('POST', `/payments/${(await ana.charges())[0]?.id}/refund`, { value: 10 })
  await work()
  expect(await goneBack()).toEqual(['REFUNDED', ['10 DONE', '27.9 DONE']])
  expect(await refundOf()).toMatchObject({ status: 'completed' })
})

it('a denied refund of the rest has failed, and is tried again', async () => {
  await ask()
  const charge = (await ana.charges())[0]?.id ?? ''
  await money.asaas('POST', `/payments/${charge}/refund`, { value: 10 })
  await money.failOnDemand('slow_refund')
  await work()
  expect(await refundOf()).toMatchObject({ status: 'processing' })
  await money.step(charge, 'refund/deny')
  await pass(HOUR / 2)
  expect(await refundOf()).toMatchObject({ status: 'failed', failures: 1 })
  await pass(HOUR)
  expect(await refundOf()).toMatchObject({ status: 'completed' })
  expect(await goneBack()).toEqual(['REFUNDED', ['10 DONE', '27.9 CANCELLED', '27.9 DONE']])
})

it('a refund that is requested again states what is left since a part was refunded by hand', async () => {
  await money.failOnDemand('refuse_refund')
  await ask()
  await work()
  expect(await refundOf()).toMatchObject({ status: 'failed', amount_cents: 3790 })
  await money.asaas('POST', `/payments/${(await ana.charges())[0]?.id}/refund`, { value: 10 })
  await work()
  await ask()
  expect(await refundOf()).toMatchObject({ status: 'pending', amount_cents: 2790 })
  await work()
  expect(await goneBack()).toEqual(['REFUNDED', ['10 DONE', '27.9 DONE']])
})

it('a refused refund goes through later by itself, and the member gets a notice', async () => {
  await money.failOnDemand('refuse_refund')
  await ask()
  await work()
  expect(await refundOf()).toMatchObject({ status: 'failed', failures: 1 })
  await pass(HOUR / 2)
  expect(await refundOf()).toMatchObject({ status: 'failed' })
  await pass(HOUR)
  expect(await refundOf()).toMatchObject({ status: 'completed' })
  const { notices } = (await ana.call('GET', '/api/user/notices')).json<{ notices: { kind: string }[] }>()
  const kinds = notices.map(({ kind }) => kind)
  expect(kinds).toContain('refund_completed')
  expect(kinds).not.toContain('refund_failed')
})

it('a refund refused again and again is logged each time, and in the end left to administrators', async () => {
  await money.failOnDemand('refuse_refund', 99)
  await ask()
  await work()
  for (const days of [0.1, 0.3, 1.1]) await pass(days)
  expect(await refundOf()).toMatchObject({ status: 'failed', failures: 4 })
  expect((await lines()).map(({ detail }) => detail)).toMatchObject(
    [1, 2, 3, 4].map((failures) => ({ failures, is_last: false })),
  )
  await pass(3.1)
  await pass(30)
  expect(await refundOf()).toMatchObject({ status: 'failed', failures: 5 })
  expect((await lines())[4]).toMatchObject({ actor: 'system', detail: { amount_cents: 3790, failures: 5, is_last: true } })
  await money.failOnDemand('refuse_refund', 0)
  expect((await ask()).json()).toMatchObject({ status: 'pending' })
  await work()
  expect(await refundOf()).toMatchObject({ status: 'completed' })
})

it('money taken after a cancellation is refunded however often that fails', async () => {
  await money.failOnDemand('server_error', 99)
  await ana.call('POST', '/api/user/subscription/cancel')
  await money.failOnDemand('server_error', 0)
  await money.failOnDemand('refuse_refund')
  await pass(MONTH)
  expect(await refundOf()).toMatchObject({ status: 'failed', requested_by: 'system' })
  await pass(2 * HOUR)
  expect(await refundOf()).toMatchObject({ status: 'completed', requested_by: 'system' })
  expect(await goneBack(1)).toEqual(['REFUNDED', ['37.9 DONE']])
})

it.each(['without its protocol', 'by its protocol'])(
  'a failed refund can be requested again %s though a new purchase was refused',
  async (how) => {
    await money.failOnDemand('refuse_refund')
    const { protocol } = (await ask()).json<{ protocol: string }>()
    await work()
    expect((await ana.buy(REFUSED_CARD)).statusCode).toBe(402)
    const again = await ask(how === 'by its protocol' ? { protocol } : {})
    expect(again.json()).toMatchObject({ protocol, status: 'pending' })
    await work()
    expect(await refundOf()).toMatchObject({ status: 'completed' })
  },
)

it('a refund whose job still waits gets no second one, and one whose job was lost gets a new one', async () => {
  await ask()
  const { id } = await refundOf()
  const jobs = () =>
    money.query(`select id from pgboss.job where name = 'payments.refund' and data->>'refundId' = $1 and state < 'completed'`, [
      id,
    ])
  const [first] = await jobs()
  await money.passDays(1)
  expect(await jobs()).toEqual([first])
  await money.query('delete from pgboss.job where id = $1', [first?.id])
  await money.passDays(HOUR / 10)
  expect(await jobs()).toHaveLength(1)
  await work()
  expect(await refundOf()).toMatchObject({ status: 'completed' })
  expect(await goneBack()).toEqual(['REFUNDED', ['37.9 DONE']])
})

it('while a job of a refund waits or runs, no second one is added', async () => {
  await ask()
  const id = String((await refundOf())['id'])
  const { queue, database, boss } = money.core
  const addAnother = () => queue.enqueue(database.db, refundJob, { payload: { refundId: id }, key: id })
  const count = async () =>
    (
      await money.query(`select id from pgboss.job where name = $1 and singleton_key = $2 and state < 'completed'`, [
        refundJob.name,
        id,
      ])
    ).length
  await addAnother()
  expect(await count()).toBe(1)
  const [running] = await boss.fetch(refundJob.name)
  await addAnother()
  expect(await count()).toBe(1)
  await boss.fail(refundJob.name, String(running?.id))
  await addAnother()
  expect(await count()).toBe(1)
})

it('a refused refund is over though the provider cannot be read afterwards', async () => {
  await money.failOnDemand('refuse_refund')
  await ask()
  const id = String((await refundOf())['id'])
  const { provider, ...deps } = money.core.payments
  await runRefund({ ...deps, provider: { ...provider, findSubscriptions: away, findSubscription: away } }, id, { isLast: false })
  expect(await refundOf()).toMatchObject({ status: 'failed', failures: 1 })
  expect((await ask()).json()).toMatchObject({ status: 'pending' })
  await work()
  expect(await refundOf()).toMatchObject({ status: 'completed' })
  expect(await goneBack()).toEqual(['REFUNDED', ['37.9 DONE']])
})
