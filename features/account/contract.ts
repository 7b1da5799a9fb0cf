import * as z from 'zod/mini'
import { endpoints, memberLine, memberText, phoneField } from '../endpoint.ts'
import { SAVE_ERRORS, SAVE_OPERATIONS, saveFields } from '../instagram/contract.ts'
import { notifications, user } from '../sign-in/contract.ts'

const shortText = memberLine(80)
/** Text that must not be empty. */
const filledText = (max: number) => memberLine(max).check(z.minLength(1))

/** `POST /api/user` is one call with an `action`; each action calls another feature's public API. */
export const account = endpoints({
  changeUser: {
    method: 'POST',
    path: '/api/user',
    summary: 'Changes something about the member',
    access: 'session',
    needsPhone: true,
    body: z.discriminatedUnion('action', [
      z.object({
        action: z.literal('update_profile'),
        ...phoneField,
        name: z.optional(shortText),
        last_name: z.optional(shortText),
        bio: z.optional(memberText(500)),
        occupation_area: z.optional(shortText),
      }),
      /** An empty `email` removes it. */
      z.object({ action: z.literal('change_email'), ...phoneField, email: memberText(320) }),
      /** Without `code`: sends one to the new phone. With it: changes the phone. */
      z.object({
        action: z.literal('change_phone'),
        ...phoneField,
        new_phone: filledText(40),
        code: z.optional(memberText(20)),
      }),
      /** Saves the payer, before the checkout. */
      z.object({
        action: z.literal('update'),
        ...phoneField,
        name: filledText(160),
        email: memberText(320),
        document: memberText(40),
      }),
      /** Accepted only for the member's own customer id, which the server assigned. */
      z.object({ action: z.literal('update_asaas_customer'), ...phoneField, asaas_customer_id: filledText(80) }),
      z.object({ action: z.literal('notifications'), ...phoneField, notifications }),
      /** Clears `just_recreated`, because the member has seen the greeting. */
      z.object({ action: z.literal('welcome_seen'), ...phoneField }),
      /** Connects the account granted in the dialog; a repeated call gets the same answer. */
      z.object({ action: z.literal('instagram'), ...phoneField, ...saveFields }),
      z.object({ action: z.literal('disconnect_instagram'), ...phoneField }),
    ]),
    reply: z.object({
      user,
      success: z.optional(z.literal(true)),
      operation: z.optional(z.enum(SAVE_OPERATIONS)),
      /** Without the @; null when there was none. */
      disconnected_account: z.optional(z.nullable(z.string())),
    }),
    errors: [
      'invalid_email',
      'invalid_document',
      'customer_mismatch',
      'invalid_phone',
      'country_not_served',
      'demonstration_only',
      'phone_is_yours',
      'phone_taken',
      'admin_login_required',
      'admin_denied',
      'phone_locked',
      'new_phone_code_invalid',
      'sms_paused',
      'sms_unavailable',
      ...SAVE_ERRORS,
    ],
  },
})
