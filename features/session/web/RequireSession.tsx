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
  /** The screen's first view until it is known who is there. */
  waiting?: ReactNode
}

/** Shows its screen to members; leads everybody else to sign-in, and back here afterwards unless they chose to leave; and whoever deleted the account to the farewell. */
export function RequireSession({ children, waiting }: RequireSessionProps) {
  const { pathname, search } = useLocation()
  const session = useSession()
  // drawn in small steps: a whole screen at once would hold the page up
  const isDrawn = useDeferredValue(session.state === 'signed-in')
  if (session.state === 'signed-in' && isDrawn) {
    return (
      // a tab that slept may go from one member straight to the next, who shall find nothing of what the first was typing
      <MemberContext key={session.user.id} value={session.user}>
        {children}
      </MemberContext>
    )
  }
  if (session.state === 'signed-out') {
    if (session.left === 'deleted') return <Navigate to={paths.sadGoodbye()} replace />
    return <Navigate to={paths.auth({ next: session.left ? undefined : pathname + search })} replace />
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
