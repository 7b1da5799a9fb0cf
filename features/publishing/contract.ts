import * as z from 'zod/mini'
import { byId, endpoints, id, memberText, moment, phoneField } from '../endpoint.ts'

export const PAGE_SIZE = 50

/** How far ahead a post may be scheduled: soon enough to be worth it, and not beyond what Meta's own planner offers. */
export const SOONEST_MINUTES = 10
export const LATEST_DAYS = 75
/** A post that could not go out in time, whatever the reason, goes out within these hours after it, or not at all. */
export const LATE_HOURS = 6
/** A day of Instagram's, after which posts that it counted make room for others: so long a post waits for its turn. */
export const QUOTA_WAIT_HOURS = 26

/** More than any limit, so that the refusal can say which one was crossed. The limits themselves are in `caption-limits.ts`. */
const TEXT_MAX = 10_000

/** What is done to a picture that is too tall or too wide for the feed; one that fits stays as it is. */
export const FITS = ['crop', 'pad'] as const
export type Fit = (typeof FITS)[number]

/**
 * - `scheduled`: waits for its time
 * - `preparing`: the picture is made and Instagram fetches it
 * - `waiting`: Instagram lets us wait; `waits_for` says for what
 * - `publishing`: the post is being made public, or we find out whether it was
 * - `published`, `failed`, `cancelled`: the end
 */
export const PUBLICATION_STATES = ['scheduled', 'preparing', 'waiting', 'publishing', 'published', 'failed', 'cancelled'] as const
export type PublicationState = (typeof PUBLICATION_STATES)[number]

/** `quota`: as many posts as Instagram allows for now; `calls`: Instagram asks us to slow down; `instagram`: it does not answer, or is not ready. */
export const WAITS = ['quota', 'calls', 'instagram'] as const
export type Wait = (typeof WAITS)[number]

/** `cancel`, `change` and `retry` are calls; `reconnect` leads to /social-connect and is there when nothing else would help. */
export const PUBLICATION_ACTIONS = ['cancel', 'change', 'retry', 'reconnect'] as const
export type PublicationAction = (typeof PUBLICATION_ACTIONS)[number]

export const publication = z.object({
  id,
  edit_id: id,
  state: z.enum(PUBLICATION_STATES),
  /** Without the @; absent while no account was needed yet. */
  account: z.optional(z.string()),
  caption: z.string(),
  alt_text: z.optional(z.string()),
  fit: z.enum(FITS),
  /** Instagram is told that artificial intelligence made part of the picture. */
  is_ai_made: z.boolean(),
  /** The picture at the size of a tile; null once the edit is deleted. */
  tile_url: z.nullable(z.string()),
  /** Where it stands in the calendar: when it was published, else when it was to be. */
  at: moment,
  /** Absent for what was to be published at once. */
  scheduled_at: z.optional(moment),
  /** Both only in `waiting`; the moment is the earliest one. */
  waits_for: z.optional(z.enum(WAITS)),
  waits_until: z.optional(moment),
  published_at: z.optional(moment),
  /** Where everybody sees it; may follow a moment after `published`, and is absent where Instagram does not tell. */
  permalink: z.optional(z.string()),
  error: z.optional(z.object({ error: z.string(), code: z.string() })),
  /** What the member can do about it now. */
  actions: z.array(z.enum(PUBLICATION_ACTIONS)),
  created_at: moment,
})
export type Publication = z.infer<typeof publication>

/** What the dialog opens with. */
export const draft = z.object({
  edit_id: id,
  /** Of the connected account; null: connect first. */
  account: z.nullable(z.string()),
  caption: z.string(),
  /** Suggested from what we know of the picture, in the language asked for; the member has the last word. */
  alt_text: z.string(),
  is_ai_made: z.boolean(),
  /** Width and height of the edit's picture, and whether the feed takes it as it is. */
  width: z.int(),
  height: z.int(),
  fits_feed: z.boolean(),
  /** What suits it where it does not fit: lettering is not cut off. */
  fit: z.enum(FITS),
  /** The picture exactly as it would be posted. With `fits_feed` both are the same. */
  previews: z.object({ crop: z.string(), pad: z.string() }),
  /** The latest moment to schedule for: `LATEST_DAYS`, or before the edit is deleted. */
  /** When the connection with Instagram ends unless it is renewed; null without one. */
  connection_ends_at: z.nullable(moment),
  latest_at: moment,
  /** A post of this edit that is under way, or the last one that was published. */
  earlier: z.optional(publication),
})
export type Draft = z.infer<typeof draft>

