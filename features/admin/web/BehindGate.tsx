import { type ReactNode, useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '#ui/Button.tsx'
import { EmptyState } from '#ui/EmptyState.tsx'
import { Spinner } from '#ui/Spinner.tsx'
import { AdminDenied } from './AdminDenied.tsx'
import { AdminGate } from './AdminGate.tsx'
import { useAdminAccess } from './use-admin-access.ts'

/** Its children for those who have proved to be administrators, the gate for those who can, a closed door for the rest. */
export function BehindGate({ children }: { children: ReactNode }) {
  const access = useAdminAccess()
  const wasLocked = useRef(false)
  useEffect(() => {
    // what is behind the gate begins at its top, however far down the gate was
    if (access.state === 'open' && wasLocked.current) scrollTo({ top: 0 })
    wasLocked.current = access.state === 'locked'
  }, [access.state])
  if (access.state === 'open') return children
  if (access.state === 'locked') return <AdminGate />
  if (access.state === 'denied') return <AdminDenied />
  return <Undecided retry={access.state === 'unknown' ? access.retry : undefined} />
}

/** The answer is on its way, or did not come: then it can be asked for again. */
function Undecided({ retry }: { retry: (() => void) | undefined }) {
  const { t } = useTranslation()
  if (retry) {
    return (
      <EmptyState isWholeScreen title={t('errors.sessionUnknown')} action={<Button onClick={retry}>{t('tryAgain')}</Button>} />
    )
  }
  return (
    <div className="grid min-h-[60dvh] place-items-center text-faint">
      <Spinner label={t('loading')} className="size-8" />
    </div>
  )
}
