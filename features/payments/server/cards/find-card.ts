import type { CardFace } from '#providers/payments/port.ts'
import type { PaymentsDeps } from '../deps.ts'
import { findSettlement, listPaymentsOf } from '../payment-queries.ts'

/** The card that the next charge goes to, else the one that paid last; undefined when none was ever told. */
export async function findCard({ db, membership }: PaymentsDeps, memberId: string): Promise<CardFace | undefined> {
  const contracted = await membership.contracts.find(db, memberId)
  if (!contracted) return undefined
  const settlement = await findSettlement(db, contracted.subscription.id)
  const charges = await listPaymentsOf(db, contracted.subscription.id)
  const told = [settlement, ...charges.toReversed()].find((each) => each?.cardBrand != null)
  return told?.cardBrand ? { brand: told.cardBrand, lastDigits: told.cardLastDigits ?? '' } : undefined
}
