import { useSubscription } from '#features/membership/web/index.ts'
import { useMember } from '#features/session/web/index.ts'

interface PlanProblem {
  /** Whether the plan is loaded, or failed to load. */
  readonly isKnown: boolean
  /** The plan is not active: none, not begun, late or over. */
  readonly hasProblem: boolean
}

export function usePlanProblem(): PlanProblem {
  const { phone } = useMember()
  const { data: subscription, isError } = useSubscription(phone)
  const hasProblem = subscription !== undefined && subscription?.status !== 'active'
  return { isKnown: isError || subscription !== undefined, hasProblem }
}
