import { useDeferredValue, type ReactNode } from 'react'
import { Navigate, useLocation } from 'react-router'
import { paths } from '#features/paths.ts'
import { namesView } from '#phrases/shape.ts'
import { MemberContext } from './member.ts'
import { NeedsScript } from './NeedsScript.tsx'
import { SessionUnknown } from './SessionUnknown.tsx'
import { WaitForSession } from './WaitForSession.tsx'
import { useSession } from './use-session.ts'

interface RequireSessionProps {
  children: ReactNode
  /** Shown until the session is loaded. */
  waiting?: ReactNode
}

/**
 * Shows its screen to members. Sends visitors to sign-in, and back here afterwards unless they signed out themselves; sends those
 * who deleted their account to the goodbye page.
 */
export function RequireSession({ children, waiting }: RequireSessionProps) {
  const { pathname, search } = useLocation()
  const session = useSession()
  // deferred, because rendering the whole screen at once would block the page
  const isDrawn = useDeferredValue(session.state === 'signed-in')
  if (session.state === 'signed-in' && isDrawn) {
    return (
      // the member can change without a sign-out in this tab; the key discards what the previous one was typing
      <MemberContext key={session.user.id} value={session.user}>
        {children}
      </MemberContext>
    )
  }
  if (session.state === 'signed-out') {
    if (session.reason === 'deleted') return <Navigate to={paths.sadGoodbye()} replace />
    return <Navigate to={paths.auth({ next: session.reason === 'signed-out' ? undefined : pathname + search })} replace />
  }
  if (session.state === 'unknown') return <SessionUnknown retry={session.retry} />
  if (!waiting || namesView(new URLSearchParams(search))) return <WaitForSession />
  return (
    <>
      <div className="noscript:p-4">
        <NeedsScript />
      </div>
      {waiting}
    </>
  )
}
