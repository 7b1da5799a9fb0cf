import { CreditCard } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useSubscription } from '#features/membership/web/index.ts'
import { paths } from '#features/paths.ts'
import { useMember } from '#features/session/web/index.ts'
import { LinkButton } from '#ui/Button.tsx'
import { Section } from '#ui/Section.tsx'
import { LoadProblem } from './LoadProblem.tsx'
import { usePaymentMethod } from './money-queries.ts'
import { conditionOf, PLAN_ACTIONS } from './plan-condition.ts'
import { readableBrand } from './readable-brand.ts'

/** The card that is charged, and the link to replace it. Hidden when nothing will be charged. */
export function PaymentMethodSection() {
  const { t } = useTranslation('payments')
  const { phone } = useMember()
  const { data: subscription } = useSubscription(phone)
  const { data: method, isError, refetch } = usePaymentMethod()
  const { isCharging, wantsCard } = PLAN_ACTIONS[conditionOf(subscription ?? null)]
  if (!isCharging) return null
  const name = method
    ? t('method.card', { brand: readableBrand(method.brand), digits: method.last_digits })
    : t('method.unknownCard')
  return (
    <Section heading={t('method.heading')}>
      {isError && method === undefined ? (
        <LoadProblem text={t('method.unknown')} onRetry={() => void refetch()} />
      ) : (
        <div className="mt-2 flex flex-wrap items-center justify-between gap-x-4 gap-y-3">
          <p className="flex items-center gap-3 font-semibold">
            <CreditCard className="size-6 shrink-0 text-soft" aria-hidden="true" />
            {name}
          </p>
          {/* the notice of a late payment, further up, already asks for another card */}
          {!wantsCard && <LinkButton to={paths.account({ tab: 'billing', card: 'new' })}>{t('method.replace')}</LinkButton>}
        </div>
      )}
    </Section>
  )
}
