import fc from 'fast-check'
import { DateTime } from 'luxon'
import { describe, expect, it, test } from 'vitest'
import { CHARGE_STATES, type ChargeState } from '#features/membership/charge-states.ts'
import type { Charge, SubscriptionTerms } from './subscription-terms.ts'
import { derivePlan } from './derive-plan.ts'
import { allocatePeriods } from './allocate-periods.ts'

const at = (text: string) => DateTime.fromISO(text, { zone: 'America/Sao_Paulo' }).toJSDate()

const BOUGHT = at('2026-01-31T15:00')
const subscription: SubscriptionTerms = { createdAt: BOUGHT, freePeriods: 0, isCharging: true }
const charge = (dueOn: string, state: ChargeState, paidOn?: string): Charge => ({ dueOn, state, paidOn })
const first = charge('2026-01-31', 'paid', '2026-01-31')
const open = charge('2026-02-28', 'open')

describe('a card subscription', () => {
  it('waits for the money, whatever the provider’s subscription says', () => {
    expect(derivePlan(subscription, [], at('2026-01-31T15:01'))).toMatchObject({ status: 'pending', openPeriod: undefined })
    expect(derivePlan(subscription, [charge('2026-01-31', 'open')], at('2026-01-31T15:01')).status).toBe('pending')
  })

  it('opens the first period with the first money and not with the early charge of next month', () => {
    const plan = derivePlan(subscription, [first, open], at('2026-02-10T12:00'))
    expect(plan).toMatchObject({ status: 'active', activatedAt: BOUGHT, renewsAt: at('2026-02-28T15:00'), isChargingOver: false })
    expect(plan.openPeriod).toEqual({ startsAt: BOUGHT, endsAt: at('2026-02-28T15:00') })
  })

  it('counts from the day of the money when there was a risk review first', () => {
    const plan = derivePlan(subscription, [charge('2026-01-31', 'paid', '2026-02-02')], at('2026-02-10T12:00'))
    expect(plan.activatedAt).toEqual(at('2026-02-02T00:00'))
  })

  it.each([
    ['2026-02-28T14:59', 'active', BOUGHT],
    ['2026-02-28T15:00', 'overdue', BOUGHT],
    ['2026-03-03T14:59', 'overdue', BOUGHT],
    ['2026-03-03T15:00', 'suspended', undefined],
    ['2026-03-31T15:00', 'cancelled', undefined],
  ])('unpaid for the second month is, at %s, %s', (now, status, startsAt) => {
    const plan = derivePlan(subscription, [first, charge('2026-02-28', 'overdue')], at(now))
    expect([plan.status, plan.openPeriod?.startsAt]).toEqual([status, startsAt])
    expect(plan.isChargingOver).toBe(status === 'cancelled')
  })

  it.each([
    ['2026-03-01T14:59', 'active', BOUGHT],
    ['2026-03-01T15:00', 'overdue', BOUGHT],
    ['2026-03-03T15:00', 'suspended', undefined],
  ])('whose renewal the provider does not call late has a day to pay: at %s it is %s', (now, status, startsAt) => {
    for (const renewal of [[open], []]) {
      const plan = derivePlan(subscription, [first, ...renewal], at(now))
      expect([plan.status, plan.openPeriod?.startsAt]).toEqual([status, startsAt])
      expect(plan.renewsAt).toEqual(at('2026-02-28T15:00'))
    }
  })

  it('continues with money that comes within the grace period, and adds no days for it', () => {
    const plan = derivePlan(subscription, [first, charge('2026-02-28', 'paid', '2026-03-03')], at('2026-03-05T10:00'))
    expect(plan.openPeriod).toEqual({ startsAt: at('2026-02-28T15:00'), endsAt: at('2026-03-31T15:00') })
  })

  it('begins a new period with money that comes after it was suspended, and is charged a month later', () => {
    const charges = [first, charge('2026-02-28', 'paid', '2026-03-26'), charge('2026-03-31', 'open')]
    const plan = derivePlan(subscription, charges, at('2026-03-28T10:00'))
    expect(plan.openPeriod).toEqual({ startsAt: at('2026-03-26T00:00'), endsAt: at('2026-04-26T00:00') })
    expect(plan.renewsAt).toEqual(at('2026-04-26T00:00'))
    const paidOn = [...charges.slice(0, 2), charge('2026-04-26', 'paid', '2026-04-26')]
    expect(derivePlan(subscription, paidOn, at('2026-05-20T10:00')).openPeriod?.startsAt).toEqual(at('2026-04-26T00:00'))
  })

  it('gets a free month for a removed charge, and every other charge keeps its own month', () => {
    const charges = [first, charge('2026-02-28', 'removed'), charge('2026-03-31', 'paid', '2026-03-31')]
    expect(derivePlan(subscription, charges.slice(0, 2), at('2026-03-10T12:00'))).toMatchObject({
      status: 'active',
      openPeriod: { startsAt: at('2026-02-28T15:00') },
      renewsAt: at('2026-03-31T15:00'),
    })
    expect(derivePlan(subscription, charges, at('2026-04-10T12:00'))).toMatchObject({
      status: 'active',
      openPeriod: { startsAt: at('2026-03-31T15:00') },
    })
    const ended = { ...subscription, isCharging: false }
    expect(derivePlan(ended, charges.slice(0, 2), at('2026-03-10T12:00')).status).toBe('cancelled')
  })

  it('lasts to the end of what is paid after it is cancelled, and is not charged again', () => {
    const cancelled = { ...subscription, cancelRequestedAt: at('2026-02-10T12:00'), isCharging: false }
    expect(derivePlan(cancelled, [first], at('2026-02-28T14:59'))).toMatchObject({
      status: 'active',
      renewsAt: undefined,
      endsAt: at('2026-02-28T15:00'),
      isChargingOver: true,
    })
    expect(derivePlan(cancelled, [first], at('2026-02-28T15:00')).status).toBe('cancelled')
  })

  it('ends at once with a refund, requested or seen at the provider', () => {
    const asked = { ...subscription, refundRequestedAt: at('2026-02-01T12:00') }
    expect(derivePlan(asked, [first, open], at('2026-02-01T12:00'))).toMatchObject({ status: 'refunded', openPeriod: undefined })
    expect(derivePlan(subscription, [charge('2026-01-31', 'refunded', '2026-01-31'), open], at('2026-02-01T12:00')).status).toBe(
      'refunded',
    )
  })

  it('stays when an older month is refunded as a courtesy', () => {
    const charges = [charge('2026-01-31', 'refunded', '2026-01-31'), charge('2026-02-28', 'paid', '2026-02-28')]
    expect(derivePlan(subscription, charges, at('2026-03-10T12:00')).status).toBe('active')
  })

  it('is suspended while the money is disputed, and is restored when the dispute is won', () => {
    const disputed = charge('2026-01-31', 'disputed', '2026-01-31')
    expect(derivePlan(subscription, [disputed, open], at('2026-02-10T12:00'))).toMatchObject({
      status: 'suspended',
      isChargingOver: false,
    })
    expect(derivePlan(subscription, [first, open], at('2026-02-10T12:00')).status).toBe('active')
  })

  it('that was cancelled is not charged again, disputed or not', () => {
    const cancelled = { ...subscription, cancelRequestedAt: BOUGHT }
    const disputed = charge('2026-01-31', 'disputed', '2026-01-31')
    expect(derivePlan(cancelled, [disputed, open], at('2026-02-10T12:00')).isChargingOver).toBe(true)
  })

  it.each([
    ['the card was refused', { ...subscription, refusedAt: BOUGHT }, []],
    ['every charge was removed', subscription, [charge('2026-01-31', 'removed')]],
    ['a newer subscription replaced it', { ...subscription, endedAt: BOUGHT }, [first]],
    ['no money came for three days', { ...subscription, createdAt: at('2026-01-20T12:00') }, [charge('2026-01-20', 'overdue')]],
  ])('is over when %s', (_why, ended, charges) => {
    expect(derivePlan(ended, charges, at('2026-02-01T12:00'))).toMatchObject({ status: 'cancelled', isChargingOver: true })
  })

  it('whose purchase was cut off is checked soon, and again until nothing can be under way any more', () => {
    const begun = { ...subscription, purchaseBegunAt: BOUGHT, isCharging: false }
    const looks: number[] = []
    for (let now: Date | undefined = BOUGHT; now && looks.length < 6; now = derivePlan(begun, [], now).nextCheckAt)
      looks.push((now.getTime() - BOUGHT.getTime()) / 1000)
    expect(looks).toEqual([0, 10, 20, 40, 90, 150])
  })

  it('waits longer during a risk review by the provider', () => {
    const reviewed = [charge('2026-01-31', 'review')]
    expect(derivePlan(subscription, reviewed, at('2026-02-10T12:00')).status).toBe('pending')
  })
})

