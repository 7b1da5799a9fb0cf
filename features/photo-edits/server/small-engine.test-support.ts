/** A small engine for specs in which the picture does not matter: it answers at once, or on request. */
import { createHash } from 'node:crypto'
import sharp from 'sharp'
import { shrinkPicture } from '#engine/encode/shrink-picture.ts'
import { fitToFeed } from '#engine/feed/fit-to-feed.ts'
import { prepareLogo } from '#engine/post-designs/prepare-logo.ts'
import {
  type CutoutPreview,
  EngineRefusal,
  type EditedPicture,
  type Engine,
  type Corrections,
  type PictureOrder,
  type PreparedLogo,
  type RefusalCode,
} from '#engine/types.ts'

export interface SmallEngine extends Engine {
  /** Edits started so far. */
  readonly begun: () => number
  /** The next edits wait during the work until `release`. Resolves when one is waiting. */
  readonly hold: () => Promise<void>
  readonly release: () => void
  /** The next edit ends with this refusal or unexpected error. */
  readonly failNext: (how: RefusalCode | Error) => void
  /** The next previews end with this refusal or unexpected error. */
  readonly failNextPreview: (how: RefusalCode | Error) => void
  /** The owners of the logos, in the order of arrival; the next one fails with what is set here. */
  readonly logos: { readonly owners: (string | undefined)[]; failure?: RefusalCode }
  /** Every order, in the order of arrival. */
  readonly orders: () => readonly PictureOrder[]
  /** Photos whose cache was cleared. */
  readonly forgotten: () => readonly Uint8Array[]
}

/** Processor time that a preview is said to take. */
export const PREVIEW_MS = 3000
/** Time that an edit is said to take. */
export const EDIT_MS = 2000
/** The progress of an edit that waits for `release`. */
export const HELD_AT = 0.3
/** Processor time that a logo is said to take. */
export const LOGO_MS = 20_000

export function createSmallEngine(): SmallEngine {
  let begun = 0
  const orders: PictureOrder[] = []
  const logos: SmallEngine['logos'] = { owners: [] }
  let gate: Promise<void> = Promise.resolve()
  let open: (() => void) | undefined
  let tellWaiting: (() => void) | undefined
  const failures: (RefusalCode | Error)[] = []
  const previewFailures: (RefusalCode | Error)[] = []
  const forgotten: Uint8Array[] = []
  const remembered = new Set<string>()

  return {
    begun: () => begun,
    hold: () => {
      gate = new Promise((resolve) => (open = resolve))
      return new Promise((resolve) => (tellWaiting = resolve))
    },
    release: () => open?.(),
    failNext: (how) => failures.push(how),
    failNextPreview: (how) => previewFailures.push(how),
    forgotten: () => forgotten,
    orders: () => orders,
    receive: async (file) => {
      const jpeg = typeof file === 'function' ? await file() : file
      return { jpeg, width: 1200, height: 1500, preview: await drawJpeg(`preview of ${hash(jpeg)}`), warnings: [] }
    },
    prepareLogo: (photo, options) => makeLogo(logos, photo, options),
    logos,
    shrink: shrinkPicture,
    edit: async (photo, order, { onProgress, signal, onUsed } = {}) => {
      begun += 1
      orders.push(order)
      remembered.add(hash(photo))
      onProgress?.('cutout', HELD_AT)
      tellWaiting?.()
      await Promise.race([gate, whenAborted(signal)])
      onUsed?.(EDIT_MS)
      signal?.throwIfAborted()
      failWith(failures.shift())
      onProgress?.('encode', 0.95)
      return finished(photo, order)
    },
    previewCutout: async (photo, { corrections, onUsed } = {}) => {
      remembered.add(hash(photo))
      onUsed?.(PREVIEW_MS)
      failWith(previewFailures.shift())
      return previewed(photo, corrections)
    },
    thumbnail: (backdrop, size) => drawJpeg(`${size} ${backdrop}`),
    fitToFeed,
    forget: async (photo) => {
      remembered.delete(typeof photo === 'string' ? photo : hash(photo))
      if (typeof photo !== 'string') forgotten.push(photo)
    },
    listRemembered: async () => [...remembered],
    warm: async () => {},
    close: async () => {},
  }
}

async function makeLogo(
  logos: SmallEngine['logos'],
  photo: Uint8Array,
  { owner, onUsed }: Parameters<Engine['prepareLogo']>[1] = {},
): Promise<PreparedLogo> {
  logos.owners.push(owner)
  onUsed?.(LOGO_MS)
  const { failure } = logos
  delete logos.failure
  failWith(failure)
  return prepareLogo(photo)
}

function failWith(failure: RefusalCode | Error | undefined): void {
  if (failure) throw typeof failure === 'string' ? new EngineRefusal(failure) : failure
}

async function previewed(photo: Uint8Array, corrections: Corrections | undefined): Promise<CutoutPreview> {
  return {
    webp: await drawJpeg(`cutout of ${hash(photo)} ${JSON.stringify(corrections ?? null)}`),
    seen: await drawJpeg(`seen of ${hash(photo)} ${JSON.stringify(corrections?.subject ?? null)}`),
    isFound: true,
    box: { left: 0.25, top: 0.1, width: 0.5, height: 0.8 },
    touches: { top: false, right: false, bottom: true, left: false },
    view: 'above',
    doubts: corrections ? [] : [{ kind: 'lost_part', place: { left: 0.5, top: 0, width: 0.25, height: 0.25 } }],
  }
}

async function finished(photo: Uint8Array, order: PictureOrder): Promise<EditedPicture> {
  const { painted, ...rest } = order
  const jpeg = await drawJpeg(`${hash(photo)} ${JSON.stringify(rest)} ${painted ? hash(painted) : ''}`)
  return {
    jpeg,
    width: 8,
    height: 10,
    format: order.format,
    ...(order.operation === 'describe' && { understood: { taken: ['praia'], missed: ['unicórnio'] } }),
    warnings: [],
    photoFrame: { left: -0.25, top: 0, width: 1.5, height: 1 },
    timings: {},
    coverage: 0.4,
    doubts: order.operation === 'swap' ? [{ kind: 'ragged_edge', place: { left: 0.5, top: 0, width: 0.25, height: 0.25 } }] : [],
    view: 'above',
  }
}

/** A real JPEG in a colour that depends on the text; the same for the same text. */
export async function drawJpeg(text: string): Promise<Uint8Array> {
  const background = `#${createHash('sha256').update(text).digest('hex').slice(0, 6)}`
  return sharp({ create: { width: 8, height: 10, channels: 3, background } })
    .jpeg({ quality: 100 })
    .toBuffer()
}

function hash(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex')
}

function whenAborted(signal: AbortSignal | undefined): Promise<void> {
  return new Promise((resolve) => signal?.addEventListener('abort', () => resolve(), { once: true }))
}
