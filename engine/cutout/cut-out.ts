import { refineBorder } from '#engine/matting/refine-border.ts'
import type { Cutout, Doubt, Picture } from '../types.ts'
import { describeMask, hasSubject } from './describe-mask.ts'
import { dropFarSpecks } from './drop-far-specks.ts'
import { findDoubts, WHOLE_PHOTO } from './find-doubts.ts'
import { type BorderedMask, type Grid, gridOver, meanColours, meanOpacities } from './grid.ts'
import { measureClutter } from './clutter-beside.ts'
import { doubtStickers } from './doubt-stickers.ts'
import { isCollage } from './is-collage.ts'
import { isHardToPlace } from './is-hard-to-place.ts'
import { isPiece } from './is-piece.ts'
import { reprojectBorder } from './reproject-border.ts'
import type { Segmenter } from './segmenter.ts'
import { settleMask } from './settle-mask.ts'
import { forSoftSpansOf } from './spans.ts'

/**
 * Opacities (of 255) this close to 0 or 255 become exactly that: a veil of 2 % shows on a plain backdrop, a shine-through of 5 %
 * in a face.
 */
const FAINTEST = 8
const MOST_SOLID = 212
const HALF = 128

/** Separates the subject from its background. */
export async function cutOut(photo: Picture, segmenter: Segmenter): Promise<Cutout> {
  const grid = gridOver(photo)
  const seen = await segmenter.segment(photo)
  const estimate = seen.mask
  const colours = meanColours(photo, grid)
  const settled = clipEnds(reprojectBorder(settleMask(estimate, colours), photo, colours), colours)
  const { alpha, foreground } = await refineBorder(photo, estimate, settled.plane)
  const opacities = meanOpacities(alpha, colours)
  dropFarSpecks(alpha, opacities, estimate)
  const description = describeMask(alpha, opacities, estimate)
  const clutter = await measureClutter(photo, alpha)
  const found = await findDoubts(alpha, seen, { confidence: description.confidence, clutter })
  const cutout: Cutout = { photo, alpha, foreground, ...description, doubts: found, passes: seen.passes }
  // things of several photos belong to no one subject, and a piece of a thing is none
  const isWhole =
    (hasSubject(description) && isHardToPlace(cutout)) ||
    (await isCollage(photo)) ||
    (await isPiece(cutout, () => segmenter.findPeople(photo)))
  const doubts = joinDoubts(found, [...(await doubtStickers(photo, alpha)), ...(isWhole ? [WHOLE_PHOTO] : [])])
  return { ...cutout, doubts }
}

/** One of each kind. */
function joinDoubts(found: readonly Doubt[], more: readonly Doubt[]): Doubt[] {
  return [...found, ...more.filter(({ kind }) => found.every((other) => other.kind !== kind))]
}

/** Half opacity stays unchanged, or the subject would grow. */
const CLIPPED = Uint8ClampedArray.from({ length: 256 }, (_, value) =>
  value < HALF ? ((value - FAINTEST) * HALF) / (HALF - FAINTEST) : HALF + ((value - HALF) * (255 - HALF)) / (MOST_SOLID - HALF),
)

function clipEnds({ plane, border }: BorderedMask, grid: Grid): BorderedMask {
  const data = new Uint8Array(plane.data)
  forSoftSpansOf(grid, { plane, border }, ({ left, right, y }) => {
    for (let x = left; x < right; x++) data[y * plane.width + x] = CLIPPED[data[y * plane.width + x] ?? 0] ?? 0
  })
  return { plane: { ...plane, data }, border }
}
