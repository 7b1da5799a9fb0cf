import { join } from 'node:path'
import { openCutoutStore } from './cutout/cutout-store.ts'
import type { EditSettings } from './processes/contract.ts'
import { createEditor, type Editor, type KilledJob } from './processes/editor.ts'
import { createReceivers } from './processes/receivers.ts'
import type { Engine } from './types.ts'

export interface EngineSettings {
  /** Folder of the cutout models, built there on first use (some 220 MB). */
  readonly modelDir: string
  /** Folder of stored cutouts and painted backdrops. */
  readonly cacheDir: string
  /** The most disk space for stored cutouts. */
  readonly cacheBytes: number
  /** An ONNX file to cut out with instead of the built-in network. */
  readonly segmenterModel?: string
  /**
   * How long an engine that was warmed keeps its process, and with it the loaded networks, without work. The next call, which an
   * upload causes, starts it again. Default ten minutes.
   */
  readonly restAfterMs?: number
  /** A job that takes longer hangs: its process is replaced. Default four minutes, since the first edit may build the model. */
  readonly jobTimeoutMs?: number
  /** Told of each job that was ended for that, by the kind of its work. */
  readonly onJobKilled?: (job: KilledJob) => void
}

const JOB_TIMEOUT_MS = 240_000
const REST_AFTER_MS = 600_000

/**
 * Opens the photo engine: processes that open untrusted files, and one that edits and paints. Nothing heavy happens before the
 * first call, and none of it in the caller's process.
 */
export function createEngine(settings: EngineSettings): Engine {
  const receivers = createReceivers()
  const { jobTimeoutMs: limitMs = JOB_TIMEOUT_MS, onJobKilled: onKilled = () => undefined } = settings
  const editor = createEditor(editSettings(settings), { limitMs, onKilled })

  return {
    receive: (file, options) => receivers.receive(file, options),
    prepareLogo: (photo, options) => receivers.prepareLogo(photo, options),
    shrink: (picture, as, options) => receivers.shrink(picture, as, options),
    edit: (photo, order, options = {}) => editor.edit(photo, order, options),
    previewCutout: (photo, options = {}) => editor.previewCutout(photo, options),
    warm: () => {
      editor.keepFor(settings.restAfterMs ?? REST_AFTER_MS)
      paintAhead(editor)
      return editor.work('warm', {})
    },
    thumbnail: rememberThumbnails(editor),
    fitToFeed: (jpeg, fit, shape) => editor.work('fitToFeed', { jpeg, fit, shape }),
    forget: (photo) => editor.work('forget', { photo }),
    // asked every few minutes: no reason to wake a process that rests
    listRemembered: () => openCutoutStore(settings.cacheDir, { bytes: settings.cacheBytes }).list(),
    close: async () => {
      await Promise.all([receivers.close(), editor.close()])
    },
  }
}

/** Each is painted once, and again only after a failure. */
function rememberThumbnails(editor: Editor): Engine['thumbnail'] {
  const thumbnails = new Map<string, Promise<Uint8Array>>()
  return (backdrop, size, view = 'front') => {
    const key = `${size} ${view} ${backdrop}`
    const known = thumbnails.get(key)
    if (known) return known
    const painting = editor.paint('thumbnail', { backdrop, size, view })
    thumbnails.set(key, painting)
    painting.catch(() => thumbnails.delete(key))
    return painting
  }
}

/** Continues for minutes with low priority; a backdrop that it has not reached, or that fails, is painted on request. */
function paintAhead(editor: Editor): void {
  editor.paint('paintAhead', {}).catch(() => undefined)
}

function editSettings({ modelDir, cacheDir, cacheBytes, segmenterModel }: EngineSettings): EditSettings {
  return {
    modelDir,
    cacheDir,
    cacheBytes,
    segmenterModel: segmenterModel ?? null,
    backdropDir: join(cacheDir, 'backdrops'),
  }
}
