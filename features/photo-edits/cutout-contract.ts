/** The calls about cutouts: a photo's subject, seen and corrected before anything is ordered. */
import * as z from 'zod/mini'
import { byId, endpoints, memberText, phoneField } from '../endpoint.ts'
import { DOUBT_KINDS, VIEWS } from './contract.ts'
import { REVISION_MAX } from './wishes-contract.ts'

/** `refused`: nothing stands out, and only a person can say what the subject is; without a preview, none could be made. */
export const CUTOUT_STATES = ['working', 'ready', 'refused'] as const
export type CutoutState = (typeof CUTOUT_STATES)[number]
export const STROKE_MODES = ['keep', 'remove'] as const
export type StrokeMode = (typeof STROKE_MODES)[number]

/** For one photo, over all its corrections that count. */
export const MAX_STROKES = 200
export const MAX_POINTS = 20_000
/** The size of a brush, as a share of the photo's longer side. */
export const LARGEST_RADIUS = 0.25
export const SMALLEST_RADIUS = 0.002
/** Shorter sides than this are a slip of the finger. */
export const SMALLEST_SIDE = 0.01

const share = z.number().check(z.minimum(0), z.maximum(1))
/** A point of the upright photo, in shares of its width and height. */
const place = z.object({ left: z.number(), top: z.number(), width: z.number(), height: z.number() })
export type CutoutPlace = z.infer<typeof place>

export const cutout = z.object({
  state: z.enum(CUTOUT_STATES),
  /** Grows by one with every correction. Earlier ones may be ordered too. */
  revision: z.int(),
  /** Why none could be made: of a `refused` one without a preview. */
  error: z.optional(z.object({ error: z.string(), code: z.string() })),
  /** WebP with alpha, the whole photo at no more than 1024 px; missing while there is none. */
  preview_url: z.optional(z.string()),
  box: z.optional(place),
  view: z.optional(z.enum(VIEWS)),
  /** The edges of the photo that cut the subject off. */
  touches: z.optional(z.object({ top: z.boolean(), right: z.boolean(), bottom: z.boolean(), left: z.boolean() })),
  doubts: z.array(z.object({ kind: z.enum(DOUBT_KINDS), at: place })),
  /** How many corrections count, so that a screen knows whether there is one to undo. */
  corrections: z.int(),
})
export type Cutout = z.infer<typeof cutout>
export { isShownAsPrint } from '#engine/value-lists.ts'

/**
 * Judged in one pass and kept as they came: a schema for each of ten thousand points would hold the thread that answers everybody for
 * some 25 ms, before the caller's other calls count.
 */
const points = z.custom<[number, number][]>(
  (value) => Array.isArray(value) && value.length > 0 && value.length <= MAX_POINTS && value.every(isPoint),
)
const SHARE = { type: 'number', minimum: 0, maximum: 1 } as const
z.globalRegistry.add(points, {
  type: 'array',
  minItems: 1,
  maxItems: MAX_POINTS,
  items: { type: 'array', prefixItems: [SHARE, SHARE], items: false, minItems: 2, maxItems: 2 },
})

function isPoint(value: unknown): boolean {
  return Array.isArray(value) && value.length === 2 && value.every(isShare)
}

function isShare(value: unknown): boolean {
  return typeof value === 'number' && value >= 0 && value <= 1
}

const stroke = z.object({
  mode: z.enum(STROKE_MODES),
  radius: z.number().check(z.minimum(SMALLEST_RADIUS), z.maximum(LARGEST_RADIUS)),
  points,
})
export type CutoutStroke = z.infer<typeof stroke>

const rectangle = z
  .object({
    left: share,
    top: share,
    width: z.number().check(z.minimum(SMALLEST_SIDE), z.maximum(1)),
    height: z.number().check(z.minimum(SMALLEST_SIDE), z.maximum(1)),
  })
  .check(z.refine(({ left, top, width, height }) => left + width <= 1.001 && top + height <= 1.001))

export const cutoutCorrection = z.discriminatedUnion('mode', [
  z.extend(stroke, { mode: z.enum(STROKE_MODES) }),
  z.object({ mode: z.literal('subject'), place: rectangle }),
])
export type CutoutCorrection = z.infer<typeof cutoutCorrection>

const corrections = z.object({
  /** The newest revision. */
  revision: z.int(),
  /** Those that count in it, in their order. */
  corrections: z.array(cutoutCorrection),
  /**
   * What the network saw, in base64: a WebP without loss, red for what its passes see together, green for the most and blue for the
   * least that any of them does. Missing while it is not known: then only the server can correct.
   */
  seen: z.optional(z.string()),
  /** The rectangle that it was looked at with. */
  seen_within: z.optional(place),
})
export type CutoutCorrections = z.infer<typeof corrections>

export const cutouts = endpoints({
  getCutout: {
    method: 'GET',
    path: '/api/photos/:id/cutout',
    summary: 'The subject of a photo, cut out when the photo came; free',
    access: 'session',
    params: byId,
    query: z.object(phoneField),
    reply: z.object({ cutout }),
    errors: ['not_found'],
  },
  correctCutout: {
    method: 'POST',
    path: '/api/photos/:id/cutout',
    summary: 'Adds corrections to the newest revision, or drops the last `undo` of them; free',
    access: 'session',
    needsPhone: true,
    params: byId,
    body: z.object({
      ...phoneField,
      revision: z.int().check(z.minimum(1), z.maximum(REVISION_MAX)),
      strokes: z.optional(z.array(stroke).check(z.maxLength(MAX_STROKES))),
      subject: z.optional(rectangle),
      undo: z.optional(z.int().check(z.minimum(1), z.maximum(MAX_STROKES))),
    }),
    reply: z.object({ cutout }),
    errors: ['not_found', 'stale_revision', 'corrections_too_many', 'photo_space_used_up'],
  },
  getCorrections: {
    method: 'GET',
    path: '/api/photos/:id/corrections',
    summary: "A cutout's corrections, with all that a browser needs to make them itself",
    access: 'session',
    params: byId,
    query: z.object(phoneField),
    reply: corrections,
    errors: ['not_found'],
  },
  watchPhoto: {
    method: 'GET',
    path: '/api/photos/:id/events',
    summary: 'The cutout of a photo as it changes, as server-sent events named `cutout`',
    access: 'session',
    params: byId,
    query: z.object(phoneField),
    reply: { content: 'text/event-stream', event: z.object({ cutout }) },
    errors: ['not_found'],
  },
  getCutoutPreview: {
    method: 'GET',
    path: '/api/photos/:id/cutout/preview',
    summary: 'The subject without its background',
    access: 'picture',
    params: byId,
    query: z.object({ e: z.optional(z.string()), s: z.optional(z.string()), revision: z.optional(memberText(10)) }),
    reply: { content: 'image/webp' },
    errors: ['not_found'],
  },
})
