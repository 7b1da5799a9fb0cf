/**
 * Whatever happens at the provider, and however its webhooks come (twice, in any order, late, never), our records end up equal to
 * the provider's. The webhooks are made here, so that each can be held back; they carry nothing but the id of their object.
 */
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { workUntilIdle } from '#apps/testing/drive-work.test-support.ts'
import { GOOD_CARD, type Money, startMoney } from '#apps/testing/money.test-support.ts'
import { businessDay } from '#features/business-zone.ts'
import { DAY, addMs } from '#platform/clock.ts'
import { newId } from '#platform/crypto.ts'
import type { ProviderPayment } from '#providers/payments/port.ts'
import { ASAAS_CREDENTIALS } from '#sandbox/credentials.test-support.ts'
import { cancelPlan } from '../cancel-plan.ts'
import {
  type Actions,
  expectedRefund,
  expectedStatus,
  type MoneyEnd,
  isOfSamePeriod,
  listEnds,
  FRESH,
  hasTakenMoney,
} from './expected-outcome.test-support.ts'
import { listPaymentsOf, invalidateRunningSyncs } from '../payment-queries.ts'
import { prepareForPurchase } from '../prepare-for-purchase.ts'
import { requestOwnRefund, requestRefundOf } from '../refunds/request-refund.ts'
import { KNOWN_STORIES } from './known-stories.test-support.ts'
import { syncSoon } from './sync-soon.ts'

/** Generated stories, including the known ones. */
const RUNS = 24
const MAX_HAPPENINGS = 14
const PERSON = { name: 'ANA', email: 'ana@exemplo.example', cpf: '24971563792' }

let money: Money
beforeAll(async () => {
  money = await startMoney({ hasWorker: false })
})
afterAll(() => money.close())

/** One subscription of a new member, and the webhooks about it that were not delivered yet. */
interface Fixture {
  readonly memberId: string
  readonly customerId: string
  /** The member's current subscription: a second purchase may create another one. */
  subscriptionId: string
  actions: Actions
  /** The provider's subscription that was bought last. */
  boughtId: string
  /** The expected outcome of each charge, by subscription: decided step by step as the story runs. */
  readonly ends: Map<string, ReadonlyMap<string, MoneyEnd>>
  readonly paidOn: Map<string, string | undefined>
  /** Charges whose refund was requested, or made by hand. */
  readonly asked: Set<string>
  readonly webhookEvents: object[]
}

async function begin(): Promise<Fixture> {
  await fetch(`${money.sandboxUrl}/control/reset`, { method: 'POST' })
  const { core, query } = money
  const { provider } = core.payments
  const now = core.clock.now()
  const memberId = newId(now)
  // ends what earlier worlds left behind
  await query('update subscriptions set ended_at = $1, next_check_at = null, is_charging = false', [now])
  await query(`insert into members (id, language, created_at) values ($1, 'pt-BR', $2)`, [memberId, now])
  const customerId = await provider.createCustomer({ ...PERSON, phone: '+5581987650000', reference: memberId })
  const actions = { ...FRESH, begunAt: now }
  const fixture: Fixture = {
    memberId,
    customerId,
    subscriptionId: '',
    actions,
    boughtId: '',
    ends: new Map(),
    paidOn: new Map(),
    asked: new Set(),
    webhookEvents: [],
  }
  await buy(fixture)
  return fixture
}

/** Buys like the checkout, also again after a plan ended. A webhook may arrive before the answer. @throws Refusal */
async function buy(fixture: Fixture, isWebhookEventFaster = false): Promise<void> {
  const { payments } = money.core
  const { db, clock, membership } = payments
  await prepareForPurchase(payments, fixture.memberId)
  const purchase = await db.transaction((tx) => membership.subscriptions.beginPurchase(tx, fixture.memberId))
  const { subscriptionId, isNew, chargeFrom } = purchase
  // the outcomes of the previous subscription are decided by now: whatever it takes later is refunded
  if (fixture.subscriptionId !== '') await checkInvariants(fixture)
  const actions = isNew ? { ...FRESH, begunAt: clock.now() } : {}
  fixture.subscriptionId = subscriptionId
  fixture.actions = { ...fixture.actions, ...actions, cancelledOn: undefined }
  const providerId = await subscribe(fixture, chargeFrom)
  fixture.boughtId = providerId
  if (isWebhookEventFaster) await syncSoon(payments, subscriptionId)
  await db.transaction(async (tx) => {
    await invalidateRunningSyncs(tx, subscriptionId)
    await membership.subscriptions.confirmPurchase(tx, subscriptionId, providerId)
  })
  await syncSoon(payments, subscriptionId)
  await checkInvariants(fixture)
}

