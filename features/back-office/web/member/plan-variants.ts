import type { SUBSCRIPTION_STATES } from '#features/membership/contract.ts'

/** The colour of each plan state. */
export const PLAN_VARIANTS = {
  pending: 'accent',
  active: 'good',
  overdue: 'danger',
  suspended: 'danger',
  cancelled: 'plain',
  refunded: 'plain',
} as const satisfies Record<(typeof SUBSCRIPTION_STATES)[number], 'plain' | 'accent' | 'good' | 'danger'>
