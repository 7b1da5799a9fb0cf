/** The reconciliation as a job: one at a time, with visible progress, and resumed wherever it was cut off. */
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { workUntilIdle } from '#apps/testing/drive-work.test-support.ts'
import { killAt } from '#apps/testing/kill.test-support.ts'
import { type Money, startMoney } from '#apps/testing/money.test-support.ts'
import { newId } from '#platform/crypto.ts'
import type { Database } from '#platform/database.ts'
import { composeNewestReconciliation } from './present-reconciliation.ts'
import { beginReconciliation, runReconciliation } from './run-reconciliation.ts'

const BUYERS = 2
/** More steps than the reconciliation of two subscriptions has. */
const MAX_STEPS = 60
const ATTEMPT = { isLast: false }
const LAST = { isLast: true }

let money: Money
beforeAll(async () => {
  money = await startMoney({ hasWorker: false })
  for (let index = 0; index < BUYERS; index += 1) await (await money.visit()).buy()
  await workUntilIdle(money.core)
})
afterAll(() => money.close())

const begin = (memberId?: string) =>
  money.core.payments.db.transaction((tx) =>
    beginReconciliation(money.core.payments, tx, memberId === undefined ? undefined : { memberId, address: '192.0.2.1' }),
  )
const fix = async () => (await composeNewestReconciliation(money.core.payments, 'en')).fix
const linesOf = (memberId: string) =>
  money.query(`select detail, address from activity where kind = 'payments_fixed' and actor_id = $1`, [memberId])
/** The state after all webhooks were lost. */
const forget = () => money.query(`update payments set state = 'open', paid_at = null where state = 'paid'`)

beforeEach(async () => {
  await workUntilIdle(money.core)
  await forget()
})

it('reports its progress, then what it has found', async () => {
  const admin = newId(new Date())
  const id = await begin(admin)
  expect(await fix()).toMatchObject({
    state: 'running',
    done: 0,
    total: BUYERS,
    message: 'Comparing with the provider: 0 of 2.',
  })
  await runReconciliation(money.core.payments, id, ATTEMPT)
  const ended = await fix()
  expect(ended).toMatchObject({ state: 'done', done: BUYERS, total: BUYERS, payments_processed: BUYERS, errors: [] })
  const difference = /^ANA SOUZA · \(81\) 9876\d-\d{4} · sub_\w+: charge pay_\w+: open → paid$/
  expect(ended?.details).toEqual([expect.stringMatching(difference), expect.stringMatching(difference)])
  const detail = { subscriptions_fixed: 0, payments_processed: BUYERS, errors: 0, state: 'done' }
  expect(await linesOf(admin)).toEqual([{ detail, address: '192.0.2.1' }])
  expect(await money.query('select address from payments_reconciliations where id = $1', [id])).toEqual([{ address: null }])
})

it('reads the names of all members in two statements, however many there are', async () => {
  const id = await begin()
  await runReconciliation(money.core.payments, id, ATTEMPT)
  const statements = vi.spyOn(money.core.database.pool, 'query')
  try {
    expect((await fix())?.details).toHaveLength(BUYERS)
    expect(statements).toHaveBeenCalledTimes(1 + 2)
  } finally {
    statements.mockRestore()
  }
})

describe('ordered while another one is under way', () => {
  it('joins it, under the name of the administrator who ordered it first', async () => {
    const [ana, rui] = [newId(new Date()), newId(new Date())]
    const daily = await begin()
    expect([await begin(ana), await begin(rui)]).toEqual([daily, daily])
    await Promise.all([
      runReconciliation(money.core.payments, daily, ATTEMPT),
      runReconciliation(money.core.payments, daily, ATTEMPT),
    ])
    expect(await fix()).toMatchObject({ state: 'done', done: BUYERS })
    expect([await linesOf(ana), await linesOf(rui)]).toMatchObject([[{}], []])
    await runReconciliation(money.core.payments, await begin(), ATTEMPT)
    const ofTheDay = await money.query(
      `select detail from activity where kind = 'payments_fixed' and actor = 'system' order by id`,
    )
    expect(ofTheDay.at(-1)).toMatchObject({ detail: { errors: 0, state: 'done' } })
  })
})

