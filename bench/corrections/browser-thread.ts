/** A browser's correcting thread without its canvases: opens one photo, and answers strokes as they come. New for each photo, as there. */
import { parentPort, workerData } from 'node:worker_threads'
import { findOpenParts } from '#engine/corrections/open-parts.ts'
import { openReplays } from '#engine/corrections/open-replays.ts'
import type { Mask, SegmentedPhoto, Stroke } from '#engine/corrections/segmented-photo.ts'

export interface ThreadPhoto {
  readonly segmented: SegmentedPhoto
  readonly least: Float32Array
}

export interface ThreadAnswer {
  readonly mask: Mask
  /** From the message to the mask and the parts that can be added or taken away. */
  readonly ms: number
  readonly processorMs: number
  /** The mask alone. */
  readonly maskMs: number
}

const { segmented, least } = workerData as ThreadPhoto // what the bench starts it with
const opening = performance.now()
const { replay } = openReplays(segmented)
const openMs = performance.now() - opening

parentPort?.on('message', (strokes: readonly Stroke[]) => {
  const begun = performance.now()
  const usedBefore = process.threadCpuUsage()
  const mask = replay({ strokes })
  const maskMs = performance.now() - begun
  findOpenParts(segmented, { mask, least, strokes })
  const used = process.threadCpuUsage(usedBefore)
  const answer: ThreadAnswer = {
    mask,
    maskMs,
    ms: performance.now() - begun,
    processorMs: (used.user + used.system) / 1000,
  }
  parentPort?.postMessage(answer)
})
parentPort?.postMessage(openMs)
