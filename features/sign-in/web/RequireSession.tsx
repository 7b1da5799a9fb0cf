import { useDeferredValue, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Navigate, useLocation } from 'react-router'
import { Button } from '#ui/Button.tsx'
import { EmptyState } from '#ui/EmptyState.tsx'
import { Spinner } from '#ui/Spinner.tsx'
import { paths } from '#features/paths.ts'
import { MemberContext } from './member.ts'
import { useSession } from './use-session.ts'

/** Shows its screen to members; leads everybody else to sign-in, and back here afterwards unless they chose to leave; and whoever deleted the account to the farewell. */
export function RequireSession({ children }: { children: ReactNode }) {
  const { t } = useTranslation()
  const { pathname, search } = useLocation()
  const session = useSession()
  // drawn in small steps: a whole screen at once would hold the page up
  const isDrawn = useDeferredValue(session.state === 'signed-in')
  if (session.state === 'signed-in' && isDrawn) return <MemberContext value={session.user}>{children}</MemberContext>
  if (session.state === 'signed-out') {
    if (session.left === 'deleted') return <Navigate to={paths.sadGoodbye()} replace />
    return <Navigate to={paths.auth({ next: session.left ? undefined : pathname + search })} replace />
  }
  if (session.state === 'unknown') {
    return (
      <EmptyState
        isWholeScreen
        title={t('errors.sessionUnknown')}
        action={<Button onClick={session.retry}>{t('tryAgain')}</Button>}
      />
    )
  }
  return (
    <div className="grid min-h-[60dvh] place-items-center text-faint">
      <Spinner label={t('loading')} className="size-8" />
    </div>
  )
}
