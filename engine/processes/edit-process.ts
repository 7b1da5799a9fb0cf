import { cutOut } from '#engine/cutout/cut-out.ts'
import { openCutoutStore } from '#engine/cutout/cutout-store.ts'
import { correctCutout } from '#engine/cutout/correct-cutout.ts'
import { openSegmenter } from '#engine/cutout/open-segmenter.ts'
import type { Segmenter } from '#engine/cutout/segmenter.ts'
import type { EditTools } from '#engine/edit/edit-tools.ts'
import { editPicture } from '#engine/edit/edit-picture.ts'
import { createPreviewer } from '#engine/cutout/preview-cutout.ts'
import { fitToFeed } from '#engine/feed/fit-to-feed.ts'
import type { EditCalls, EditReports, EditSettings, BackdropThreadCalls, BackdropThreadSettings } from './contract.ts'
import { joinProcess, processSettings } from './join-process.ts'
import { createThread } from './thread.ts'
import { warmUp } from './warm-up.ts'

const settings = processSettings() as EditSettings // given by engine.ts, which is typed by the same interface
const store = openCutoutStore(settings.cacheDir, { bytes: settings.cacheBytes })
const running = new Map<number, AbortController>()
let loading: Promise<Segmenter> | undefined

const backdropThread = createThread<BackdropThreadCalls>({
  name: 'backdrop',
  file: new URL('backdrop-worker.ts', import.meta.url),
  workerData: { backdropDir: settings.backdropDir } satisfies BackdropThreadSettings,
  answers: {},
})

/** Loads the network for the first photo that needs it; a failed load is retried for the next one. */
function loadSegmenter(): Promise<Segmenter> {
  loading ??= openSegmenter({ modelDir: settings.modelDir, override: settings.segmenterModel ?? undefined }).catch(
    (error: unknown) => {
      loading = undefined
      throw error
    },
  )
  return loading
}

/** Processor time of this process without its backdrop thread, which may be painting for others. */
async function usedMs(): Promise<number> {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1000 - (await backdropThread.usedMs())
}

/** Runs a job that `abort` may end. */
async function whileAbortable<Result>(job: number, work: (signal: AbortSignal) => Promise<Result>): Promise<Result> {
  const controller = new AbortController()
  running.set(job, controller)
  try {
    return await work(controller.signal)
  } finally {
    running.delete(job)
  }
}

const answers: EditCalls = {
  edit: ({ job, photo, order }) =>
    whileAbortable(job, (signal) =>
      editPicture(photo, order, tools, {
        signal,
        onProgress: (stage, progress) => void reports.ask('progress', { job, stage, progress }),
      }),
    ),
  previewCutout: ({ job, photo, corrections }) =>
    whileAbortable(job, async (signal) => {
      const before = await usedMs()
      const preview = await previewer.preview(photo, corrections, signal)
      return { preview, processorMs: Math.max(0, (await usedMs()) - before) }
    }),
  fitToFeed: ({ jpeg, fit, shape }) => fitToFeed(jpeg, fit, shape),
  warm: () => warmUp(tools),
  forget: ({ photo }) => {
    previewer.forget()
    return store.forget(typeof photo === 'string' ? photo : store.keyOf(photo))
  },
  abort: ({ job }) => running.get(job)?.abort(),
  thumbnail: (order) => backdropThread.ask('thumbnail', order),
  paintAhead: () => backdropThread.ask('paintAhead', {}),
}

const reports = joinProcess<EditReports>(answers)

const tools: EditTools = {
  findCutout: (photo) => store.find(store.keyOf(photo)),
  makeCutout: async (photo) => cutOut(photo, await loadSegmenter()),
  correctCutout: async (cutout, corrections, signal) => {
    const segmenter = await loadSegmenter()
    return correctCutout(cutout, corrections, { readRegion: (place) => segmenter.readRegion(cutout.photo, place), signal })
  },
  storeCutout: (photo, cutout) => store.keep(store.keyOf(photo), cutout),
  paint: (scene, size) => backdropThread.ask('paint', { scene, size }),
}

const previewer = createPreviewer({ ...tools, keyOf: store.keyOf })
