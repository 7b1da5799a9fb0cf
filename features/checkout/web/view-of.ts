import { isOver, type Subscription } from '#features/membership/contract.ts'

export type Plan = Subscription | null

/** What the checkout offers for a given plan, as long as nothing is under way. */
export type View =
  /**
   * `resumesOn`: the day from which an ending plan continues and is charged for the first time; `isGift`: a coupon has paid until
   * then.
   */
  | { readonly show: 'form'; readonly resumesOn: string | undefined; readonly isGift?: true }
  /**
   * A payment waits for its confirmation; `id` is the provider's, null while it is unknown whether the payment has reached it.
   */
  | { readonly show: 'pending'; readonly id: string | null }
  | { readonly show: 'owned' }
  /** The card of a plan failed: another one can be given on the account page. */
  | { readonly show: 'late' }

export function viewOf(plan: Plan): View {
  // the purchase may be for a new plan or for the continuation of an old one
  if (plan?.is_buying) return { show: 'pending', id: null }
  if (plan === null || isOver(plan.status)) return { show: 'form', resumesOn: undefined }
  if (plan.status === 'pending') return { show: 'pending', id: plan.asaas_subscription_id }
  if (plan.status !== 'active') return { show: 'late' }
  const resumesOn = resumptionOf(plan)
  if (resumesOn === undefined) return { show: 'owned' }
  const isGift = plan.coupon_code !== null && plan.asaas_subscription_id === null
  return { show: 'form', resumesOn, ...(isGift && { isGift }) }
}

/** When an ending plan would be charged again if it were bought now. */
export function resumptionOf(plan: Plan): string | undefined {
  const isEnding = plan?.status === 'active' && plan.ends_at !== null && !plan.is_courtesy
  return isEnding ? (plan.ends_at ?? undefined) : undefined
}

/** Why a pending payment will not come; undefined where the plan itself gives the reason. */
export type Unpaid = NonNullable<Subscription['unbegun']>

export function whyUnpaid(plan: Plan): Unpaid | undefined {
  if (viewOf(plan).show !== 'form' || plan?.status === 'refunded') return undefined
  return plan?.unbegun ?? 'unmade'
}
