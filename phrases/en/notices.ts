import { CHAT_NETWORK } from '../chat-network.ts'
import type { Shape } from '../shape.ts'
import type { noticeGroups as sourceGroups, noticeSms as smsSource, notices as source } from '../pt-BR/notices.ts'

/** What members are told in their account. */
export const notices = {
  renewal_soon: 'Your plan renews on {{date}}: {{amount}} on your card.',
  coupon_ending: 'Your coupon is valid until {{date}}. To keep your {{limit}} edits a month, subscribe with a card.',
  plan_overdue: 'We could not charge the renewal. Change the card by {{date}} to keep your access.',
  plan_suspended: 'Your plan is suspended because the renewal was not paid. A new card brings it back at once.',
  plan_disputed:
    "Your plan's payment was disputed with the card issuer. Editing stops until it is decided, and comes back if the payment stands.",
  plan_cancelled: 'Plan canceled. Nothing more will be charged, and what you paid for is yours until {{date}}.',
  plan_stopped:
    'Your plan is no longer being charged. What you paid for is yours until {{date}}; to continue after that, subscribe with a card.',
  plan_ended: 'Your plan has ended because the renewal was not paid. Your photos stay in the gallery.',
  plan_not_begun:
    'The payment was not confirmed and the plan did not start. Nothing was charged. You can try again with another card.',
  refund_requested: 'Refund of {{amount}} requested. Reference {{protocol}}.',
  refund_completed:
    'Refund of {{amount}} completed. Reference {{protocol}}. On your card statement it may take up to 10 business days to appear.',
  refund_failed: 'The refund of {{amount}} did not go through. We are on it. Reference {{protocol}}.',
  receipt_ready: 'We received {{amount}}. The receipt is in your account.',
  payment_returned: '{{amount}} of a payment went back to your card. The receipt shows it.',
  dispute_lost:
    'The dispute over the payment of {{amount}} was accepted and the money goes back to the card. The receipt shows it.',
  instagram_ending: 'The connection to your Instagram ends on {{date}}. Connect again to keep posting.',
  instagram_lost: 'The connection to your Instagram has ended. Connect again to keep posting.',
  post_failed: 'Your post due on {{date}} at {{time}} did not go out on Instagram. Open your posts to see why and try again.',
  post_waits: 'Instagram will not take any more of your posts today. The next one goes out as soon as it can.',
  post_cancelled: 'The post scheduled for {{date}} at {{time}} was canceled because its picture was deleted.',
  post_withdrawn:
    'The post scheduled for {{date}} at {{time}} was canceled because Meta was asked to have your Instagram data deleted.',
  posts_other_account:
    'You connected another Instagram account, but there are still posts scheduled for the previous one. They will not go out unless you confirm: check your posts.',
  posts_held:
    'Instagram is disconnected, and scheduled posts are waiting. Connect it again before their time, or they will not go out.',
  terms_changed:
    'The terms and the privacy policy changed on {{date}}. Take your time to read them; if you do not agree, you can cancel at no cost.',
  edit_given_back: 'We gave an edit back to your plan. You can use it right away.',
  plan_held: 'Our team paused editing on your plan on {{date}}. Reason: {{reason}}. Talk to us to sort it out.',
  plan_released: 'You can edit with your plan again. Thank you for your patience.',
  photo_viewed: 'Someone on our team opened one of your photos on {{date}}. Reason: {{reason}}',
  result_undelivered: `Your photo from {{date}} is ready, but ${CHAT_NETWORK} did not deliver it. It is in the studio, with its caption.`,
  chat_linked: `A ${CHAT_NETWORK} chat was linked to your account with a code on {{date}} at {{time}}. If that was not you, unlink it under Connect.`,
} as const satisfies Shape<typeof source>

/** Several of a kind in one sentence. */
export const noticeGroups = {
  post_failed:
    '{{count}} of your posts did not go out on Instagram. The last one was due on {{date}} at {{time}}. Open your posts to see why and try again.',
  post_cancelled:
    '{{count}} scheduled posts were canceled because their pictures were deleted. The last one was due on {{date}} at {{time}}.',
  post_withdrawn: '{{count}} scheduled posts were canceled because Meta was asked to have your Instagram data deleted.',
} as const satisfies Shape<typeof sourceGroups>

/** Plain ASCII and one segment, as `sms.ts` explains. */
export const noticeSms = {
  renewal_soon: '{{brand}}: your plan renews on {{date}} for {{amount}}. To cancel, go to your account.',
  plan_overdue: '{{brand}}: we could not charge the renewal. Change the card by {{date}}: {{link}}',
  plan_suspended: '{{brand}}: plan suspended, the renewal was not paid. Change the card: {{link}}',
  plan_stopped: '{{brand}}: your plan is no longer charged. Use it until {{date}}; to continue, subscribe in your account.',
  plan_ended: '{{brand}}: your plan has ended, the renewal was not paid. Your photos stay in your account.',
  plan_not_begun: '{{brand}}: the payment was not confirmed and nothing was charged. Try again in your account.',
  refund_completed: '{{brand}}: refund of {{amount}} completed. Reference {{protocol}}.',
  refund_failed: '{{brand}}: the refund of {{amount}} did not go through; we are on it. Reference {{protocol}}.',
  payment_returned: '{{brand}}: {{amount}} of a payment went back to your card. See the receipt in your account.',
} as const satisfies Shape<typeof smsSource>
