import { lazy, Suspense, useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { Navigate } from 'react-router'
import { paths } from '#features/paths.ts'
import { NeedsScript, useSession } from '#features/session/web/index.ts'
import { Button } from '#ui/Button.tsx'
import { EmptyState } from '#ui/EmptyState.tsx'
import { CheckoutLayout } from './CheckoutLayout.tsx'
import { FormSkeleton } from './FormSkeleton.tsx'
import { OrderSummary } from './OrderSummary.tsx'
import { useReturnTarget } from './return-target.ts'
import { useWantedPlan } from './use-wanted-plan.ts'

const loadBuyer = () => import('./Buyer.tsx')
const Buyer = lazy(async () => ({ default: (await loadBuyer()).Buyer }))

/** Sends visitors to sign-in, from where they come back here. */
export function ForSession() {
  const { t } = useTranslation()
  const session = useSession()
  const next = useReturnTarget()
  const { plan } = useWantedPlan()
  // loads the form's libraries while the session loads, in a separate task; the form reports a failure
  useEffect(() => {
    const timer = setTimeout(() => void loadBuyer().catch(() => undefined))
    return () => clearTimeout(timer)
  }, [])
  const waiting = (
    <CheckoutLayout summary={<OrderSummary />}>
      <NeedsScript />
      <div className="noscript:hidden">
        <FormSkeleton />
      </div>
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
    return <Navigate to={paths.auth({ next: paths.checkout({ plan: plan.name, next }), plan: plan.name })} replace />
  if (session.state === 'loading') return waiting
  return (
    <CheckoutLayout summary={<OrderSummary />}>
      <EmptyState
        title={t('errors.sessionUnknown')}
        text={t('errors.sessionUnknownText')}
        action={<Button onClick={session.retry}>{t('tryAgain')}</Button>}
      />
    </CheckoutLayout>
  )
}
