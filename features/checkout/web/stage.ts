import type { SavedCheckout } from './saved-checkout.ts'
import { type Plan, resumptionOf, type Unpaid, viewOf, whyUnpaid } from './view-of.ts'

/** The spec's four steps. */
export type CheckoutStep =
  | { readonly step: 'details' }
  /** `isFree`: a coupon pays. */
  | { readonly step: 'processing'; readonly isFree: boolean }
  /** `id`: the provider's subscription; null while it is unknown whether there is one. */
  | { readonly step: 'waiting'; readonly id: string | null }
  /** `resumesOn`: the day on which an ending plan continues and is charged; `edits`: how many a new plan opens. */
  | {
      readonly step: 'success'
      readonly isFree: boolean
      readonly resumesOn?: string | undefined
      readonly edits?: number | undefined
    }

/**
 * The step after a reload, decided by the server's plan. The saved state only shows that a payment was under way, so that its end
 * is news. A payment that still waits is shown with the option to start another one.
 */
export function firstStage(plan: Plan, saved: SavedCheckout | undefined): CheckoutStep {
  const wasPaying = saved !== undefined && saved.paymentStep !== 'details'
  const view = viewOf(plan)
  if (view.show === 'owned' && wasPaying) return { step: 'success', isFree: false }
  // nothing else can begin before the outcome of this one is known, which takes a minute or two
  if (view.show === 'pending' && view.id === null) return { step: 'waiting', id: null }
  return { step: 'details' }
}

/**
 * What happened to the payment that was pending when the page was left. Undefined for a plan that was to be resumed, where it
 * would be a guess.
 */
export function unpaidSince(plan: Plan, saved: SavedCheckout | undefined): Unpaid | undefined {
  return saved?.paymentStep === 'waiting' && resumptionOf(plan) === undefined ? whyUnpaid(plan) : undefined
}
