import type { SUBSCRIPTION_STATES } from '#features/membership/contract.ts'
import type { PanelPlanOutline } from '#features/panel/member-shapes.ts'

/** How each state of a plan is coloured. */
export const PLAN_LOOKS = {
  pending: 'accent',
  active: 'good',
  overdue: 'danger',
  suspended: 'danger',
  cancelled: 'plain',
  refunded: 'plain',
} as const satisfies Record<(typeof SUBSCRIPTION_STATES)[number], 'plain' | 'accent' | 'good' | 'danger'>

/** A purchase that came to nothing, as with a card that was refused: nobody ever had that plan. */
export function wasNeverBought({ status, is_courtesy, coupon_code, provider_id }: PanelPlanOutline): boolean {
  return status === 'cancelled' && !is_courtesy && coupon_code === null && provider_id === null
}
