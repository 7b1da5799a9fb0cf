/** What the waiting screen asks every few seconds, answered by the truth and not by hope. */
import { type Contracted, findSubscriptionByAsaasId, type PlanStatus } from '#features/membership/server/index.ts'
import { later, SECOND } from '#platform/clock.ts'
import { refuse } from '#platform/errors.ts'
import type { PaymentsDeps } from './deps.ts'
import { findPaymentByVendorId, findSettlement, type Payment } from './payment-queries.ts'
import { settleSoon } from './settle-soon.ts'

/** Many tabs that ask at once are one question to the provider. */
const ASK_EVERY_MS = 3 * SECOND

export type ProviderStatus = 'ACTIVE' | 'INACTIVE' | 'PENDING'

const STATUS_OF_PLAN: Readonly<Record<PlanStatus, ProviderStatus>> = {
  active: 'ACTIVE',
  overdue: 'ACTIVE',
  pending: 'PENDING',
  suspended: 'INACTIVE',
  cancelled: 'INACTIVE',
  refunded: 'INACTIVE',
}

/** A provider's subscription that was removed is not active, though what was paid lasts. */
function statusOf({ subscription, plan }: Contracted): ProviderStatus {
  const status = STATUS_OF_PLAN[plan.status]
  return status === 'ACTIVE' && !subscription.isCharging ? 'INACTIVE' : status
}

/** ACTIVE only when money is confirmed (product rule). @throws Refusal `not_found` for anybody else's */
export async function pollSubscription(
  deps: PaymentsDeps,
  { vendorId, memberId }: { vendorId: string; memberId: string },
): Promise<ProviderStatus> {
  const { db, clock, membership } = deps
  const subscription = await findSubscriptionByAsaasId(db, vendorId)
  if (subscription?.memberId !== memberId) refuse('not_found')
  const settledAt = (await findSettlement(db, subscription.id))?.settledAt
  const isFresh = settledAt !== undefined && later(settledAt, ASK_EVERY_MS) > clock.now()
  if (!isFresh) await settleSoon(deps, subscription.id)
  const contracted = await membership.contracts.find(db, memberId)
  const isCurrent = contracted?.subscription.asaasSubscriptionId === vendorId
  return isCurrent ? statusOf(contracted) : 'INACTIVE'
}

/** @throws Refusal `not_found` for anybody else's */
export async function pollPayment(
  deps: PaymentsDeps,
  { vendorId, memberId }: { vendorId: string; memberId: string },
): Promise<Payment> {
  const payment = await findPaymentByVendorId(deps.db, vendorId)
  return payment?.memberId === memberId ? payment : refuse('not_found')
}
