import { ArrowLeft } from 'lucide-react'
import { lazy, Suspense, useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, Navigate, useSearchParams } from 'react-router'
import { PLAN } from '#features/membership/contract.ts'
import { paths } from '#features/paths.ts'
import { useSession } from '#features/sign-in/web/use-session.ts'
import { Alert } from '#ui/Alert.tsx'
import { Button, buttonClass } from '#ui/Button.tsx'
import { EmptyState } from '#ui/EmptyState.tsx'
import { useHydrated } from '#ui/use-hydrated.ts'
import { CheckoutLayout } from './CheckoutLayout.tsx'
import { CompanyFooter } from './CompanyFooter.tsx'
import { FormSkeleton } from './FormSkeleton.tsx'
import { OrderSummary } from './OrderSummary.tsx'

const loadBuyer = () => import('./Buyer.tsx')
const Buyer = lazy(async () => ({ default: (await loadBuyer()).Buyer }))

/** What the plan is, what it costs, and how to pay for it. */
export function CheckoutScreen() {
  const { t } = useTranslation('checkout')
  const isHydrated = useHydrated()
  const wanted = useSearchParams()[0].get('plan')
  // the form's libraries come while the session is being asked for; should they fail, the form tells
  useEffect(() => void loadBuyer().catch(() => undefined), [])
  return (
    <div className="mx-auto w-full max-w-5xl px-5 pt-4 pb-10 md:px-6 md:pt-8">
      <Link
        to={paths.home()}
        reloadDocument
        className={`${buttonClass({ look: 'quiet', size: 'small' })} -ml-3.5 min-h-11 text-soft`}
      >
        <ArrowLeft className="size-4.5" aria-hidden="true" />
        {t('back')}
      </Link>
      <h1 className="mt-4 text-2xl md:text-3xl">{t('heading')}</h1>
      {isHydrated && wanted !== null && wanted !== PLAN.name && <Alert className="mt-6">{t('otherPlan')}</Alert>}
      <ForSession />
      <CompanyFooter />
    </div>
  )
}

/** Visitors are led to sign-in, and come back here. */
function ForSession() {
  const { t } = useTranslation()
  const session = useSession()
  const waiting = (
    <CheckoutLayout summary={<OrderSummary />}>
      <FormSkeleton />
    </CheckoutLayout>
  )
  if (session.state === 'signed-in') {
    return (
      <Suspense fallback={waiting}>
        <Buyer key={session.user.id} member={session.user} />
      </Suspense>
    )
  }
  if (session.state === 'signed-out')
    return <Navigate to={paths.auth({ next: paths.checkout({ plan: PLAN.name }), plan: PLAN.name })} replace />
  if (session.state === 'loading') return waiting
  return (
    <CheckoutLayout summary={<OrderSummary />}>
      <EmptyState title={t('errors.sessionUnknown')} action={<Button onClick={session.retry}>{t('tryAgain')}</Button>} />
    </CheckoutLayout>
  )
}
