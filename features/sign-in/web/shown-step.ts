import type { Session } from '#features/session/web/index.ts'

/** `begin` and `onwards` show nothing and lead away: to the first step, and to where a signed-in member belongs. */
export type ShownStep = 'phone' | 'code' | 'success' | 'begin' | 'onwards'

interface Circumstances {
  /** The step that the address asks for. */
  readonly asked: string | null
  readonly session: Session['state']
  /** A code or a token was accepted on this very page. */
  readonly hasArrived: boolean
  /** A code is on its way to a phone that is known. */
  readonly isPending: boolean
  /** False while the page is as it was prerendered: then the address alone decides. */
  readonly isHydrated: boolean
}

/** The address says where one is; what is known may contradict it. */
export function shownStep({ asked, session, hasArrived, isPending, isHydrated }: Circumstances): ShownStep {
  if (hasArrived) return 'success'
  if (asked === 'success') return isHydrated && session === 'signed-out' ? 'begin' : 'success'
  if (session === 'signed-in') return 'onwards'
  if (asked !== 'otp') return 'phone'
  return isHydrated && !isPending ? 'begin' : 'code'
}
