import { useSearchParams } from 'react-router'
import { PLAN } from '#features/plan.ts'

interface WantedPlan {
  /** What is bought, with its price and its edits. */
  readonly plan: typeof PLAN
  /** The address names a plan that there is not. */
  readonly isUnknown: boolean
}

/** The plan that is being bought, and whether the address names it. */
export function useWantedPlan(): WantedPlan {
  const name = useSearchParams()[0].get('plan')
  return { plan: PLAN, isUnknown: name !== null && name !== PLAN.name }
}
