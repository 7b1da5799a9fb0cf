/**
 * Whatever happens at the provider, and however its knocks come (twice, in any order, late, never), our books end as the
 * provider's truth says. Knocks carry nothing but whose they are, so they are made here, where each can be held back.
 */
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { workUntilIdle } from '#apps/drive-work-for-tests.ts'
import { GOOD_CARD, type Money, startMoney } from '#apps/money-for-tests.ts'
import { businessDay } from '#features/business-zone.ts'
import { newId } from '#platform/crypto.ts'
import type { ProviderPayment } from '#providers/payments/port.ts'
import { cancelPlan } from './cancel-plan.ts'
import { type Deeds, expectedRefund, expectedStatus } from './oracle-for-tests.ts'
import { listPaymentsOf, outdateReadings } from './payment-queries.ts'
import { prepareForPurchase } from './prepare-for-purchase.ts'
import { requestOwnRefund } from './request-refund.ts'

const RUNS = 26
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
  /** The contract that speaks for the member: a second purchase may bring another one. */
  subscriptionId: string
  deeds: Deeds
  readonly knocks: object[]
}

async function begin(): Promise<World> {
  await fetch(`${money.sandboxUrl}/control/reset`, { method: 'POST' })
  const { core, query } = money
  const { provider } = core.payments
  const now = core.clock.now()
  const memberId = newId(now)
  // what earlier worlds left is over
  await query('update subscriptions set ended_at = $1, next_check_at = null, is_charging = false', [now])
  await query(`insert into members (id, language, created_at) values ($1, 'pt-BR', $2)`, [memberId, now])
  const customerId = await provider.createCustomer({ ...PERSON, phone: '+5581987650000', reference: memberId })
  const deeds = { begunAt: now, hasCancelled: false, hasTakenBack: false }
  const world = { memberId, customerId, subscriptionId: '', deeds, knocks: [] }
  await buy(world)
  return world
}

/** As the checkout does it; also again, once a plan was cancelled or is over. @throws Refusal */
async function buy(world: World): Promise<void> {
  const { payments } = money.core
  const { db, clock, membership } = payments
  await prepareForPurchase(payments, world.memberId)
  const purchase = await db.transaction((tx) => membership.contracts.beginPurchase(tx, world.memberId))
  const { subscriptionId, isNew, chargeFrom } = purchase
  const deeds = isNew ? { begunAt: clock.now(), hasTakenBack: false } : {}
  world.subscriptionId = subscriptionId
  world.deeds = { ...world.deeds, ...deeds, hasCancelled: false }
  const vendorId = await subscribe(world, chargeFrom)
  await db.transaction(async (tx) => {
    await outdateReadings(tx, subscriptionId, clock.now())
    await membership.contracts.confirmPurchase(tx, subscriptionId, vendorId)
  })
}

