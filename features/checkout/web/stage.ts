import type { SavedCheckout } from './saved-checkout.ts'
import { type Plan, resumptionOf, type Unpaid, viewOf, whyUnpaid } from './view-of.ts'

/** The spec's four steps. */
export type Stage =
  | { readonly step: 'details' }
  /** `isFree`: a coupon pays. */
  | { readonly step: 'processing'; readonly isFree: boolean }
  /** `id`: the provider's subscription; null while nobody knows whether there is one. */
  | { readonly step: 'waiting'; readonly id: string | null }
  /** `resumesOn`: a plan goes on that was to end then, and is charged then; `edits`: so many open in one that is new. */
  | {
      readonly step: 'success'
      readonly isFree: boolean
      readonly resumesOn?: string | undefined
      readonly edits?: number | undefined
    }

/**
 * Where the checkout goes on after a reload: the server's plan decides. What was saved only tells that a payment was under
 * way, and so that its end is news. One that still waits is shown beside the way to another one.
 */
export function firstStage(plan: Plan, saved: SavedCheckout | undefined): Stage {
  const wasPaying = saved !== undefined && saved.paymentStep !== 'details'
  const view = viewOf(plan)
  if (view.show === 'owned' && wasPaying) return { step: 'success', isFree: false }
  // nothing else can be begun before it is known what became of this one, which takes a minute or two
  if (view.show === 'pending' && view.id === null) return { step: 'waiting', id: null }
  return { step: 'details' }
}

/** What became of a payment that was awaited when this was left. Of a plan that was to be resumed it would be a guess. */
export function unpaidSince(plan: Plan, saved: SavedCheckout | undefined): Unpaid | undefined {
  return saved?.paymentStep === 'waiting' && resumptionOf(plan) === undefined ? whyUnpaid(plan) : undefined
}
