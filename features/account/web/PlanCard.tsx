import { useTranslation } from 'react-i18next'
import { AllowanceMeter } from '#features/membership/web/AllowanceMeter.tsx'
import { useSubscription } from '#features/membership/web/use-subscription.ts'
import { paths } from '#features/paths.ts'
import type { User } from '#features/sign-in/contract.ts'
import { Alert } from '#ui/Alert.tsx'
import { Badge } from '#ui/Badge.tsx'
import { Button, LinkButton } from '#ui/Button.tsx'
import { Skeleton } from '#ui/Skeleton.tsx'

type PlanState = 'none' | NonNullable<ReturnType<typeof useSubscription>['data']>['status']

/** How each state looks, and whether the checkout is the way on from it. */
const LOOKS = {
  none: { badge: 'plain', leadsToCheckout: true },
  pending: { badge: 'accent', leadsToCheckout: true },
  active: { badge: 'good', leadsToCheckout: false },
  overdue: { badge: 'danger', leadsToCheckout: true },
  suspended: { badge: 'danger', leadsToCheckout: true },
  cancelled: { badge: 'plain', leadsToCheckout: true },
  refunded: { badge: 'plain', leadsToCheckout: true },
} as const satisfies Record<PlanState, { badge: 'plain' | 'accent' | 'good' | 'danger'; leadsToCheckout: boolean }>

/** The plan as it stands, and what is left of it. */
export function PlanCard({ member }: { member: User }) {
  const { t } = useTranslation('account')
  const { data, isError, refetch } = useSubscription(member.phone)
  return (
    <section aria-labelledby="plan" className="rounded-card bg-surface p-5 shadow-lift md:p-6">
      <h2 id="plan" className="text-lg">
        {t('plan.heading')}
      </h2>
      {isError && data === undefined ? (
        <Alert look="danger" className="mt-4" action={<Retry onPress={() => void refetch()} />}>
          {t('plan.unknown')}
        </Alert>
      ) : (
        <Plan state={data === undefined ? undefined : (data?.status ?? 'none')} isCourtesy={data?.is_courtesy === true} />
      )}
    </section>
  )
}

function Retry({ onPress }: { onPress: () => void }) {
  const { t } = useTranslation()
  return (
    <Button size="small" onClick={onPress}>
      {t('tryAgain')}
    </Button>
  )
}

function Plan({ state, isCourtesy }: { state: PlanState | undefined; isCourtesy: boolean }) {
  const { t } = useTranslation('account')
  if (state === undefined) return <Skeleton className="mt-4 h-24 w-full" />
  const isGift = isCourtesy && state === 'active'
  return (
    <div className="mt-3 flex flex-col items-start gap-3">
      <div className="flex flex-wrap items-center gap-2">
        <p className="font-semibold">{t('plan.name')}</p>
        <Badge look={LOOKS[state].badge}>{t(`plan.${state}.badge`)}</Badge>
        {isGift && <Badge look="accent">{t('plan.courtesy')}</Badge>}
      </div>
      <p className="text-soft">{isGift ? t('plan.courtesyText') : t(`plan.${state}.text`)}</p>
      <AllowanceMeter />
      {LOOKS[state].leadsToCheckout && (
        <LinkButton to={paths.checkout()} className="mt-2">
          {t('plan.see')}
        </LinkButton>
      )}
    </div>
  )
}
