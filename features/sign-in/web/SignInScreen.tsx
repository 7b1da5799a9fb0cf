import { ArrowLeft } from 'lucide-react'
import { useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, Navigate, useNavigate, useSearchParams } from 'react-router'
import { paths, sameSitePath } from '#features/paths.ts'
import { buttonClass } from '#ui/Button.tsx'
import { useHydrated } from '#ui/use-hydrated.ts'
import { CodeStep } from './CodeStep.tsx'
import { usePendingSignIn } from './pending-sign-in.ts'
import { PhoneStep } from './PhoneStep.tsx'
import { Poster } from './Poster.tsx'
import { SuccessStep } from './SuccessStep.tsx'
import { useKnownSession } from './use-session.ts'

/** Phone, code, in. Where one is stands in the address, so that reload and back work. */
export function SignInScreen() {
  const { t } = useTranslation('signIn')
  return (
    <div className="grid flex-1 lg:grid-cols-[minmax(30rem,5fr)_6fr]">
      <div className="mx-auto flex w-full max-w-md flex-col px-5 pt-4 pb-16 lg:justify-center lg:px-8 lg:pt-0 xl:px-0">
        <Link
          to={paths.home()}
          reloadDocument
          className={`${buttonClass({ look: 'quiet', size: 'small' })} mb-8 -ml-3.5 self-start text-soft lg:mb-12`}
        >
          <ArrowLeft className="size-4.5" aria-hidden="true" />
          {t('backHome')}
        </Link>
        <Steps />
      </div>
      <Poster />
    </div>
  )
}

function Steps() {
  const [search] = useSearchParams()
  const navigate = useNavigate()
  const isHydrated = useHydrated()
  const pending = usePendingSignIn()
  const session = useKnownSession()
  const [hasEntered, setEntered] = useState(false)
  const kept = { next: sameSitePath(search.get('next')), plan: search.get('plan') ?? undefined }
  const onwards = kept.next ?? paths.studio()

  if (hasEntered)
    return (
      <Arriving>
        <SuccessStep to={onwards} />
      </Arriving>
    )
  if (session.state === 'signed-in') return <Navigate to={onwards} replace />
  if (search.get('step') !== 'otp') {
    return <PhoneStep phone={pending?.phone} onSent={() => void navigate(paths.auth({ ...kept, step: 'otp' }))} />
  }
  if (isHydrated && !pending) return <Navigate to={paths.auth(kept)} replace />
  return (
    <Arriving>
      <CodeStep pending={pending} phoneStep={paths.auth(kept)} onEntered={() => setEntered(true)} />
    </Arriving>
  )
}

/** A step that follows another slides in; the first one is simply there. */
function Arriving({ children }: { children: ReactNode }) {
  return <div className="animate-rise">{children}</div>
}
