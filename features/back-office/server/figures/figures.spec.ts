import { randomUUID } from 'node:crypto'
import * as fc from 'fast-check'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { DAY, HOUR, addMs } from '#platform/clock.ts'
import { openDatabase, type OpenDatabase } from '#platform/database.ts'
import { createLog } from '#platform/log.ts'
import { openTestDatabase, type TestDatabase } from '#platform/postgres/test-database.ts'
import { businessDay } from '#features/business-zone.ts'
import { readDays, readFigures } from './read-figures.ts'
import { figuresSweeps } from './sweeps.ts'

const TODAY = new Date('2026-11-21T15:00:00.000Z')
const STATES = ['active', 'overdue', 'suspended', 'cancelled', 'refunded'] as const
const REFUND_STATES = ['pending', 'processing', 'completed', 'failed'] as const

let own: TestDatabase
let database: OpenDatabase
beforeAll(async () => {
  own = await openTestDatabase()
  database = openDatabase(own.url, { max: 2, log: createLog('silent', 'test') })
})
afterAll(async () => {
  await database.close()
  await own.drop()
})
/** Each before what it refers to. Truncating them would rewrite the files of all tables that refer to them, a hundred times. */
const TABLES = ['refunds', 'payments', 'edits', 'photos', 'subscriptions', 'members', 'figure_moves', 'figure_days']
const emptyTables = () => database.pool.query(TABLES.map((table) => `delete from ${table}`).join(';'))
afterEach(emptyTables)

const run = (statement: string, values: unknown[]) => database.pool.query(statement, values)
const fold = () => figuresSweeps({ db: database.db })[0]?.run()

async function insertMember(createdAt = TODAY): Promise<string> {
  const id = randomUUID()
  await run(`insert into members (id, language, created_at) values ($1, 'pt-BR', $2)`, [id, createdAt])
  return id
}

async function insertPlan(memberId: string, status: string = 'cancelled'): Promise<string> {
  const id = randomUUID()
  await run(`insert into subscriptions (id, member_id, status, created_at) values ($1, $2, $3, $4)`, [
    id,
    memberId,
    status,
    TODAY,
  ])
  return id
}

interface Money {
  readonly cents: number
  readonly backCents: number
  readonly paidAt: Date | null
  readonly refundedAt: Date | null
}

async function insertPayment(memberId: string, subscriptionId: string, money: Money): Promise<string> {
  const id = randomUUID()
  await run(
    `insert into payments (id, provider_id, member_id, subscription_id, state, provider_status, value_cents, refunded_cents, due_on, paid_at, refunded_at, created_at)
     values ($1::uuid, $1::uuid::text, $2, $3, 'paid', 'CONFIRMED', $4, $5, '2026-11-01', $6, $7, $8)`,
    [id, memberId, subscriptionId, money.cents, money.backCents, money.paidAt, money.refundedAt, TODAY],
  )
  return id
}

/** A payment that passes through up to three states, each on its own days. */
const aMoney = fc
  .record({
    cents: fc.integer({ min: 0, max: 10_000_000 }),
    back: fc.double({ min: 0, max: 1, noNaN: true }),
    paidDaysAgo: fc.option(fc.integer({ min: 0, max: 40 })),
    refundedDaysAgo: fc.option(fc.integer({ min: 0, max: 40 })),
    hour: fc.integer({ min: 0, max: 23 }),
  })
  .map(({ cents, back, paidDaysAgo, refundedDaysAgo, hour }): Money => {
    const at = (days: number | null) => (days === null ? null : addMs(TODAY, -days * DAY - hour * HOUR))
    return { cents, backCents: Math.floor(cents * back), paidAt: at(paidDaysAgo), refundedAt: at(refundedDaysAgo) }
  })
const aPlan = fc.record({
  statuses: fc.array(fc.constantFrom(...STATES), { minLength: 1, maxLength: 3 }),
  payments: fc.array(
    fc.record({
      conditions: fc.array(aMoney, { minLength: 1, maxLength: 3 }),
      refunds: fc.array(fc.constantFrom(...REFUND_STATES), { maxLength: 3 }),
    }),
    { maxLength: 3 },
  ),
  signedUpDaysAgo: fc.integer({ min: 0, max: 40 }),
})

type Plan = typeof aPlan extends fc.Arbitrary<infer Value> ? Value : never
type PaymentStory = Plan['payments'][number]

/** @returns the final state of the payment. */
async function playPayment({ conditions, refunds }: PaymentStory, memberId: string, planId: string): Promise<Money | undefined> {
  const [first, ...then] = conditions
  if (first === undefined) return undefined
  const id = await insertPayment(memberId, planId, first)
  for (const { cents, backCents, paidAt, refundedAt } of then) {
    const values = [id, cents, backCents, paidAt, refundedAt]
    await run('update payments set value_cents = $2, refunded_cents = $3, paid_at = $4, refunded_at = $5 where id = $1', values)
  }
  await playRefund(refunds, id, memberId)
  return conditions.at(-1)
}

async function playRefund([first, ...then]: PaymentStory['refunds'], id: string, memberId: string): Promise<void> {
  if (first === undefined) return
  await run(
    `insert into refunds (id, protocol, payment_id, member_id, requested_by, reason, amount_cents, status, created_at, pending_since)
     values ($1::uuid, $1::uuid::text, $1::uuid, $2, 'member', '', 0, $3, $4, $4)`,
    [id, memberId, first, TODAY],
  )
  for (const status of then) await run('update refunds set status = $2 where id = $1', [id, status])
}

