import type { Subscription } from './contract.ts'

/** A plan paid by card, in the shape of the calls. */
export const A_PLAN: Subscription = {
  status: 'active',
  asaas_subscription_id: 'sub_1',
  coupon_code: null,
  is_courtesy: false,
  renews_at: null,
  ends_at: null,
  is_held: false,
  is_buying: false,
  unbegun: null,
}
