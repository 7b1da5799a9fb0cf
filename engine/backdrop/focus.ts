import { blurGaussian } from '#engine/pixels/blur.ts'
import { copyFloatImage, type FloatImage } from '#engine/pixels/float-image.ts'
import { enlargeFrom } from '#engine/pixels/resize.ts'
import { groundDepthAt, type Stage } from './stage.ts'

/** Half the size is enough for what is out of focus; `halve` makes it. */
export const SOFT_STEP = 2

/** Blur at the wall that counts as one, in pixels of a picture 1080 wide; the middle version has this share of it. */
const MIDDLE = 0.4

interface Layers {
  /** The whole set at 1 / SOFT_STEP. */
  readonly soft: FloatImage
  /** The rows from `fromRow` down at full size. */
  readonly sharp: FloatImage
  readonly fromRow: number
  /** The first row that is wanted; the picture that comes back begins there. */
  readonly startRow: number
  /** Deviation of the blur at the wall, in full-size pixels. */
  readonly farBlur: number
}

/** Puts the set in focus where the subject stands, and ever softer towards wall and front. */
export function focusStage(stage: Stage, { soft, sharp, fromRow, startRow, farBlur }: Layers): FloatImage {
  const { width, height } = stage.size
  const far = enlargeFrom(blurGaussian(copyFloatImage(soft), farBlur / SOFT_STEP), width, height, startRow)
  const middle = enlargeFrom(blurGaussian(soft, (farBlur * MIDDLE) / SOFT_STEP), width, height, fromRow)
  const line = width * 3
  for (let row = fromRow; row < height; row++) {
    const blur = blurAt(stage, (row + 0.5) / height)
    const here = (row - startRow) * line
    const sharpRow = (row - fromRow) * line
    if (blur >= 1) continue
    const sharpShare = Math.max(0, 1 - blur / MIDDLE)
    const farShare = Math.max(0, (blur - MIDDLE) / (1 - MIDDLE))
    const middleShare = 1 - sharpShare - farShare
    for (let at = 0; at < line; at++) {
      far.data[here + at] =
        (sharp.data[sharpRow + at] ?? 0) * sharpShare +
        (middle.data[sharpRow + at] ?? 0) * middleShare +
        (far.data[here + at] ?? 0) * farShare
    }
  }
  return far
}

/** How far out of focus a row of the ground is: 0 where the subject stands, 1 at the wall. */
export function blurAt(stage: Stage, row: number): number {
  if (row <= stage.corner) return 1
  const inFocus = groundDepthAt(stage, stage.ground)
  const depth = groundDepthAt(stage, row)
  const circle = Math.abs(1 / inFocus - 1 / depth) / Math.abs(1 / inFocus - 1 / stage.wallDepth)
  // the front is held sharper than optics would: people put things there
  return Math.min(1, depth < inFocus ? circle * 0.55 : Math.max(0, circle * 1.12 - 0.12))
}
