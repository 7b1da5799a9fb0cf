import { workerData } from 'node:worker_threads'
import { cutOut } from '#engine/cutout/cut-out.ts'
import { openCutoutStore } from '#engine/cutout/cutout-store.ts'
import { openSegmenter } from '#engine/cutout/open-segmenter.ts'
import type { Segmenter } from '#engine/cutout/segmenter.ts'
import { receivePhoto } from '#engine/decode/receive-photo.ts'
import type { EditTools } from '#engine/edit/edit-tools.ts'
import { editPicture } from '#engine/edit/edit-picture.ts'
import { fitToFeed } from '#engine/feed/fit-to-feed.ts'
import type { DarkroomCalls, DarkroomSettings, FrontDeskCalls } from './contract.ts'
import { joinLine } from './join-line.ts'

const settings = workerData as DarkroomSettings // given by engine.ts, which is typed by the same interface
const store = openCutoutStore(settings.cacheDir, { bytes: settings.cacheBytes })
const running = new Map<number, AbortController>()
let loading: Promise<Segmenter> | undefined

/** Loads the network for the first photo that needs it; a failed load is tried again by the next one. */
function loadSegmenter(): Promise<Segmenter> {
  loading ??= openSegmenter({ modelDir: settings.modelDir, override: settings.segmenterModel ?? undefined }).catch(
    (error: unknown) => {
      loading = undefined
      throw error
    },
  )
  return loading
}

const answers: DarkroomCalls = {
  receive: ({ file, firstFrame }) => receivePhoto(file, { firstFrame }),
  edit: async ({ job, photo, order }) => {
    const controller = new AbortController()
    running.set(job, controller)
    try {
      return await editPicture(photo, order, tools, {
        signal: controller.signal,
        onProgress: (stage, progress) => void frontDesk.ask('progress', { job, stage, progress }),
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
}

const frontDesk = joinLine<FrontDeskCalls>(answers)

const tools: EditTools = {
  findCutout: (photo) => store.find(store.keyOf(photo)),
  makeCutout: async (photo) => cutOut(photo, await loadSegmenter()),
  keepCutout: (photo, cutout) => store.keep(store.keyOf(photo), cutout),
  paint: (scene, size) => frontDesk.ask('paint', { scene, size }),
}
