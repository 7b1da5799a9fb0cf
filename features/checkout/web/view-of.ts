import { isOver, type Subscription } from '#features/membership/contract.ts'

export type Plan = Subscription | null

/** What there is to do here for somebody with such a plan, as long as nothing is under way. */
export type View =
  /** `resumesOn`: a plan that ends goes on from then, and is charged then for the first time; `isGift`: a coupon has paid till then. */
  | { readonly show: 'form'; readonly resumesOn: string | undefined; readonly isGift?: true }
  /** A payment waits for its confirmation; `id` is the provider's, null while nobody knows whether the payment has reached it. */
  | { readonly show: 'pending'; readonly id: string | null }
  | { readonly show: 'owned' }
  /** The card of a plan failed: another one is given in the account. */
  | { readonly show: 'late' }

export function viewOf(plan: Plan): View {
  // what is being bought may be a new plan or the rest of an old one
  if (plan?.is_buying) return { show: 'pending', id: null }
  if (plan === null || isOver(plan.status)) return { show: 'form', resumesOn: undefined }
  if (plan.status === 'pending') return { show: 'pending', id: plan.asaas_subscription_id }
  if (plan.status !== 'active') return { show: 'late' }
  const resumesOn = resumptionOf(plan)
  if (resumesOn === undefined) return { show: 'owned' }
  const isGift = plan.coupon_code !== null && plan.asaas_subscription_id === null
  return { show: 'form', resumesOn, ...(isGift && { isGift }) }
}

/** When a plan that is to end would be charged again, were it bought now. */
export function resumptionOf(plan: Plan): string | undefined {
  const isEnding = plan?.status === 'active' && plan.ends_at !== null && !plan.is_courtesy
  return isEnding ? (plan.ends_at ?? undefined) : undefined
}

/** Why a payment that was awaited will not come; undefined where the plan itself says what is the matter. */
export type Unpaid = NonNullable<Subscription['unbegun']>

export function whyUnpaid(plan: Plan): Unpaid | undefined {
  if (viewOf(plan).show !== 'form' || plan?.status === 'refunded') return undefined
  return plan?.unbegun ?? 'unmade'
}
