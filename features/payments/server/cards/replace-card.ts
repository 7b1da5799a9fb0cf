import { ProviderFault, Refusal, refuse } from '#platform/errors.ts'
import type { CardSummary, CardPayment } from '#providers/payments/port.ts'
import type { CardInput } from '#features/payments/contract.ts'
import { limitCard, markAttemptNotRefused } from './card-attempts.ts'
import type { PaymentsDeps } from '../deps.ts'
import { countingCharges } from '../sync/classify-charge.ts'
import { findPayment, findSync, listPaymentsOf, type Payment, type Sync } from '../payment-queries.ts'
import { readCard } from './read-card.ts'
import { isAboutCard, refuseCard } from './refuse-card.ts'
import { syncSoon } from '../sync/sync-soon.ts'
import { syncSubscription } from '../sync/sync-subscription.ts'

export interface NewCard extends CardInput {
  readonly memberId: string
  readonly payerAddress: string
}

type CardCall = Omit<CardPayment, 'paymentId'>

/**
 * Replaces the card for future charges and takes a late charge from it at once, so that the plan becomes active again.
 * @throws Refusal `no_plan`, `too_many_cards`, `invalid_document`, `payment_in_progress` while the outcome is unknown, or one of
 * `CARD_ERRORS`; ProviderFault
 */
export async function replaceCard(deps: PaymentsDeps, { memberId, payerAddress, ...cardDetails }: NewCard) {
  const { db, membership } = deps
  const subscriptionWithPlan = await membership.subscriptions.find(db, memberId)
  const providerId = subscriptionWithPlan?.subscription.providerSubscriptionId
  if (!providerId || !subscriptionWithPlan.subscription.isCharging || subscriptionWithPlan.plan.isChargingOver) refuse('no_plan')
  const { id } = subscriptionWithPlan.subscription
  const call = { ...readCard(cardDetails), payerAddress }
  const attempt = await db.transaction((tx) => limitCard(deps, tx, { memberId, address: payerAddress }))
  try {
    const card = await takeCard(deps, { id, providerId }, call)
    await markAttemptNotRefused(db, attempt)
    return presentCard(card)
  } catch (error) {
    const isRefused = error instanceof Refusal && isAboutCard(error.code)
    if (!isRefused) await markAttemptNotRefused(db, attempt)
    throw error
  }
}

async function takeCard(
  deps: PaymentsDeps,
  { id, providerId }: { readonly id: string; readonly providerId: string },
  call: CardCall,
): Promise<CardSummary> {
  const before = { late: await listLate(deps, id), lastDigits: (await findSync(deps.db, id))?.cardLastDigits }
  const outcome = await deps.provider.replaceCard({ ...call, subscriptionId: providerId }).catch(catchFault)
  if (outcome instanceof ProviderFault) await findOutcome(deps, id, { before, fault: outcome, call })
  else if (outcome.outcome === 'refused') return refuseCard(outcome, deps.log)
  else await syncSoon(deps, id)
  for (const late of await listLate(deps, id)) await takeLate(deps, late, call)
  return outcome instanceof ProviderFault ? summaryOf(await findSync(deps.db, id), call) : outcome.card
}

function catchFault(error: unknown): ProviderFault {
  if (error instanceof ProviderFault) return error
  throw error
}

interface UncertainChange {
  readonly before: { readonly late: readonly Payment[]; readonly lastDigits: string | null | undefined }
  readonly fault: ProviderFault
  readonly call: CardCall
}

/**
 * Finds out what a card change did when its answer was lost, so that a change that worked is not reported as failed. A card with
 * the same digits as the previous one cannot be told apart; trying again sets it again, which charges nothing.
 * @throws Refusal `payment_in_progress` when the provider cannot say; the fault when nothing has changed
 */
async function findOutcome(deps: PaymentsDeps, id: string, { before, fault, call }: UncertainChange): Promise<void> {
  if (fault.code !== 'in_doubt' && fault.code !== 'broken') throw fault
  await syncSubscription(deps, id).catch((error: unknown) => {
    deps.log.error({ err: catchFault(error), subscriptionId: id }, 'the outcome of a card change stays unknown')
    return refuse('payment_in_progress')
  })
  const late = await listLate(deps, id)
  const isTaken = before.late.some((charge) => !late.some(({ id: same }) => same === charge.id))
  const lastDigits = (await findSync(deps.db, id))?.cardLastDigits
  const isChanged = lastDigits !== before.lastDigits && lastDigits === call.card.number.slice(-4)
  if (!isTaken && !isChanged) throw fault
}

function summaryOf(sync: Sync | undefined, { card }: CardCall): CardSummary {
  return { brand: sync?.cardBrand ?? 'UNKNOWN', lastDigits: card.number.slice(-4) }
}

async function listLate({ db }: PaymentsDeps, subscriptionId: string): Promise<readonly Payment[]> {
  const charges = countingCharges(await listPaymentsOf(db, subscriptionId))
  return charges.filter(({ state }) => state === 'overdue')
}

/** Reads the provider after a lost answer before it reports a failure. */
async function takeLate(deps: PaymentsDeps, { id, providerId, subscriptionId }: Payment, call: CardCall): Promise<void> {
  const outcome = await deps.provider.payCharge({ ...call, paymentId: providerId }).catch(catchFault)
  await syncSoon(deps, subscriptionId)
  if ((await findPayment(deps.db, id))?.state === 'paid') return
  if (outcome instanceof ProviderFault) throw outcome
  if (outcome.outcome === 'refused') refuseCard(outcome, deps.log)
}

export function presentCard({ brand, lastDigits }: CardSummary) {
  return { brand, last_digits: lastDigits }
}
