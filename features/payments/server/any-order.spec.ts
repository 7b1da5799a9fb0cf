/**
 * Whatever happens at the provider, and however its knocks come (twice, in any order, late, never), our books end as the
 * provider's truth says. Knocks carry nothing but whose they are, so they are made here, where each can be held back.
 */
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { workUntilIdle } from '#apps/drive-work-for-tests.ts'
import { GOOD_CARD, type Money, startMoney } from '#apps/money-for-tests.ts'
import { businessDay } from '#features/business-zone.ts'
import { type Charge, planOf } from '#features/membership/server/index.ts'
import { newId } from '#platform/crypto.ts'
import type { ProviderPayment } from '#providers/payments/port.ts'
import { cancelPlan } from './cancel-plan.ts'
import { listPaymentsOf } from './payment-queries.ts'
import { requestOwnRefund } from './request-refund.ts'

const RUNS = 20
const MOST_HAPPENINGS = 14
const PERSON = { name: 'ANA', email: 'ana@exemplo.example', cpf: '24971563792' }

let money: Money
beforeAll(async () => {
  money = await startMoney({ hasWorker: false })
})
afterAll(() => money.close())

/** One contract of a new member, and the knocks about it that nobody has heard yet. */
interface World {
  readonly memberId: string
  readonly customerId: string
  readonly subscriptionId: string
  readonly knocks: object[]
}

async function begin(): Promise<World> {
  await fetch(`${money.sandboxUrl}/control/reset`, { method: 'POST' })
  const { core, query } = money
  const { db, provider, membership } = core.payments
  const now = core.clock.now()
  const memberId = newId(now)
  // what earlier worlds left is over
  await query('update subscriptions set ended_at = $1, next_check_at = null, is_charging = false', [now])
  await query(`insert into members (id, language, created_at) values ($1, 'pt-BR', $2)`, [memberId, now])
  const customerId = await provider.createCustomer({ ...PERSON, phone: '+5581987650000', reference: memberId })
  const { subscriptionId } = await db.transaction((tx) => membership.contracts.beginPurchase(tx, memberId))
  const world = { memberId, customerId, subscriptionId, knocks: [] }
  const vendorId = await subscribe(world)
  await db.transaction((tx) => membership.contracts.confirmPurchase(tx, subscriptionId, vendorId))
  return world
}

/** At the provider. @returns its id of it */
async function subscribe({ customerId, subscriptionId }: World): Promise<string> {
  const { provider, clock } = money.core.payments
  const bought = await provider.createSubscription({
    customerId,
    reference: subscriptionId,
    valueCents: 3790,
    firstDueOn: businessDay(clock.now()),
    description: 'x',
    payerAddress: '192.0.2.1',
    card: { holderName: 'ANA', number: GOOD_CARD, expiryMonth: '05', expiryYear: '2060', securityCode: '318' },
    holder: { ...PERSON, postalCode: '50030230', addressNumber: '1', phone: '+5581987650000' },
  })
  if (bought.outcome === 'refused') throw new Error(bought.detail)
  return bought.subscriptionId
}

async function truthOf({ subscriptionId }: World) {
  const { provider, db } = money.core.payments
  const subscriptions = await provider.findSubscriptions(subscriptionId)
  const listed = (await Promise.all(subscriptions.map(({ id }) => provider.listPayments(id)))).flat()
  const rows = await listPaymentsOf(db, subscriptionId)
  const unlisted = rows.filter(({ vendorId }) => !listed.some(({ id }) => id === vendorId))
  const found = await Promise.all(unlisted.map(({ vendorId }) => provider.findPayment(vendorId)))
  return { subscriptions, payments: [...listed, ...found.filter((each) => each !== undefined)], rows }
}

type Happening = (world: World, number: number) => Promise<unknown>

/** A step that this charge cannot take now does not happen. */
const onCharge =
  (step: string, fits: (payment: ProviderPayment) => boolean): Happening =>
  async (world, number) => {
    const fitting = (await truthOf(world)).payments.filter(fits)
    const chosen = fitting[number % Math.max(1, fitting.length)]
    return chosen && money.step(chosen.id, step)
  }
const isPaid = ({ state }: ProviderPayment) => state === 'paid'
const refused = (error: unknown) => expect(error).toMatchObject({ name: 'Refusal' })

const HAPPENINGS: Readonly<Record<string, Happening>> = {
  'a month passes': () => money.passDays(31),
  'days pass': (_world, number) => money.passDays(1 + (number % 9)),
  'the next renewal is refused': () => money.provoke('refuse_renewal', 1),
  'a late charge is paid': onCharge('charge/confirm', ({ state }) => state === 'overdue'),
  'a payment is disputed': onCharge('dispute/open', isPaid),
  'a dispute is won': onCharge('dispute/win', ({ state }) => state === 'disputed'),
  'a dispute is lost': onCharge('dispute/lose', ({ state }) => state === 'disputed'),
  'a payment goes back': onCharge('refund/whole', isPaid),
  'a refund will be slow': () => money.provoke('slow_refund', 1),
  'a refund arrives': onCharge('refund/finish', ({ state }) => state === 'refunding'),
  'a refund is denied': onCharge('refund/deny', ({ state }) => state === 'refunding'),
  'a part goes back': async (world) => {
    const paid = (await truthOf(world)).payments.find(isPaid)
    return paid && money.asaas('POST', `/payments/${paid.id}/refund`, { value: 5 })
  },
  'the subscription is removed by hand': async (world) => {
    const one = (await truthOf(world)).subscriptions.find(({ isRemoved }) => !isRemoved)
    return one && money.asaas('DELETE', `/subscriptions/${one.id}`)
  },
  'a purchase that was given up comes through after all': (world) => subscribe(world),
  'the member cancels': ({ memberId }) => cancelPlan(money.core.payments, memberId).catch(refused),
  'the member wants the money back': ({ memberId }) => {
    const order = { memberId, order: { requestedBy: 'member', reason: 'x' } } as const
    return money.core.payments.db.transaction((tx) => requestOwnRefund(money.core.payments, tx, order)).catch(refused)
  },
  'some knocks are heard': (world, number) => hear(world, number),
  'the worker works': () => workUntilIdle(money.core),
}

