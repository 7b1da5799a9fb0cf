import { ArrowLeft } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useSearchParams } from 'react-router'
import { useSubscription } from '#features/membership/web/use-subscription.ts'
import { paths } from '#features/paths.ts'
import { useKnownSession } from '#features/sign-in/web/use-session.ts'
import { Alert } from '#ui/Alert.tsx'
import { buttonClass, LinkButton } from '#ui/Button.tsx'
import { useHydrated } from '#ui/use-hydrated.ts'
import { PLAN } from '../contract.ts'
import { OrderSummary } from './OrderSummary.tsx'

/** What the plan is and what it costs. Paying is not open yet, and the screen says so. */
export function CheckoutScreen() {
  const { t } = useTranslation('checkout')
  const isHydrated = useHydrated()
  const wanted = useSearchParams()[0].get('plan')
  const session = useKnownSession()
  return (
    <div className="mx-auto w-full max-w-5xl px-5 pt-4 pb-16 md:px-6 md:pt-8">
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
      <div className="mt-6 grid items-start gap-4 md:mt-8 md:grid-cols-[6fr_5fr] md:gap-6">
        <OrderSummary />
        {session.state === 'signed-in' ? <ForMember phone={session.user.phone} /> : <ForVisitor />}
      </div>
    </div>
  )
}

function ForVisitor() {
  const { t } = useTranslation('checkout')
  return (
    <NextStep heading={t('closed.heading')} text={t('closed.text')}>
      <LinkButton to={paths.auth({ plan: PLAN.name })} look="primary">
        {t('closed.signIn')}
      </LinkButton>
    </NextStep>
  )
}

function ForMember({ phone }: { phone: string }) {
  const { t } = useTranslation('checkout')
  const { data } = useSubscription(phone)
  if (data?.status === 'active') {
    return (
      <NextStep heading={t('active.heading')} text={t('active.text')}>
        <LinkButton to={paths.studio()} look="primary">
          {t('active.studio')}
        </LinkButton>
      </NextStep>
    )
  }
  return (
    <NextStep heading={t('closed.heading')} text={t('closed.text')}>
      <LinkButton to={paths.account()} look="primary">
        {t('closed.account')}
      </LinkButton>
      <LinkButton to={paths.studio()}>{t('closed.studio')}</LinkButton>
    </NextStep>
  )
}

interface NextStepProps {
  heading: string
  text: string
  children: ReactNode
}

function NextStep({ heading, text, children }: NextStepProps) {
  return (
    <section aria-labelledby="next-step" className="rounded-card bg-surface p-5 shadow-lift md:p-6">
      <h2 id="next-step" className="text-lg">
        {heading}
      </h2>
      <p className="mt-3 text-soft">{text}</p>
      <div className="mt-6 flex flex-col gap-3">{children}</div>
    </section>
  )
}
