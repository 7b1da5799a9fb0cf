import { useTranslation } from 'react-i18next'
import type { Subscription } from '#features/membership/contract.ts'
import { useSubscription } from '#features/membership/web/index.ts'
import { useMember } from '#features/session/web/index.ts'
import { Badge } from '#ui/Badge.tsx'
import { PLAN_ACTIONS } from './plan-condition.ts'
import { usePlanCondition } from './use-plan-condition.ts'

/** The plan's condition in a word or two, once it is loaded. */
export function PlanBadge() {
  const { phone } = useMember()
  const { data: subscription } = useSubscription(phone)
  if (subscription === undefined) return null
  return <ConditionBadge subscription={subscription} />
}

function ConditionBadge({ subscription }: { subscription: Subscription | null }) {
  const { t } = useTranslation('payments')
  const condition = usePlanCondition(subscription)
  return (
    <Badge variant={PLAN_ACTIONS[condition].badge}>
      {t(`plan.${condition}.badge`, { code: subscription?.coupon_code ?? '' })}
    </Badge>
  )
}
