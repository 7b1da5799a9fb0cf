import { ProviderFault, refuse } from '#platform/errors.ts'
import type { CardFace, CardPayment } from '#providers/payments/port.ts'
import type { CardWords } from '#features/payments/contract.ts'
import { admitCard, forgiveCard } from './card-attempts.ts'
import type { PaymentsDeps } from '../deps.ts'
import { thatBuy } from '../settling/judge-money.ts'
import { findPayment, findSettlement, listPaymentsOf, type Payment, type Settlement } from '../payment-queries.ts'
import { readCard } from './read-card.ts'
import { refuseCard } from './refuse-card.ts'
import { settleSoon } from '../settling/settle-soon.ts'
import { settleSubscription } from '../settling/settle-subscription.ts'

export interface NewCard extends CardWords {
  readonly memberId: string
  readonly payerAddress: string
}

type CardCall = Omit<CardPayment, 'paymentId'>

/**
 * A new card for the charges to come; what is late is taken from it at once, so that the plan comes back.
 * @throws Refusal `no_plan`, `too_many_cards`, `invalid_document`, `payment_in_progress` while nobody knows, or one of the catalogue's; ProviderFault
 */
export async function replaceCard(deps: PaymentsDeps, { memberId, payerAddress, ...words }: NewCard) {
  const { db, membership } = deps
  const contracted = await membership.contracts.find(db, memberId)
  const vendorId = contracted?.subscription.asaasSubscriptionId
  if (!vendorId || !contracted.subscription.isCharging || contracted.plan.isChargingOver) refuse('no_plan')
  const { id } = contracted.subscription
  const call = { ...readCard(words), payerAddress }
  const attempt = await db.transaction((tx) => admitCard(deps, tx, { memberId, address: payerAddress }))
  try {
    const card = await takeCard(deps, { id, vendorId }, call)
    await forgiveCard(db, attempt)
    return presentCard(card)
  } catch (error) {
    // the provider's failure says nothing of the card
    if (error instanceof ProviderFault) await forgiveCard(db, attempt)
    throw error
  }
}

async function takeCard(
  deps: PaymentsDeps,
  { id, vendorId }: { readonly id: string; readonly vendorId: string },
  call: CardCall,
): Promise<CardFace> {
  const before = { late: await listLate(deps, id), lastDigits: (await findSettlement(deps.db, id))?.cardLastDigits }
  const outcome = await deps.provider.replaceCard({ ...call, subscriptionId: vendorId }).catch(keepFault)
  if (outcome instanceof ProviderFault) await lookAfter(deps, id, { before, fault: outcome, call })
  else if (outcome.outcome === 'refused') return refuseCard(outcome, deps.log)
  else await settleSoon(deps, id)
  for (const late of await listLate(deps, id)) await takeLate(deps, late, call)
  return outcome instanceof ProviderFault ? faceOf(await findSettlement(deps.db, id), call) : outcome.card
}

function keepFault(error: unknown): ProviderFault {
  if (error instanceof ProviderFault) return error
  throw error
}

interface Doubt {
  readonly before: { readonly late: readonly Payment[]; readonly lastDigits: string | null | undefined }
  readonly fault: ProviderFault
  readonly call: CardCall
}

/**
 * What became of a change whose answer was lost: nobody is told of a failure that was none. A card with the digits of the one
 * before it cannot be told from it; asked again, it is taken again, and nothing is charged by that.
 * @throws Refusal `payment_in_progress` when the provider does not say; the fault when nothing has changed
 */
async function lookAfter(deps: PaymentsDeps, id: string, { before, fault, call }: Doubt): Promise<void> {
  if (fault.code !== 'in_doubt' && fault.code !== 'broken') throw fault
  await settleSubscription(deps, id).catch((error: unknown) => {
    deps.log.error({ err: keepFault(error), subscriptionId: id }, 'a change of card stays in doubt')
    return refuse('payment_in_progress')
  })
  const late = await listLate(deps, id)
  const isTaken = before.late.some((charge) => !late.some(({ id: same }) => same === charge.id))
  const lastDigits = (await findSettlement(deps.db, id))?.cardLastDigits
  const isChanged = lastDigits !== before.lastDigits && lastDigits === call.card.number.slice(-4)
  if (!isTaken && !isChanged) throw fault
}

function faceOf(settlement: Settlement | undefined, { card }: CardCall): CardFace {
  return { brand: settlement?.cardBrand ?? 'UNKNOWN', lastDigits: card.number.slice(-4) }
}

async function listLate({ db }: PaymentsDeps, subscriptionId: string): Promise<readonly Payment[]> {
  const charges = thatBuy(await listPaymentsOf(db, subscriptionId))
  return charges.filter(({ state }) => state === 'overdue')
}

/** A lost answer is looked after before anybody is told of a failure. */
async function takeLate(deps: PaymentsDeps, { id, vendorId, subscriptionId }: Payment, call: CardCall): Promise<void> {
  const outcome = await deps.provider.payCharge({ ...call, paymentId: vendorId }).catch(keepFault)
  await settleSoon(deps, subscriptionId)
  if ((await findPayment(deps.db, id))?.state === 'paid') return
  if (outcome instanceof ProviderFault) throw outcome
  if (outcome.outcome === 'refused') refuseCard(outcome, deps.log)
}

export function presentCard({ brand, lastDigits }: CardFace) {
  return { brand, last_digits: lastDigits }
}