describe('a coupon', () => {
  const coupon: SubscriptionTerms = { ...subscription, freePeriods: 1, isCharging: false }

  it('opens its periods and then ends', () => {
    expect(derivePlan(coupon, [], at('2026-02-10T12:00'))).toMatchObject({ status: 'active', endsAt: at('2026-02-28T15:00') })
    expect(derivePlan(coupon, [], at('2026-02-28T15:00')).status).toBe('cancelled')
  })

  it('continues when the member pays by card, from the end of the free periods', () => {
    const paying = { ...coupon, isCharging: true }
    const charges = [charge('2026-02-28', 'paid', '2026-02-28')]
    expect(derivePlan(paying, [charge('2026-02-28', 'open')], at('2026-02-10T12:00')).openPeriod?.startsAt).toEqual(BOUGHT)
    expect(derivePlan(paying, charges, at('2026-03-10T12:00')).openPeriod?.startsAt).toEqual(at('2026-02-28T15:00'))
    expect(derivePlan(paying, [charge('2026-02-28', 'overdue')], at('2026-03-01T12:00')).status).toBe('overdue')
  })
})

describe('a courtesy', () => {
  const courtesy: SubscriptionTerms = { ...subscription, freePeriods: 1200, isCharging: false }

  it('opens one month after another, in one span however many there are', () => {
    expect(allocatePeriods(courtesy, [])).toHaveLength(1)
    const { openPeriod, endsAt } = derivePlan(courtesy, [], at('2026-03-10T12:00'))
    expect(openPeriod).toEqual({ startsAt: at('2026-02-28T15:00'), endsAt: at('2026-03-31T15:00') })
    expect(endsAt).toEqual(at('2126-01-31T15:00'))
  })

  it('is followed by what a card pays', () => {
    const paid = [charge('2026-04-30', 'paid', '2026-04-30')]
    const [, bought] = allocatePeriods({ ...courtesy, freePeriods: 3, isCharging: true }, paid)
    expect(bought).toMatchObject({ number: 3, period: { startsAt: at('2026-04-30T15:00'), endsAt: at('2026-05-31T15:00') } })
  })
})

