import type { Subscription } from '#features/membership/contract.ts'
import type { RefundStatus } from '../contract.ts'

/**
 * The plan's condition as shown to the member. Finer than its status: an active plan may be a courtesy, paid by a coupon, or
 * about to end; a suspended one needs a payment unless a payment is disputed or an administrator holds it.
 */
export type PlanCondition =
  | 'none'
  | 'pending'
  | 'checking'
  | 'active'
  | 'courtesy'
  | 'coupon'
  | 'ending'
  | 'overdue'
  | 'suspended'
  | 'held'
  | 'disputed'
  | 'ended'
  | 'cancelled'
  | NonNullable<Subscription['unbegun']>
  | 'returning'
  | 'unreturned'
  | 'refunded'

/** @param refund of its money: a plan is over as soon as the refund is requested, while the refund takes its own time */
export function conditionOf(subscription: Subscription | null, refund?: RefundStatus): PlanCondition {
  if (subscription === null) return 'none'
  return subscription.is_held ? 'held' : CONDITION_OF_STATUS[subscription.status](subscription, refund)
}

type Decide = (subscription: Subscription, refund: RefundStatus | undefined) => PlanCondition

const CONDITION_OF_STATUS: Readonly<Record<Subscription['status'], Decide>> = {
  pending: ({ is_buying }) => (is_buying ? 'checking' : 'pending'),
  active: conditionOfActive,
  overdue: () => 'overdue',
  // an unpaid plan still waits for its charge; one with a disputed payment does not
  suspended: ({ renews_at }) => (renews_at === null ? 'disputed' : 'suspended'),
  cancelled: conditionOfCancelled,
  refunded: (_, refund = 'completed') => CONDITION_OF_REFUND[refund],
}

const CONDITION_OF_REFUND = {
  pending: 'returning',
  processing: 'returning',
  completed: 'refunded',
  failed: 'unreturned',
} as const satisfies Record<RefundStatus, PlanCondition>

function conditionOfCancelled(subscription: Subscription): PlanCondition {
  if (subscription.unbegun !== null) return subscription.unbegun
  // a coupon's plan ends without a cancellation
  return isOfCoupon(subscription) ? 'ended' : 'cancelled'
}

function isOfCoupon({ coupon_code, asaas_subscription_id }: Subscription): boolean {
  return coupon_code !== null && asaas_subscription_id === null
}

function conditionOfActive(subscription: Subscription): PlanCondition {
  if (subscription.is_courtesy) return 'courtesy'
  if (subscription.ends_at === null) return 'active'
  return isOfCoupon(subscription) ? 'coupon' : 'ending'
}

/** What the page offers in a condition. */
export interface PlanActionSet {
  readonly badge: 'plain' | 'accent' | 'good' | 'danger'
  /** The purpose of the checkout link. */
  readonly checkout?: 'subscribe' | 'seePayment' | 'payByCard' | 'resume' | 'subscribeAgain' | 'tryAgain' | 'otherCard'
  /** Charges are still to come, so the plan can be cancelled and its card replaced. */
  readonly isCharging: boolean
  /** The due charge needs another card. */
  readonly wantsCard?: true
}

export const PLAN_ACTIONS: Readonly<Record<PlanCondition, PlanActionSet>> = {
  none: { badge: 'plain', checkout: 'subscribe', isCharging: false },
  pending: { badge: 'accent', checkout: 'seePayment', isCharging: false },
  checking: { badge: 'accent', checkout: 'seePayment', isCharging: false },
  active: { badge: 'good', isCharging: true },
  courtesy: { badge: 'good', isCharging: false },
  coupon: { badge: 'good', checkout: 'payByCard', isCharging: false },
  ending: { badge: 'plain', checkout: 'resume', isCharging: false },
  overdue: { badge: 'danger', isCharging: true, wantsCard: true },
  suspended: { badge: 'danger', isCharging: true, wantsCard: true },
  held: { badge: 'danger', isCharging: true },
  disputed: { badge: 'danger', isCharging: true },
  ended: { badge: 'plain', checkout: 'subscribeAgain', isCharging: false },
  cancelled: { badge: 'plain', checkout: 'subscribeAgain', isCharging: false },
  unmade: { badge: 'plain', checkout: 'tryAgain', isCharging: false },
  withdrawn: { badge: 'plain', checkout: 'subscribe', isCharging: false },
  unconfirmed: { badge: 'plain', checkout: 'otherCard', isCharging: false },
  returning: { badge: 'accent', checkout: 'subscribeAgain', isCharging: false },
  unreturned: { badge: 'danger', checkout: 'subscribeAgain', isCharging: false },
  refunded: { badge: 'plain', checkout: 'subscribeAgain', isCharging: false },
}
