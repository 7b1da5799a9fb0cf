import * as z from 'zod/mini'
import { CARD_ERRORS } from '../error-codes.ts'
import { endpoints, memberText, moment, ok, phoneField } from '../endpoint.ts'
import { PLAN, subscription } from '../membership/contract.ts'
import { cardFields } from '../payments/contract.ts'

/** Whatever is typed: what could be no code is an invalid one, and told as such. */
const typedCode = z.string().check(z.trim(), z.minLength(1), z.maxLength(200))
/** Of the terms that were ticked; whoever names none has bought, and agreed to nothing in words. */
const acceptance = { terms_version: z.optional(memberText(40)) }
const filled = (max: number) => memberText(max).check(z.trim(), z.minLength(1))

export const coupon = z.object({
  code: z.string(),
  name: z.string(),
  /** Reais off each period. */
  discount: z.number(),
  /** How many periods it buys. */
  periods: z.int(),
  /** When they are over, if they begin now. */
  ends_at: moment,
})
export type CouponOffer = z.infer<typeof coupon>

export const checkout = endpoints({
  getOffer: {
    method: 'GET',
    path: '/api/checkout/offer',
    summary: 'What the plan costs by card, and when it would cost again',
    access: 'session',
    query: z.object(phoneField),
    reply: z.object({ offer: z.object({ value: z.number(), renews_at: moment }) }),
    errors: [],
  },
  getCoupon: {
    method: 'GET',
    path: '/api/checkout/coupon',
    summary: 'What a coupon is worth to this member',
    access: 'session',
    query: z.object({ ...phoneField, code: typedCode }),
    reply: z.object({ coupon }),
    errors: ['coupon_invalid', 'coupon_used'],
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
      'terms_unknown',
      'already_subscribed',
      'payment_in_progress',
      'too_many_cards',
      'invalid_document',
      'payments_unavailable',
      ...CARD_ERRORS,
    ],
  },
  /** The spec lists the path; charges are made by subscriptions alone. */
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
      'coupon_invalid',
      'coupon_used',
      'terms_unknown',
      'invalid_document',
      'already_subscribed',
      'payment_in_progress',
      'order_tampered',
    ],
  },
})