const states = fc.constantFrom(...(Object.keys(CHARGE_STATES) as ChargeState[])) // as: its keys
const charges = fc.array(states, { maxLength: 6 }).map((list) =>
  list.map((state, month) => {
    const dueOn = DateTime.fromJSDate(BOUGHT, { zone: 'America/Sao_Paulo' }).plus({ months: month }).toISODate() ?? ''
    return { state, dueOn, paidOn: dueOn }
  }),
)
const hours = fc.integer({ min: 0, max: 24 * 200 })
const subscriptions = fc.record({
  createdAt: fc.constant(BOUGHT),
  freePeriods: fc.nat({ max: 2 }),
  cancelRequestedAt: fc.option(fc.constant(BOUGHT), { nil: undefined }),
  purchaseBegunAt: fc.option(fc.constant(BOUGHT), { nil: undefined, freq: 4 }),
  refundRequestedAt: fc.option(fc.constant(BOUGHT), { nil: undefined, freq: 4 }),
  isCharging: fc.boolean(),
})

test('the order of the charges changes nothing', () => {
  fc.assert(
    fc.property(subscriptions, charges, hours, (deal, list, hour) => {
      const now = new Date(BOUGHT.getTime() + hour * 3_600_000)
      expect(derivePlan(deal, list.toReversed(), now)).toEqual(derivePlan(deal, list, now))
    }),
  )
})

test('a plan opens a period exactly when it is active or overdue, and an ended one is not charged again', () => {
  fc.assert(
    fc.property(subscriptions, charges, hours, (deal, list, hour) => {
      const plan = derivePlan(deal, list, new Date(BOUGHT.getTime() + hour * 3_600_000))
      expect(plan.openPeriod !== undefined).toBe(plan.status === 'active' || plan.status === 'overdue')
      const isOver = plan.status === 'cancelled' || plan.status === 'refunded'
      if (isOver) expect(plan.isChargingOver).toBe(deal.purchaseBegunAt === undefined)
    }),
  )
})

test('nothing changes before the moment that the plan names', () => {
  fc.assert(
    fc.property(subscriptions, charges, hours, fc.double({ min: 0, max: 0.999, noNaN: true }), (deal, list, hour, share) => {
      const now = new Date(BOUGHT.getTime() + hour * 3_600_000)
      const plan = derivePlan(deal, list, now)
      const untilCheck = plan.nextCheckAt ? plan.nextCheckAt.getTime() - now.getTime() : 400 * 86_400_000
      const later = derivePlan(deal, list, new Date(now.getTime() + Math.floor(untilCheck * share)))
      expect({ ...later, nextCheckAt: undefined }).toEqual({ ...plan, nextCheckAt: undefined })
    }),
  )
})
