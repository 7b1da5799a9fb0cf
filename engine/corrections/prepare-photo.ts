import { CERTAIN, type Picture } from './banded-cut.ts'
import { CORE, RIM } from './draw-stroke.ts'
import { type PerceivedColours, perceive, smooth } from './perceived-colours.ts'
import type { SegmentedPhoto } from './segmented-photo.ts'

/** What a stroke's soft rim counts, in log odds. */
const RIM_PULL = 0.7

/** What strokes of either kind touch: `CORE`, `RIM` or nothing for each pixel; the last stroke wins. */
export interface Touched {
  readonly keep: Uint8Array
  readonly remove: Uint8Array
}

/** A scene with what is computed once for all its strokes. */
export interface PreparedPhoto extends Picture {
  readonly segmented: SegmentedPhoto
  readonly smoothed: PerceivedColours
}

export function preparePhoto(scene: SegmentedPhoto): PreparedPhoto {
  const perceived = perceive(scene)
  return {
    width: scene.width,
    height: scene.height,
    colours: scene.colours,
    segmented: scene,
    perceived,
    smoothed: smooth(perceived, scene),
  }
}

/** Adds to the pulls what strokes say of the pixels that they touch. */
export function addStrokes(pulls: Float32Array, { keep, remove }: Touched): void {
  for (let pixel = 0; pixel < pulls.length; pixel++) {
    if (keep[pixel] === CORE) pulls[pixel] = CERTAIN
    else if (remove[pixel] === CORE) pulls[pixel] = -CERTAIN
    else if (keep[pixel] === RIM) pulls[pixel] = (pulls[pixel] ?? 0) + RIM_PULL
    else if (remove[pixel] === RIM) pulls[pixel] = (pulls[pixel] ?? 0) - RIM_PULL
  }
}
