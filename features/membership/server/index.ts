/** The public API of membership: the plan and the allowance. */
export { type AllowanceEntry, listAllowance, listReturns, type Return } from './allowance-ledger.ts'
export {
  type SubscriptionWithPlan,
  type SubscriptionCommands,
  type Coupon,
  createSubscriptionCommands,
  type Purchase,
  type PlanChange,
  type ChargingState,
} from './subscription-commands.ts'
export { type Charge, GRACE_MS } from './subscription-terms.ts'
export { ATTEMPT_MS, type Plan, type PlanStatus, NOTIFY_AHEAD_MS } from './derive-plan.ts'
export { exportMembership } from './export-membership.ts'
export { createMembership, type Membership, type OpenUsage } from './membership.ts'
export { listPlanSummaries, type PlanSummary } from './list-plan-summaries.ts'
export { endOfPeriods } from './periods.ts'
export {
  countSubscriptionsToReconcile,
  findSubscriptionByProviderId,
  findSubscriptionById,
  listSubscriptions,
  listSubscriptionsToCheck,
  listSubscriptionsToReconcile,
  listSubscriptionsToStop,
  type Subscription,
} from './queries.ts'
export { listOwnersOfSubscriptions, listSubscriptionsById } from './bulk-queries.ts'
export { createTrials, type TrialOrder, type Trials } from './trials/trials.ts'
export { membershipRoutes } from './routes.ts'
export { eraseSuspension } from './suspensions/queries.ts'
