import { ArrowLeft } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { paths } from '#features/paths.ts'
import { Alert } from '#ui/Alert.tsx'
import { buttonClass } from '#ui/Button.tsx'
import { useHydrated } from '#ui/use-hydrated.ts'
import { CompanyFooter } from './CompanyFooter.tsx'
import { ForSession } from './ForSession.tsx'
import { useWantedPlan } from './use-wanted-plan.ts'

/** The plan, its price, and the payment. */
export function CheckoutScreen() {
  const { t } = useTranslation('checkout')
  const isHydrated = useHydrated()
  const { isUnknown } = useWantedPlan()
  return (
    <div className="mx-auto w-full max-w-frame px-5 pt-4 pb-10 md:px-6 md:pt-8">
      <Link
        to={paths.home()}
        reloadDocument
        className={`${buttonClass({ variant: 'quiet', size: 'small' })} -ml-3.5 min-h-11 text-soft`}
      >
        <ArrowLeft className="size-4.5" aria-hidden="true" />
        {t('back')}
      </Link>
      <h1 className="mt-4 text-2xl md:text-3xl">{t('heading')}</h1>
      {isHydrated && isUnknown && <Alert className="mt-6">{t('otherPlan')}</Alert>}
      <ForSession />
      <CompanyFooter />
    </div>
  )
}
