import type * as z from 'zod/mini'
import type { subscription } from '#features/membership/contract.ts'

export type Plan = z.infer<typeof subscription> | null

/** What there is to do here for somebody with such a plan, as long as nothing is under way. */
export type View =
  /** `resumesOn`: a plan that ends goes on from then, and is charged then for the first time; `isGift`: a coupon has paid till then. */
  | { readonly show: 'form'; readonly resumesOn: string | undefined; readonly isGift?: true }
  /** A payment waits for its confirmation; `id` is the provider's. */
  | { readonly show: 'pending'; readonly id: string | null }
  | { readonly show: 'owned' }
  /** The card of a plan failed: another one is given in the account. */
  | { readonly show: 'late' }

const ENDED: ReadonlySet<string> = new Set(['cancelled', 'refunded'])

export function viewOf(plan: Plan): View {
  if (plan === null || ENDED.has(plan.status)) return { show: 'form', resumesOn: undefined }
  if (plan.status === 'pending') return { show: 'pending', id: plan.asaas_subscription_id }
  if (plan.status !== 'active') return { show: 'late' }
  if (plan.ends_at === null || plan.is_courtesy) return { show: 'owned' }
  const isGift = plan.coupon_code !== null && plan.asaas_subscription_id === null
  return { show: 'form', resumesOn: plan.ends_at, ...(isGift && { isGift }) }
}
