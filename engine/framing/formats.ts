import { type Format, FORMAT_RATIOS } from '#engine/value-lists.ts'

export interface Size {
  readonly width: number
  readonly height: number
}

/** Width of a picture whose backdrop is ours, in pixels: Instagram's own. */
export const COMPOSED_WIDTH = 1080
/** Widest picture that is delivered. */
export const WIDEST = 1440

/** A post from few pixels is enlarged at most this much: beyond it softness shows. */
const MAX_ENLARGEMENT = 2

/**
 * Width of a post that shows `ownWidth` pixels of its photo: those pixels where they are enough, Instagram's width where
 * enlargement reaches it, else twice their number. Never smaller than the photo allows.
 */
export function postWidth(ownWidth: number): number {
  if (ownWidth >= COMPOSED_WIDTH) return Math.min(WIDEST, ownWidth)
  return Math.min(COMPOSED_WIDTH, ownWidth * MAX_ENLARGEMENT)
}

/** Width over height of the finished picture. */
export function ratioOf(format: Format, photo: Size): number {
  return FORMAT_RATIOS[format] ?? photo.width / photo.height
}

/** Size of a picture composed on a backdrop. */
export function composedSize(format: Format, photo: Size): Size {
  return { width: COMPOSED_WIDTH, height: Math.round(COMPOSED_WIDTH / ratioOf(format, photo)) }
}

/** Shares of width and height that text keeps clear; stories lose more to the app's own buttons. */
export interface Margins {
  readonly side: number
  readonly top: number
  readonly bottom: number
}

/** Safe margins by how tall the picture is. */
export function marginsOf({ width, height }: Size): Margins {
  return height / width > 1.6 ? { side: 0.085, top: 0.145, bottom: 0.185 } : { side: 0.075, top: 0.07, bottom: 0.06 }
}