/** Subscribes directly at the provider. @returns the provider's id */
async function subscribe({ customerId, subscriptionId }: Fixture, from?: Date): Promise<string> {
  const { provider, clock } = money.core.payments
  const bought = await provider.createSubscription({
    customerId,
    reference: subscriptionId,
    valueCents: 3790,
    cycle: 'MONTHLY',
    firstDueOn: businessDay(from ?? clock.now()),
    description: 'x',
    payerAddress: '192.0.2.1',
    card: { holderName: 'ANA', number: GOOD_CARD, expiryMonth: '05', expiryYear: '2060', securityCode: '318' },
    holder: { ...PERSON, postalCode: '50030230', addressNumber: '1', phone: '+5581987650000' },
  })
  if (bought.outcome === 'refused') throw new Error(bought.detail)
  return bought.subscriptionId
}

async function providerStateOf({ subscriptionId }: Fixture) {
  const { provider, db } = money.core.payments
  const subscriptions = await provider.findSubscriptions(subscriptionId)
  const listed = (await Promise.all(subscriptions.map(({ id }) => provider.listPayments(id)))).flat()
  const rows = await listPaymentsOf(db, subscriptionId)
  const unlisted = rows.filter(({ providerId }) => !listed.some(({ id }) => id === providerId))
  const found = await Promise.all(unlisted.map(({ providerId }) => provider.findPayment(providerId)))
  return { subscriptions, payments: [...listed, ...found.filter((each) => each !== undefined)], rows }
}

type ProviderState = Awaited<ReturnType<typeof providerStateOf>>

/** Reads the provider, and decides the expected outcome of new money. */
async function checkInvariants(fixture: Fixture): Promise<ProviderState> {
  const providerState = await providerStateOf(fixture)
  const { payments: charges } = providerState
  const { actions, boughtId, subscriptionId } = fixture
  for (const { id, paidOn } of charges) fixture.paidOn.set(id, paidOn)
  const known = fixture.ends.get(subscriptionId) ?? new Map<string, MoneyEnd>()
  fixture.ends.set(subscriptionId, listEnds(known, { actions, charges, boughtId, chargingIds: chargingIn(providerState) }))
  return providerState
}

function chargingIn({ subscriptions }: ProviderState): readonly string[] {
  return subscriptions.filter(({ isCharging }) => isCharging).map(({ id }) => id)
}

/** Whatever a replaced subscription has taken since must be refunded. */
async function checkOlder(fixture: Fixture): Promise<void> {
  for (const [subscriptionId, known] of fixture.ends) {
    if (subscriptionId === fixture.subscriptionId) continue
    const providerState = await providerStateOf({ ...fixture, subscriptionId })
    const sight = { charges: providerState.payments, chargingIds: chargingIn(providerState), boughtId: fixture.boughtId }
    fixture.ends.set(subscriptionId, listEnds(known, { ...sight, actions: { ...fixture.actions, isOver: true } }))
  }
}

type Step = (fixture: Fixture, number: number) => Promise<unknown>

/** Skips a step that is impossible for this charge now. */
const onCharge =
  (step: string, fits: (payment: ProviderPayment) => boolean): Step =>
  async (fixture, number) => {
    const fitting = (await providerStateOf(fixture)).payments.filter(fits)
    const chosen = fitting[number % Math.max(1, fitting.length)]
    // a refund ordered by hand may be refused as well
    return chosen && money.step(chosen.id, step).catch(() => undefined)
  }
const isPaid = ({ state }: ProviderPayment) => state === 'paid'
/** False when it was refused, which is allowed. */
const isAllowed = (action: Promise<unknown>): Promise<boolean> =>
  action.then(
    () => true,
    (error: unknown) => {
      expect(error).toMatchObject({ name: 'Refusal' })
      return false
    },
  )

