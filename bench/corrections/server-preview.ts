import { CORRECTION_SIZE, type Corrections } from '#engine/corrections/segmented-photo.ts'
import { correctCutout } from '#engine/cutout/correct-cutout.ts'
import { drawScene, mergedAndMost } from '#engine/cutout/draw-scene.ts'
import { createPreviewer } from '#engine/cutout/preview-cutout.ts'
import type { Segmenter } from '#engine/cutout/segmenter.ts'
import type { Cutout } from '#engine/types.ts'

/** The server's previews of one photo, in this process; what it corrects is the cutout at the size of a preview. */
export function openServer(jpeg: Uint8Array, cutout: Cutout, segmenter: Segmenter) {
  let small = cutout
  const previewer = createPreviewer({
    keyOf: () => 'the photo',
    findCutout: async () => cutout,
    makeCutout: () => Promise.reject(new Error('the cutout is there')),
    storeCutout: async () => undefined,
    correctCutout: (given, corrections, signal) => {
      small = given
      return correctCutout(given, corrections, { readRegion: (place) => segmenter.readRegion(given.photo, place), signal })
    },
  })
  return {
    preview: (corrections?: Corrections) => previewer.preview(jpeg, corrections),
    /** What the last preview was corrected on. */
    previewed: () => drawScene(small.photo, mergedAndMost(cutout.passes), CORRECTION_SIZE),
    /** What an order is corrected on. */
    ordered: () => drawScene(cutout.photo, mergedAndMost(cutout.passes), CORRECTION_SIZE),
  }
}
