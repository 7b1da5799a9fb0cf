import * as z from 'zod/mini'
import { endpoints, id, memberText, moment, ok, phoneField } from '../endpoint.ts'

export const CODE_DIGITS = 6
/** `chat` is the messaging app, where the product has one; a person who is not on it gets an SMS instead. */
export const CODE_WAYS = ['sms', 'chat'] as const
export type CodeWay = (typeof CODE_WAYS)[number]
export const RESEND_AFTER_SECONDS = 60
/** The version of terms and privacy policy now shown: the day it takes effect, and a number if there were several that day. */
export const TERMS_VERSION = '2026-11-22'
/** Earlier versions, newest first; each can still be read. */
export const FORMER_TERMS_VERSIONS = ['2026-11-21'] as const
/** Every version ever published; a consent row names one of them. */
export const TERMS_VERSIONS: readonly string[] = [TERMS_VERSION, ...FORMER_TERMS_VERSIONS]

const phone = memberText(40).check(z.minLength(1))
const text = z.nullable(z.string())

/** Notification settings of the member. */
export const notifications = z.object({
  newFeatures: z.boolean(),
  updates: z.boolean(),
  comments: z.boolean(),
  mentions: z.boolean(),
})
export type Notifications = z.infer<typeof notifications>
export const ALL_NOTIFICATIONS: Notifications = { newFeatures: true, updates: true, comments: true, mentions: true }

/** The member as the product specification shapes it. */
export const user = z.object({
  id: z.string(),
  phone: z.string(),
  name: text,
  last_name: text,
  email: text,
  occupation_area: text,
  monthly_revenue: text,
  birthdate: text,
  bio: text,
  avatar_url: text,
  asaas_customer_id: text,
  is_admin: z.boolean(),
  just_recreated: z.boolean(),
  notifications,
})
export type User = z.infer<typeof user>

const device = z.object({
  id,
  /** A readable name such as "Chrome no Android". */
  device: z.string(),
  last_seen_at: moment,
})
export type Device = z.infer<typeof device>

/** With the seconds until another code can be requested; each request makes the next wait longer. */
const codeSent = z.object({ ok: z.literal(true), resend_after: z.int() })

export const signIn = endpoints({
  sendCode: {
    method: 'POST',
    path: '/api/otp/send',
    summary: 'Sends a sign-in code by SMS',
    access: 'public',
    body: z.object({ phone }),
    reply: codeSent,
    errors: ['invalid_phone', 'country_not_served', 'phone_locked', 'sms_paused', 'sms_unavailable'],
  },
  resendCode: {
    method: 'POST',
    path: '/api/otp/resend',
    summary: 'Sends another code; the earlier one dies',
    access: 'public',
    body: z.object({ phone, by: z.optional(z.enum(CODE_WAYS)) }),
    reply: codeSent,
    errors: ['invalid_phone', 'country_not_served', 'phone_locked', 'sms_paused', 'sms_unavailable'],
  },
  verifyCode: {
    method: 'POST',
    path: '/api/otp/verify',
    summary: 'Exchanges a code for a session cookie',
    access: 'public',
    body: z.object({
      phone,
      code: memberText(20),
      terms_version: z.optional(memberText(40)),
    }),
    reply: z.object({ user }),
    errors: ['invalid_phone', 'country_not_served', 'terms_unknown', 'code_invalid', 'code_expired', 'phone_locked'],
  },
  getUser: {
    method: 'GET',
    path: '/api/user',
    summary: 'The member of the session',
    access: 'session',
    needsPhone: true,
    query: z.object(phoneField),
    reply: z.object({ user }),
    errors: [],
  },
  getSession: {
    method: 'GET',
    path: '/api/session',
    summary: 'Who am I',
    access: 'session',
    query: z.object(phoneField),
    reply: z.object({ user }),
    errors: [],
  },
  openReviewSession: {
    method: 'POST',
    path: '/api/session/review-token',
    summary: "Exchanges a reviewer's special token for a session of its demonstration account",
    access: 'public',
    body: z.object({ token: memberText(200).check(z.minLength(1)) }),
    reply: z.object({ user }),
    errors: ['code_invalid'],
  },
  signOut: {
    method: 'DELETE',
    path: '/api/session',
    summary: 'Signs out, on all devices',
    access: 'session',
    reply: ok,
    errors: [],
  },
  listOtherSessions: {
    method: 'GET',
    path: '/api/session/others',
    summary: 'Other devices on which the member is signed in, the latest first',
    access: 'session',
    query: z.object(phoneField),
    reply: z.object({ sessions: z.array(device) }),
    errors: [],
  },
  endOtherSessions: {
    method: 'DELETE',
    path: '/api/session/others',
    summary: 'Signs out on all other devices, which also unlinks the chats that a code has linked; or on one',
    access: 'session',
    query: z.object({ ...phoneField, id: z.optional(id) }),
    reply: ok,
    errors: ['not_found'],
  },
})
