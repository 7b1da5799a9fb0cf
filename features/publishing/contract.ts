import * as z from 'zod/mini'
import { byId, endpoints, id, memberText, moment, phoneField } from '../endpoint.ts'

export { FEED } from '#engine/feed/feed-shape.ts'

export const PAGE_SIZE = 50

/** How far ahead a post may be scheduled. The upper bound is that of Meta's own planner. */
export const SOONEST_MINUTES = 10
export const LATEST_DAYS = 75
/** A post that could not be published in time is published within these hours, or not at all. */
export const LATE_HOURS = 6
/** Instagram counts posts per 24 hours; a post waits this long for the quota to allow it. */
export const QUOTA_WAIT_HOURS = 26

/** A technical limit above those of `caption-limits.ts`, so that a refusal can name the one that was exceeded. */
const TEXT_MAX = 10_000

/** That is Instagram's own limit. */
export const CAROUSEL_PICTURES = 10

/** How a picture that is too tall or too wide is fitted to the feed; one that fits stays unchanged. */
export const FITS = ['crop', 'pad'] as const
export type Fit = (typeof FITS)[number]

/**
 * - `scheduled`: waits for its time
 * - `preparing`: the picture is prepared and Instagram fetches it
 * - `waiting`: Instagram makes us wait; `waits_for` gives the reason
 * - `publishing`: the post is being made public, or we find out whether it is
 * - `published`, `failed`, `cancelled`: final
 */
export const PUBLICATION_STATES = ['scheduled', 'preparing', 'waiting', 'publishing', 'published', 'failed', 'cancelled'] as const
export type PublicationState = (typeof PUBLICATION_STATES)[number]

/**
 * `quota`: Instagram's daily limit of posts is reached; `calls`: Instagram limits our calls; `instagram`: it does not
 * respond, or is not ready.
 */
export const WAITS = ['quota', 'calls', 'instagram'] as const
export type Wait = (typeof WAITS)[number]

/**
 * `cancel`, `change` and `retry` are API calls; `reconnect` is a link to /social-connect, present when nothing else would
 * help.
 */
export const PUBLICATION_ACTIONS = ['cancel', 'change', 'retry', 'reconnect'] as const
export type PublicationAction = (typeof PUBLICATION_ACTIONS)[number]

export const publication = z.object({
  id,
  /** The first of `edit_ids`. */
  edit_id: id,
  /** Several are a carousel, in this order. */
  edit_ids: z.array(id),
  state: z.enum(PUBLICATION_STATES),
  /** Without the @; absent until an account was needed. */
  account: z.optional(z.string()),
  caption: z.string(),
  alt_text: z.optional(z.string()),
  fit: z.enum(FITS),
  /** Whether Instagram is told that artificial intelligence made part of the picture. */
  is_ai_made: z.boolean(),
  /** The picture in the size of a tile; null once the edit is deleted. */
  tile_url: z.nullable(z.string()),
  /** Its time in the calendar: when it was published, else when it is due. */
  at: moment,
  /** Absent for a post without a schedule. */
  scheduled_at: z.optional(moment),
  /** Both only in `waiting`; the time is the earliest one. */
  waits_for: z.optional(z.enum(WAITS)),
  waits_until: z.optional(moment),
  published_at: z.optional(moment),
  /** The public link; may follow shortly after `published`, and stays absent if Instagram does not return it. */
  permalink: z.optional(z.string()),
  error: z.optional(z.object({ error: z.string(), code: z.string() })),
  /** What the member can do now. */
  actions: z.array(z.enum(PUBLICATION_ACTIONS)),
  created_at: moment,
})
export type Publication = z.infer<typeof publication>

