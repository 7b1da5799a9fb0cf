import * as z from 'zod/mini'
import { captionWishes, MESSAGE_MAX, notice } from '../captions/contract.ts'
import { byId, endpoints, id, memberText, moment, ok, phoneField } from '../endpoint.ts'
import { OPERATIONS } from './operations.ts'
import { understood, wordsReading } from './words-reading.ts'

export { type Operation, OPERATIONS } from './operations.ts'

export const MAX_UPLOAD_BYTES = 25_000_000
export const WORDS_MAX = 500
export const HEADLINE_MAX = 60
export const SIGNATURE_MAX = 40
export const CAPTION_MAX = 2200
export const PAGE_SIZE = 24
/** Hours in which the first redo of an edit is free. */
export const FREE_REDO_HOURS = 24

export const FORMATS = ['4:5', '1:1', '9:16', 'original'] as const
export type Format = (typeof FORMATS)[number]
export const STATES = ['queued', 'running', 'done', 'failed'] as const
export type EditState = (typeof STATES)[number]
export const STAGES = ['waiting', 'decode', 'cutout', 'backdrop', 'compose', 'layout', 'encode'] as const
export type Stage = (typeof STAGES)[number]
/** The angle of a photo, as far as it can be detected. */
export const VIEWS = ['front', 'above'] as const
export type View = (typeof VIEWS)[number]
/** Why a cutout may be wrong. */
export const DOUBT_KINDS = ['no_clear_subject', 'whole_photo', 'lost_part', 'extra_part', 'ragged_edge'] as const
const doubt = z.object({
  kind: z.enum(DOUBT_KINDS),
  /** Where, in shares of the upright photo's width and height. */
  place: z.object({ left: z.number(), top: z.number(), width: z.number(), height: z.number() }),
})
export type Doubt = z.infer<typeof doubt>

export const photo = z.object({
  id,
  width: z.int(),
  height: z.int(),
  bytes: z.int(),
  preview_url: z.string(),
  /** Missing until an edit has looked for the subject. */
  view: z.optional(z.enum(VIEWS)),
  notices: z.array(notice),
  created_at: moment,
  delete_after: moment,
})
export type Photo = z.infer<typeof photo>

/** What a member may request for a photo. `light_match` is on unless it is false. */
export const editWishes = {
  backdrop: z.optional(memberText(80)),
  words: z.optional(memberText(WORDS_MAX)),
  format: z.optional(z.enum(FORMATS)),
  headline: z.optional(memberText(HEADLINE_MAX)),
  signature: z.optional(memberText(SIGNATURE_MAX)),
  light_match: z.optional(z.boolean()),
  message: z.optional(memberText(MESSAGE_MAX)),
  ...captionWishes,
}

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
  notices: z.array(notice),
  doubts: z.array(doubt),
  wishes: z.object(editWishes),
  redo_of: z.optional(id),
  /** Until when the next redo of this edit's root is free; missing once it is used or over. */
  free_redo_until: z.optional(moment),
  error: z.optional(z.object({ error: z.string(), code: z.string() })),
  created_at: moment,
  finished_at: z.nullable(moment),
  delete_after: z.nullable(moment),
})
export type Edit = z.infer<typeof edit>

export const backdrop = z.object({
  id: z.string(),
  name: z.string(),
  group: z.string(),
  group_name: z.string(),
  thumbnail_url: z.string(),
  /** Large, for a close look. */
  preview_url: z.string(),
})
export type Backdrop = z.infer<typeof backdrop>

const picture = { e: z.optional(z.string()), s: z.optional(z.string()) }
const orderErrors = [
  'not_found',
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
    body: z.object({ ...phoneField, operation: z.optional(z.enum(OPERATIONS)), ...editWishes }),
    status: 202,
    reply: z.object({ edit }),
    errors: [...orderErrors, 'redo_not_ready'],
  },
  listEdits: {
    method: 'GET',
    path: '/api/edits',
    summary: 'Edits, newest first',
    access: 'session',
    query: z.object({
      ...phoneField,
      after: z.optional(memberText(100)),
      operation: z.optional(z.enum(OPERATIONS)),
      state: z.optional(z.enum(STATES)),
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
  changeCaption: {
    method: 'PATCH',
    path: '/api/edits/:id',
    summary: "Saves the member's own words",
    access: 'session',
    params: byId,
    body: z.object({ ...phoneField, caption: memberText(CAPTION_MAX) }),
    reply: z.object({ edit }),
    errors: ['not_found', 'edit_not_ready'],
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
      format: z.optional(z.enum(FORMATS)),
      size: z.optional(z.enum(['tile'])),
      download: z.optional(z.string()),
    }),
    reply: { content: 'image/jpeg' },
    errors: ['not_found', 'edit_not_ready', 'photo_unavailable', 'edit_failed'],
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
    summary: 'A ready backdrop, 320 by 400, or 800 by 1000 with `size=large`',
    access: 'public',
    params: z.object({ id: memberText(80) }),
    query: z.object({ size: z.optional(z.enum(['large'])) }),
    reply: { content: 'image/jpeg' },
    errors: ['not_found'],
  },
})
