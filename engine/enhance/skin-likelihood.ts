import { makeSoftPlane, soften, type SoftPlane } from '#engine/light/soften.ts'
import { skinColour } from '#engine/pixels/skin-colour.ts'
import type { Picture } from '#engine/types.ts'

/** One pixel of the map covers this many of the photo each way. */
export const SKIN_STEP = 8

/**
 * How much a region looks like skin, 0…1, coarse and soft. Wood and biscuits match too: the only cost of a mistake is that they
 * are sharpened less.
 */
export function skinLikelihood({ data, width, height }: Picture): SoftPlane {
  const plane = makeSoftPlane(Math.ceil(width / SKIN_STEP) + 1, Math.ceil(height / SKIN_STEP) + 1)
  for (let row = 0; row < plane.height; row++) {
    for (let column = 0; column < plane.width; column++) {
      const y = Math.min(height - 1, row * SKIN_STEP)
      const x = Math.min(width - 1, column * SKIN_STEP)
      const at = (y * width + x) * 3
      plane.data[row * plane.width + column] = skinColour(data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0)
    }
  }
  soften(plane, 1)
  return plane
}
