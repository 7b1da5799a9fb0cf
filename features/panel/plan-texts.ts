/** How somebody's plan stands, in the words that a list and its file both have. */
import type { SUBSCRIPTION_STATES } from '../membership/contract.ts'
import type { PanelPlanOutline } from './member-shapes.ts'
import type { PanelMemberRow } from './people-shapes.ts'

type PlanWord = (typeof SUBSCRIPTION_STATES)[number] | 'notBought'

/** A purchase that came to nothing, as with a card that was refused: nobody ever had that plan. */
export function wasNeverBought({ status, is_courtesy, coupon_code, provider_id }: PanelPlanOutline): boolean {
  return status === 'cancelled' && !is_courtesy && coupon_code === null && provider_id === null
}

/** None for whoever never had a plan; a hold stands beside a plan that is over, and beside none. */
export function planTextsOf({ plan, is_suspended }: Pick<PanelMemberRow, 'plan' | 'is_suspended'>): readonly PlanWord[] {
  const ofPlan = plan === null ? [] : ([wasNeverBought(plan) ? 'notBought' : plan.status] as const)
  return is_suspended && plan?.status !== 'suspended' ? [...ofPlan, 'suspended'] : ofPlan
}
