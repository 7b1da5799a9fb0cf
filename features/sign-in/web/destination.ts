import { paths } from '#features/paths.ts'

export interface Wish {
  /** The screen that led to sign-in. */
  readonly next: string | undefined
  /** The plan that was asked for. */
  readonly plan: string | undefined
}

export interface Destination {
  readonly to: string
  /** What to say on the way there: the rest of a phrase's key below `success`. */
  readonly notice?: 'pending' | 'active'
}

interface Arrived {
  /** Of the subscription; null without one. */
  readonly status: string | null
  readonly isAdmin: boolean
}

/**
 * Where sign-in leads. Whoever has or had a plan goes on to the screen that they came for, as does an administrator; whoever
 * never had one, or has not paid it, meets the checkout first.
 */
export function destinationOf({ status, isAdmin }: Arrived, { next, plan }: Wish): Destination {
  if (status === 'pending') return { to: checkoutOf({ next, plan }), notice: 'pending' }
  if (status === 'active') return { to: next ?? paths.account(), notice: 'active' }
  const isKnown = status !== null || isAdmin
  return { to: (isKnown ? next : undefined) ?? checkoutOf({ next, plan }) }
}

/** The one that they came for, if they did: it may know where to go back to. */
function checkoutOf({ next, plan }: Wish): string {
  const isMeant = next?.split('?')[0] === paths.checkout()
  return isMeant ? next : paths.checkout({ plan })
}
