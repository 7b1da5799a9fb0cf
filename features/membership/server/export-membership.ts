import type { Executor } from '#platform/database.ts'
import { listPeriods, listSubscriptions } from './queries.ts'
import { findSuspendedAt } from './suspensions/queries.ts'

/** Every subscription and period of a member's plan, and whether they may use it, for the member's own export. */
export async function exportMembership(executor: Executor, memberId: string) {
  const subscriptions = await listSubscriptions(executor, memberId)
  const months = await listPeriods(executor, memberId)
  return {
    plan: {
      edits_stopped_since: (await findSuspendedAt(executor, memberId)) ?? null,
      subscriptions: subscriptions.map((subscription) => ({
        id: subscription.id,
        status: subscription.status,
        is_courtesy: subscription.isCourtesy,
        coupon_code: subscription.couponCode,
        provider_subscription_id: subscription.providerSubscriptionId,
        created_at: subscription.createdAt,
        cancel_requested_at: subscription.cancelRequestedAt,
        refund_requested_at: subscription.refundRequestedAt,
        ended_at: subscription.endedAt,
      })),
      months: months.map(({ startsAt, endsAt, quota, used }) => ({ starts_at: startsAt, ends_at: endsAt, edits: quota, used })),
    },
  }
}