/** As people write it, in any time zone. */
const anyMoment = z.iso.datetime({ offset: true })
/** The `at` that the member was shown, and decided by: a post that was moved since is left alone. */
const seenAt = z.optional(anyMoment)

const words = { caption: memberText(TEXT_MAX), alt_text: z.optional(memberText(TEXT_MAX)) }
const wordErrors = ['caption_too_long', 'too_many_hashtags', 'too_many_mentions', 'alt_text_too_long'] as const
const reply = z.object({ publication })

export const publishing = endpoints({
  publish: {
    method: 'POST',
    path: '/api/instagram/publish',
    summary: 'Posts an edit to Instagram, now or at a time; the header Idempotency-Key makes a repeated tap the same post',
    access: 'session',
    needsPhone: true,
    body: z.object({
      ...phoneField,
      edit_id: id,
      ...words,
      fit: z.optional(z.enum(FITS)),
      scheduled_at: z.optional(anyMoment),
      /** The member's yes to another one after the post of this id, which `publication_repeated` or `publication_in_doubt` named. */
      again: z.optional(id),
    }),
    status: 202,
    reply,
    errors: [
      ...wordErrors,
      'not_found',
      'edit_not_ready',
      'publication_without_picture',
      'instagram_not_connected',
      'subscription_required',
      'plan_held',
      'publication_too_soon',
      'publication_too_late',
      'publication_under_way',
      'too_many_posts',
      'publication_repeated',
      'publication_in_doubt',
      'idempotency_conflict',
    ],
  },
  listPublications: {
    method: 'GET',
    path: '/api/instagram/publications',
    summary: 'Posts, the newest order first; `from` and `until` are about `at`, the latter not included',
    access: 'session',
    query: z.object({
      ...phoneField,
      edit_id: z.optional(id),
      from: z.optional(moment),
      until: z.optional(moment),
      state: z.optional(z.enum(PUBLICATION_STATES)),
      after: z.optional(memberText(100)),
    }),
    reply: z.object({ publications: z.array(publication), next: z.optional(z.string()) }),
    errors: [],
  },
  getPublication: {
    method: 'GET',
    path: '/api/instagram/publications/:id',
    summary: 'A post',
    access: 'session',
    params: byId,
    query: z.object(phoneField),
    reply,
    errors: ['not_found'],
  },
  changePublication: {
    method: 'PATCH',
    path: '/api/instagram/publications/:id',
    summary: 'Changes a scheduled post; `scheduled_at: null` posts it now',
    access: 'session',
    params: byId,
    body: z.object({
      ...phoneField,
      caption: z.optional(words.caption),
      alt_text: words.alt_text,
      fit: z.optional(z.enum(FITS)),
      scheduled_at: z.optional(z.nullable(anyMoment)),
      seen_at: seenAt,
    }),
    reply,
    errors: [
      ...wordErrors,
      'not_found',
      'publication_too_soon',
      'publication_too_late',
      'publication_settled',
      'publication_moved',
    ],
  },
  cancelPublication: {
    method: 'DELETE',
    path: '/api/instagram/publications/:id',
    summary: 'Calls a post off that is not public yet; safe to repeat',
    access: 'session',
    params: byId,
    query: z.object({ ...phoneField, seen_at: seenAt }),
    reply,
    errors: ['not_found', 'publication_settled', 'publication_moved'],
  },
  retryPublication: {
    method: 'POST',
    path: '/api/instagram/publications/:id/retry',
    summary: 'Tries a failed post once more, and looks first whether it is public after all; safe to repeat',
    access: 'session',
    params: byId,
    /** `again`: the edit was posted otherwise since, as the post of this id, and is to be posted once more. */
    body: z.object({ ...phoneField, again: z.optional(id) }),
    status: 202,
    reply,
    errors: [
      'not_found',
      'publication_settled',
      'publication_under_way',
      'publication_repeated',
      'publication_in_doubt',
      'instagram_not_connected',
      'subscription_required',
      'plan_held',
    ],
  },
  draftPublication: {
    method: 'GET',
    path: '/api/instagram/draft',
    summary: 'What a post of an edit would be: its words as suggested, and its picture as the feed takes it',
    access: 'session',
    query: z.object({ ...phoneField, edit_id: id }),
    reply: z.object({ draft }),
    errors: ['not_found', 'edit_not_ready', 'publication_without_picture'],
  },
  getFeedPicture: {
    method: 'GET',
    path: '/api/instagram/draft/image',
    summary: 'The picture as it would be posted',
    access: 'session',
    query: z.object({ ...phoneField, edit_id: id, fit: z.enum(FITS) }),
    reply: { content: 'image/jpeg' },
    errors: ['not_found', 'edit_not_ready', 'publication_without_picture'],
  },
})
