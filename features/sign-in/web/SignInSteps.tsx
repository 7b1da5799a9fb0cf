import { Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Navigate, useNavigate, useSearchParams } from 'react-router'
import { useSubscription } from '#features/membership/web/index.ts'
import { paths, sameSitePath } from '#features/paths.ts'
import { Alert } from '#ui/Alert.tsx'
import { Spinner } from '#ui/Spinner.tsx'
import { useHydrated } from '#ui/use-hydrated.ts'
import type { User } from '../contract.ts'
import { CodeStep } from './code-step.ts'
import { destinationOf, type SignInTarget } from './destination.ts'
import { deletePending, usePendingSignIn } from './pending-sign-in.ts'
import { PhoneStep } from './PhoneStep.tsx'
import { shownStep } from './shown-step.ts'
import { SuccessStep, TokenSuccessStep, Welcome } from './SuccessStep.tsx'
import { useKnownSession } from '#features/session/web/index.ts'

/** For the prerendered page, which is the same for all visitors. */
const NO_WISH: SignInTarget = { next: undefined, plan: undefined }

function readWish(search: URLSearchParams): SignInTarget {
  return { next: sameSitePath(search.get('next')), plan: search.get('plan') ?? undefined }
}

/** The sign-in steps. The current step is in the address, so that reload, back and a second tab work. */
export function SignInSteps() {
  const [search] = useSearchParams()
  const navigate = useNavigate()
  const pending = usePendingSignIn()
  const session = useKnownSession()
  const [arrivedBy, setArrivedBy] = useState<'code' | 'token'>()
  const isHydrated = useHydrated()
  const wish = isHydrated ? readWish(search) : NO_WISH
  const member = session.state === 'signed-in' ? session.user : undefined
  const step = shownStep({
    asked: search.get('step'),
    session: session.state,
    hasArrived: arrivedBy !== undefined,
    isPending: pending !== undefined,
    isHydrated,
  })

  function enter(by: 'code' | 'token') {
    setArrivedBy(by)
    deletePending()
    void navigate(paths.auth({ ...wish, step: 'success' }), { replace: true })
  }

  if (step === 'begin') return <Navigate to={paths.auth(wish)} replace />
  if (step === 'onwards') return <Onwards member={member} wish={wish} />
  if (step === 'success') return <Success member={member} wish={wish} isByToken={arrivedBy === 'token'} />
  if (step === 'code') {
    return (
      <Suspense fallback={<Waiting />}>
        <CodeStep pending={pending} phoneStep={paths.auth(wish)} onEntered={() => enter('code')} />
      </Suspense>
    )
  }
  return (
    <>
      {session.state === 'signed-out' && session.reason === 'ended' && <SessionEnded hasReturn={wish.next !== undefined} />}
      <PhoneStep
        phone={pending?.phone}
        hasChosenPlan={wish.plan !== undefined}
        onSent={() => void navigate(paths.auth({ ...wish, step: 'otp' }))}
        onTokenAccepted={() => enter('token')}
      />
    </>
  )
}

/** Why a member who was in the middle of something is asked to sign in, and that they return to it. */
function SessionEnded({ hasReturn }: { hasReturn: boolean }) {
  const { t } = useTranslation('signIn')
  return (
    <Alert className="mb-8">
      <p className="font-semibold">{t('ended.heading')}</p>
      {hasReturn && <p className="mt-1">{t('ended.text')}</p>}
    </Alert>
  )
}

interface KnownMember {
  /** Undefined until the session is loaded, as in the prerendered page. */
  member: User | undefined
  wish: SignInTarget
}

function Success({ member, wish, isByToken }: KnownMember & { isByToken: boolean }) {
  const { t } = useTranslation('signIn')
  if (isByToken) return <TokenSuccessStep />
  return member === undefined ? <Welcome text={t('success.text')} /> : <SuccessStep member={member} wish={wish} />
}

/** Redirects a member who is already signed in. */
function Onwards({ member, wish }: KnownMember) {
  const { data, isError } = useSubscription(member?.phone)
  if (member && data !== undefined) {
    const { to } = destinationOf({ status: data?.status ?? null, isAdmin: member.is_admin }, wish)
    return <Navigate to={to} replace />
  }
  if (isError) return <Navigate to={wish.next ?? paths.account()} replace />
  return <Waiting />
}

function Waiting() {
  const { t } = useTranslation()
  return (
    <div className="grid min-h-80 place-items-center text-faint">
      <Spinner label={t('loading')} className="size-8" />
    </div>
  )
}
