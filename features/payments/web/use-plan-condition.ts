import type { Subscription } from '#features/membership/contract.ts'
import { useReceipts } from './money-queries.ts'
import { conditionOf, type PlanCondition } from './plan-condition.ts'

/** The plan's condition including its money: the newest refund is that of a refunded plan. */
export function usePlanCondition(subscription: Subscription | null): PlanCondition {
  const { data: receipts = [] } = useReceipts()
  return conditionOf(subscription, receipts.find(({ refund }) => refund !== null)?.refund?.status)
}
