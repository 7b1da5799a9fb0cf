/** The state of a member's plan, in words shared by a list and its file. */
import type { SUBSCRIPTION_STATES } from '../membership/contract.ts'
import type { PanelPlanOutline } from './member-shapes.ts'
import type { PanelMemberRow } from './people-shapes.ts'

type PlanWord = (typeof SUBSCRIPTION_STATES)[number] | 'notBought'

/** A purchase that failed, for example with a refused card: the member never had that plan. */
export function wasNeverBought({ status, is_courtesy, coupon_code, provider_id }: PanelPlanOutline): boolean {
  return status === 'cancelled' && !is_courtesy && coupon_code === null && provider_id === null
}

/** Empty without a plan; `suspended` is shown next to a plan that has ended, and without one. */
export function planTextsOf({ plan, is_suspended }: Pick<PanelMemberRow, 'plan' | 'is_suspended'>): readonly PlanWord[] {
  const ofPlan = plan === null ? [] : ([wasNeverBought(plan) ? 'notBought' : plan.status] as const)
  return is_suspended && plan?.status !== 'suspended' ? [...ofPlan, 'suspended'] : ofPlan
}
