import { useTranslation } from 'react-i18next'
import { type Subscription } from '#features/membership/contract.ts'
import { PLAN } from '#features/plan.ts'
import { graceEndOf, useChangesOfPlan, useSubscription } from '#features/membership/web/index.ts'
import { useMoneyFormat } from '#features/use-money-format.ts'
import { useDayFormat } from '#features/use-day-format.ts'
import { useMember } from '#features/session/web/index.ts'
import { Section } from '#ui/Section.tsx'
import { Skeleton } from '#ui/Skeleton.tsx'
import { LoadProblem } from './LoadProblem.tsx'
import { PlanBadge } from './PlanBadge.tsx'
import { PlanActions } from './PlanActions.tsx'
import { usePlanCondition } from './use-plan-condition.ts'

/** The current plan in words, with every available action. */
export function PlanSection() {
  const { t } = useTranslation('payments')
  const { phone } = useMember()
  const { data: subscription, isError, refetch } = useSubscription(phone)
  useChangesOfPlan()
  return (
    <Section heading={t('plan.heading')} aside={<PlanBadge />}>
      {subscription === undefined && isError && <LoadProblem text={t('plan.unknown')} onRetry={() => void refetch()} />}
      {subscription === undefined && !isError && <Skeleton className="mt-3 h-24 w-full" />}
      {subscription !== undefined && <Plan subscription={subscription} />}
    </Section>
  )
}

function Plan({ subscription }: { subscription: Subscription | null }) {
  const { t } = useTranslation('payments')
  const writeDay = useDayFormat('dated')
  const writeMoney = useMoneyFormat()
  const condition = usePlanCondition(subscription)
  const periodEnd = subscription?.renews_at ?? subscription?.ends_at
  const values = {
    date: periodEnd ? writeDay(periodEnd) : '',
    until: periodEnd ? writeDay(graceEndOf(periodEnd)) : '',
    price: writeMoney(PLAN.valueInCents),
    limit: PLAN.editsPerPeriod,
  }
  return (
    <div className="mt-2">
      <p className="font-semibold">{t('plan.name', { limit: PLAN.editsPerPeriod })}</p>
      <p className="mt-1 max-w-prose text-soft">{t(`plan.${condition}.text`, values)}</p>
      <PlanActions condition={condition} renewsAt={subscription?.renews_at ?? undefined} />
    </div>
  )
}
