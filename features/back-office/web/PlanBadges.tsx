import { useTranslation } from 'react-i18next'
import { Badge } from '#ui/Badge.tsx'
import type { PanelMemberRow } from '../people-shapes.ts'
import { planTextsOf } from '../plan-texts.ts'
import { PLAN_VARIANTS } from './member/plan-variants.ts'

/** The state of a member's plan, in a list as on their page. */
export function PlanBadges({ row }: { row: Pick<PanelMemberRow, 'plan' | 'is_suspended'> }) {
  const { t } = useTranslation('panel')
  return planTextsOf(row).map((word) =>
    word === 'notBought' ? (
      <Badge key={word}>{t('member.plans.notBought')}</Badge>
    ) : (
      <Badge key={word} variant={PLAN_VARIANTS[word]}>
        {t(`member.planStatus.${word}`)}
      </Badge>
    ),
  )
}
