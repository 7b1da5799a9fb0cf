import { refuse } from '#platform/errors.ts'
import type { CardFace } from '#providers/payments/port.ts'
import type { CardWords } from '../contract.ts'
import type { PaymentsDeps } from './deps.ts'
import { readCard } from './read-card.ts'
import { refuseCard } from './refuse-card.ts'
import { settleSubscription } from './settle-subscription.ts'

export interface NewCard extends CardWords {
  readonly memberId: string
  readonly payerAddress: string
}

/** A new card for the charges to come. @throws Refusal `subscription_required`, or one of the catalogue's */
export async function replaceCard(deps: PaymentsDeps, { memberId, payerAddress, ...words }: NewCard) {
  const contracted = await deps.membership.contracts.find(deps.db, memberId)
  const vendorId = contracted?.subscription.asaasSubscriptionId
  if (!contracted || !vendorId || contracted.plan.isChargingOver) refuse('subscription_required')
  const outcome = await deps.provider.replaceCard({ subscriptionId: vendorId, ...readCard(words), payerAddress })
  if (outcome.outcome === 'refused') return refuseCard(outcome, deps.log)
  // an overdue charge is tried again with the new card
  await settleSubscription(deps, contracted.subscription.id)
  return presentCard(outcome.card)
}

export function presentCard({ brand, lastDigits }: CardFace) {
  return { brand, last_digits: lastDigits }
}
