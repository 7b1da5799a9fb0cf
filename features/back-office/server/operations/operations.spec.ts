/** Operations for administrators, and what its actions do. */
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type Money, startMoney } from '#apps/testing/money.test-support.ts'
import { openPanel } from '#apps/testing/open-panel.test-support.ts'
import { ADMIN_PHONE } from '#apps/testing/product.test-support.ts'
import { DAY, addMs } from '#platform/clock.ts'
import { addCalls } from './queries.ts'
import type {
  FailedJobLine,
  HealthPoint,
  WebhookEventLine,
  ProviderState,
  QueueState,
  ReconciliationLine,
} from '#features/back-office/operations-contract.ts'

let money: Money
let admin: Record<string, string>
beforeAll(async () => {
  money = await startMoney()
  admin = await openPanel(money)
})
afterAll(() => money.close())

interface Answer {
  readonly queues: QueueState[]
  readonly webhooks: { received: number; failed: number } & WebhookEventLine[]
  readonly providers: ProviderState[]
  readonly people: { help_wanted: number; money_in_doubt: number }
  readonly series: HealthPoint[]
  readonly jobs: FailedJobLine[]
  readonly reconciliations: ReconciliationLine[]
  readonly changed: boolean
  readonly replayed: number
  readonly next?: string
  readonly code?: string
}

async function ask(method: 'GET' | 'POST', path = '', fields: Record<string, string> = {}) {
  const carried = method === 'GET' ? { query: fields } : { payload: { phone: ADMIN_PHONE, ...fields } }
  const answer = await money.app.inject({ method, url: `/api/admin/operations${path}`, headers: admin, ...carried })
  return { status: answer.statusCode, ...answer.json<Answer>() }
}
const read = (path = '', query: Record<string, string> = {}) => ask('GET', path, query)
const traces = (kind: string) => money.query('select detail from activity where kind = $1 order by created_at, id', [kind])

async function insertWebhookEvent(id: string, { objectId, minutesAgo }: { objectId: string | null; minutesAgo: number }) {
  const receivedAt = new Date(money.core.clock.now().getTime() - minutesAgo * 60_000)
  await money.query(
    `insert into webhook_events (vendor, event_id, event, object_id, received_at, synced_at) values ('asaas', $1, 'PAYMENT_CONFIRMED', $2, $3, $4)`,
    [id, objectId, receivedAt, objectId === null ? receivedAt : null],
  )
}

it('every queue of the product is listed, even when empty', async () => {
  const { queues } = await read()
  expect(queues.map(({ name }) => name)).toEqual(
    expect.arrayContaining(['payments.sync', 'photo-edits.run', 'publishing.advance']),
  )
})

it('a person with money in doubt waits until an administrator has opened their page', async () => {
  const buyer = await money.visit()
  const [member] = await money.query('select id from members where phone = $1', [buyer.phone])
  const id = String(member?.['id'])
  const write = (kind: string, daysAgo: number) =>
    money.query(
      `insert into activity (id, kind, actor, member_id, detail, created_at) values (gen_random_uuid(), $1, 'member', $2, '{}', $3)`,
      [kind, id, addMs(money.core.clock.now(), -daysAgo * DAY)],
    )
  await write('money_in_doubt', 31)
  await write('member_viewed', 2)
  await write('signed_in', 1)
  expect((await read()).people).toEqual({ help_wanted: 0, money_in_doubt: 0 })
  await write('money_in_doubt', 1)
  await write('money_in_doubt', 0.5)
  expect((await read()).people).toEqual({ help_wanted: 0, money_in_doubt: 1 })
  const open = () => money.app.inject({ method: 'GET', url: `/api/admin/members/${id}`, headers: admin })
  expect((await open()).statusCode).toBe(200)
  expect((await read()).people).toEqual({ help_wanted: 0, money_in_doubt: 0 })
  await money.advance(60)
  await write('money_in_doubt', 0)
  // a second look within minutes is not logged again, unless the person began to wait since
  await money.advance(60)
  await open()
  expect((await read()).people).toEqual({ help_wanted: 0, money_in_doubt: 0 })
})