/** Without the provider on the day of a cancellation, nobody knows which came first: the charge or the cancellation. */
function allowAnyOrderOfDay({ ends, subscriptionId, actions, paidOn }: Fixture): void {
  const known = ends.get(subscriptionId) ?? new Map<string, MoneyEnd>()
  const next = [...known].map(([id, end]) => [id, paidOn.get(id) === actions.cancelledOn ? 'either' : end] as const)
  ends.set(subscriptionId, new Map(next))
}

const HAPPENINGS: Readonly<Record<string, Step>> = {
  'a month passes': () => money.passDays(31),
  'days pass': (_world, number) => money.passDays(1 + (number % 9)),
  'the last hour of what is paid comes': async (fixture) => {
    const { membership, db, clock } = money.core.payments
    const { endsAt, renewsAt } = (await membership.subscriptions.find(db, fixture.memberId))?.plan ?? {}
    const days = (Number(endsAt ?? renewsAt ?? 0) - clock.now().getTime()) / DAY
    return days > 1 && money.passDays(days - 1 / 24)
  },
  'the next renewal is refused': () => money.failOnDemand('refuse_renewal', 1),
  'a late charge is paid': onCharge('charge/confirm', ({ state }) => state === 'overdue'),
  'a payment is disputed': onCharge('dispute/open', isPaid),
  'a dispute is won': onCharge('dispute/win', ({ state }) => state === 'disputed'),
  'a dispute is lost': onCharge('dispute/lose', ({ state }) => state === 'disputed'),
  'a payment goes back': onCharge('refund/whole', isPaid),
  'a refund will be slow': () => money.failOnDemand('slow_refund', 1),
  'a refund arrives': onCharge('refund/finish', ({ state }) => state === 'refunding'),
  'a refund is denied': onCharge('refund/deny', ({ state }) => state === 'refunding'),
  'a part goes back': async (fixture) => {
    const paid = (await providerStateOf(fixture)).payments.find(isPaid)
    return paid && money.asaas('POST', `/payments/${paid.id}/refund`, { value: 5 })
  },
  'the subscription is removed by hand': async (fixture) => {
    const one = (await providerStateOf(fixture)).subscriptions.find(({ isRemoved }) => !isRemoved)
    return one && money.asaas('DELETE', `/subscriptions/${one.id}`)
  },
  'a purchase that was given up comes through after all': (fixture) => subscribe(fixture),
  'the member cancels': async (fixture) => {
    const isDone = await isAllowed(cancelPlan(money.core.payments, { memberId: fixture.memberId }))
    const cancelledOn = fixture.actions.cancelledOn ?? businessDay(money.core.clock.now())
    if (isDone) fixture.actions = { ...fixture.actions, cancelledOn }
  },
  'the provider stops it by hand': async (fixture) => {
    const one = (await providerStateOf(fixture)).subscriptions.find(({ isRemoved }) => !isRemoved)
    return one && money.asaas('PUT', `/subscriptions/${one.id}`, { status: 'INACTIVE' })
  },
  'an open charge is taken out': async (fixture) => {
    const open = (await providerStateOf(fixture)).payments.find(({ state }) => state === 'open')
    return open && money.asaas('DELETE', `/payments/${open.id}`)
  },
  'an administrator gives the newest payment back': async (fixture) => {
    const { payments } = money.core
    const { payments: charges, rows } = await providerStateOf(fixture)
    const ends = fixture.ends.get(fixture.subscriptionId)
    const [chosen] = charges.filter(({ id }) => ends?.get(id) === 'kept').toSorted((a, b) => b.dueOn.localeCompare(a.dueOn))
    const newest = rows.find(({ providerId, state }) => providerId === chosen?.id && state === 'paid')
    if (!newest || chosen?.state !== 'paid') return
    const input = { paymentId: newest.id, request: { requestedBy: 'admin', reason: 'x' } } as const
    const isDone = await isAllowed(payments.db.transaction((tx) => requestRefundOf(payments, tx, input)))
    if (isDone) fixture.asked.add(newest.providerId)
    if (isDone) fixture.actions = { ...fixture.actions, hasTakenBack: true }
  },
  'the member cancels while the provider fails': async (fixture) => {
    await money.failOnDemand('server_error', 99)
    await HAPPENINGS['the member cancels']?.(fixture, 0)
    await money.failOnDemand('server_error', 0)
    allowAnyOrderOfDay(fixture)
  },
  'a purchase for the contract before comes through after all': async (fixture) => {
    const [before] = [...fixture.ends.keys()].filter((id) => id !== fixture.subscriptionId)
    return before && subscribe({ ...fixture, subscriptionId: before })
  },
  'the member buys again': (fixture, number) => isAllowed(buy(fixture, number % 2 === 1)),
  'the member wants the money back': async (fixture) => {
    const { payments } = money.core
    const input = { memberId: fixture.memberId, request: { requestedBy: 'member', reason: 'x' } } as const
    const asked = payments.db.transaction((tx) => requestOwnRefund(payments, tx, input))
    const isDone = await isAllowed(asked)
    if (isDone) fixture.asked.add(await vendorIdOf((await asked).paymentId))
    if (isDone) fixture.actions = { ...fixture.actions, hasTakenBack: true }
  },
  'a refund will be refused': () => money.failOnDemand('refuse_refund', 1),
  'some webhooks are delivered': (fixture, number) => deliverWebhooks(fixture, number),
  'the worker works': () => workUntilIdle(money.core),
}

