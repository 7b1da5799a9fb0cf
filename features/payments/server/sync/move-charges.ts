import { DateTime } from 'luxon'
import { BUSINESS_ZONE, businessDay } from '#features/business-zone.ts'
import { CYCLE_MONTHS, PLAN } from '#features/plan.ts'
import type { PaymentsDeps } from '../deps.ts'
import { listEarly } from './queue-charge-moves.ts'
import { listPaymentsOf } from '../payment-queries.ts'
import { syncSubscription } from './sync-subscription.ts'

/** Moves the provider's open charges to the days on which the plan renews. Safe to repeat. @throws ProviderFault */
export async function moveCharges(deps: PaymentsDeps, subscriptionId: string): Promise<void> {
  const { db, clock, provider } = deps
  const planChange = await syncSubscription(deps, subscriptionId)
  if (planChange.outcome !== 'synced') return
  const { providerSubscriptionId } = planChange.subscription
  const early = listEarly(planChange, await listPaymentsOf(db, subscriptionId), clock.now())
  const { renewsAt } = planChange.plan
  if (early.length === 0 || !renewsAt || !providerSubscriptionId) return
  const dayOf = (charges: number) =>
    businessDay(
      DateTime.fromJSDate(renewsAt, { zone: BUSINESS_ZONE })
        .plus({ months: charges * CYCLE_MONTHS[PLAN.cycle] })
        .toJSDate(),
    )
  // moves future charges first: if this is cut off afterwards, the open charges are still early and are moved next time
  await provider.moveSubscription(providerSubscriptionId, dayOf(early.length))
  for (const [at, { providerId }] of [...early.entries()].toReversed()) await provider.moveCharge(providerId, dayOf(at))
  await syncSubscription(deps, subscriptionId)
}
