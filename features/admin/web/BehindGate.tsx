import { type ReactNode, useEffect, useRef, useState } from 'react'
import { SessionUnknown, WaitForSession } from '#features/session/web/index.ts'
import { AdminDenied } from './AdminDenied.tsx'
import { AdminGate } from './AdminGate.tsx'
import { useAdminAccess } from './use-admin-access.ts'

/** Its children for those who have proved to be administrators, the gate for those who can, a closed door for the rest. */
export function BehindGate({ children }: { children: ReactNode }) {
  const access = useAdminAccess()
  const wasLocked = useRef(false)
  const [hasRunOut, setRunOut] = useState(false)
  if (access.state === 'expired' && !hasRunOut) setRunOut(true)
  if (access.state === 'open' && hasRunOut) setRunOut(false)
  const isLocked = access.state === 'locked' || access.state === 'expired'
  useEffect(() => {
    // what is behind the gate begins at its top, however far down the gate was
    if (access.state === 'open' && wasLocked.current) scrollTo({ top: 0 })
    wasLocked.current = isLocked
  }, [access.state, isLocked])
  if (access.state === 'open') return children
  if (isLocked) return <AdminGate hasRunOut={hasRunOut} />
  if (access.state === 'denied') return <AdminDenied />
  // the answer is on its way, or did not come: then it can be asked for again
  return access.state === 'unknown' ? <SessionUnknown retry={access.retry} /> : <WaitForSession />
}