let events = 0
/** What the provider would send about all of it; heard, or not. */
async function announce(world: World): Promise<void> {
  const { subscriptions, payments } = await truthOf(world)
  const about = [
    ...subscriptions.map(({ id }) => ({ event: 'SUBSCRIPTION_UPDATED', subscription: { id } })),
    ...payments.map(({ id, subscriptionId }) => ({ event: 'PAYMENT_UPDATED', payment: { id, subscription: subscriptionId } })),
  ]
  world.knocks.push(...about.map((each) => ({ id: `evt_${(events += 1)}`, ...each })))
}

/** By `number`: from which end they come, every how many is lost, and which come twice. */
async function hear(world: World, number: number): Promise<void> {
  const waiting = world.knocks.splice(0)
  const ordered = number % 2 === 0 ? waiting : waiting.toReversed()
  for (const [index, knock] of ordered.entries()) {
    if (index % ((number % 4) + 2) === 0) continue
    const times = index % 3 === 0 ? 2 : 1
    for (let time = 0; time < times; time += 1) await receive(knock) // oxlint-disable-line no-await-in-loop -- one after the other
  }
}

async function receive(payload: object): Promise<void> {
  const headers = { 'asaas-access-token': money.core.payments.webhookToken }
  const answer = await money.app.inject({ method: 'POST', url: '/api/asaas/webhook', headers, payload })
  expect(answer.statusCode).toBe(200)
}

async function expectTruth(world: World): Promise<void> {
  const { subscriptions, payments, rows } = await truthOf(world)
  const ours = rows.map(({ vendorId: id, state, valueCents, refundedCents, dueOn }) => ({
    id,
    state,
    valueCents,
    refundedCents,
    dueOn,
  }))
  const theirs = payments.map(({ id, state, valueCents, refundedCents, dueOn }) => ({
    id,
    state,
    valueCents,
    refundedCents,
    dueOn,
  }))
  expect(ours.toSorted(byId)).toEqual(theirs.toSorted(byId))

  const { clock, membership, db } = money.core.payments
  const contract = (await membership.contracts.find(db, world.memberId))?.subscription
  if (!contract) throw new Error('the contract is gone')
  const isCharging = subscriptions.some((each) => each.isCharging)
  const surplus = new Set(rows.filter(({ isSurplus }) => isSurplus).map(({ vendorId }) => vendorId))
  expect(payments.filter(({ id, state }) => surplus.has(id) && state === 'paid')).toEqual([])
  expect(subscriptions.filter(({ isRemoved }) => !isRemoved).length).toBeLessThanOrEqual(1)
  // as: the stand-in knows no status of tomorrow here
  const charges = payments
    .filter(({ id }) => !surplus.has(id))
    .map(({ state, dueOn, paidOn }) => ({ state, dueOn, paidOn }) as Charge)
  const plan = planOf({ ...contract, isCharging, charges }, clock.now())
  expect([contract.status, contract.isCharging]).toEqual([plan.status, isCharging])
  expect(plan.isChargingOver && isCharging).toBe(false)
  expect(await figures(world)).toEqual(payments.reduce((sum, payment) => sum + kept(payment), 0))
}

function byId(a: { id: string }, b: { id: string }): number {
  return a.id.localeCompare(b.id)
}

/** Cents that we have of a charge. */
function kept({ state, valueCents, refundedCents }: ProviderPayment): number {
  return ['paid', 'refunding', 'disputed'].includes(state) ? valueCents - refundedCents : 0
}

async function figures({ memberId }: World): Promise<number> {
  const [row] = await money.query(
    `select coalesce(sum(value_cents - refunded_cents), 0)::int as cents from payments where member_id = $1 and state in ('paid', 'refunding', 'disputed')`,
    [memberId],
  )
  return Number(row?.['cents'])
}

const happenings = fc.array(fc.tuple(fc.constantFrom(...Object.keys(HAPPENINGS)), fc.nat({ max: 99 })), {
  maxLength: MOST_HAPPENINGS,
})

test('our books end as the provider’s truth says', { timeout: 180_000 }, async () => {
  await fc.assert(
    fc.asyncProperty(happenings, async (story) => {
      const world = await begin()
      for (const [what, number] of story) {
        await HAPPENINGS[what]?.(world, number) // oxlint-disable-line no-await-in-loop -- a story
        await announce(world) // oxlint-disable-line no-await-in-loop -- as above
      }
      // whatever was lost, a day later the whole truth is read
      await money.provoke('slow_refund', 0)
      await money.passDays(1.1)
      await workUntilIdle(money.core)
      await expectTruth(world)
    }),
    { numRuns: RUNS, endOnFailure: true },
  )
})
