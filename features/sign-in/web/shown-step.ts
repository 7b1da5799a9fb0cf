import type { Session } from '#features/session/web/index.ts'

/** `begin` and `onwards` render nothing and redirect: to the first step, and to the signed-in member's page. */
export type ShownStep = 'phone' | 'code' | 'success' | 'begin' | 'onwards'

interface Context {
  /** The step in the address. */
  readonly asked: string | null
  readonly session: Session['state']
  /** A code or a token was accepted on this page. */
  readonly hasArrived: boolean
  /** A code was sent to a known phone. */
  readonly isPending: boolean
  /** False while the page is as prerendered: then only the address decides. */
  readonly isHydrated: boolean
}

/** Corrects the step in the address by what is known. */
export function shownStep({ asked, session, hasArrived, isPending, isHydrated }: Context): ShownStep {
  if (hasArrived) return 'success'
  if (asked === 'success') return isHydrated && session === 'signed-out' ? 'begin' : 'success'
  if (session === 'signed-in') return 'onwards'
  if (asked !== 'otp') return 'phone'
  return isHydrated && !isPending ? 'begin' : 'code'
}