/** The initial values of the publishing dialog. */
export const draft = z.object({
  edit_id: id,
  /** Name of the connected account; null when there is none. */
  account: z.nullable(z.string()),
  caption: z.string(),
  /** Suggested from what we know about the picture, in the requested language; the member can change it. */
  alt_text: z.string(),
  is_ai_made: z.boolean(),
  /** Width and height of the edit's picture, and whether the feed accepts it unchanged. */
  width: z.int(),
  height: z.int(),
  fits_feed: z.boolean(),
  /** The suggestion for a picture that does not fit: text on it is not cut off. */
  fit: z.enum(FITS),
  /** Addresses of the picture exactly as it would be posted. With `fits_feed` both show the same. */
  previews: z.object({ crop: z.string(), pad: z.string() }),
  /** When the connection with Instagram expires unless it is renewed; null without one. */
  connection_ends_at: z.nullable(moment),
  /** The latest time to schedule for: `LATEST_DAYS`, or before the edit is deleted. */
  latest_at: moment,
  /** A post of this edit that is under way, or the last published one. */
  earlier: z.optional(publication),
})
export type Draft = z.infer<typeof draft>

/** In the order in which the carousel shows them; it shows all in the ratio of the first. */
const carouselEdits = z.array(id).check(
  z.minLength(2),
  z.maxLength(CAROUSEL_PICTURES),
  z.refine((ids) => new Set(ids.map((one) => one.toLowerCase())).size === ids.length),
)

/** ISO 8601 with any offset. */
const anyMoment = z.iso.datetime({ offset: true })
/** The `at` that the member saw when deciding: a post that was moved since is not touched. */
const seenAt = z.optional(anyMoment)

const words = { caption: memberText(TEXT_MAX), alt_text: z.optional(memberText(TEXT_MAX)) }
const wordErrors = ['caption_too_long', 'too_many_hashtags', 'too_many_mentions', 'alt_text_too_long'] as const
const reply = z.object({ publication })

export const publishing = endpoints({
  publish: {
    method: 'POST',
    path: '/api/instagram/publish',
    summary:
      'Posts an edit to Instagram, or several as a carousel, now or at a time; the header Idempotency-Key makes a repeated tap the same post',
    access: 'session',
    needsPhone: true,
    body: z
      .object({
        ...phoneField,
        /** A post of one edit; a carousel has `edit_ids` instead. */
        edit_id: z.optional(id),
        edit_ids: z.optional(carouselEdits),
        ...words,
        fit: z.optional(z.enum(FITS)),
        scheduled_at: z.optional(anyMoment),
        /** Confirms another post after the one with this id, which `publication_repeated` or `publication_in_doubt` named. */
        again: z.optional(id),
      })
      .check(
        z.refine(({ edit_id: one, edit_ids: several }) => (one === undefined) !== (several === undefined), { path: ['edit_id'] }),
      ),
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
    summary: 'Posts, the newest order first; `from` and `until` limit `at`, `until` is excluded',
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
      'too_many_requests',
    ],
  },
  cancelPublication: {
    method: 'DELETE',
    path: '/api/instagram/publications/:id',
    summary: 'Cancels a post that is not public yet; safe to repeat',
    access: 'session',
    params: byId,
    query: z.object({ ...phoneField, seen_at: seenAt }),
    reply,
    errors: ['not_found', 'publication_settled', 'publication_moved'],
  },
  retryPublication: {
    method: 'POST',
    path: '/api/instagram/publications/:id/retry',
    summary: 'Retries a failed post, after checking whether it is public after all; safe to repeat',
    access: 'session',
    params: byId,
    /** `again`: the edit was posted as another post since, with this id, and the member wants it posted again. */
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
    summary: 'The suggested texts for a post of an edit, and its picture as the feed shows it',
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
    query: z.object({
      ...phoneField,
      edit_id: id,
      fit: z.enum(FITS),
      /** The first picture of its carousel, which decides the ratio. */
      first_edit_id: z.optional(id),
    }),
    reply: { content: 'image/jpeg' },
    errors: ['not_found', 'edit_not_ready', 'publication_without_picture'],
  },
})
