/**
 * The one deed behind every knock, poll, sweep and repair: read the truth, take it over, follow what changed.
 * What it is told never matters, only what it finds; so it may run at any time and any number of times.
 */
import { findSubscriptionById, type Settled, type Subscription, type Truth } from '#features/membership/server/index.ts'
import type { Transaction } from '#platform/database.ts'
import type { PaymentsDeps } from '../deps.ts'
import { followChange } from './follow-change.ts'
import { followDays } from './follow-days.ts'
import { followMoney } from './follow-money.ts'
import { followSecond } from './follow-second.ts'
import { thatBuy } from './judge-money.ts'
import { drawTurn, listPaymentsOf, type Payment, takeTurn } from '../payment-queries.ts'
import { type Extent, readTruth, type ReadTruth } from './read-truth.ts'
import { takeOverCharges } from './take-over-charges.ts'

/** What a reading has brought; `unwantedIds` are the provider's subscriptions that must not stay. */
export interface SettledTruth extends Settled {
  readonly outcome: 'settled'
  readonly unwantedIds: readonly string[]
}

/** `nothing_there`: no such contract, or none that the provider knows. `outdated`: somebody who began later was here first. */
export type Settling = SettledTruth | { readonly outcome: 'nothing_there' } | { readonly outcome: 'outdated' }

/** @throws ProviderFault */
export async function settleSubscription(deps: PaymentsDeps, subscriptionId: string, extent: Extent = {}): Promise<Settling> {
  const { db, clock, provider } = deps
  const turn = await drawTurn(db)
  const readAt = clock.now()
  const subscription = await findSubscriptionById(db, subscriptionId)
  if (!subscription || isUnknownThere(subscription)) return { outcome: 'nothing_there' }
  const truth = await readTruth(provider, { subscription, known: await listPaymentsOf(db, subscriptionId), extent })
  return db.transaction(async (tx) => {
    const { card } = truth.current ?? {}
    const face = { cardBrand: card?.brand ?? null, cardLastDigits: card?.lastDigits ?? null }
    const isNewest = await takeTurn(tx, { subscriptionId, turn, settledAt: readAt, ...face })
    return isNewest ? takeOver(deps, tx, { subscriptionId, truth, turn }) : { outcome: 'outdated' }
  })
}

/** A coupon or a courtesy that nobody has tried to follow by a card: the provider has nothing of it. */
export function isUnknownThere({
  freePeriods,
  asaasSubscriptionId,
  purchaseBegunAt,
}: Pick<Subscription, 'freePeriods' | 'asaasSubscriptionId' | 'purchaseBegunAt'>): boolean {
  return freePeriods > 0 && asaasSubscriptionId === null && purchaseBegunAt === null
}

interface Taken {
  readonly subscriptionId: string
  readonly truth: ReadTruth
  readonly turn: number
}

async function takeOver(deps: PaymentsDeps, tx: Transaction, { subscriptionId, truth, turn }: Taken): Promise<SettledTruth> {
  const { current, unwantedIds } = truth
  const before = await listPaymentsOf(tx, subscriptionId)
  const settled = await deps.membership.contracts.recordTruth(tx, subscriptionId, {
    isCharging: current?.isCharging ?? false,
    subscriptionId: current?.id,
    chargesOf: async (contract) => toCharges(truth, await takeOverCharges(deps, tx, { contract, truth })),
  })
  const after = await listPaymentsOf(tx, subscriptionId)
  await followMoney(deps, tx, { settled, before, after, turn })
  await followChange(deps, tx, settled)
  await followDays(deps, tx, { settled, charges: after })
  await followSecond(deps, tx, { settled, truth, before, after })
  return { ...settled, outcome: 'settled', unwantedIds }
}

type Charges = Awaited<ReturnType<Truth['chargesOf']>>

/**
 * Our rows rather than the answer: they remember what an unknown state used to be. What went with a subscription whose place
 * another one has taken says nothing of the months to come.
 */
function toCharges({ current }: ReadTruth, rows: readonly Payment[]): Charges {
  const isLeftBehind = ({ state, vendorSubscriptionId }: Payment) =>
    current?.isCharging === true && state === 'removed' && vendorSubscriptionId !== current.id
  const counted = thatBuy(rows).filter((row) => !isLeftBehind(row))
  return counted.map(({ state, dueOn, paidOn }) => ({
    // the table's check allows no other text; what was never known waits like an open one
    state: state === 'unknown' ? 'open' : (state as Charges[number]['state']),
    dueOn,
    ...(paidOn ? { paidOn } : {}),
  }))
}
