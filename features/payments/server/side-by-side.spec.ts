/** Parallel and repeated requests give nothing twice. */
import type { PoolClient } from 'pg'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { workUntilIdle } from '#apps/testing/drive-work.test-support.ts'
import { type Buyer, type Money, startMoney } from '#apps/testing/money.test-support.ts'
import { ProviderFault } from '#platform/errors.ts'
import { applyWebhookEvent } from './webhooks/apply-webhook-event.ts'
import { beginReconciliation, runReconciliation } from './reconciliation/run-reconciliation.ts'
import { requestOwnRefund, requestRefundOf } from './refunds/request-refund.ts'

let money: Money
beforeAll(async () => {
  money = await startMoney({ hasWorker: false })
})
afterAll(() => money.close())

async function arrive(): Promise<Buyer> {
  const buyer = await money.visit()
  await buyer.buy()
  await workUntilIdle(money.core)
  return buyer
}
const memberOf = async ({ phone }: Buyer) =>
  String((await money.query('select id from members where phone = $1', [phone]))[0]?.['id'])
const left = async (buyer: Buyer) =>
  (await buyer.call('GET', '/api/user/photo-limit')).json<{ photosRemaining: number }>().photosRemaining
/** What the checkout offers before payment. */
const offered = async (buyer: Buyer) =>
  (await buyer.call('GET', '/api/checkout/offer')).json<{ offer: { edits: number } }>().offer.edits

it('an administrator is refused when the member was faster, so that their reason is not lost', async () => {
  const ana = await arrive()
  const memberId = await memberOf(ana)
  const { payments } = money.core
  const [paid] = await money.query('select id from payments where member_id = $1 and paid_at is not null', [memberId])
  const orders = await Promise.allSettled([
    payments.db.transaction((tx) =>
      requestOwnRefund(payments, tx, { memberId, request: { requestedBy: 'member', reason: 'x' } }),
    ),
    payments.db.transaction((tx) =>
      requestRefundOf(payments, tx, { paymentId: String(paid?.['id']), request: { requestedBy: 'admin', reason: 'Gentileza' } }),
    ),
  ])
  const [refund] = await money.query('select requested_by, reason from refunds where member_id = $1', [memberId])
  const [, admin] = orders
  const isAdmins = refund?.['requested_by'] === 'admin'
  expect(admin.status === 'fulfilled' || admin.reason).toEqual(
    isAdmins ? true : expect.objectContaining({ code: 'refund_already_made' }),
  )
  expect(isAdmins ? refund['reason'] : 'Gentileza').toBe('Gentileza')
})

const LOCK_WAITERS = `select from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`

/** Stores a reading as a sync does, subscription before payments, and begins `request` when the subscription is locked. */
async function whileReadingIsStored<Result>(
  memberId: string,
  { request, store }: { request: () => Promise<Result>; store: (sync: Pick<PoolClient, 'query'>) => Promise<unknown> },
): Promise<Result> {
  const sync = await money.core.database.pool.connect()
  try {
    await sync.query('begin')
    await sync.query('select from subscriptions where member_id = $1 for update', [memberId])
    const requested = request()
    await vi.waitFor(async () => expect(await money.query(LOCK_WAITERS)).toHaveLength(1), { timeout: 60_000, interval: 20 })
    await store(sync)
    await sync.query('commit')
    return await requested
  } finally {
    sync.release()
  }
}

it.each(['admin', 'member'] as const)(
  'a refund that the %s requests while a reading is stored waits for it, and states what is left then',
  async (requestedBy) => {
    const ana = await arrive()
    const memberId = await memberOf(ana)
    const { payments } = money.core
    const [paid] = await money.query('select id from payments where member_id = $1 and paid_at is not null', [memberId])
    const request = { requestedBy, reason: 'x' }
    const refund = await whileReadingIsStored(memberId, {
      request: () =>
        payments.db.transaction((tx) =>
          requestedBy === 'admin'
            ? requestRefundOf(payments, tx, { paymentId: String(paid?.['id']), request })
            : requestOwnRefund(payments, tx, { memberId, request }),
        ),
      store: (sync) => sync.query('update payments set refunded_cents = 1000 where id = $1', [paid?.['id']]),
    })
    expect(refund).toMatchObject({ requestedBy, amountCents: 2790 })
  },
)

