/** What the activity log can say: a closed list, so that the panel has a sentence for each. */
export const ACTIVITY_KINDS = [
  'code_sent',
  'signed_in',
  'sign_in_failed',
  'phone_locked',
  'signed_out',
  'session_ended',
  'other_sessions_ended',
  'email_changed',
  'phone_change_failed',
  'phone_changed',
  'review_token_used',
  'review_token_refused',
  'admin_enrolment_begun',
  'admin_enrolled',
  'admin_signed_in',
  'admin_sign_in_failed',
  'admin_locked',
  'admin_signed_out',
  'order_refused',
  'plan_cancelled',
  'refund_requested',
  'admin_refunded',
  'payments_fixed',
  'data_exported',
  'account_deleted',
  'second_subscription_found',
  'instagram_connected',
  'instagram_disconnected',
  'instagram_lost',
  'instagram_deauthorised',
  'instagram_deletion_asked',
  'post_ordered',
  'post_changed',
  'post_cancelled',
  'post_published',
  'post_failed',
] as const
export type ActivityKind = (typeof ACTIVITY_KINDS)[number]

/** Who acted: a member on their own account, an administrator, or the product by itself. */
export const ACTIVITY_ACTORS = ['member', 'admin', 'system'] as const
export type ActivityActor = (typeof ACTIVITY_ACTORS)[number]
