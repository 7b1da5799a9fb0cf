/** The public API for other features' screens. */
export { AllowanceMeter } from './AllowanceMeter.tsx'
export { AllowanceNotice } from './AllowanceNotice.tsx'
export { canTryOneOf, isClosed, levelOf } from './allowance-level.ts'
export { graceEndOf } from './grace-end.ts'
export { MEMBER_DATA, notifyOtherTabs, useChangesOfPlan } from './plan-changes.ts'
export { allowanceKey, useAllowance } from './use-allowance.ts'
export { subscriptionKey, useSubscription } from './use-subscription.ts'
