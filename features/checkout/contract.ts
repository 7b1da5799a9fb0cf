import * as z from 'zod/mini'
import { CARD_ERRORS } from '../error-codes.ts'
import { endpoints, id, memberLine, memberText, moment, ok, phoneField } from '../endpoint.ts'
import { subscription } from '../membership/contract.ts'
import { PLAN } from '../plan.ts'
import { cardFields } from '../payments/contract.ts'

/** Any typed text: a text that cannot be a code gets the same refusal as an invalid code. */
const typedCode = z.string().check(z.trim(), z.minLength(1), z.maxLength(200))
/** The version of the accepted terms; without one, no acceptance is recorded. */
const acceptance = { terms_version: z.optional(memberText(40)) }
const filled = (max: number) => memberLine(max).check(z.minLength(1))

export const coupon = z.object({
  code: z.string(),
  name: z.string(),
  /** Reais off each period. */
  discount: z.number(),
  /** How many periods it buys. */
  periods: z.int(),
  /** The end of those periods, if they begin now. */
  ends_at: moment,
})
export type CouponOffer = z.infer<typeof coupon>

const offer = z.object({
  value: z.number(),
  renews_at: moment,
  /** Edits in the first period: fewer than usual while a refunded month would still run. */
  edits: z.int(),
})
export type Offer = z.infer<typeof offer>

/** The current state of a coupon; only `on` opens a plan. */
export const COUPON_STATES = ['on', 'off', 'expired', 'used_up'] as const
export type CouponState = (typeof COUPON_STATES)[number]

/** More than one person ever gives away by hand. */
export const COUPON_LIMIT_MAX = 1_000_000
export const COUPON_PERIODS_MAX = 12
/** Lines in one page of redemptions. */
export const REDEMPTIONS_PAGE = 20

const adminCoupon = z.object({
  code: z.string(),
  name: z.string(),
  discount: z.number(),
  periods: z.int(),
  state: z.enum(COUPON_STATES),
  /** The administrator's switch; an expired or used-up coupon may be on and still open nothing. */
  is_on: z.boolean(),
  expires_at: z.nullable(moment),
  max_redemptions: z.nullable(z.int()),
  redemptions: z.int(),
  created_at: moment,
})
export type AdminCoupon = z.infer<typeof adminCoupon>

const redeemer = z.object({
  id,
  user: z.object({ id, name: z.nullable(z.string()), phone: z.nullable(z.string()) }),
  created_at: moment,
})
export type Redeemer = z.infer<typeof redeemer>

/** Letters, digits and dashes, as printed and typed; stored in upper case. */
const newCode = memberText(32).check(
  z.trim(),
  z.regex(/^[A-Za-z0-9](?:[A-Za-z0-9-]*[A-Za-z0-9])?$/),
  z.minLength(3),
  z.toUpperCase(),
)
const limit = z.nullable(z.int().check(z.minimum(0), z.maximum(COUPON_LIMIT_MAX)))
const byCode = z.object({ code: memberText(200) })

