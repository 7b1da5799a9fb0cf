/**
 * What a plan must be, told once more from the product's rules and the provider's truth alone: nothing of the product is asked
 * here, so that a mistake of the product is no mistake of its proof. Every number is written out as the rules have it.
 */
import { DateTime } from 'luxon'
import type { ProviderPayment } from '#providers/payments/port.ts'

const ZONE = 'America/Sao_Paulo'

/** What the member did, as the story has it. */
export interface Deeds {
  readonly begunAt: Date
  readonly hasCancelled: boolean
  readonly hasTakenBack: boolean
}

interface Facts {
  readonly deeds: Deeds
  /** Those that pay for something. */
  readonly charges: readonly ProviderPayment[]
  /** Whether the provider still makes charges. */
  readonly isCharging: boolean
  readonly now: Date
}

type Answer = 'active' | 'overdue' | 'suspended' | 'cancelled' | 'refunded'

/** "Our subscription: pending → active → (overdue → active | suspended) → cancelled | refunded", for one that was bought by card. */
export function expectedStatus({ deeds, charges, isCharging, now }: Facts): Answer {
  const standing = charges.filter(({ state }) => state !== 'removed').toSorted((a, b) => (a.dueOn < b.dueOn ? -1 : 1))
  const moneys = standing.filter(hasTakenMoney)
  if (deeds.hasTakenBack || hasGoneBack(moneys.at(-1))) return 'refunded'
  const [first] = moneys
  if (!first) return 'cancelled'
  const { whole, daysInto } = monthsSince(activation(deeds.begunAt, first), now)
  const current = standing[whole]
  if (current && hasTakenMoney(current)) return current.state === 'disputed' ? 'suspended' : 'active'
  const goesOn = isCharging && !deeds.hasCancelled && isWorthAPeriod(standing[whole - 1])
  return goesOn ? unpaid(current, daysInto) : 'cancelled'
}

function hasGoneBack(charge: ProviderPayment | undefined): boolean {
  return charge?.state === 'refunded' || charge?.state === 'refunding'
}

function isWorthAPeriod(charge: ProviderPayment | undefined): boolean {
  return charge !== undefined && hasTakenMoney(charge) && charge.state !== 'disputed'
}

/** "Overdue keeps access to what was left of the old period for 3 days"; a capture may take the whole day on which it is due. */
function unpaid(charge: ProviderPayment | undefined, daysInto: number): Answer {
  if (daysInto >= 3) return 'suspended'
  return charge?.state === 'overdue' || daysInto >= 1 ? 'overdue' : 'active'
}

function hasTakenMoney({ state }: ProviderPayment): boolean {
  return state === 'paid' || state === 'disputed' || state === 'refunding' || state === 'refunded'
}

/** "one month from activation": when it was bought, or the day of the money if that came later. */
function activation(begunAt: Date, { paidOn }: ProviderPayment): DateTime {
  const bought = DateTime.fromJSDate(begunAt, { zone: ZONE })
  const paid = paidOn === undefined ? bought : DateTime.fromISO(paidOn, { zone: ZONE })
  return paid > bought ? paid : bought
}

function monthsSince(start: DateTime, now: Date): { readonly whole: number; readonly daysInto: number } {
  const today = DateTime.fromJSDate(now, { zone: ZONE })
  let whole = 0
  while (start.plus({ months: whole + 1 }) <= today) whole += 1
  return { whole, daysInto: today.diff(start.plus({ months: whole }), 'days').days }
}

/** What a refund must be once all work is done; undefined where the dispute of the same money decides. */
export function expectedRefund({ state }: ProviderPayment): 'completed' | 'processing' | 'failed' | undefined {
  if (state === 'refunded') return 'completed'
  if (state === 'refunding') return 'processing'
  return state === 'paid' ? 'failed' : undefined
}
