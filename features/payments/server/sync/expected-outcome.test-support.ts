/**
 * The expected outcome, derived independently from the product's rules, the story's actions and the provider's state at every
 * step. It uses no product code, so that a mistake in the product cannot hide itself. Numbers are written out as in the rules.
 */
import { DateTime } from 'luxon'
import type { ProviderPayment } from '#providers/payments/port.ts'

const ZONE = 'America/Sao_Paulo'

/** What the member did in the story. */
export interface Actions {
  readonly begunAt: Date
  /** The day on which the plan was cancelled, as long as it was not resumed. */
  readonly cancelledOn: string | undefined
  readonly hasTakenBack: boolean
  /** A newer subscription has replaced it. */
  readonly isOver: boolean
}

export const FRESH: Omit<Actions, 'begunAt'> = { cancelledOn: undefined, hasTakenBack: false, isOver: false }

/** The required outcome of a charge; `either`: the provider's data does not say whether its period could be used. */
export type MoneyEnd = 'kept' | 'back' | 'either'

/** The provider's charges of one subscription after one step of the story. */
export interface Sight {
  readonly actions: Actions
  readonly charges: readonly ProviderPayment[]
  /** The provider's subscription that the member bought last. */
  readonly boughtId: string
  /** The provider's subscriptions that continue to create charges. */
  readonly chargingIds: readonly string[]
}

/** Decides each charge once, when its money first appears. @returns the outcomes known so far */
export function listEnds(ends: ReadonlyMap<string, MoneyEnd>, sight: Sight): ReadonlyMap<string, MoneyEnd> {
  const isNew = (charge: ProviderPayment) => hasTakenMoney(charge) && !ends.has(charge.id)
  const ofBoughtFirst = (a: ProviderPayment, b: ProviderPayment) =>
    (a.paidOn ?? '').localeCompare(b.paidOn ?? '') ||
    Number(b.subscriptionId === sight.boughtId) - Number(a.subscriptionId === sight.boughtId)
  const next = new Map(ends)
  for (const charge of sight.charges.filter(isNew).toSorted(ofBoughtFirst)) next.set(charge.id, endOf(charge, next, sight))
  for (const id of undecided(next, sight)) next.set(id, 'either')

  return next
}

/**
 * Which of two charges of one period is kept depends on when they were read, in two cases: both were taken on one day, the first
 * of a subscription that has stopped and the second of one that continues; or the first was given back by hand.
 */
function undecided(ends: ReadonlyMap<string, MoneyEnd>, { actions, charges, chargingIds }: Sight): readonly string[] {
  const isCharging = ({ subscriptionId = '' }: ProviderPayment) => chargingIds.includes(subscriptionId)
  const kept = charges.filter((charge) => ends.get(charge.id) === 'kept')
  const back = charges.filter((charge) => ends.get(charge.id) === 'back' && !mustGoBack(charge, actions))
  const idsOf = (first: ProviderPayment, second: ProviderPayment) => {
    if (first.subscriptionId === second.subscriptionId || !isOfSamePeriod(first, second)) return []
    if (hasGoneBack(first)) return [second.id]
    return first.paidOn === second.paidOn && !isCharging(first) && isCharging(second) ? [first.id, second.id] : []
  }
  return kept.flatMap((first) => back.flatMap((second) => idsOf(first, second)))
}

/** Whatever the member did already says so. */
function mustGoBack({ paidOn = '' }: ProviderPayment, { hasTakenBack, isOver, cancelledOn }: Actions): boolean {
  return hasTakenBack || isOver || (cancelledOn !== undefined && paidOn >= cancelledOn)
}

function endOf(charge: ProviderPayment, next: ReadonlyMap<string, MoneyEnd>, { actions, charges, boughtId }: Sight): MoneyEnd {
  if (mustGoBack(charge, actions)) return 'back'
  const others = charges.filter(
    ({ id, subscriptionId }) => subscriptionId !== charge.subscriptionId && next.get(id) !== undefined,
  )
  const rivals = others.filter((other) => hasTakenMoney(other) && isOfSamePeriod(other, charge))
  // the member never chose between the two, so the provider's data decides which stays; the other must be refunded
  if (rivals.some(({ id }) => next.get(id) === 'kept')) return 'back'
  const earlier = charges.filter((other) => hasTakenMoney(other) && next.get(other.id) === 'kept').toSorted(byDue)
  if (hasGoneBack(earlier.at(-1))) return 'either'
  return charge.subscriptionId === boughtId && rivals.length === 0 ? 'kept' : 'either'
}

interface Facts {
  readonly actions: Actions
  /** Charges that pay for something, and those that wait. */
  readonly charges: readonly ProviderPayment[]
  /** The provider's subscription that continues to create charges. */
  readonly chargingId: string | undefined
  readonly now: Date
}

type Answer = 'active' | 'overdue' | 'suspended' | 'cancelled' | 'refunded'

