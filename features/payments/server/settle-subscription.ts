/**
 * The one deed behind every knock, poll, sweep and repair: read the truth, take it over, follow what changed.
 * What it is told never matters, only what it finds; so it may run at any time and any number of times.
 */
import { businessDay } from '#features/business-zone.ts'
import { findSubscriptionById, type Settled, type Subscription, type Truth } from '#features/membership/server/index.ts'
import { newId } from '#platform/crypto.ts'
import type { Transaction } from '#platform/database.ts'
import type { ProviderPayment } from '#providers/payments/port.ts'
import type { PaymentsDeps } from './deps.ts'
import { followChange } from './follow-change.ts'
import { followMoney } from './follow-money.ts'
import { followSurplus } from './follow-surplus.ts'
import { drawTurn, listPaymentsOf, type Payment, takeTurn, upsertPayment, withoutSurplus } from './payment-queries.ts'
import { type Extent, readTruth, type ReadTruth } from './read-truth.ts'

/** What a reading has brought; `surplusIds` are the provider's subscriptions that must not go on. */
export interface SettledTruth extends Settled {
  readonly surplusIds: readonly string[]
}

/** @returns undefined when there is no such contract, none at the provider, or a later reading was here first @throws ProviderFault */
export async function settleSubscription(
  deps: PaymentsDeps,
  subscriptionId: string,
  extent: Extent = 'moving',
): Promise<SettledTruth | undefined> {
  const { db, clock, provider } = deps
  const turn = await drawTurn(db)
  const subscription = await findSubscriptionById(db, subscriptionId)
  if (!subscription || isUnknownThere(subscription)) return undefined
  const truth = await readTruth(provider, { subscription, known: await listPaymentsOf(db, subscriptionId), extent })
  return db.transaction(async (tx) => {
    const { card } = truth.current ?? {}
    const face = { cardBrand: card?.brand ?? null, cardLastDigits: card?.lastDigits ?? null }
    const isNewest = await takeTurn(tx, { subscriptionId, turn, settledAt: clock.now(), ...face })
    return isNewest ? takeOver(deps, tx, { subscription, truth, turn }) : undefined
  })
}

/** A coupon or a courtesy that nobody has tried to follow by a card: the provider has nothing of it. */
export function isUnknownThere({ freePeriods, asaasSubscriptionId, purchaseBegunAt }: Subscription): boolean {
  return freePeriods > 0 && asaasSubscriptionId === null && purchaseBegunAt === null
}

interface Taken {
  readonly subscription: Subscription
  readonly truth: ReadTruth
  readonly turn: number
}

async function takeOver(deps: PaymentsDeps, tx: Transaction, taken: Taken): Promise<SettledTruth> {
  const { subscription, truth, turn } = taken
  const { id, memberId } = subscription
  const before = await listPaymentsOf(tx, id)
  const now = deps.clock.now()
  for (const payment of truth.payments) {
    const row = toRow(payment, taken, before)
    // oxlint-disable-next-line no-await-in-loop -- one transaction, one connection
    if (!isKnown(row, before)) await upsertPayment(tx, { ...row, id: newId(now), memberId, subscriptionId: id }, now)
  }
  const after = await listPaymentsOf(tx, id)
  const settled = await deps.membership.contracts.recordTruth(tx, id, toTruth(truth, withoutSurplus(after)))
  await followMoney(deps, tx, { settled, before, after, turn })
  await followChange(deps, tx, settled)
  await followSurplus(deps, tx, { settled, truth, before, after })
  return { ...settled, surplusIds: truth.surplusIds }
}

type Row = ReturnType<typeof toRow>

function toRow(payment: ProviderPayment, taken: Taken, before: readonly Payment[]) {
  return {
    vendorId: payment.id,
    vendorSubscriptionId: payment.subscriptionId ?? null,
    state: payment.state,
    vendorStatus: payment.vendorStatus,
    valueCents: payment.valueCents,
    refundedCents: Math.min(payment.refundedCents, payment.valueCents),
    dueOn: payment.dueOn,
    paidOn: payment.paidOn ?? null,
    cardBrand: payment.card?.brand ?? null,
    cardLastDigits: payment.card?.lastDigits ?? null,
    isSurplus: isSurplus(payment, taken, before),
  }
}

/** Once paid it stays so; one that waits counts after all should its subscription be the only one that is left. */
function isSurplus(payment: ProviderPayment, { subscription, truth }: Taken, before: readonly Payment[]): boolean {
  const { id, subscriptionId = '', paidOn } = payment
  const known = before.find(({ vendorId }) => vendorId === id)
  if (truth.surplusIds.includes(subscriptionId)) return true
  if (known?.isSurplus) return paidOn !== undefined || subscriptionId !== truth.current?.id
  return known?.paidAt == null && isTakenInSpite(payment, subscription)
}

/** Taken from somebody who had cancelled by then: it buys nothing. */
function isTakenInSpite({ paidOn }: ProviderPayment, { cancelRequestedAt }: Subscription): boolean {
  return cancelRequestedAt !== null && paidOn !== undefined && paidOn >= businessDay(cancelRequestedAt)
}

/** Most readings find nothing new. */
function isKnown(row: Row, rows: readonly Payment[]): boolean {
  const known = rows.find(({ vendorId }) => vendorId === row.vendorId)
  const names = Object.keys(row) as (keyof Row)[] // as: the keys of a literal
  return known !== undefined && names.every((name) => known[name] === row[name])
}

/** Our rows rather than the answer: they remember what an unknown state used to be. */
function toTruth({ current }: ReadTruth, rows: readonly Payment[]): Truth {
  return {
    charges: rows.map(({ state, dueOn, paidOn }) => ({
      // the table's check allows no other text; what was never known waits like an open one
      state: state === 'unknown' ? 'open' : (state as Truth['charges'][number]['state']),
      dueOn,
      ...(paidOn ? { paidOn } : {}),
    })),
    isCharging: current?.isCharging ?? false,
    subscriptionId: current?.id,
  }
}