async function vendorIdOf(paymentId: string): Promise<string> {
  const [row] = await money.query('select provider_id from payments where id = $1', [paymentId])
  return String(row?.['provider_id'])
}

let events = 0
/** Collects the webhooks that the provider would send about all of it. */
function announce(fixture: Fixture, { subscriptions, payments }: ProviderState): void {
  const about = [
    ...subscriptions.map(({ id }) => ({ event: 'SUBSCRIPTION_UPDATED', subscription: { id } })),
    ...payments.map(({ id, subscriptionId }) => ({ event: 'PAYMENT_UPDATED', payment: { id, subscription: subscriptionId } })),
  ]
  fixture.webhookEvents.push(...about.map((each) => ({ id: `evt_${(events += 1)}`, ...each })))
}

/** Delivers webhooks. `number` decides the direction, how many are lost, and which come twice. */
async function deliverWebhooks(fixture: Fixture, number: number): Promise<void> {
  const waiting = fixture.webhookEvents.splice(0)
  const ordered = number % 2 === 0 ? waiting : waiting.toReversed()
  for (const [index, webhookEvent] of ordered.entries()) {
    if (index % ((number % 4) + 2) === 0) continue
    const times = index % 3 === 0 ? 2 : 1
    for (let time = 0; time < times; time += 1) await receive(webhookEvent)
  }
}

async function receive(payload: object): Promise<void> {
  const headers = { 'asaas-access-token': ASAAS_CREDENTIALS.webhook_token }
  const answer = await money.app.inject({ method: 'POST', url: '/api/asaas/webhook', headers, payload })
  expect(answer.statusCode).toBe(200)
}

