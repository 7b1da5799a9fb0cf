import type { CardSummary } from '#providers/payments/port.ts'
import type { PaymentsDeps } from '../deps.ts'
import { findSync, listPaymentsOf } from '../payment-queries.ts'

/** The card that the next charge will use, otherwise the one that paid last; undefined when the provider never named one. */
export async function findCard({ db, membership }: PaymentsDeps, memberId: string): Promise<CardSummary | undefined> {
  const subscriptionWithPlan = await membership.subscriptions.find(db, memberId)
  if (!subscriptionWithPlan) return undefined
  const sync = await findSync(db, subscriptionWithPlan.subscription.id)
  const charges = await listPaymentsOf(db, subscriptionWithPlan.subscription.id)
  const known = [sync, ...charges.toReversed()].find((each) => each?.cardBrand != null)
  return known?.cardBrand ? { brand: known.cardBrand, lastDigits: known.cardLastDigits ?? '' } : undefined
}
