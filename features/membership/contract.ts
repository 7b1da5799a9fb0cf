import * as z from 'zod/mini'
import { endpoints, moment, phoneField } from '../endpoint.ts'

/** The one plan. The price lives on the server; the browser shows this and may send it back, never set it. */
export const PLAN = { name: 'MONTHLY', valueInCents: 3790, cycle: 'MONTHLY', billingType: 'CREDIT_CARD' } as const

/** Edits of one period. */
export const PHOTOS_LIMIT = 12
/** From this many left downwards, every surface warns. */
export const WARN_AT_REMAINING = 5

/** For so many days a renewal that was not paid leaves what was left of the old period (product rule). */
export const GRACE_DAYS = 3

/** A plan that is alive has its place: a second one is refused. */
export const LIVE_STATES = ['pending', 'active', 'overdue', 'suspended'] as const
/** One that is over makes room for a new one. */
export const OVER_STATES = ['cancelled', 'refunded'] as const
export const SUBSCRIPTION_STATES = [...LIVE_STATES, ...OVER_STATES] as const

export function isOver(state: string): boolean {
  return OVER_STATES.some((over) => over === state)
}

/** `unmade`: the provider has nothing of the payment; `withdrawn`: the member called it off; `unconfirmed`: the money never came. */
const UNBEGUN = ['unmade', 'withdrawn', 'unconfirmed'] as const

export const subscription = z.object({
  status: z.enum(SUBSCRIPTION_STATES),
  asaas_subscription_id: z.nullable(z.string()),
  coupon_code: z.nullable(z.string()),
  /** The plan without a card, given by configuration. */
  is_courtesy: z.boolean(),
  /** When the next charge is taken. */
  renews_at: z.nullable(moment),
  /** When the access of a cancelled plan ends, or a coupon's. */
  ends_at: z.nullable(moment),
  /** An administrator has stopped the edits of this plan. */
  is_held: z.boolean(),
  /** A card was sent, and what became of it is being found out. */
  is_buying: z.boolean(),
  /** Why a plan is over that never began, and for which nothing was charged; null for every other one. */
  unbegun: z.nullable(z.enum(UNBEGUN)),
})

export type Subscription = z.infer<typeof subscription>

/** A payment was begun, and what becomes of it is not known yet. */
export function isUndecided(plan: Subscription | null | undefined): boolean {
  return plan?.is_buying === true || plan?.status === 'pending'
}

/** `photosUsed` counts what is spent and what running edits hold, so that used + remaining is always the limit. */
export const photoLimit = z.object({
  hasActiveSubscription: z.boolean(),
  photosUsed: z.int(),
  photosLimit: z.int(),
  photosRemaining: z.int(),
  resetDate: z.nullable(moment),
  subscription: z.nullable(subscription),
})
export type PhotoLimit = z.infer<typeof photoLimit>

export const membership = endpoints({
  getPhotoLimit: {
    method: 'GET',
    path: '/api/user/photo-limit',
    summary: 'How many edits are used and left',
    access: 'session',
    needsPhone: true,
    query: z.object(phoneField),
    reply: photoLimit,
    errors: [],
  },
  getSubscription: {
    method: 'GET',
    path: '/api/user/subscription',
    summary: "The member's subscription",
    access: 'session',
    needsPhone: true,
    query: z.object(phoneField),
    reply: z.object({ subscription: z.nullable(subscription) }),
    errors: [],
  },
})