async function playPlan({ statuses, payments, signedUpDaysAgo }: Plan): Promise<readonly Money[]> {
  const memberId = await insertMember(addMs(TODAY, -signedUpDaysAgo * DAY))
  const planId = await insertPlan(memberId, statuses[0])
  const left: Money[] = []
  for (const status of statuses.slice(1)) await run('update subscriptions set status = $2 where id = $1', [planId, status])
  for (const payment of payments) {
    const money = await playPayment(payment, memberId, planId)
    if (money) left.push(money)
  }
  return left
}

const isOpen = ({ refunds }: PaymentStory) => ['pending', 'processing', 'failed'].includes(refunds.at(-1) ?? '')

/** The same figures, counted from the stories instead of the tables. */
function countAgain(plans: readonly Plan[], money: readonly Money[]) {
  const paid = money.filter(({ paidAt }) => paidAt !== null)
  return {
    received: sum(paid, ({ cents }) => cents),
    payments: paid.length,
    returned: sum(paid, ({ cents, backCents, refundedAt }) => (refundedAt === null ? backCents : cents)),
    refunds: paid.filter(({ refundedAt }) => refundedAt !== null).length,
    refunds_open: plans.flatMap(({ payments }) => payments).filter(isOpen).length,
    plans_active: plans.filter(({ statuses }) => ['active', 'overdue'].includes(statuses.at(-1) ?? '')).length,
    sign_ups: plans.length,
    edits: 0,
  }
}

function countDay(day: string, plans: readonly Plan[], money: readonly Money[]) {
  const isOn = (at: Date | null) => at !== null && businessDay(at) === day
  const paid = money.filter(({ paidAt }) => paidAt !== null)
  const paidThen = paid.filter(({ paidAt }) => isOn(paidAt))
  // the date of a partial refund is unknown, so it counts on the day of the payment
  const backThen = paid.filter(({ paidAt, refundedAt }) => isOn(refundedAt ?? paidAt))
  return {
    day,
    received: sum(paidThen, ({ cents }) => cents),
    payments: paidThen.length,
    returned: sum(backThen, ({ cents, backCents, refundedAt }) => (refundedAt === null ? backCents : cents)),
    refunds: paid.filter(({ refundedAt }) => isOn(refundedAt)).length,
    sign_ups: plans.filter(({ signedUpDaysAgo }) => isOn(addMs(TODAY, -signedUpDaysAgo * DAY))).length,
  }
}

test('every figure equals an independent count, to the cent, whenever moves are folded', async () => {
  const property = fc.asyncProperty(fc.array(aPlan, { minLength: 1, maxLength: 5 }), fc.boolean(), async (plans, isFolded) => {
    await emptyTables()
    const money: Money[] = []
    for (const plan of plans) {
      money.push(...(await playPlan(plan)))
      if (isFolded) await fold()
    }
    expect(await readFigures(database.db)).toEqual(countAgain(plans, money))
    const days = await readDays(database.db, { today: TODAY, days: 60 })
    const counts = days.map(({ day, received, payments, returned, refunds, sign_ups }) => {
      return { day, received, payments, returned, refunds, sign_ups }
    })
    expect(counts).toEqual(days.map(({ day }) => countDay(day, plans, money)))
  })
  await fc.assert(property, { numRuns: 25 })
})

test('an edit counts on the day it is done', async () => {
  const memberId = await insertMember()
  const photoId = randomUUID()
  await run(
    `insert into photos (id, member_id, file_key, preview_key, width, height, bytes, warnings, created_at, delete_after) values ($1, $2, 'a', 'b', 1, 1, 1, '[]', $3, $3)`,
    [photoId, memberId, TODAY],
  )
  const insertEdit = (id: string) =>
    run(
      `insert into edits (id, member_id, photo_id, operation, state, stage, format, wishes, language, root_id, request_hash, created_at)
       values ($1, $2, $3, 'post', 'queued', 'waiting', '4:5', '{}', 'pt-BR', $1, '', $4)`,
      [id, memberId, photoId, TODAY],
    )
  const [done, failed] = [randomUUID(), randomUUID()]
  await insertEdit(done)
  await insertEdit(failed)
  expect((await readFigures(database.db)).edits).toBe(0)
  const yesterday = addMs(TODAY, -DAY)
  await run(`update edits set state = 'done', finished_at = $2 where id = $1`, [done, yesterday])
  await run(`update edits set state = 'failed', error_code = 'edit_failed', finished_at = $2 where id = $1`, [failed, TODAY])
  await run('update edits set caption = $2 where id = $1', [done, 'other words'])
  const days = await readDays(database.db, { today: TODAY, days: 2 })
  expect(days.map(({ day, edits }) => [day, edits])).toEqual([
    ['2026-11-20', 1],
    ['2026-11-21', 0],
  ])
})

test('what was undone is not counted', async () => {
  const client = await database.pool.connect()
  await client.query('begin')
  await client.query(`insert into members (id, language, created_at) values ($1, 'pt-BR', $2)`, [randomUUID(), TODAY])
  await client.query('rollback')
  client.release()
  expect((await readFigures(database.db)).sign_ups).toBe(0)
})

test('moves that two sweeps fold at once are counted once', async () => {
  for (let member = 0; member < 20; member += 1) await insertMember()
  await Promise.all([fold(), fold()])
  expect((await readFigures(database.db)).sign_ups).toBe(20)
  expect((await database.pool.query('select * from figure_moves')).rows).toEqual([])
})

test('a month begins at midnight in the business’s time zone', async () => {
  await insertMember(new Date('2026-11-01T02:59:59.000Z'))
  await insertMember(new Date('2026-11-01T03:00:00.000Z'))
  expect((await readFigures(database.db, { from: '2026-11-01' })).sign_ups).toBe(1)
})

function sum<Item>(items: readonly Item[], amountOf: (item: Item) => number): number {
  return items.reduce((total, item) => total + amountOf(item), 0)
}
