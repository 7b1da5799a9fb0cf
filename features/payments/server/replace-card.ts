import { ProviderFault, refuse } from '#platform/errors.ts'
import type { CardFace, CardPayment } from '#providers/payments/port.ts'
import type { CardWords } from '../contract.ts'
import { admitCard, forgiveCard } from './card-attempts.ts'
import type { PaymentsDeps } from './deps.ts'
import { findPayment, listPaymentsOf, type Payment, withoutSurplus } from './payment-queries.ts'
import { readCard } from './read-card.ts'
import { refuseCard } from './refuse-card.ts'
import { settleSoon } from './settle-soon.ts'

export interface NewCard extends CardWords {
  readonly memberId: string
  readonly payerAddress: string
}

type CardCall = Omit<CardPayment, 'paymentId'>

/**
 * A new card for the charges to come; what is late is taken from it at once, so that the plan comes back.
 * @throws Refusal `no_plan`, `too_many_cards`, or one of the catalogue's; ProviderFault
 */
export async function replaceCard(deps: PaymentsDeps, { memberId, payerAddress, ...words }: NewCard) {
  const { db, membership } = deps
  const contracted = await membership.contracts.find(db, memberId)
  const vendorId = contracted?.subscription.asaasSubscriptionId
  if (!vendorId || !contracted.subscription.isCharging || contracted.plan.isChargingOver) refuse('no_plan')
  const { id } = contracted.subscription
  const attempt = await db.transaction((tx) => admitCard(deps, tx, { memberId, address: payerAddress }))
  try {
    const card = await takeCard(deps, { id, vendorId }, { ...readCard(words), payerAddress })
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
  const outcome = await deps.provider.replaceCard({ ...call, subscriptionId: vendorId })
  if (outcome.outcome === 'refused') return refuseCard(outcome, deps.log)
  await settleSoon(deps, id)
  for (const late of await listLate(deps, id)) await takeLate(deps, late, call) // oxlint-disable-line no-await-in-loop -- one, as a rule
  return outcome.card
}

async function listLate({ db }: PaymentsDeps, subscriptionId: string): Promise<readonly Payment[]> {
  const charges = withoutSurplus(await listPaymentsOf(db, subscriptionId))
  return charges.filter(({ state }) => state === 'overdue')
}

/** A lost answer is looked after before anybody is told of a failure. */
async function takeLate(deps: PaymentsDeps, { id, vendorId, subscriptionId }: Payment, call: CardCall): Promise<void> {
  const outcome = await deps.provider.payCharge({ ...call, paymentId: vendorId }).catch((error: unknown) => {
    if (error instanceof ProviderFault) return error
    throw error
  })
  await settleSoon(deps, subscriptionId)
  if ((await findPayment(deps.db, id))?.state === 'paid') return
  if (outcome instanceof ProviderFault) throw outcome
  if (outcome.outcome === 'refused') refuseCard(outcome, deps.log)
}

export function presentCard({ brand, lastDigits }: CardFace) {
  return { brand, last_digits: lastDigits }
}