export const checkout = endpoints({
  getOffer: {
    method: 'GET',
    path: '/api/checkout/offer',
    summary: 'What the plan costs by card, when it would cost again, and how many edits it begins with',
    access: 'session',
    query: z.object(phoneField),
    reply: z.object({ offer }),
    errors: ['plan_held'],
  },
  getCoupon: {
    method: 'GET',
    path: '/api/checkout/coupon',
    summary: 'What a coupon is worth to this member',
    access: 'session',
    query: z.object({ ...phoneField, code: typedCode }),
    reply: z.object({ coupon }),
    errors: ['plan_held', 'coupon_invalid', 'coupon_used'],
  },
  saveCustomer: {
    method: 'POST',
    path: '/api/asaas/customers',
    summary: 'Who pays: saved with us first, then at the provider',
    access: 'session',
    needsPhone: true,
    body: z.object({
      ...phoneField,
      name: filled(160).check(z.regex(/^\P{Cc}*$/u)),
      email: memberText(320),
      cpfCnpj: memberText(40),
    }),
    reply: z.object({ id: z.string() }),
    errors: ['invalid_email', 'invalid_document', 'payments_unavailable', ...CARD_ERRORS],
  },
  subscribe: {
    method: 'POST',
    path: '/api/asaas/subscriptions',
    summary: 'Buys the plan by card; asked twice, it is bought once',
    access: 'session',
    body: z.object({
      ...phoneField,
      customer: filled(80),
      billingType: z.literal(PLAN.billingType),
      value: z.number(),
      nextDueDate: z.optional(memberText(40)),
      cycle: z.literal(PLAN.cycle),
      description: z.optional(memberText(500)),
      ...cardFields,
      ...acceptance,
    }),
    reply: z.object({ id: z.string() }),
    errors: [
      'order_tampered',
      'plan_held',
      'terms_unknown',
      'already_subscribed',
      'payment_in_progress',
      'too_many_cards',
      'invalid_document',
      'payments_unavailable',
      ...CARD_ERRORS,
    ],
  },
  /** The spec lists this path; charges are only made by subscriptions. */
  createPayment: {
    method: 'POST',
    path: '/api/asaas/payments',
    summary: 'Refuses: every charge belongs to a subscription',
    access: 'session',
    body: z.looseObject(phoneField),
    reply: ok,
    errors: ['order_tampered'],
  },
  recordSubscription: {
    method: 'POST',
    path: '/api/user/subscription',
    summary: 'Opens the plan by a coupon, or acknowledges a subscription that waits for its payment',
    access: 'session',
    needsPhone: true,
    body: z.discriminatedUnion('status', [
      z.object({ status: z.literal('active'), ...phoneField, coupon_code: typedCode, ...acceptance }),
      z.object({ status: z.literal('pending'), ...phoneField, asaas_subscription_id: filled(80) }),
    ]),
    reply: z.object({ subscription }),
    errors: [
      'plan_held',
      'coupon_invalid',
      'coupon_used',
      'terms_unknown',
      'invalid_document',
      'already_subscribed',
      'payment_in_progress',
      'order_tampered',
    ],
  },
  listCoupons: {
    method: 'GET',
    path: '/api/admin/coupons',
    summary: 'Every coupon with how often it was redeemed, the newest first',
    access: 'admin',
    query: z.object(phoneField),
    reply: z.object({ coupons: z.array(adminCoupon) }),
    errors: [],
  },
  createCoupon: {
    method: 'POST',
    path: '/api/admin/coupons',
    summary: 'A new coupon; it is worth the whole price of its periods',
    access: 'admin',
    needsPhone: true,
    body: z.object({
      ...phoneField,
      code: newCode,
      name: filled(80),
      /** One, unless given. */
      periods: z.optional(z.int().check(z.minimum(1), z.maximum(COUPON_PERIODS_MAX))),
      max_redemptions: z.optional(limit),
      expires_at: z.optional(z.nullable(moment)),
    }),
    status: 201,
    reply: z.object({ coupon: adminCoupon }),
    errors: ['coupon_exists', 'coupon_expiry_past'],
  },
  changeCoupon: {
    method: 'PATCH',
    path: '/api/admin/coupons/:code',
    summary: 'Switches a coupon, limits it or lets it expire; what is left out stays as it is',
    access: 'admin',
    needsPhone: true,
    params: byCode,
    body: z.object({
      ...phoneField,
      is_on: z.optional(z.boolean()),
      max_redemptions: z.optional(limit),
      /** Null means never. */
      expires_at: z.optional(z.nullable(moment)),
    }),
    reply: z.object({ coupon: adminCoupon }),
    errors: ['not_found', 'coupon_limit_low', 'coupon_expiry_past'],
  },
  listCouponRedemptions: {
    method: 'GET',
    path: '/api/admin/coupons/:code/redemptions',
    summary: 'Who redeemed a coupon and when, newest first; the look is in the activity log',
    access: 'admin',
    params: byCode,
    query: z.object({ ...phoneField, after: z.optional(memberText(100)) }),
    reply: z.object({ redemptions: z.array(redeemer), next: z.optional(z.string()) }),
    errors: ['not_found'],
  },
})
