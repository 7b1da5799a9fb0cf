import { sql } from 'drizzle-orm'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Members } from '#features/sign-in/server/index.ts'
import { createMovableClock, DAY } from '#platform/clock.ts'
import { newId } from '#platform/crypto.ts'
import { type OpenDatabase, openDatabase } from '#platform/database.ts'
import { createLog } from '#platform/log.ts'
import { Refusal } from '#platform/errors.ts'
import { openTestDatabase, type TestDatabase } from '#platform/postgres/test-database.ts'
import { createSubscriptionCommands } from './subscription-commands.ts'
import { createMembership } from './membership.ts'

let testDatabase: TestDatabase
let database: OpenDatabase
const clock = createMovableClock()
const phones = new Map<string, string>()

beforeAll(async () => {
  testDatabase = await openTestDatabase()
  database = openDatabase(testDatabase.url, { max: 20, log: createLog('silent', 'test') })
})
afterAll(async () => {
  await database.close()
  await testDatabase.drop()
})

const COURTESY = '+5581987650001'
/** Former accounts of a member, by the id of the current one. */
const previousAccounts = new Map<string, readonly string[]>()
/** Other members who pay under the same CPF. */
const sameDocument = new Map<string, readonly string[]>()
const members = {
  findPhone: async (_: unknown, id: string) => phones.get(id),
  findPreviousAccounts: async (_: unknown, id: string) => previousAccounts.get(id) ?? [],
  findSameCpf: async (_: unknown, id: string) => sameDocument.get(id) ?? [],
} satisfies Pick<Members, 'findPhone' | 'findPreviousAccounts' | 'findSameCpf'>
/** The members whose plan opened, in order. */
const opened: string[] = []
const onPlanOpened = async (_: unknown, memberId: string) => void opened.push(memberId)
const membershipWith = (courtesyPhones: readonly string[] = [COURTESY]) =>
  createMembership({
    db: database.db,
    clock,
    members,
    subscriptions: createSubscriptionCommands({ clock, onPlanOpened }),
    onPlanOpened,
    courtesyPhones,
    supportEmail: 'ajuda@mandou.example',
  })

/** Creates a member of the courtesy plan, unless `phone` says otherwise. */
async function aMember(phone = COURTESY): Promise<string> {
  const id = newId(clock.now())
  await database.db.execute(sql`insert into members (id, language, created_at) values (${id}, 'pt-BR', ${clock.now()})`)
  phones.set(id, phone)
  return id
}

const reserve = (memberId: string, editId = newId(clock.now())) =>
  database.db.transaction((tx) => membershipWith().reserveEdit(tx, { memberId, editId })).then(() => editId)
const spend = (editId: string) => database.db.transaction((tx) => membershipWith().spendEdit(tx, editId))
const release = (editId: string) => database.db.transaction((tx) => membershipWith().releaseEdit(tx, editId))

async function usage(memberId: string) {
  const { rows } = await database.db.execute<{
    used: number
    reserved: number
    held: number
    spent: number
    balance: number
  }>(sql`
    select coalesce(sum(p.used), 0)::int as used, coalesce(sum(p.reserved), 0)::int as reserved,
      (select count(*)::int from allowance_reservations r where r.member_id = ${memberId} and r.state = 'reserved') as held,
      (select count(*)::int from allowance_entries e where e.member_id = ${memberId} and e.kind = 'spend') as spent,
      (select coalesce(sum(case e.kind when 'reserve' then 1 else -1 end), 0)::int from allowance_entries e where e.member_id = ${memberId}) as balance
    from allowance_periods p where p.member_id = ${memberId}`)
  return rows[0]
}

