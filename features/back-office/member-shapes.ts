/** What the panel's calls return about one member. Without pictures: each needs a separate request with a reason. */
import * as z from 'zod/mini'
import { id, moment } from '../endpoint.ts'
import { LOSS_REASONS } from '../instagram/contract.ts'
import { planAllowance, SUBSCRIPTION_STATES } from '../membership/contract.ts'
import { NOTICE_KINDS } from '../notices/contract.ts'
import { REFUND_STATUSES } from '../payments/contract.ts'
import { OPERATIONS, STATES } from '../photo-edits/contract.ts'

/** The attributes that a plan is named by. */
export const planOutline = z.object({
  status: z.enum(SUBSCRIPTION_STATES),
  is_courtesy: z.boolean(),
  coupon_code: z.nullable(z.string()),
  /** The provider's id of the subscription. */
  provider_id: z.nullable(z.string()),
})
export type PanelPlanOutline = z.infer<typeof planOutline>

const subscription = z.extend(planOutline, {
  id,
  created_at: moment,
  cancel_requested_at: z.nullable(moment),
  refund_requested_at: z.nullable(moment),
  ended_at: z.nullable(moment),
})
export type PanelSubscription = z.infer<typeof subscription>

const consent = z.object({
  id,
  terms_version: z.string(),
  channel: z.string(),
  address: z.nullable(z.string()),
  created_at: moment,
})
export type PanelConsent = z.infer<typeof consent>

const session = z.object({ id, device: z.string(), created_at: moment, last_seen_at: moment })
export type PanelSession = z.infer<typeof session>

const connection = z.object({
  username: z.string(),
  connected_at: moment,
  expires_at: moment,
  lost_at: z.nullable(moment),
  lost_reason: z.nullable(z.enum(LOSS_REASONS)),
})

const openRefund = z.object({
  value: z.number(),
  status: z.enum(REFUND_STATUSES),
  failures: z.int(),
  /** For a failed refund: when the next automatic try is due; null when only an administrator can repeat it. */
  next_try_at: z.nullable(moment),
})
export type PanelOpenRefund = z.infer<typeof openRefund>

/** A member's details and status; personal details are null once the account is deleted. */
export const memberPage = z.object({
  member: z.object({
    id,
    name: z.nullable(z.string()),
    phone: z.nullable(z.string()),
    email: z.nullable(z.string()),
    occupation: z.nullable(z.string()),
    language: z.string(),
    created_at: moment,
  }),
  /** The three numbers and the plan, as the member sees them. */
  allowance: planAllowance,
  /** An administrator has stopped their edits, whatever plan they have. */
  is_suspended: z.boolean(),
  /** Usage of the open period, also while the plan is held: the edits are there when it is resumed. */
  usage: z.nullable(z.object({ used: z.int(), limit: z.int(), remaining: z.int(), renews_at: z.nullable(moment) })),
  /** Money not refunded yet; if there are several refunds, a failed one. */
  open_refund: z.nullable(openRefund),
  /** The open conversation with a person; `waiting_since`: null while it waits for the member. */
  conversation: z.nullable(z.object({ waiting_since: z.nullable(moment) })),
  subscriptions: z.array(subscription),
  consents: z.array(consent),
  sessions: z.array(session),
  instagram: z.nullable(connection),
})
export type PanelMemberPage = z.infer<typeof memberPage>

export const ALLOWANCE_KINDS = ['reserve', 'spend', 'release', 'give_back'] as const

export const allowanceEntry = z.object({
  id: z.string(),
  kind: z.enum(ALLOWANCE_KINDS),
  edit_id: id,
  /** The start of the period it counts for. */
  period: moment,
  /** Spent in a period that is not over, and not given back. */
  can_give_back: z.boolean(),
  created_at: moment,
})
export type PanelAllowanceEntry = z.infer<typeof allowanceEntry>

export const webhookEvent = z.object({
  id: z.string(),
  event: z.string(),
  /** The provider's id of the object that the webhook is about. */
  about: z.nullable(z.string()),
  received_at: moment,
  /** When the object was read from the provider; null until then. */
  synced_at: z.nullable(moment),
})
export type PanelWebhookEvent = z.infer<typeof webhookEvent>

export const sentNotice = z.object({
  id,
  kind: z.enum(NOTICE_KINDS),
  text: z.string(),
  created_at: moment,
  dismissed_at: z.nullable(moment),
})
export type PanelNotice = z.infer<typeof sentNotice>

/**
 * Why a message was sent: `question`, `progress` and `result` belong to an edit, `answer` to a member's message, `news` to
 * neither.
 */
export const DELIVERY_PURPOSES = ['question', 'answer', 'progress', 'result', 'news'] as const
/** The delivery state. `dropped`: no longer worth sending. */
export const DELIVERY_STATES = ['waiting', 'sent', 'delivered', 'read', 'failed', 'dropped'] as const
export type DeliveryState = (typeof DELIVERY_STATES)[number]

/** A chat message without its text. */
export const delivery = z.object({
  id,
  purpose: z.enum(DELIVERY_PURPOSES),
  /** Null until it was sent. */
  is_template: z.nullable(z.boolean()),
  state: z.enum(DELIVERY_STATES),
  /** The error code. */
  failure: z.nullable(z.string()),
  created_at: moment,
  sent_at: z.nullable(moment),
})
export type PanelDelivery = z.infer<typeof delivery>

export const PICTURE_KINDS = ['photo', 'result'] as const
export type PictureKind = (typeof PICTURE_KINDS)[number]

export const memberEdit = z.object({
  id,
  operation: z.enum(OPERATIONS),
  state: z.enum(STATES),
  is_free: z.boolean(),
  error_code: z.nullable(z.string()),
  created_at: moment,
  finished_at: z.nullable(moment),
  /** Whether its spent edit can be given back, or was; null where nothing was spent, or too long ago. */
  give_back: z.nullable(z.enum(['possible', 'done'])),
  /** The pictures that can be requested. */
  pictures: z.array(z.enum(PICTURE_KINDS)),
})
export type PanelEdit = z.infer<typeof memberEdit>
