/**
 * A member's Instagram account, connected through Facebook's dialog. Tokens never leave the server: `social_token` and
 * `accessToken` in these calls are a handle, useless without the member's session.
 *
 * A connection is made by `openDialog`; the dialog in its own window; `CALLBACK_PATH`, which exchanges the code and redirects
 * the window to `RETURN_PATH`; `readInstagramUser`; `POST /api/user` with action `instagram`. Reloading any of them changes
 * nothing.
 */
import * as z from 'zod/mini'
import type { ErrorCode } from '../error-codes.ts'
import { byId, endpoints, id, memberText, moment, phoneField } from '../endpoint.ts'

/** Facebook redirects the window to this path. It is a plain route, not an API call, so it is in no table of calls. */
export const CALLBACK_PATH = '/api/instagram/callback'
/**
 * The callback redirects the window to this path with a query: always `dialog` if the dialog is known; then
 * - `access_token` and `instagram_account_id` when there is exactly one account: continue with these
 * - `access_token` alone: several accounts; `getDialog` lists them for the picker, the handle stays the same
 * - `error` and `error_reason`: `access_denied` and `user_denied` after a cancellation, else a code of `DIALOG_FAILURES` in
 *   both; `getDialog` has the sentence and its details
 * - none of them: an earlier visit to the same address is exchanging the code; `getDialog` returns the result later
 */
export const RETURN_PATH = '/social-connect'

/** How long the dialog may stay open, and then how long its result may wait to be saved. */
export const DIALOG_MINUTES = 10
/** A member is warned from this many days before the connection expires, unless it can be renewed. */
export const WARN_DAYS_BEFORE = 10

/** How a dialog may end without a connection. `instagram_dialog_failed` also stands for a state of another session. */
export const DIALOG_FAILURES = [
  'instagram_cancelled',
  'instagram_dialog_failed',
  'instagram_scopes_missing',
  'instagram_account_missing',
  'instagram_role_missing',
  'facebook_blocked',
  'instagram_token_invalid',
  'social_unavailable',
] as const satisfies readonly ErrorCode[]
export type DialogFailure = (typeof DIALOG_FAILURES)[number]

/** Why no account was found, the most likely first; all four are always listed, because Facebook does not say which it is. */
export const MISSING_CAUSES = ['not_linked', 'not_professional', 'page_not_ticked', 'portfolio_hidden'] as const
export type MissingCause = (typeof MISSING_CAUSES)[number]

/** Facebook's names of permissions. */
const scopes = z.array(z.string())

const account = z.object({
  /** The `social_id` to save. */
  id: z.string(),
  /** Without the @. */
  username: z.string(),
  page_name: z.string(),
  /** False: the member's role on the Page does not allow posting, so the account cannot be chosen. */
  may_publish: z.boolean(),
  /** Whether it is the connected account. */
  is_connected: z.boolean(),
})
export type DialogAccount = z.infer<typeof account>

/**
 * - `open`: Facebook has not answered yet
 * - `working`: the code is being exchanged; fetch again in a second
 * - `granted`: choose one of `accounts` and save it
 * - `saved`: done, by this or another window
 * - `failed`: see `failure`; `expired`: open another dialog
 */
export const DIALOG_STATES = ['open', 'working', 'granted', 'saved', 'failed', 'expired'] as const

export const dialog = z.object({
  id,
  state: z.enum(DIALOG_STATES),
  /** The handle to save with; only while `granted` or `saved`. */
  access_token: z.optional(z.string()),
  accounts: z.array(account),
  failure: z.optional(
    z.object({
      code: z.enum(DIALOG_FAILURES),
      /** The sentence for the member. */
      error: z.string(),
      missing_scopes: z.optional(scopes),
      causes: z.optional(z.array(z.enum(MISSING_CAUSES))),
      /** Names of Pages that the member allowed and that have no professional account. */
      pages_without_account: z.optional(z.array(z.string())),
    }),
  ),
  expires_at: moment,
})
export type Dialog = z.infer<typeof dialog>

