/**
 * The one deed behind every knock, poll, sweep and repair: read the truth, take it over, follow what changed.
 * What it is told never matters, only what it finds; so it may run at any time and any number of times.
 */
import {
  ATTEMPT_MS,
  findSubscriptionById,
  type Settled,
  type Subscription,
  type Truth,
} from '#features/membership/server/index.ts'
import { newId } from '#platform/crypto.ts'
import { later } from '#platform/clock.ts'
import type { Transaction } from '#platform/database.ts'
import type { ProviderPayment } from '#providers/payments/port.ts'
import type { PaymentsDeps } from './deps.ts'
import { followChange } from './follow-change.ts'
import { drawTurn, listPaymentsOf, type Payment, takeTurn, upsertPayment } from './payment-queries.ts'
import { readTruth, type ReadTruth } from './read-truth.ts'

/** @returns undefined when there is no such contract, or none at the provider @throws ProviderFault */
export async function settleSubscription(deps: PaymentsDeps, subscriptionId: string): Promise<Settled | undefined> {
  const { db, clock, provider } = deps
  const turn = await drawTurn(db)
  const subscription = await findSubscriptionById(db, subscriptionId)
  if (!subscription || isFree(subscription)) return undefined
  const truth = await readTruth(provider, subscription, await listPaymentsOf(db, subscriptionId))
  return db.transaction(async (tx) => {
    const { card } = truth.current ?? {}
    const face = { cardBrand: card?.brand ?? null, cardLastDigits: card?.lastDigits ?? null }
    const isNewest = await takeTurn(tx, { subscriptionId, turn, settledAt: clock.now(), ...face })
    return isNewest ? takeOver(deps, tx, { subscription, truth }) : undefined
  })
}

/** A coupon or a courtesy that was never followed by a card: the provider knows nothing of it. */
function isFree({ freePeriods, asaasSubscriptionId }: Subscription): boolean {
  return freePeriods > 0 && asaasSubscriptionId === null
}

async function takeOver(
  deps: PaymentsDeps,
  tx: Transaction,
  { subscription, truth }: { subscription: Subscription; truth: ReadTruth },
): Promise<Settled | undefined> {
  const { clock, membership } = deps
  const { id, memberId, createdAt } = subscription
  const now = clock.now()
  if (!truth.current && truth.payments.length === 0) {
    const isUnderWay = now < later(createdAt, ATTEMPT_MS)
    if (!isUnderWay)
      await membership.contracts.refusePurchase(tx, { subscriptionId: id, isNew: subscription.status === 'pending' })
    return undefined
  }
  for (const payment of truth.payments)
    await upsertPayment(tx, { ...toRow(payment), id: newId(now), memberId, subscriptionId: id }, now) // oxlint-disable-line no-await-in-loop -- one transaction, one connection
  const settled = await membership.contracts.recordTruth(tx, id, toTruth(truth, await listPaymentsOf(tx, id)))
  await followChange(deps, tx, settled)
  return settled
}

function toRow(payment: ProviderPayment) {
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
  }
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
