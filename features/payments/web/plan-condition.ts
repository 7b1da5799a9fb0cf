import type { Subscription } from '#features/membership/contract.ts'
import type { RefundStatus } from '../contract.ts'

/**
 * What a member is told of their plan. Finer than its status: an active plan may be a gift, paid by a coupon, or about to end,
 * and a suspended one wants money unless a payment is being disputed, or an administrator holds it.
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

/** @param refund of its money: a plan is over as soon as that is asked back, and the money goes its own way */
export function conditionOf(subscription: Subscription | null, refund?: RefundStatus): PlanCondition {
  if (subscription === null) return 'none'
  return subscription.is_held ? 'held' : CONDITION_OF_STATUS[subscription.status](subscription, refund)
}

type Judge = (subscription: Subscription, refund: RefundStatus | undefined) => PlanCondition

const CONDITION_OF_STATUS: Readonly<Record<Subscription['status'], Judge>> = {
  pending: ({ is_buying }) => (is_buying ? 'checking' : 'pending'),
  active: conditionOfActive,
  overdue: () => 'overdue',
  // a plan that nobody pays still waits for its charge; one whose payment is disputed waits for nothing
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
  // nobody called off what a coupon had paid for
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

/** The ways on from a condition: what the page offers. */
export interface WaysOn {
  readonly badge: 'plain' | 'accent' | 'good' | 'danger'
  /** What the checkout is for from here. */
  readonly checkout?: 'subscribe' | 'seePayment' | 'payByCard' | 'resume' | 'subscribeAgain' | 'tryAgain' | 'otherCard'
  /** Charges are still to come, so there is something to cancel, and a card to replace. */
  readonly isCharging: boolean
  /** The charge that is due waits for another card. */
  readonly wantsCard?: true
}

export const WAYS_ON: Readonly<Record<PlanCondition, WaysOn>> = {
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
