import type { Subscription } from '#features/membership/contract.ts'
import { useReceipts } from './money-queries.ts'
import { conditionOf, type PlanCondition } from './plan-condition.ts'

/** The condition of the plan, its money included: the newest refund is that of a plan that was refunded. */
export function usePlanCondition(subscription: Subscription | null): PlanCondition {
  const { data: receipts = [] } = useReceipts()
  return conditionOf(subscription, receipts.find(({ refund }) => refund !== null)?.refund?.status)
}
