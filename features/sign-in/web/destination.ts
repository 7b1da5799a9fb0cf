import { paths } from '#features/paths.ts'

export interface SignInTarget {
  /** The page from which the visitor came to sign-in. */
  readonly next: string | undefined
  /** The chosen plan. */
  readonly plan: string | undefined
}

export interface Destination {
  readonly to: string
  /** The notice to show: the rest of a phrase's key below `success`. */
  readonly notice?: 'pending' | 'active'
}

interface Arrived {
  /** Status of the subscription; null without one. */
  readonly status: string | null
  readonly isAdmin: boolean
}

/**
 * Where sign-in leads. A member who has or had a plan, and an administrator, continue to the page they came from; a member who
 * never had a plan, or has not paid it, goes to the checkout first, unless they came to try a photo in the studio.
 */
export function destinationOf({ status, isAdmin }: Arrived, { next, plan }: SignInTarget): Destination {
  if (status === 'pending') return { to: checkoutOf({ next, plan }), notice: 'pending' }
  if (status === 'active') return { to: next ?? paths.account(), notice: 'active' }
  const mayGoOn = status !== null || isAdmin || isTrying({ next, plan })
  return { to: (mayGoOn ? next : undefined) ?? checkoutOf({ next, plan }) }
}

/** The studio is open without a plan, since each phone has one photo to try. Who chose a plan wants to pay it. */
function isTrying({ next, plan }: SignInTarget): boolean {
  return plan === undefined && pathOf(next) === paths.studio()
}

const pathOf = (address: string | undefined) => address?.split('?')[0]

/** The checkout address they came from, if any, because it may name where to return to. */
function checkoutOf({ next, plan }: SignInTarget): string {
  return next !== undefined && pathOf(next) === paths.checkout() ? next : paths.checkout({ plan })
}
