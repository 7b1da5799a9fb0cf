import * as z from 'zod/mini'
import { endpoints, moment, phoneField } from '../endpoint.ts'

/** With this many edits left or fewer, every surface warns. */
export const WARN_AT_REMAINING = 5

/** After an unpaid renewal, the rest of the old period stays usable for this many days (product rule). */
export const GRACE_DAYS = 3

/** States of a live plan; a second live plan is refused. */
export const LIVE_STATES = ['pending', 'active', 'overdue', 'suspended'] as const
/** States of a plan that has ended; a new one may follow. */
export const OVER_STATES = ['cancelled', 'refunded'] as const
export const SUBSCRIPTION_STATES = [...LIVE_STATES, ...OVER_STATES] as const

export function isOver(state: string): boolean {
  return OVER_STATES.some((over) => over === state)
}

/**
 * `unmade`: the provider has no record of the payment; `withdrawn`: the member cancelled it; `unconfirmed`: the money never came.
 */
const NEVER_STARTED = ['unmade', 'withdrawn', 'unconfirmed'] as const

export const subscription = z.object({
  status: z.enum(SUBSCRIPTION_STATES),
  asaas_subscription_id: z.nullable(z.string()),
  coupon_code: z.nullable(z.string()),
  /** The plan given by configuration, without a card. */
  is_courtesy: z.boolean(),
  /** When the next charge is taken. */
  renews_at: z.nullable(moment),
  /** When the access of a cancelled plan or a coupon ends. */
  ends_at: z.nullable(moment),
  /** An administrator has stopped the edits of this plan. */
  is_held: z.boolean(),
  /** A card was sent, and the outcome is not known yet. */
  is_buying: z.boolean(),
  /** Why a plan ended before it began, with nothing charged; null for every other plan. */
  unbegun: z.nullable(z.enum(NEVER_STARTED)),
})

export type Subscription = z.infer<typeof subscription>

/** A payment was begun, and its outcome is not known yet. */
export function isUndecided(plan: Subscription | null | undefined): boolean {
  return plan?.is_buying === true || plan?.status === 'pending'
}

/** `photosUsed` counts spent edits and those reserved by running ones, so that used + remaining equals the limit while a plan is open; without one both are 0. */
export const planAllowance = z.object({
  hasActiveSubscription: z.boolean(),
  photosUsed: z.int(),
  photosLimit: z.int(),
  photosRemaining: z.int(),
  resetDate: z.nullable(moment),
  subscription: z.nullable(subscription),
})
export type PlanAllowance = z.infer<typeof planAllowance>

/** One own photo without a plan, once for each phone. */
export const trial = z.object({
  /** It may begin now. */
  available: z.boolean(),
  /** It was begun: its photo can still be finished. */
  used: z.boolean(),
  /** The photo that it was begun with: it is for no other. */
  photo_id: z.nullable(z.string()),
})
export type Trial = z.infer<typeof trial>

/** The plan with what a member without one may try. */
export type Allowance = PlanAllowance & { readonly trial: Trial }

export const membership = endpoints({
  getPhotoLimit: {
    method: 'GET',
    path: '/api/user/photo-limit',
    summary: 'How many edits are used and left, and whether the product can be tried without a plan',
    access: 'session',
    needsPhone: true,
    query: z.object(phoneField),
    reply: z.extend(planAllowance, { trial }),
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
