/** A small engine for specs in which the picture does not matter: it answers at once, or on request. */
import { createHash } from 'node:crypto'
import sharp from 'sharp'
import { fitToFeed } from '#engine/feed/fit-to-feed.ts'
import { EngineRefusal, type EditedPicture, type Engine, type PictureOrder, type RefusalCode } from '#engine/types.ts'

export interface SmallEngine extends Engine {
  /** Edits started so far. */
  readonly begun: () => number
  /** The next edits wait during the work until `release`. Resolves when one is waiting. */
  readonly hold: () => Promise<void>
  readonly release: () => void
  /** The next edit ends with this refusal or unexpected error. */
  readonly failNext: (how: RefusalCode | Error) => void
  /** Photos whose cache was cleared. */
  readonly forgotten: () => readonly Uint8Array[]
}

export function createSmallEngine(): SmallEngine {
  let begun = 0
  let gate: Promise<void> = Promise.resolve()
  let open: (() => void) | undefined
  let tellWaiting: (() => void) | undefined
  const failures: (RefusalCode | Error)[] = []
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
    forgotten: () => forgotten,
    receive: async (file) => {
      const jpeg = typeof file === 'function' ? await file() : file
      return { jpeg, width: 1200, height: 1500, preview: await drawJpeg(`preview of ${hash(jpeg)}`), warnings: [] }
    },
    edit: async (photo, order, { onProgress, signal } = {}) => {
      begun += 1
      remembered.add(hash(photo))
      onProgress?.('cutout', 0.3)
      tellWaiting?.()
      await Promise.race([gate, whenAborted(signal)])
      signal?.throwIfAborted()
      const failure = failures.shift()
      if (failure) throw typeof failure === 'string' ? new EngineRefusal(failure) : failure
      onProgress?.('encode', 0.95)
      return finished(photo, order)
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