it('edits used in a refunded month count in the month that is bought instead', async () => {
  const ana = await arrive()
  const memberId = await memberOf(ana)
  const { database, membership } = money.core
  const use = async () => {
    const editId = crypto.randomUUID()
    await database.db.transaction((tx) => membership.reserveEdit(tx, { memberId, editId }))
    await database.db.transaction((tx) => membership.spendEdit(tx, editId))
  }
  for (let edit = 0; edit < 12; edit += 1) await use()
  await money.passDays(1.1)
  expect((await ana.call('POST', '/api/user/refund')).statusCode).toBe(200)
  await workUntilIdle(money.core)
  expect(await offered(ana)).toBe(0)
  expect((await ana.buy()).statusCode).toBe(200)
  expect(await left(ana)).toBe(0)
  await expect(use()).rejects.toMatchObject({ code: 'allowance_used_up' })
  await money.passDays(31)
  await workUntilIdle(money.core)
  expect([await ana.status(), await left(ana)]).toEqual(['active', 12])
})

it('a resumed plan is offered a whole month, however much of this one is used', async () => {
  const ana = await arrive()
  const memberId = await memberOf(ana)
  const { database, membership } = money.core
  await database.db.transaction((tx) => membership.reserveEdit(tx, { memberId, editId: crypto.randomUUID() }))
  await money.passDays(1)
  await ana.call('POST', '/api/user/subscription/cancel')
  expect([await offered(ana), await left(ana)]).toEqual([12, 11])
})

it('however often a plan was cancelled and resumed, a webhook costs the same number of readings', async () => {
  const ana = await arrive()
  const { provider, ...deps } = money.core.payments
  let asked = 0
  const counting = Object.entries(provider).map(([name, call]) => [
    name,
    (...given: never[]) => {
      asked += 1
      return (call as (...given: never[]) => Promise<unknown>)(...given) // as: whatever the call takes
    },
  ])
  const counted = { ...deps, provider: Object.fromEntries(counting) as typeof provider } // as: the same names
  for (let syncNumber = 0; syncNumber < 6; syncNumber += 1) {
    await ana.call('POST', '/api/user/subscription/cancel')
    await ana.buy()
  }
  await applyWebhookEvent(counted, String((await ana.subscription())?.['asaas_subscription_id']))
  expect(asked).toBeLessThanOrEqual(4)
})

it('the daily reconciliation pauses when the provider asks for it, and continues after it', async () => {
  const buyers = [await arrive(), await arrive(), await arrive()]
  const { provider, ...deps } = money.core.payments
  const newest = async () =>
    (await money.query('select id, state, done, total, unread from payments_reconciliations order by started_at desc limit 1'))[0]
  const id = await deps.db.transaction((tx) => beginReconciliation(money.core.payments, tx))
  const fault = new ProviderFault({ provider: 'payments', code: 'rate_limited', isRetryable: true, detail: 'x' })
  const tired = { ...provider, findSubscriptions: () => Promise.reject(fault) }
  await runReconciliation({ ...deps, provider: tired }, id, { isLast: false })
  expect(await newest()).toMatchObject({ id, state: 'running', done: 0, unread: 0 })
  await money.passDays(1 / 24)
  await workUntilIdle(money.core)
  const done = await newest()
  expect(done).toMatchObject({ id, state: 'done', unread: 0, done: done?.['total'] })
  expect(done?.['done']).toBeGreaterThanOrEqual(buyers.length)
})
