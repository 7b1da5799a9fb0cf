import { DateTime } from 'luxon'
import { BUSINESS_ZONE, businessDay } from '#features/business-zone.ts'
import type { PaymentsDeps } from '../deps.ts'
import { listEarly } from './follow-days.ts'
import { listPaymentsOf } from '../payment-queries.ts'
import { settleSubscription } from './settle-subscription.ts'

/** Moves what the provider has open to the days on which the plan renews. Safe to repeat. @throws ProviderFault */
export async function moveCharges(deps: PaymentsDeps, subscriptionId: string): Promise<void> {
  const { db, clock, provider } = deps
  const settled = await settleSubscription(deps, subscriptionId)
  if (settled.outcome !== 'settled') return
  const { asaasSubscriptionId } = settled.subscription
  const early = listEarly(settled, await listPaymentsOf(db, subscriptionId), clock.now())
  const { renewsAt } = settled.plan
  if (early.length === 0 || !renewsAt || !asaasSubscriptionId) return
  const dayOf = (months: number) =>
    businessDay(DateTime.fromJSDate(renewsAt, { zone: BUSINESS_ZONE }).plus({ months }).toJSDate())
  // the charges still to be made first: cut off behind it, what is open is still early, and moved next time
  await provider.moveSubscription(asaasSubscriptionId, dayOf(early.length))
  for (const [months, { vendorId }] of [...early.entries()].toReversed()) await provider.moveCharge(vendorId, dayOf(months))
  await settleSubscription(deps, subscriptionId)
}