test('gives a courtesy phone the plan without a card', async () => {
  const id = await aMember()
  const limit = await membershipWith().getAllowance(id)
  expect(limit).toMatchObject({ hasActiveSubscription: true, photosUsed: 0, photosLimit: 12, photosRemaining: 12 })
  expect(limit.subscription).toEqual({
    status: 'active',
    asaas_subscription_id: null,
    coupon_code: null,
    is_courtesy: true,
    renews_at: null,
    ends_at: null,
    is_held: false,
    is_buying: false,
    unbegun: null,
  })
})

test('ends the courtesy when the configuration no longer names the phone', async () => {
  const id = await aMember()
  await membershipWith().getAllowance(id)
  expect((await membershipWith([]).getAllowance(id)).hasActiveSubscription).toBe(false)
  expect((await membershipWith().getAllowance(id)).hasActiveSubscription).toBe(true)
})

test('continues the month of the courtesy when the phone was a different one for a while', async () => {
  const id = await aMember()
  await spend(await reserve(id))
  const { resetDate } = await membershipWith().getAllowance(id)
  phones.set(id, '+5581987650003')
  expect((await membershipWith().getAllowance(id)).hasActiveSubscription).toBe(false)
  clock.setOffset(DAY)
  phones.set(id, COURTESY)
  expect(await membershipWith().getAllowance(id)).toMatchObject({ photosUsed: 1, photosRemaining: 11, resetDate })
  clock.setOffset(0)
})

test('gives a member who left and came back the rest of the month, and then twelve again', async () => {
  const accounts = [await aMember()]
  for (let used = 0; used < 9; used += 1) await spend(await reserve(accounts[0] ?? ''))
  for (const days of [1, 2]) {
    clock.setOffset(days * DAY)
    const back = await aMember()
    previousAccounts.set(back, [...accounts])
    await spend(await reserve(back))
    accounts.push(back)
    expect(await membershipWith().getAllowance(back)).toMatchObject({ photosUsed: 9 + days, photosRemaining: 3 - days })
  }
  const last = accounts.at(-1) ?? ''
  await reserve(last)
  await expect(reserve(last)).rejects.toMatchObject({ code: 'allowance_used_up' })
  clock.setOffset(32 * DAY)
  expect(await membershipWith().getAllowance(last)).toMatchObject({ photosUsed: 0, photosRemaining: 12 })
  clock.setOffset(0)
})

test('refuses an edit to a member without a plan', async () => {
  const id = await aMember('+5581987650002')
  await expect(reserve(id)).rejects.toMatchObject({ code: 'subscription_required' })
  expect(await membershipWith().getAllowance(id)).toMatchObject({
    hasActiveSubscription: false,
    photosRemaining: 0,
    resetDate: null,
  })
})

test('delivers one edit when twelve ask at once and one is left', async () => {
  const id = await aMember()
  for (let used = 0; used < 11; used += 1) await spend(await reserve(id))
  const outcomes = await Promise.allSettled(Array.from({ length: 12 }, () => reserve(id)))
  expect(outcomes.filter((outcome) => outcome.status === 'fulfilled')).toHaveLength(1)
  expect(await membershipWith().getAllowance(id)).toMatchObject({ photosUsed: 12, photosRemaining: 0 })
})

test('says when the next edits come to a member who has used them up', async () => {
  const id = await aMember()
  for (let held = 0; held < 12; held += 1) await reserve(id)
  const { resetDate } = await membershipWith().getAllowance(id)
  await expect(reserve(id)).rejects.toMatchObject({ code: 'allowance_used_up', extra: { date: resetDate } })
})

test('opens twelve new ones with the next period and leaves the old ones behind', async () => {
  const id = await aMember()
  await spend(await reserve(id))
  clock.setOffset(clock.offset() + 32 * DAY)
  expect(await membershipWith().getAllowance(id)).toMatchObject({ photosUsed: 0, photosRemaining: 12 })
  clock.setOffset(0)
})

test('refuses to reserve the same edit twice and leaves the counter alone', async () => {
  const id = await aMember()
  const editId = await reserve(id)
  await expect(reserve(id, editId)).rejects.toThrow()
  expect(await usage(id)).toMatchObject({ reserved: 1, held: 1 })
})