it('calls of a provider are counted by the hour, with the last fault', async () => {
  const before = (await read()).providers.find(({ provider }) => provider === 'payments')
  const buyer = await money.visit()
  await buyer.register()
  await money.core.providerMeter.flush()
  const well = (await read()).providers.find(({ provider }) => provider === 'payments')
  expect(well?.answered).toBeGreaterThan(before?.answered ?? 0)
  expect(well?.last_answered_at).not.toBeNull()

  await money.failOnDemand('server_error')
  await expect(money.core.payments.provider.findPayment('pay_404')).rejects.toThrow('vendor_down')
  money.core.providerMeter.count('images', 'unreachable')
  money.core.providerMeter.count('images', undefined)
  money.core.providerMeter.count('images', undefined)
  await money.core.providerMeter.flush()
  const { providers } = await read()
  const payments = providers.find(({ provider }) => provider === 'payments')
  expect(payments).toMatchObject({ failed: (well?.failed ?? 0) + 1, last_fault: 'vendor_down' })
  const images = providers.find(({ provider }) => provider === 'images')
  expect(images).toMatchObject({ answered: 2, failed: 1, last_fault: 'unreachable' })
  expect(images?.error_rate).toBeCloseTo(33.3, 1)
  expect(providers.find(({ provider }) => provider === 'words')).toMatchObject({
    answered: 0,
    error_rate: null,
    last_fault: null,
  })
})

it('a refused card counts as an answer of the provider, not as its failure', async () => {
  const failures = async () => {
    await money.core.providerMeter.flush()
    return (await read()).providers.find(({ provider }) => provider === 'payments')?.failed
  }
  const before = await failures()
  const buyer = await money.visit()
  await buyer.buy('5184019740373151')
  expect(await failures()).toBe(before)
})

it('a message accepted by the second vendor is an answer of that one, and a failure of the first', async () => {
  const smsCalls = async () => {
    await money.core.providerMeter.flush()
    const { answered = 0, failed = 0 } = (await read()).providers.find(({ provider }) => provider === 'sms') ?? {}
    return { answered, failed }
  }
  const { answered, failed } = await smsCalls()
  await money.failOnDemand('server_error', 1, 'sms')
  await money.signIn('+5511981117701')
  expect(await smsCalls()).toEqual({ answered: answered + 1, failed: failed + 1 })
})

it('the counts of several processes add up', async () => {
  const hour = new Date(Math.floor(money.core.clock.now().getTime() / 3_600_000) * 3_600_000)
  const { db } = money.core.database
  const one = { provider: 'social', hour, answered: 2, failed: 1, lastFailedAt: hour, lastFault: 'rate_limited' }
  const two = { provider: 'chat', hour, answered: 1, failed: 0 }
  await Promise.all([addCalls(db, [one, two]), addCalls(db, [two, one]), addCalls(db, [one])])
  const { series } = await read('/providers')
  const now = Object.fromEntries((series.at(-1)?.calls ?? []).map(({ provider, ...calls }) => [provider, calls]))
  expect([now['social'], now['chat']]).toEqual([
    { answered: 6, failed: 3 },
    { answered: 2, failed: 0 },
  ])
  expect(series).toHaveLength(24)
  const { series: days } = await read('/providers', { step: 'day' })
  expect(days).toHaveLength(30)
  expect(days.at(-1)?.calls.find(({ provider }) => provider === 'social')).toMatchObject({ answered: 6, failed: 3 })
})

it('a permanently failed job shows its error without personal data, and runs once more on request', async () => {
  const [job] = await money.query(
    `insert into pgboss.job (name, data, state, retry_limit, retry_count, policy, completed_on, output)
     values ('payments.sync', '{"subscriptionId": "01890000-0000-7000-8000-000000000000"}', 'failed', 8, 8, 'short', now(),
       '{"name": "ProviderFault", "code": "vendor_down", "message": "payments: Ana Souza +5581999990000"}') returning id`,
  )
  const id = String(job?.['id'])
  const { jobs } = await read('/jobs')
  expect(jobs).toMatchObject([{ id, queue: 'payments.sync', error: 'ProviderFault', code: 'vendor_down', attempts: 9 }])
  expect(JSON.stringify(jobs)).not.toContain('Ana')
  const taps = await Promise.all([1, 2, 3].map(() => ask('POST', `/jobs/${id}/retry`)))
  expect(taps.filter(({ changed }) => changed)).toHaveLength(1)
  expect(await traces('job_retried')).toMatchObject([{ detail: { queue: 'payments.sync', job_id: id } }])
  expect((await ask('POST', '/jobs/01890000-0000-7000-8000-000000000000/retry')).changed).toBe(false)
})