it('resumes where it died, and counts no subscription twice', async () => {
  for (let step = 1; step <= MAX_STEPS; step += 1) {
    await forget()
    const id = await begin()
    const killer = killAt(step)
    const isAlive = await killer.survives(runReconciliation(killer.payments(money.core.payments), id, ATTEMPT))
    await runReconciliation(money.core.payments, id, ATTEMPT)
    expect(await fix()).toMatchObject({ state: 'done', done: BUYERS, errors: [] })
    if (isAlive) {
      expect(step).toBeGreaterThan(8)
      return
    }
  }
  throw new Error('a reconciliation has more steps than that')
})

it('records what the provider refuses, and continues with the others', async () => {
  await money.failOnDemand('server_error')
  await runReconciliation(money.core.payments, await begin(), ATTEMPT)
  const ended = await fix()
  expect(ended).toMatchObject({ state: 'done', done: BUYERS, payments_processed: BUYERS - 1 })
  expect(ended?.message).toMatch(/^Correction incomplete\. Subscriptions that could not be compared: 1\./)
  expect(ended?.errors).toEqual([
    expect.stringMatching(/^The provider did not answer\. Run it again later:\nANA SOUZA · \(81\) \d{5}-\d{4} · sub_\w+$/),
  ])
})

it('records a subscription that causes an error, and continues with the others', async () => {
  const deps = money.core.payments
  let asked = 0
  const findSubscriptions = (reference: string) => {
    asked += 1
    return asked === 1 ? Promise.reject(new Error('broken')) : deps.provider.findSubscriptions(reference)
  }
  await runReconciliation({ ...deps, provider: { ...deps.provider, findSubscriptions } }, await begin(), ATTEMPT)
  const ended = await fix()
  expect(ended).toMatchObject({ state: 'done', done: BUYERS, payments_processed: BUYERS - 1 })
  expect(ended?.errors).toEqual([
    expect.stringMatching(/^The comparison failed here.*:\nANA SOUZA · \(81\) \d{5}-\d{4} · sub_\w+$/),
  ])
})

const readNothing = () => Promise.reject(new Error('broken'))

it('has failed when it could read nothing, in the log as in the text', async () => {
  const deps = money.core.payments
  const admin = newId(new Date())
  const provider = { ...deps.provider, findSubscriptions: readNothing }
  await runReconciliation({ ...deps, provider }, await begin(admin), ATTEMPT)
  expect(await fix()).toMatchObject({
    state: 'failed',
    done: BUYERS,
    message: 'No subscription could be compared (2). Wait a little and run it again.',
  })
  expect(await linesOf(admin)).toMatchObject([{ detail: { errors: BUYERS, state: 'failed' } }])
})

/** A database that fails its first transaction. */
function failOnce(db: Database): Database {
  let changes = 0
  const update = (table: never) => {
    changes += 1
    if (changes === 1) throw new Error('broken')
    return db.update(table)
  }
  return new Proxy(db, { get: (target, key) => (key === 'update' ? update : Reflect.get(target, key)) })
}

it('has failed when its last attempt meets a general fault, and can be ordered again', async () => {
  const deps = money.core.payments
  const id = await begin()
  await expect(runReconciliation({ ...deps, db: failOnce(deps.db) }, id, ATTEMPT)).rejects.toThrow('broken')
  expect(await fix()).toMatchObject({ state: 'running' })
  await expect(runReconciliation({ ...deps, db: failOnce(deps.db) }, id, LAST)).rejects.toThrow('broken')
  expect(await fix()).toMatchObject({ state: 'failed', message: expect.stringContaining('0 of 2') as string })
  await runReconciliation(deps, await begin(), ATTEMPT)
  expect(await fix()).toMatchObject({ state: 'done', done: BUYERS })
})
