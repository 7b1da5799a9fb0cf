import { afterAll, beforeAll, expect, test } from 'vitest'
import { openPanel } from '#apps/testing/open-panel.test-support.ts'
import { startTestProduct, type TestProduct } from '#apps/testing/product.test-support.ts'
import { HOUR, addMs } from '#platform/clock.ts'
import { isRefundable, type PanelPayment, type PanelRefund } from '#features/back-office/panel-contract.ts'
import type { PanelStats } from '#features/back-office/figure-shapes.ts'
import type { PanelMemberPage } from '#features/back-office/member-shapes.ts'

const MEMBER = '01890000-0000-7000-8000-0000000000a1'
const PLAN = '01890000-0000-7000-8000-0000000000a2'
let product: TestProduct
let admin: Record<string, string>
let now: Date

beforeAll(async () => {
  product = await startTestProduct()
  admin = await openPanel(product)
  now = product.core.clock.now()
  await run(`insert into members (id, phone, name, language, created_at) values ($1, '+5581977770001', 'Ana', 'pt-BR', $2)`, [
    MEMBER,
    now,
  ])
  await run(`insert into subscriptions (id, member_id, status, created_at) values ($1, $2, 'refunded', $3)`, [PLAN, MEMBER, now])
  await addRefund('pending')
  await addRefund('processing')
  await addRefund('completed')
  await addRefund('failed', 1)
  await addRefund('failed', 5)
})
afterAll(() => product.close())

const run = (statement: string, values: unknown[] = []) => product.core.database.pool.query(statement, values)

/** Inserts a refund with its own payment, whose state matches the refund's. */
async function addRefund(status: string, failures = 0): Promise<void> {
  const state = { pending: 'paid', processing: 'refunding', completed: 'refunded', failed: 'paid' }[status]
  const { rows } = await run(
    `insert into payments (id, provider_id, member_id, subscription_id, state, provider_status, value_cents, due_on, paid_at, created_at)
     values (gen_random_uuid(), 'pay_' || gen_random_uuid(), $1, $2, $3, '', 3790, '2026-01-01', $4, $4) returning id`,
    [MEMBER, PLAN, state, now],
  )
  await run(
    `insert into refunds (id, protocol, payment_id, member_id, requested_by, reason, amount_cents, status, failures, failed_at, pending_since, created_at)
     values (gen_random_uuid(), gen_random_uuid()::text, $1, $2, 'member', '', 3790, $3, $4::int, case when $4::int > 0 then $5::timestamptz end, $5, $5)`,
    [rows[0]?.['id'], MEMBER, status, failures, now],
  )
}

async function ask<Answer>(path: string, query: Record<string, string> = {}): Promise<Answer> {
  return (await product.app.inject({ method: 'GET', url: `/api/admin/${path}`, query, headers: admin })).json<Answer>()
}

test('a member’s page begins with the refund that failed', async () => {
  const page = await ask<PanelMemberPage>(`members/${MEMBER}`)
  expect(page.open_refund).toMatchObject({ status: 'failed', value: 37.9 })
})

test('the figure of pending refunds counts what the list of open ones shows', async () => {
  const { stats } = await ask<{ stats: PanelStats }>('stats')
  const { refunds } = await ask<{ refunds: PanelRefund[] }>('refunds', { status: 'open' })
  expect(refunds.map(({ status }) => status).toSorted()).toEqual(['failed', 'failed', 'pending', 'processing'])
  expect(stats.pendingRefunds).toBe(refunds.length)
  const ofMember = await ask<{ refunds: PanelRefund[] }>('refunds', { status: 'open', member: MEMBER })
  expect(ofMember.refunds).toHaveLength(refunds.length)
})

test('a failed one says when it is tried again, or that it is not', async () => {
  const { refunds } = await ask<{ refunds: PanelRefund[] }>('refunds', { status: 'failed' })
  const attempts = refunds.map(({ failures, next_try_at }) => ({ failures, next_try_at }))
  expect(attempts.toSorted((one, other) => one.failures - other.failures)).toEqual([
    { failures: 1, next_try_at: addMs(now, HOUR).toISOString() },
    { failures: 5, next_try_at: null },
  ])
})

test('a payment whose refund failed is marked as a problem', async () => {
  const { payments } = await ask<{ payments: PanelPayment[] }>('payments', { member: MEMBER, status: 'CONFIRMED' })
  expect(payments.map(({ trouble }) => trouble ?? '').toSorted()).toEqual(['', 'REFUNDING', 'REFUND_FAILED', 'REFUND_FAILED'])
})

test('a failed refund can be ordered again, and one under way cannot', async () => {
  const { payments } = await ask<{ payments: PanelPayment[] }>('payments', { member: MEMBER })
  const offered = payments.filter(isRefundable).map(({ trouble }) => trouble ?? '')
  expect(offered.toSorted()).toEqual(['', 'REFUND_FAILED', 'REFUND_FAILED'])
})

test('a protocol finds its member in every list', async () => {
  await run(`update refunds set protocol = '20261121-12345678' where status = 'completed'`)
  const { refunds } = await ask<{ refunds: PanelRefund[] }>('refunds', { search: '20261121-12345678' })
  expect(refunds.map(({ user }) => user.id)).toContain(MEMBER)
  const { members } = await ask<{ members: { id: string }[] }>('members', { search: '20261121-12345678' })
  expect(members).toMatchObject([{ id: MEMBER }])
})