it('failed jobs come newest first, in pages that repeat and omit none, from an index', async () => {
  await money.query(
    `insert into pgboss.job (name, data, state, retry_limit, retry_count, policy, completed_on, output)
     select 'payments.sync', '{}', 'failed', 0, 0, 'standard', now() + (n / 15) * interval '1 ms' + n * interval '1 us', '{"name": "Error"}' from generate_series(1, 45) as n`,
  )
  const seen: FailedJobLine[] = []
  let after: string | undefined
  do {
    const page = await read('/jobs', { ...(after && { after }) })
    seen.push(...page.jobs)
    after = page.next
  } while (after)
  const [row] = await money.query(`select count(*)::int as count from pgboss.job where state = 'failed'`)
  expect(new Set(seen.map(({ id }) => id)).size).toBe(row?.['count'])
  expect(seen).toHaveLength(Number(row?.['count']))
  const moments = seen.map((job) => job.failed_at)
  expect(moments).toEqual(moments.toSorted().toReversed())

  await money.query('analyze pgboss.job_common')
  const client = await money.core.database.pool.connect()
  // the planner prefers a table scan for a handful of rows; the test is whether the index can be used at all
  await client.query('begin; set local enable_seqscan = off; set local enable_sort = off; set local enable_bitmapscan = off')
  const { rows } = await client.query<{ 'QUERY PLAN': string }>(
    `explain select id from pgboss.job where state = 'failed' order by date_trunc('milliseconds', completed_on at time zone 'UTC') desc, id desc limit 21`,
  )
  await client.query('rollback')
  client.release()
  expect(rows.map((line) => line['QUERY PLAN']).join('\n')).toMatch(/Index Scan.*job_failed/)
})

it('an error whose name is not a plain word is shown as an error', async () => {
  await money.query(
    `insert into pgboss.job (name, data, state, retry_limit, retry_count, policy, completed_on, output)
     values ('payments.refund', '{}', 'failed', 0, 0, 'standard', now() + interval '1 hour', '{"name": "Ana Souza", "code": "+55 81"}')`,
  )
  expect((await read('/jobs')).jobs[0]).toMatchObject({ queue: 'payments.refund', error: 'Error', code: null, attempts: 1 })
})

it('webhooks are received, synced or failed, and can be replayed: one, or all that failed', async () => {
  const buyer = await money.visit()
  await buyer.buy()
  await money.quiet()
  const subscription = (await buyer.charges())[0]?.subscription ?? ''
  await insertWebhookEvent('evt_late', { objectId: subscription, minutesAgo: 30 })
  await insertWebhookEvent('evt_later', { objectId: 'pay_of_nobody', minutesAgo: 21 })
  await insertWebhookEvent('evt_now', { objectId: subscription, minutesAgo: 1 })
  await insertWebhookEvent('evt_other', { objectId: null, minutesAgo: 40 })

  expect((await read()).webhooks).toEqual({ received: 1, failed: 2 })
  const { webhooks } = await read('/webhooks', { state: 'failed' })
  expect(webhooks.map(({ id, state }) => [id, state])).toEqual([
    ['evt_later', 'failed'],
    ['evt_late', 'failed'],
  ])
  expect(webhooks.map(({ user }) => user?.phone)).toEqual([undefined, buyer.phone])
  expect((await ask('POST', '/webhooks/replay', { id: 'evt_now' })).replayed).toBe(1)
  await money.until(async () => (await read()).webhooks, { received: 0, failed: 1 } as never)
  expect((await ask('POST', '/webhooks/replay')).replayed).toBe(1)
  await money.until(async () => (await read()).webhooks, { received: 0, failed: 0 } as never)
  expect((await ask('POST', '/webhooks/replay')).replayed).toBe(0)
  expect((await ask('POST', '/webhooks/replay', { id: 'evt_other' })).code).toBe('not_found')
  expect((await ask('POST', '/webhooks/replay', { id: 'evt_nowhere' })).code).toBe('not_found')
  expect(await traces('webhooks_replayed')).toMatchObject([{ detail: { webhook_id: 'evt_now' } }, { detail: { replayed: 1 } }])
})

it('webhooks come in pages that repeat and omit none', async () => {
  for (let at = 0; at < 45; at += 1)
    await insertWebhookEvent(`evt_page_${at}`, { objectId: null, minutesAgo: 600 + Math.floor(at / 15) })
  const seen: string[] = []
  let after: string | undefined
  do {
    const page = await read('/webhooks', { state: 'synced', ...(after && { after }) })
    seen.push(...page.webhooks.map(({ id }) => id))
    after = page.next
  } while (after)
  expect(new Set(seen).size).toBe(seen.length)
  expect(seen.filter((id) => id.startsWith('evt_page_'))).toHaveLength(45)
  expect((await read('/webhooks', { after: 'bm90IG91cnM' })).code).toBe('invalid_request')
})

it('reconciliations are listed with their outcomes', async () => {
  const fixed = await money.app.inject({ method: 'POST', url: '/api/admin/fix-payments', headers: admin, payload: {} })
  expect(fixed.statusCode).toBe(200)
  const { reconciliations } = await read('/reconciliations')
  expect(reconciliations[0]).toMatchObject({ is_daily: false, state: 'done' })
  const one = await money.app.inject({
    method: 'GET',
    url: `/api/admin/operations/reconciliations/${reconciliations[0]?.id}`,
    headers: admin,
  })
  expect(one.json()).toMatchObject({ fix: { state: 'done', details: [] } })
  expect((await read('/reconciliations/01890000-0000-7000-8000-000000000000')).code).toBe('not_found')
})
