import type { Subscription } from './contract.ts'

/** A plan that a card pays, as calls tell it. */
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