/** "Our subscription: pending → active → (overdue → active | suspended) → cancelled | refunded", for one that was bought by card. */
export function expectedStatus({ actions, charges, chargingId, now }: Facts): Answer {
  const moneys = charges.filter(hasTakenMoney).toSorted(byDue)
  if (actions.hasTakenBack || hasGoneBack(moneys.at(-1))) return 'refunded'
  if (moneys.length === 0) return 'cancelled'
  const goesOn = chargingId !== undefined && actions.cancelledOn === undefined
  const months = [
    ...moneys.reduce<Serving>(serve, { begunAt: actions.begunAt, served: [] }).served,
    ...(goesOn ? given(charges, actions, chargingId) : []),
  ]
  const at = DateTime.fromJSDate(now, { zone: ZONE })
  const current = months.find(({ from, to }) => from <= at && at < to)
  if (current) return current.state === 'disputed' ? 'suspended' : 'active'
  const last = months
    .filter(({ to }) => to <= at)
    .toSorted((a, b) => Number(a.to) - Number(b.to))
    .at(-1)
  return goesOn && last ? behind(last, charges, at) : 'cancelled'
}

function behind({ to, next, state }: Month, charges: readonly ProviderPayment[], at: DateTime): Answer {
  if (state === 'disputed' || at >= next) return 'cancelled'
  const isLate = charges.some((charge) => charge.state === 'overdue' && Math.abs(at0(charge.dueOn).diff(to, 'days').days) < 15)
  return unpaid(isLate, at.diff(to, 'days').days)
}

interface Month {
  readonly from: DateTime
  readonly to: DateTime
  /** When the following month is over. */
  readonly next: DateTime
  readonly state: string
}

interface Serving {
  readonly begunAt: Date
  readonly served: readonly (Month & { readonly start: DateTime; readonly index: number })[]
}

/**
 * "One month from activation, same day each month": counted from the due day; a payment after access has ended starts a new month
 * on its own day.
 */
function serve({ begunAt, served }: Serving, { dueOn, paidOn, state }: ProviderPayment): Serving {
  const bought = DateTime.fromJSDate(begunAt, { zone: ZONE })
  const paid = paidOn === undefined ? bought : at0(paidOn)
  const last = served.at(-1)
  if (!last) return { begunAt, served: [monthOf({ start: paid > bought ? paid : bought, index: 0, state })] }
  const index = Math.max(last.index + 1, nearest(last.start, dueOn))
  const isInTime = paid < last.start.plus({ months: index }).plus({ days: 3 })
  const month = isInTime ? { start: last.start, index, state } : { start: paid, index: 0, state }
  return { begunAt, served: [...served, monthOf(month)] }
}

function monthOf({ start, index, state }: { start: DateTime; index: number; state: string }) {
  const [from, to, next] = [index, index + 1, index + 2].map((months) => start.plus({ months })) as [DateTime, DateTime, DateTime] // as: three of three
  return { start, index, state, from, to, next }
}

/** A charge removed by hand without a replacement gives a free month. */
function given(charges: readonly ProviderPayment[], { begunAt }: Actions, chargingId: string): readonly Month[] {
  const { served } = charges.filter(hasTakenMoney).toSorted(byDue).reduce<Serving>(serve, { begunAt, served: [] })
  return charges
    .filter(({ state, subscriptionId }) => state === 'removed' && subscriptionId === chargingId)
    .filter(({ dueOn }) => !charges.some((other) => other.state !== 'removed' && daysBetween(other.dueOn, dueOn) < 15))
    .flatMap(({ dueOn }) => {
      const { start } = served.findLast(({ from }) => from <= at0(dueOn).endOf('day')) ?? {}
      return start ? [monthOf({ start, index: nearest(start, dueOn), state: 'given' })] : []
    })
    .filter(({ from, to }) => !served.some((month) => month.from < to && from < month.to))
}

function nearest(start: DateTime, dueOn: string): number {
  const months = Array.from({ length: 40 }, (_, index) => index)
  const distance = (index: number) => Math.abs(start.plus({ months: index }).diff(at0(dueOn)).toMillis())
  return months.reduce((best, index) => (distance(index) < distance(best) ? index : best), 0)
}

function at0(day: string): DateTime {
  return DateTime.fromISO(day, { zone: ZONE })
}

function daysBetween(a: string, b: string): number {
  return Math.abs(at0(a).diff(at0(b), 'days').days)
}

/** Renewals are a month apart. */
export function isOfSamePeriod(a: Pick<ProviderPayment, 'dueOn'>, b: Pick<ProviderPayment, 'dueOn'>): boolean {
  return daysBetween(a.dueOn, b.dueOn) < 15
}

function byDue(a: ProviderPayment, b: ProviderPayment): number {
  return a.dueOn < b.dueOn ? -1 : 1
}

function hasGoneBack(charge: ProviderPayment | undefined): boolean {
  return charge?.state === 'refunded' || charge?.state === 'refunding'
}

/** "Overdue keeps access to what was left of the old period for 3 days"; a capture may take the whole day on which it is due. */
function unpaid(isLate: boolean, daysInto: number): Answer {
  if (daysInto >= 3) return 'suspended'
  return isLate || daysInto >= 1 ? 'overdue' : 'active'
}

export function hasTakenMoney({ state }: ProviderPayment): boolean {
  return state === 'paid' || state === 'disputed' || state === 'refunding' || state === 'refunded'
}

/** The state a refund must have once all work is done; undefined where a dispute of the same money decides. */
export function expectedRefund({ state }: ProviderPayment): 'completed' | 'processing' | 'failed' | undefined {
  if (state === 'refunded') return 'completed'
  if (state === 'refunding') return 'processing'
  return state === 'paid' ? 'failed' : undefined
}