test('takes part in its caller’s transaction: rolled back, nothing was reserved', async () => {
  const id = await aMember()
  const attempt = database.db.transaction(async (tx) => {
    await membershipWith().reserveEdit(tx, { memberId: id, editId: newId(clock.now()) })
    throw new Error('the caller changes its mind')
  })
  await expect(attempt).rejects.toThrow('changes its mind')
  expect(await usage(id)).toMatchObject({ reserved: 0, held: 0 })
})

type Step = { readonly kind: 'reserve' } | { readonly kind: 'spend' | 'release'; readonly edit: number }
const steps = fc.array(
  fc.oneof(
    fc.constant<Step>({ kind: 'reserve' }),
    fc.record({ kind: fc.constantFrom('spend' as const, 'release' as const), edit: fc.nat({ max: 15 }) }),
  ),
  { maxLength: 40 },
)

test(
  'counter, reservations and ledger agree after any order of steps, repeated and in parallel',
  { timeout: 600_000 },
  async () => {
    await fc.assert(
      fc.asyncProperty(steps, fc.integer({ min: 1, max: 8 }), async (plan, width) => {
        const id = await aMember()
        const edits = Array.from({ length: 16 }, () => newId(clock.now()))
        let next = 0
        const take = (step: Step) => {
          if (step.kind === 'reserve') return reserve(id, edits[next++ % 16] ?? '')
          const edit = edits[step.edit] ?? ''
          return step.kind === 'spend' ? spend(edit) : release(edit)
        }
        for (let start = 0; start < plan.length; start += width)
          await Promise.allSettled(plan.slice(start, start + width).map(take))
        const found = await usage(id)
        expect(found).toBeDefined()
        expect((found?.used ?? 0) + (found?.reserved ?? 0)).toBeLessThanOrEqual(12)
        expect(found).toMatchObject({ held: found?.reserved, spent: found?.used, balance: found?.reserved })
      }),
      { numRuns: 25 },
    )
  },
)

test.each(["update allowance_entries set kind = 'release'", 'delete from allowance_entries', 'truncate allowance_entries'])(
  'refuses to %s',
  async (statement) => {
    await reserve(await aMember())
    await expect(database.pool.query(statement)).rejects.toThrow('the allowance ledger is only ever added to')
  },
)

const suspend = (memberId: string) => database.db.transaction((tx) => membershipWith().suspend(tx, memberId))
const isSold = (memberId: string) =>
  membershipWith()
    .requireNotSuspended(database.db, memberId)
    .then(
      () => true,
      (error: unknown) => error instanceof Refusal && error.code === 'plan_held' && false,
    )

test('holds a member who left while suspended and comes back, until the last of their accounts is resumed', async () => {
  const [left, back] = [await aMember(), await aMember()]
  await suspend(left)
  previousAccounts.set(back, [left])
  expect(await membershipWith().isSuspended(database.db, back)).toBe(true)
  expect(await isSold(back)).toBe(false)
  await expect(reserve(back)).rejects.toMatchObject({ code: 'plan_held' })
  expect(await database.db.transaction((tx) => membershipWith().resume(tx, back))).toBe(true)
  expect(await isSold(back)).toBe(true)
  await expect(reserve(back)).resolves.toBeTypeOf('string')
})

test('sells nothing under the CPF of a suspended member, and stops no edits because of it', async () => {
  const [held, other] = [await aMember(), await aMember()]
  await suspend(held)
  sameDocument.set(other, [held])
  expect([await isSold(other), await membershipWith().isSuspended(database.db, other)]).toEqual([false, false])
  await expect(reserve(other)).resolves.toBeTypeOf('string')
})

test('suspends a member without a plan before they buy one', async () => {
  const id = await aMember('+5581900000001')
  expect([await suspend(id), await suspend(id), await isSold(id)]).toEqual([true, false, false])
})