/** At the provider. @returns its id of it */
async function subscribe({ customerId, subscriptionId }: World, from?: Date): Promise<string> {
  const { provider, clock } = money.core.payments
  const bought = await provider.createSubscription({
    customerId,
    reference: subscriptionId,
    valueCents: 3790,
    firstDueOn: businessDay(from ?? clock.now()),
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
    // a refund that is ordered by hand may be refused, too
    return chosen && money.step(chosen.id, step).catch(() => undefined)
  }
const isPaid = ({ state }: ProviderPayment) => state === 'paid'
/** False when it was refused, as it may be. */
const isAllowed = (deed: Promise<unknown>): Promise<boolean> =>
  deed.then(
    () => true,
    (error: unknown) => {
      expect(error).toMatchObject({ name: 'Refusal' })
      return false
    },
  )

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
  'the member cancels': async (world) => {
    const isDone = await isAllowed(cancelPlan(money.core.payments, world.memberId))
    if (isDone) world.deeds = { ...world.deeds, hasCancelled: true }
  },
  'the member buys again': (world) => isAllowed(buy(world)),
  'the member wants the money back': async (world) => {
    const { payments } = money.core
    const order = { memberId: world.memberId, order: { requestedBy: 'member', reason: 'x' } } as const
    const isDone = await isAllowed(payments.db.transaction((tx) => requestOwnRefund(payments, tx, order)))
    if (isDone) world.deeds = { ...world.deeds, hasTakenBack: true }
  },
  'a refund will be refused': () => money.provoke('refuse_refund', 1),
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
  expect(contract?.id).toBe(world.subscriptionId)
  const isCharging = subscriptions.some((each) => each.isCharging)
  const surplus = new Set(rows.filter(({ isSurplus }) => isSurplus).map(({ vendorId }) => vendorId))
  expect(subscriptions.filter(({ isRemoved }) => !isRemoved).length).toBeLessThanOrEqual(1)
  const charges = payments.filter(({ id }) => !surplus.has(id))
  const status = expectedStatus({ deeds: world.deeds, charges, isCharging, now: clock.now() })
  expect([contract?.status, contract?.isCharging]).toEqual([status, isCharging])
  // nobody is charged for a plan that is over, or will be
  expect(isCharging && (world.deeds.hasCancelled || status === 'cancelled' || status === 'refunded')).toBe(false)
  await expectRefunds(world, payments, surplus)
}

/** Each refund stands where the provider says, and whatever was taken too much is on its way back. */
async function expectRefunds(
  { memberId }: World,
  payments: readonly ProviderPayment[],
  surplus: ReadonlySet<string>,
): Promise<void> {
  const refunds = await money.query(
    'select p.vendor_id as of, r.status from refunds r join payments p on p.id = r.payment_id where r.member_id = $1',
    [memberId],
  )
  for (const payment of payments) {
    const refund = refunds.find(({ of }) => of === payment.id)
    const expected = expectedRefund(payment)
    if (refund && expected) expect([payment.id, refund['status']]).toEqual([payment.id, expected])
    if (surplus.has(payment.id) && payment.state === 'paid') expect(refund).toBeDefined()
  }
}

function byId(a: { id: string }, b: { id: string }): number {
  return a.id.localeCompare(b.id)
}

const happenings = fc.array(fc.tuple(fc.constantFrom(...Object.keys(HAPPENINGS)), fc.nat({ max: 99 })), {
  maxLength: MOST_HAPPENINGS,
})

type Story = [what: string, number: number][]

/** Told each time, whatever else is made up: each rule of the product is the point of one of them. */
const KNOWN: readonly Story[] = [
  [
    ['the next renewal is refused', 0],
    ['a month passes', 0],
  ],
  [
    ['the next renewal is refused', 0],
    ['a month passes', 0],
    ['days pass', 2],
  ],
  [
    ['a month passes', 0],
    ['a payment is disputed', 0],
  ],
  [
    ['a payment is disputed', 0],
    ['the worker works', 0],
    ['a dispute is won', 0],
  ],
  [
    ['a refund will be slow', 0],
    ['the member wants the money back', 0],
    ['the worker works', 0],
    ['a refund is denied', 0],
  ],
  [
    ['a refund will be refused', 0],
    ['the member wants the money back', 0],
    ['the worker works', 0],
  ],
  [
    ['the member cancels', 0],
    ['the member buys again', 0],
    ['a month passes', 0],
  ],
  [
    ['the member wants the money back', 0],
    ['the member buys again', 0],
    ['a month passes', 0],
  ],
  [
    ['a purchase that was given up comes through after all', 0],
    ['the member cancels', 0],
    ['a month passes', 0],
  ],
]

test('our books end as the provider’s truth says', { timeout: 180_000 }, async () => {
  await fc.assert(
    fc.asyncProperty(happenings, async (story) => {
      const world = await begin()
      for (const [what, number] of story) {
        await HAPPENINGS[what]?.(world, number) // oxlint-disable-line no-await-in-loop -- a story
        await announce(world) // oxlint-disable-line no-await-in-loop -- as above
      }
      // whatever was lost, a day later the whole truth is read
      for (const fault of ['slow_refund', 'refuse_refund', 'refuse_renewal']) await money.provoke(fault, 0) // oxlint-disable-line no-await-in-loop -- the story is over
      await money.passDays(1.1)
      await workUntilIdle(money.core)
      await expectTruth(world)
    }),
    { numRuns: RUNS, endOnFailure: true, examples: KNOWN.map((story) => [story]) },
  )
})
