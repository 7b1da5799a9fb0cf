import { join } from 'node:path'
import { composedSize } from './layout/formats.ts'
import type { DarkroomCalls, DarkroomSettings, FrontDeskCalls, PainterCalls, PainterSettings } from './worker/contract.ts'
import { createLane } from './worker/lane.ts'
import { createThread, type Thread } from './worker/thread.ts'
import type { EditOptions, Engine } from './types.ts'

export interface EngineSettings {
  /** Folder of the cutout models, built there on first use (some 220 MB). */
  readonly modelDir: string
  /** Folder of kept cutouts, and of ready backdrops once painted. */
  readonly cacheDir: string
  /** What kept cutouts may take on disk. */
  readonly cacheBytes: number
  /** An ONNX file to cut out with instead of the built-in network. */
  readonly segmenterModel?: string
  /** A job that takes longer has hung: its thread is replaced. Default four minutes, since the first edit may build the model. */
  readonly jobTimeoutMs?: number
}

const JOB_TIMEOUT_MS = 240_000
/** Ready backdrops are painted ahead in the format that most people take. */
const STOCKED = composedSize('4:5', { width: 4, height: 5 })

/**
 * Opens the photo engine: one thread for photos, one that paints. Nothing heavy happens before the first call, and none of
 * it in the caller's thread.
 */
export function createEngine(settings: EngineSettings): Engine {
  const lane = createLane()
  const listeners = new Map<number, NonNullable<EditOptions['onProgress']>>()
  let lastJob = 0
  let isClosed = false

  const painter = createThread<PainterCalls>({
    name: 'painter',
    file: new URL('worker/painter.ts', import.meta.url),
    workerData: painterSettings(settings),
    answers: {},
  })
  const frontDesk: FrontDeskCalls = {
    paint: (order) => painter.ask('paint', order),
    progress: ({ job, stage, progress }) => listeners.get(job)?.(stage, progress),
  }
  const darkroom = createThread<DarkroomCalls>({
    name: 'darkroom',
    file: new URL('worker/darkroom.ts', import.meta.url),
    workerData: darkroomSettings(settings),
    answers: frontDesk,
  })
  const work = <Result>(job: () => Promise<Result>, signal?: AbortSignal): Promise<Result> => {
    if (isClosed) return Promise.reject(new Error('the engine is closed'))
    const limit = settings.jobTimeoutMs ?? JOB_TIMEOUT_MS
    return lane.run(() => withinLimit(job(), darkroom, limit), signal)
  }

  return {
    receive: (file, options) => work(() => darkroom.ask('receive', { file, firstFrame: options?.firstFrame ?? false })),
    edit: async (photo, order, { onProgress, signal } = {}) => {
      const job = ++lastJob
      const abort = () => void darkroom.ask('abort', { job })
      onProgress?.('waiting', 0)
      try {
        return await work(async () => {
          if (onProgress) listeners.set(job, onProgress)
          signal?.addEventListener('abort', abort, { once: true })
          return darkroom.ask('edit', { job, photo, order })
        }, signal)
      } finally {
        listeners.delete(job)
        signal?.removeEventListener('abort', abort)
      }
    },
    warm: () => {
      stockUp(painter)
      return work(() => darkroom.ask('warm', {}))
    },
    thumbnail: rememberThumbnails(painter),
    fitToFeed: (jpeg, fit) => work(() => darkroom.ask('fitToFeed', { jpeg, fit })),
    forget: (photo) => work(() => darkroom.ask('forget', { photo })),
    listRemembered: () => work(() => darkroom.ask('listRemembered', {})),
    close: async () => {
      isClosed = true
      await Promise.all([darkroom.stop(), painter.stop()])
    },
  }
}

/** Each is painted once, and again only where that failed. */
function rememberThumbnails(painter: Thread<PainterCalls>): Engine['thumbnail'] {
  const thumbnails = new Map<string, Promise<Uint8Array>>()
  return (backdrop, size) => {
    const key = `${size} ${backdrop}`
    const known = thumbnails.get(key)
    if (known) return known
    const painting = painter.ask('thumbnail', { backdrop, size })
    thumbnails.set(key, painting)
    painting.catch(() => thumbnails.delete(key))
    return painting
  }
}

/** Goes on for minutes, at leisure; what it has not reached, or fails at, is painted when it is asked for. */
function stockUp(painter: Thread<PainterCalls>): void {
  painter.ask('stock', {}).catch(() => undefined)
}

function painterSettings({ cacheDir }: EngineSettings): PainterSettings {
  return { backdropDir: join(cacheDir, 'backdrops'), stocked: STOCKED }
}

function darkroomSettings({ modelDir, cacheDir, cacheBytes, segmenterModel }: EngineSettings): DarkroomSettings {
  return { modelDir, cacheDir, cacheBytes, segmenterModel: segmenterModel ?? null }
}

/** Native code that hangs cannot be asked to stop, so the thread around it is ended. */
async function withinLimit<Result>(job: Promise<Result>, thread: Thread<DarkroomCalls>, limitMs: number): Promise<Result> {
  const timer = setTimeout(() => void thread.stop(), limitMs)
  try {
    return await job
  } finally {
    clearTimeout(timer)
  }
}
