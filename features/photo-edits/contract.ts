import * as z from 'zod/mini'
import { FORMATS, STAGES, VIEWS } from '#engine/value-lists.ts'
import { CAPTION_MAX, warning } from '../captions/contract.ts'
import { byId, endpoints, id, memberText, moment, ok, phoneField } from '../endpoint.ts'
import { doubt } from './doubt-contract.ts'
import { LAYOUTS } from './layouts.ts'
import { postTexts } from './texts-contract.ts'
import { OPERATIONS } from './operations.ts'
import { photo } from './photo.ts'
import { backdrop } from './backdrop.ts'
import { editChanges, editWishes, WORDS_MAX } from './wishes-contract.ts'
import { understood, wordsReading } from './words-reading.ts'

export type { Backdrop } from './backdrop.ts'
export { DOUBT_KINDS, type Format, FORMAT_RATIOS, FORMATS, type Stage, STAGES, type View, VIEWS } from '#engine/value-lists.ts'
export type { Doubt } from './doubt-contract.ts'
export { HEADLINE_MAX, SEED_MAX, SIGNATURE_MAX, WORDS_MAX } from './wishes-contract.ts'
export { type Operation, OPERATIONS } from './operations.ts'
export type { Photo } from './photo.ts'

export const MAX_UPLOAD_BYTES = 25_000_000
export const PAGE_SIZE = 24
export const SEARCH_MAX = 80
/** Photos of one order, and pictures of one zip. */
export const MAX_AT_ONCE = 20
/** Hours in which the first redo of an edit is free. */
export const FREE_REDO_HOURS = 24
/** Hours in which a finished edit is changed without cost. */
export const FREE_CHANGE_HOURS = 24

export const STATES = ['queued', 'running', 'done', 'failed'] as const
export type EditState = (typeof STATES)[number]
/** How far a finished picture is on its way to Instagram. */
export const POSTS = ['published', 'scheduled', 'draft'] as const
export type Post = (typeof POSTS)[number]

export const edit = z.object({
  id,
  photo_id: id,
  operation: z.enum(OPERATIONS),
  state: z.enum(STATES),
  stage: z.enum(STAGES),
  /** 0…1 over the whole edit. */
  progress: z.number(),
  format: z.enum(FORMATS),
  /** At screen size; null until done, and for captions alone. */
  result_url: z.nullable(z.string()),
  /** The same picture, to download. */
  full_url: z.nullable(z.string()),
  /** The same picture as a gallery thumbnail. */
  tile_url: z.nullable(z.string()),
  /** Made without a plan: its pictures bear a mark, until there is one. */
  watermarked: z.boolean(),
  /** The photo before the edit, at screen size; null once it is deleted. */
  before_url: z.nullable(z.string()),
  /**
   * The photo's position under the result, aligned on the subject: in shares of the result's width and height, from its top left.
   * It may extend beyond the result. Missing for captions alone.
   */
  before_frame: z.optional(z.object({ left: z.number(), top: z.number(), width: z.number(), height: z.number() })),
  view: z.optional(z.enum(VIEWS)),
  caption: z.nullable(z.string()),
  understood: z.optional(understood),
  warnings: z.array(warning),
  doubts: z.array(doubt),
  wishes: z.object(editWishes),
  /** What the picture is set by, and its texts: those of the member's line until they are written. Missing for captions alone. */
  layout: z.optional(z.enum(LAYOUTS)),
  texts: z.optional(postTexts),
  redo_of: z.optional(id),
  /** Until when the next redo of this edit's root is free; missing once it is used or over. */
  free_redo_until: z.optional(moment),
  /** Until when a change of its cutout, light, closeness, layout or texts is free; missing when it is over, or nothing can change. */
  free_change_until: z.optional(moment),
  error: z.optional(z.object({ error: z.string(), code: z.string() })),
  /** In lists, of a finished picture. */
  post: z.optional(z.enum(POSTS)),
  created_at: moment,
  finished_at: z.nullable(moment),
  delete_after: z.nullable(moment),
})
export type Edit = z.infer<typeof edit>

/** Ids separated by commas. */
const idList = z
  .string()
  .check(z.maxLength(MAX_AT_ONCE * 37))
  .check(z.refine((text) => z.safeParse(z.array(id).check(z.maxLength(MAX_AT_ONCE)), text.split(',')).success))
const picture = { e: z.optional(z.string()), s: z.optional(z.string()) }
const orderErrors = [
  'not_found',
  'corrections_too_many',
  'photo_unavailable',
  'backdrop_unknown',
  'backdrop_missing',
  'words_missing',
  'words_not_understood',
  'message_missing',
  'allowance_used_up',
  'allowance_over',
  'subscription_required',
  'plan_held',
  'captions_used_up',
  'idempotency_conflict',
] as const

