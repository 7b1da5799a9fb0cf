import type { SavedCheckout } from './saved-checkout.ts'
import { type Plan, viewOf } from './view-of.ts'

/** The spec's four steps. */
export type Stage =
  | { readonly step: 'details' }
  | { readonly step: 'processing' }
  /** `id`: the provider's subscription; null while only the server knows it. */
  | { readonly step: 'waiting'; readonly id: string | null }
  /** `resumesOn`: a plan goes on that was to end then, and is charged then. */
  | { readonly step: 'success'; readonly resumesOn?: string | undefined }

/**
 * Where the checkout goes on after a reload: the server's plan decides. What was saved only tells that a payment was under
 * way, and so that its end is news. One that still waits is shown beside the way to another one.
 */
export function firstStage(plan: Plan, saved: SavedCheckout | undefined): Stage {
  const wasPaying = saved !== undefined && saved.paymentStep !== 'details'
  const view = viewOf(plan)
  if (view.show === 'owned' && wasPaying) return { step: 'success' }
  // without the provider's id the purchase is seconds old: nothing else can be begun before it is known
  if (view.show === 'pending' && view.id === null) return { step: 'waiting', id: null }
  return { step: 'details' }
}
