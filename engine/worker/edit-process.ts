import { cutOut } from '#engine/cutout/cut-out.ts'
import { openCutoutStore } from '#engine/cutout/cutout-store.ts'
import { mendCutout } from '#engine/cutout/mend-cutout.ts'
import { openSegmenter } from '#engine/cutout/open-segmenter.ts'
import type { Segmenter } from '#engine/cutout/segmenter.ts'
import type { EditTools } from '#engine/edit/edit-tools.ts'
import { editPicture } from '#engine/edit/edit-picture.ts'
import { fitToFeed } from '#engine/feed/fit-to-feed.ts'
import type { EditCalls, EditNews, EditSettings, PainterCalls, PainterSettings } from './contract.ts'
import { joinProcess, processSettings } from './join-process.ts'
import { createThread } from './thread.ts'

const settings = processSettings() as EditSettings // given by engine.ts, which is typed by the same interface
const store = openCutoutStore(settings.cacheDir, { bytes: settings.cacheBytes })
const running = new Map<number, AbortController>()
let loading: Promise<Segmenter> | undefined

const painter = createThread<PainterCalls>({
  name: 'painter',
  file: new URL('backdrop-worker.ts', import.meta.url),
  workerData: { backdropDir: settings.backdropDir, paintedAhead: settings.paintedAhead } satisfies PainterSettings,
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

const answers: EditCalls = {
  edit: async ({ job, photo, order }) => {
    const controller = new AbortController()
    running.set(job, controller)
    try {
      return await editPicture(photo, order, tools, {
        signal: controller.signal,
        onProgress: (stage, progress) => void news.ask('progress', { job, stage, progress }),
      })
    } finally {
      running.delete(job)
    }
  },
  fitToFeed: ({ jpeg, fit }) => fitToFeed(jpeg, fit),
  warm: async () => {
    await loadSegmenter()
  },
  forget: ({ photo }) => store.forget(typeof photo === 'string' ? photo : store.keyOf(photo)),
  listRemembered: () => store.list(),
  abort: ({ job }) => running.get(job)?.abort(),
  thumbnail: (order) => painter.ask('thumbnail', order),
  paintAhead: () => painter.ask('paintAhead', {}),
}

const news = joinProcess<EditNews>(answers)

const tools: EditTools = {
  findCutout: (photo) => store.find(store.keyOf(photo)),
  makeCutout: async (photo) => cutOut(photo, await loadSegmenter()),
  mendCutout: async (cutout, mending) => {
    const segmenter = await loadSegmenter()
    return mendCutout(cutout, mending, (place) => segmenter.lookAt(cutout.photo, place))
  },
  keepCutout: (photo, cutout) => store.keep(store.keyOf(photo), cutout),
  paint: (scene, size) => painter.ask('paint', { scene, size }),
}
