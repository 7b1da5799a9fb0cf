import type { Executor } from '#platform/database.ts'
import { listPeriods, listSubscriptions } from './queries.ts'
import { findSuspendedAt } from './suspensions/queries.ts'

/** Every contract and every month of a member's plan, and whether they may use it, for the member's own eyes. */
export async function exportMembership(executor: Executor, memberId: string) {
  const contracts = await listSubscriptions(executor, memberId)
  const months = await listPeriods(executor, memberId)
  return {
    plan: {
      edits_stopped_since: (await findSuspendedAt(executor, memberId)) ?? null,
      contracts: contracts.map((contract) => ({
        id: contract.id,
        status: contract.status,
        is_courtesy: contract.isCourtesy,
        coupon_code: contract.couponCode,
        provider_subscription_id: contract.asaasSubscriptionId,
        created_at: contract.createdAt,
        cancel_requested_at: contract.cancelRequestedAt,
        refund_requested_at: contract.refundRequestedAt,
        ended_at: contract.endedAt,
      })),
      months: months.map(({ startsAt, endsAt, quota, used }) => ({ starts_at: startsAt, ends_at: endsAt, edits: quota, used })),
    },
  }
}
