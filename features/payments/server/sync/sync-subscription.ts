/**
 * The one action behind every webhook, poll, sweep and reconciliation: it reads the provider, stores the result and applies the
 * effects. It depends only on what it reads, never on its trigger, so it may run at any time and any number of times.
 */
import {
  findSubscriptionById,
  type PlanChange,
  type Subscription,
  type ChargingState,
} from '#features/membership/server/index.ts'
import type { Transaction } from '#platform/database.ts'
import type { PaymentsDeps } from '../deps.ts'
import { onPlanChange } from './on-plan-change.ts'
import { queueChargeMoves } from './queue-charge-moves.ts'
import { onChargesChange } from './on-charges-change.ts'
import { removeStrayCharges } from './remove-stray-charges.ts'
import { countingCharges } from './classify-charge.ts'
import { nextSyncNumber, listPaymentsOf, type Payment, recordSync } from '../payment-queries.ts'
import { type Extent, type ProviderState, readProviderState } from './read-provider-state.ts'
import { storeCharges } from './store-charges.ts'

/** The result of a sync; `unwantedIds` are the provider's subscriptions that must be removed. */
export interface SyncResult extends PlanChange {
  readonly outcome: 'synced'
  readonly unwantedIds: readonly string[]
}

/**
 * `nothing_there`: no such subscription, or none that the provider knows. `outdated`: a sync that began later was stored
 * first.
 */
export type SyncOutcome = SyncResult | { readonly outcome: 'nothing_there' } | { readonly outcome: 'outdated' }

/** @throws ProviderFault */
export async function syncSubscription(deps: PaymentsDeps, subscriptionId: string, extent: Extent = {}): Promise<SyncOutcome> {
  const { db, clock, provider } = deps
  const syncNumber = await nextSyncNumber(db)
  const readAt = clock.now()
  const subscription = await findSubscriptionById(db, subscriptionId)
  if (!subscription || isUnknownThere(subscription)) return { outcome: 'nothing_there' }
  const providerState = await readProviderState(provider, {
    subscription,
    known: await listPaymentsOf(db, subscriptionId),
    extent,
  })
  return db.transaction(async (tx) => {
    const { card } = providerState.current ?? {}
    const cardColumns = { cardBrand: card?.brand ?? null, cardLastDigits: card?.lastDigits ?? null }
    const isNewest = await recordSync(tx, { subscriptionId, syncNumber, syncedAt: readAt, ...cardColumns })
    return isNewest ? recordProviderState(deps, tx, { subscriptionId, providerState, syncNumber }) : { outcome: 'outdated' }
  })
}

/** A coupon or a courtesy without a purchase by card: the provider has no record of it. */
export function isUnknownThere({
  freePeriods,
  providerSubscriptionId,
  purchaseBegunAt,
}: Pick<Subscription, 'freePeriods' | 'providerSubscriptionId' | 'purchaseBegunAt'>): boolean {
  return freePeriods > 0 && providerSubscriptionId === null && purchaseBegunAt === null
}

interface SyncInput {
  readonly subscriptionId: string
  readonly providerState: ProviderState
  readonly syncNumber: number
}

async function recordProviderState(
  deps: PaymentsDeps,
  tx: Transaction,
  { subscriptionId, providerState, syncNumber }: SyncInput,
): Promise<SyncResult> {
  const { current, unwantedIds } = providerState
  const before = await listPaymentsOf(tx, subscriptionId)
  const planChange = await deps.membership.subscriptions.applyCharging(tx, subscriptionId, {
    isCharging: current?.isCharging ?? false,
    subscriptionId: current?.id,
    chargesOf: async (subscription) => toCharges(providerState, await storeCharges(deps, tx, { subscription, providerState })),
  })
  const after = await listPaymentsOf(tx, subscriptionId)
  await onChargesChange(deps, tx, { planChange, before, after, syncNumber })
  await onPlanChange(deps, tx, planChange)
  await queueChargeMoves(deps, tx, { planChange, charges: after })
  await removeStrayCharges(deps, tx, { planChange, providerState, before, after })
  return { ...planChange, outcome: 'synced', unwantedIds }
}

type Charges = Awaited<ReturnType<ChargingState['chargesOf']>>

/**
 * Uses our rows instead of the answer, because they remember the last known state. A charge removed with a replaced subscription
 * says nothing about the months to come.
 */
function toCharges({ current }: ProviderState, rows: readonly Payment[]): Charges {
  const isLeftBehind = ({ state, providerSubscriptionId }: Payment) =>
    current?.isCharging === true && state === 'removed' && providerSubscriptionId !== current.id
  const counted = countingCharges(rows).filter((row) => !isLeftBehind(row))
  return counted.map(({ state, dueOn, paidOn }) => ({
    // the table's check allows no other text; a state that was never known counts as open
    state: state === 'unknown' ? 'open' : (state as Charges[number]['state']),
    dueOn,
    ...(paidOn ? { paidOn } : {}),
  }))
}
