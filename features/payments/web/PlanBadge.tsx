import { useTranslation } from 'react-i18next'
import { useSubscription } from '#features/membership/web/use-subscription.ts'
import { useMember } from '#features/sign-in/web/member.ts'
import { Badge } from '#ui/Badge.tsx'
import { conditionOf, WAYS_ON } from './plan-condition.ts'

/** The plan in a word or two, as soon as it is known. */
export function PlanBadge() {
  const { t } = useTranslation('payments')
  const { phone } = useMember()
  const { data: subscription } = useSubscription(phone)
  if (subscription === undefined) return null
  const condition = conditionOf(subscription)
  return <Badge look={WAYS_ON[condition].badge}>{t(`plan.${condition}.badge`, { code: subscription?.coupon_code ?? '' })}</Badge>
}