async function expectProviderState(fixture: Fixture): Promise<void> {
  const { subscriptions, payments, rows } = await providerStateOf(fixture)
  const ours = rows.map(({ providerId: id, state, valueCents, refundedCents, dueOn }) => ({
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
  const subscription = (await membership.subscriptions.find(db, fixture.memberId))?.subscription
  expect(subscription?.id).toBe(fixture.subscriptionId)
  const charging = subscriptions.filter((each) => each.isCharging)
  expect(subscriptions.filter(({ isRemoved }) => !isRemoved).map(({ id }) => id)).toEqual(charging.map(({ id }) => id))
  expect(charging.length).toBeLessThanOrEqual(1)
  const chargingId = charging[0]?.id
  const ends = fixture.ends.get(fixture.subscriptionId)
  const hasBought = (id: string) =>
    rows.some(({ providerId, classification }) => providerId === id && (classification === null || classification === 'buys'))
  // only where the provider's own record does not say which of two stays do we read our classification
  const counts = ({ id }: ProviderPayment) => (ends?.get(id) === 'either' ? hasBought(id) : ends?.get(id) !== 'back')
  const status = expectedStatus({ actions: fixture.actions, charges: payments.filter(counts), chargingId, now: clock.now() })
  expect([subscription?.status, subscription?.isCharging]).toEqual([status, chargingId !== undefined])
  // no card is charged for a plan that has ended or will end
  const isEnding = fixture.actions.cancelledOn !== undefined || status === 'cancelled' || status === 'refunded'
  expect(chargingId !== undefined && isEnding).toBe(false)
  for (const subscriptionId of fixture.ends.keys()) await expectRefunds({ ...fixture, subscriptionId }, clock.now())
}

/** At most this many charges that buy nothing are refunded automatically within a month, and none that was taken longer ago. */
const MAX_RETURNS = 2

/** What must be refunded is refunded once; nothing else is; and each refund has the provider's state. */
async function expectRefunds(fixture: Fixture, now: Date): Promise<void> {
  const { payments, rows } = await providerStateOf(fixture)
  const ends = fixture.ends.get(fixture.subscriptionId)
  expectPaidOnce(rows)
  const refunds = await money.query(
    'select p.provider_id as of, r.status, r.requested_by from refunds r join payments p on p.id = r.payment_id where p.subscription_id = $1',
    [fixture.subscriptionId],
  )
  const back = payments.filter(({ id }) => ends?.get(id) === 'back')
  for (const payment of payments.filter(hasTakenMoney)) {
    const refund = refunds.find(({ of }) => of === payment.id)
    const expected = expectedRefund(payment)
    if (refund && expected) expect([payment.id, refund['status']]).toEqual([payment.id, expected])
    const classification = rows.find(({ providerId }) => providerId === payment.id)?.classification
    const isOld = (payment.paidOn ?? '') < businessDay(addMs(now, -31 * DAY))
    const found = { payment, refund, classification, isAsked: fixture.asked.has(payment.id) }
    EXPECT_OF_END[ends?.get(payment.id) ?? 'either']({ ...found, mayWait: isOld || back.length > MAX_RETURNS })
  }
}

/** Two subscriptions never keep the money of one period. */
function expectPaidOnce(rows: ProviderState['rows']): void {
  const kept = rows.filter(({ classification, state }) => classification === 'buys' && (state === 'paid' || state === 'disputed'))
  const isRival = (a: ProviderState['rows'][number], b: ProviderState['rows'][number]) =>
    a.providerSubscriptionId !== b.providerSubscriptionId && isOfSamePeriod(a, b)
  expect(kept.flatMap((one) => kept.filter((other) => isRival(one, other)).map(({ providerId }) => providerId))).toEqual([])
}

interface Found {
  readonly payment: ProviderPayment
  readonly refund: Record<string, unknown> | undefined
  readonly classification: string | null | undefined
  readonly isAsked: boolean
  readonly mayWait: boolean
}

const EXPECT_OF_END: Readonly<Record<MoneyEnd, (found: Found) => void>> = {
  kept: ({ payment: { id }, refund, classification, isAsked }) => {
    expect([id, refund?.['requested_by'] === 'system', classification]).toEqual([id, false, 'buys'])
    expect([id, refund !== undefined && !isAsked]).toEqual([id, false])
  },
  back: ({ payment: { id, state }, refund, classification, mayWait }) => {
    expect([id, classification]).not.toEqual([id, 'buys'])
    const isReturned = refund !== undefined || state !== 'paid' || (mayWait && classification === 'in_doubt')
    expect([id, classification, isReturned]).toEqual([id, classification, true])
  },
  either: () => undefined,
}

function byId(a: { id: string }, b: { id: string }): number {
  return a.id.localeCompare(b.id)
}

const steps = fc.array(fc.tuple(fc.constantFrom(...Object.keys(HAPPENINGS)), fc.nat({ max: 99 })), {
  maxLength: MAX_HAPPENINGS,
})

test('our records end up equal to the provider’s', { timeout: 600_000 }, async () => {
  await fc.assert(
    fc.asyncProperty(steps, async (story) => {
      const fixture = await begin()
      for (const [what, number] of story) {
        await HAPPENINGS[what]?.(fixture, number)
        announce(fixture, await checkInvariants(fixture))
      }
      // whatever was lost, the daily reconciliation reads everything
      for (const fault of ['slow_refund', 'refuse_refund', 'refuse_renewal']) await money.failOnDemand(fault, 0)
      await money.passDays(1.1)
      await checkInvariants(fixture)
      await checkOlder(fixture)
      await workUntilIdle(money.core)
      await expectProviderState(fixture)
    }),
    { numRuns: RUNS, endOnFailure: true, examples: KNOWN_STORIES.map((story) => [[...story]]) },
  )
})