const post = z.object({ id: z.string(), caption: z.string(), permalink: z.nullable(z.string()), published_at: moment })

export const instagramUser = z.object({
  id: z.string(),
  /** Without the @. */
  username: z.string(),
  name: z.nullable(z.string()),
  /** An address on our server; null when Instagram has no picture. */
  profile_picture: z.nullable(z.string()),
  media_count: z.int(),
  followers_count: z.int(),
  follows_count: z.int(),
  /** The newest posts, newest first. */
  posts: z.array(post),
})
export type InstagramUser = z.infer<typeof instagramUser>

/** Why a connection ended without the member disconnecting here. */
export const LOSS_REASONS = ['expired', 'token_dead', 'permission_missing', 'deauthorised'] as const
export type LossReason = (typeof LOSS_REASONS)[number]

export const social = z.object({
  social_token: z.string(),
  social_id: z.string(),
  provider: z.literal('instagram'),
  username: z.string(),
  profile_picture: z.nullable(z.string()),
  /** `lost`: nothing can be posted until the member reconnects. */
  state: z.enum(['connected', 'lost']),
  lost_reason: z.optional(z.enum(LOSS_REASONS)),
  connected_at: moment,
  /** When the connection expires unless it is renewed. */
  expires_at: moment,
  /** True in the last days before it expires: offer to reconnect. */
  is_ending: z.boolean(),
})
export type Social = z.infer<typeof social>

/** The result of saving a connection: a first one, another account, or the same account with a new token. */
export const SAVE_OPERATIONS = ['connect_instagram', 'reconnect_instagram_new_account', 'renew_instagram_token'] as const
export type SaveOperation = (typeof SAVE_OPERATIONS)[number]

/** Body of the action `instagram` of `POST /api/user`; it answers with `success` and `operation`. */
export const saveFields = { social_token: memberText(100), social_id: memberText(100) }
export const SAVE_ERRORS = [
  'instagram_token_invalid',
  'instagram_role_missing',
  'instagram_scopes_missing',
  'instagram_too_many_tries',
  'facebook_blocked',
  'social_unavailable',
] as const satisfies readonly ErrorCode[]

export const instagram = endpoints({
  openDialog: {
    method: 'POST',
    path: '/api/instagram/dialogs',
    summary: "Begins a connection: the address of Facebook's dialog, and the state that it comes back with",
    access: 'session',
    needsPhone: true,
    body: z.object(phoneField),
    status: 201,
    reply: z.object({ dialog, dialog_url: z.string(), state: z.string() }),
    errors: ['instagram_too_many_tries'],
  },
  getDialog: {
    method: 'GET',
    path: '/api/instagram/dialogs/:id',
    summary: 'The progress of a dialog; only for the session that opened it',
    access: 'session',
    params: byId,
    query: z.object(phoneField),
    reply: z.object({ dialog }),
    errors: ['not_found'],
  },
  readInstagramUser: {
    method: 'POST',
    path: '/api/instagram/user',
    summary: 'The profile for a handle: of a granted dialog, or of the connection',
    access: 'session',
    body: z.object({ ...phoneField, accessToken: memberText(100), userId: memberText(100) }),
    reply: instagramUser,
    errors: SAVE_ERRORS,
  },
  getSocialAuth: {
    method: 'GET',
    path: '/api/user/social-auth',
    summary: "The member's connection, null for none",
    access: 'session',
    needsPhone: true,
    query: z.object({ ...phoneField, provider: z.optional(z.literal('instagram')) }),
    reply: z.object({ social: z.nullable(social) }),
    errors: [],
  },
  getProfilePicture: {
    method: 'GET',
    path: '/api/instagram/pictures/:id',
    summary: 'The profile picture of a connection or of a granted dialog, by its handle',
    access: 'session',
    params: byId,
    query: z.object({ ...phoneField, version: z.optional(memberText(40)) }),
    reply: { content: 'image/jpeg' },
    errors: ['not_found'],
  },
})
