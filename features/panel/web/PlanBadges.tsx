import { useTranslation } from 'react-i18next'
import { Badge } from '#ui/Badge.tsx'
import type { PanelPlanOutline } from '../member-shapes.ts'
import { PLAN_LOOKS, wasNeverBought } from './member/plan-looks.ts'

interface PlanBadgesProps {
  plan: PanelPlanOutline | null
  isSuspended: boolean
}

/** How somebody's plan stands, in a list as on their page. A purchase that came to nothing is no plan that was cancelled. */
export function PlanBadges({ plan, isSuspended }: PlanBadgesProps) {
  const { t } = useTranslation('panel')
  const isUnbought = plan !== null && wasNeverBought(plan)
  return (
    <>
      {isUnbought && <Badge>{t('member.plans.notBought')}</Badge>}
      {plan && !isUnbought && <Badge look={PLAN_LOOKS[plan.status]}>{t(`member.planStatus.${plan.status}`)}</Badge>}
      {isSuspended && plan?.status !== 'suspended' && (
        <Badge look={PLAN_LOOKS.suspended}>{t('member.planStatus.suspended')}</Badge>
      )}
    </>
  )
}
