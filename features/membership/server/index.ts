/** The door of membership: the plan and the allowance. */
export { type AllowanceEntry, listAllowance, listReturns, type Return } from './allowance-ledger.ts'
export {
  type Contracted,
  type Contracts,
  type Coupon,
  createContracts,
  type Purchase,
  type Settled,
  type Truth,
} from './contracts.ts'
export { type Charge, type ChargeState, GRACE_MS } from './contract-terms.ts'
export { ATTEMPT_MS, type Plan, type PlanStatus, TELL_AHEAD_MS } from './derive-plan.ts'
export { exportMembership } from './export-membership.ts'
export { createMembership, type Membership, type OpenUsage } from './membership.ts'
export { listStandings, type Standing } from './list-standings.ts'
export { endOfPeriods } from './periods.ts'
export {
  countSubscriptionsToRepair,
  findSubscriptionByAsaasId,
  findSubscriptionById,
  listSubscriptions,
  listSubscriptionsToCheck,
  listSubscriptionsToRepair,
  listSubscriptionsToStop,
  type Subscription,
} from './queries.ts'
export { listOwnersOfSubscriptions } from './queries-of-many.ts'
export { membershipRoutes } from './routes.ts'
export { forgetSuspension } from './suspensions/queries.ts'
