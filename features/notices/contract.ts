import * as z from 'zod/mini'
import { byId, endpoints, moment, ok, phoneField } from '../endpoint.ts'

/** Every kind of notice that members receive without asking for it. Each has a sentence in every language. */
export const NOTICE_KINDS = [
  'renewal_soon',
  'coupon_ending',
  'plan_overdue',
  'plan_suspended',
  'plan_disputed',
  'plan_cancelled',
  'plan_stopped',
  'plan_ended',
  'plan_not_begun',
  'refund_requested',
  'refund_completed',
  'refund_failed',
  'receipt_ready',
  'payment_returned',
  'dispute_lost',
  'instagram_ending',
  'instagram_lost',
  'post_failed',
  'post_waits',
  'post_cancelled',
  'post_withdrawn',
  'posts_other_account',
  'posts_held',
  'terms_changed',
  'edit_given_back',
  'plan_held',
  'plan_released',
  'photo_viewed',
  'result_undelivered',
  'chat_linked',
] as const
export type NoticeKind = (typeof NOTICE_KINDS)[number]

/**
 * Where a notice links to: a new card, the receipts, the checkout, Instagram's connection, the posts, the terms, the studio,
 * the chats.
 */
export const NOTICE_ACTIONS = [
  'new_card',
  'receipts',
  'subscribe',
  'connect_instagram',
  'posts',
  'terms',
  'studio',
  'chats',
] as const
export type NoticeAction = (typeof NOTICE_ACTIONS)[number]

export const notice = z.object({
  id: z.string(),
  kind: z.enum(NOTICE_KINDS),
  text: z.string(),
  action: z.nullable(z.enum(NOTICE_ACTIONS)),
  created_at: moment,
})

export const notices = endpoints({
  listNotices: {
    method: 'GET',
    path: '/api/user/notices',
    summary: 'The member’s notices that are not dismissed, newest first',
    access: 'session',
    needsPhone: true,
    query: z.object(phoneField),
    reply: z.object({ notices: z.array(notice) }),
    errors: [],
  },
  dismissNotice: {
    method: 'POST',
    path: '/api/user/notices/:id/dismiss',
    summary: 'Dismisses a notice; safe to repeat',
    access: 'session',
    params: byId,
    body: z.object(phoneField),
    reply: ok,
    errors: ['not_found'],
  },
})
