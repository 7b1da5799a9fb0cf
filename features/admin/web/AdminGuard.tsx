import { type ReactNode, useEffect, useRef, useState } from 'react'
import { SessionUnknown, WaitForSession } from '#features/session/web/index.ts'
import { AdminDenied } from './AdminDenied.tsx'
import { AdminGuardScreens } from './AdminGuardScreens.tsx'
import { useAdminAccess } from './use-admin-access.ts'

/** Shows its children to verified administrators, the gate to unverified ones, and a refusal to everyone else. */
export function AdminGuard({ children }: { children: ReactNode }) {
  const access = useAdminAccess()
  const wasLocked = useRef(false)
  const [hasRunOut, setRunOut] = useState(false)
  if (access.state === 'expired' && !hasRunOut) setRunOut(true)
  if (access.state === 'open' && hasRunOut) setRunOut(false)
  const isLocked = access.state === 'locked' || access.state === 'expired'
  useEffect(() => {
    // scrolls to the top once the panel opens, wherever the gate was scrolled to
    if (access.state === 'open' && wasLocked.current) scrollTo({ top: 0 })
    wasLocked.current = isLocked
  }, [access.state, isLocked])
  if (access.state === 'open') return children
  if (isLocked) return <AdminGuardScreens hasRunOut={hasRunOut} />
  if (access.state === 'denied') return <AdminDenied />
  // the answer is pending, or failed and can be retried
  return access.state === 'unknown' ? <SessionUnknown retry={access.retry} /> : <WaitForSession />
}