export const photoEdits = endpoints({
  uploadPhoto: {
    method: 'POST',
    path: '/api/photos',
    summary: 'Uploads a photo: multipart, field `photo`; `first_frame=true` accepts the first frame of an animation',
    access: 'session',
    body: 'multipart',
    status: 201,
    reply: z.object({ photo }),
    errors: [
      'photo_missing',
      'photo_empty',
      'photo_too_large',
      'photo_too_many_pixels',
      'photo_too_small',
      'photo_type_unsupported',
      'photo_animated',
      'photo_damaged',
      'photo_too_complex',
      'photo_space_used_up',
    ],
  },
  getPhoto: {
    method: 'GET',
    path: '/api/photos/:id',
    summary: 'A photo',
    access: 'session',
    params: byId,
    query: z.object(phoneField),
    reply: z.object({ photo }),
    errors: ['not_found'],
  },
  deletePhoto: {
    method: 'DELETE',
    path: '/api/photos/:id',
    summary: 'Deletes a photo at once',
    access: 'session',
    params: byId,
    reply: ok,
    errors: ['not_found'],
  },
  getPhotoPreview: {
    method: 'GET',
    path: '/api/photos/:id/preview',
    summary: 'The photo at the size of a screen',
    access: 'picture',
    params: byId,
    query: z.object(picture),
    reply: { content: 'image/jpeg' },
    errors: ['not_found'],
  },
  requestEdit: {
    method: 'POST',
    path: '/api/edits',
    summary: 'Orders an edit; the header Idempotency-Key makes a repeated tap the same order',
    access: 'session',
    needsPhone: true,
    body: z.object({ ...phoneField, photo_id: id, operation: z.enum(OPERATIONS), ...editWishes }),
    status: 202,
    reply: z.object({ edit }),
    errors: orderErrors,
  },
  redoEdit: {
    method: 'POST',
    path: '/api/edits/:id/redo',
    summary: "Does an edit again; every field defaults to the first one's",
    access: 'session',
    params: byId,
    body: z.object({
      ...phoneField,
      operation: z.optional(z.enum(OPERATIONS)),
      /** The member was told that it costs nothing. */
      expects_free: z.optional(z.boolean()),
      ...editWishes,
    }),
    status: 202,
    reply: z.object({ edit }),
    errors: [...orderErrors, 'redo_not_ready', 'redo_not_free'],
  },
  listEdits: {
    method: 'GET',
    path: '/api/edits',
    summary: 'Edits, newest first; `q` searches their words',
    access: 'session',
    query: z.object({
      ...phoneField,
      after: z.optional(memberText(100)),
      operation: z.optional(z.enum(OPERATIONS)),
      state: z.optional(z.enum(STATES)),
      post: z.optional(z.enum(POSTS)),
      q: z.optional(memberText(SEARCH_MAX)),
    }),
    reply: z.object({ edits: z.array(edit), next: z.optional(z.string()) }),
    errors: [],
  },
  getEdit: {
    method: 'GET',
    path: '/api/edits/:id',
    summary: 'An edit',
    access: 'session',
    params: byId,
    query: z.object(phoneField),
    reply: z.object({ edit }),
    errors: ['not_found'],
  },
  changeEdit: {
    method: 'PATCH',
    path: '/api/edits/:id',
    summary:
      "Saves the member's own words, or makes the pictures again with another cutout, light, closeness, layout or texts: free for a day, and the edit is `running` until it is done",
    access: 'session',
    params: byId,
    body: z
      .object({ ...phoneField, caption: z.optional(memberText(CAPTION_MAX)), ...editChanges })
      .check(z.refine((body) => ['caption', ...Object.keys(editChanges)].some((name) => Object.hasOwn(body, name)))),
    reply: z.object({ edit }),
    errors: ['not_found', 'corrections_too_many', 'edit_not_ready', 'free_change_over', 'photo_unavailable'],
  },
  deleteEdit: {
    method: 'DELETE',
    path: '/api/edits/:id',
    summary: 'Deletes an edit and its pictures',
    access: 'session',
    params: byId,
    reply: ok,
    errors: ['not_found'],
  },
  watchEdit: {
    method: 'GET',
    path: '/api/edits/:id/events',
    summary: 'The edit as it goes on, as server-sent events named `edit`',
    access: 'session',
    params: byId,
    query: z.object(phoneField),
    reply: { content: 'text/event-stream', event: z.object({ edit }) },
    errors: ['not_found'],
  },
  getEditImage: {
    method: 'GET',
    path: '/api/edits/:id/image',
    summary: 'The picture, in this or another format, or small with `size=tile`; `download=1` offers it as a file',
    access: 'picture',
    params: byId,
    query: z.object({
      ...picture,
      v: z.optional(memberText(10)),
      format: z.optional(z.enum(FORMATS)),
      size: z.optional(z.enum(['tile'])),
      download: z.optional(z.string()),
    }),
    reply: { content: 'image/jpeg' },
    errors: ['not_found', 'edit_not_ready', 'photo_unavailable', 'edit_failed'],
  },
  packEdits: {
    method: 'GET',
    path: '/api/edits/zip',
    summary: 'The pictures of several finished edits in one zip, in the order of `ids`, which are separated by commas',
    access: 'session',
    query: z.object({ ...phoneField, ids: idList }),
    reply: { content: 'application/zip' },
    errors: ['not_found', 'edit_not_ready'],
  },
  listBackdrops: {
    method: 'GET',
    path: '/api/backdrops',
    summary: 'Ready backdrops; `view` puts those first that suit a photo taken from there',
    access: 'public',
    query: z.object({ view: z.optional(z.enum(VIEWS)) }),
    reply: z.object({ backdrops: z.array(backdrop) }),
    errors: [],
  },
  readWords: {
    method: 'POST',
    path: '/api/backdrops/words',
    summary: 'What is understood of a backdrop in words, and what comes near; makes nothing',
    access: 'session',
    body: z.object({ ...phoneField, words: memberText(WORDS_MAX) }),
    reply: wordsReading,
    errors: [],
  },
  getBackdropThumbnail: {
    method: 'GET',
    path: '/api/backdrops/:id/thumbnail',
    summary: 'A ready backdrop, 320 by 400, or 800 by 1000 with `size=large`; its surface with `view=above`',
    access: 'public',
    params: z.object({ id: memberText(80) }),
    query: z.object({ size: z.optional(z.enum(['large'])), view: z.optional(z.enum(VIEWS)) }),
    reply: { content: 'image/jpeg' },
    errors: ['not_found'],
  },
})
