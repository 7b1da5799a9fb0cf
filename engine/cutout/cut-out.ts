import type { Cutout, Picture } from '../types.ts'
import { describeMask } from './describe-mask.ts'
import { estimateForeground } from './estimate-foreground.ts'
import { type BorderedMask, type Grid, gridOver, meanBorderOpacities, meanColours } from './grid.ts'
import { reprojectBorder } from './reproject-border.ts'
import type { Segmenter } from './segmenter.ts'
import { settleMask } from './settle-mask.ts'
import { forSoftSpansOf } from './spans.ts'

/** Opacities (of 255) this close to nothing or all are made so: a veil of 2 % shows on a plain backdrop, a shine-through of 5 % in a face. */
const FAINTEST = 8
const MOST_SOLID = 212

/** Lifts the subject off its background. */
export async function cutOut(photo: Picture, segmenter: Segmenter): Promise<Cutout> {
  const estimate = await segmenter.segment(photo)
  const colours = meanColours(photo, gridOver(photo))
  const mask = clipEnds(reprojectBorder(settleMask(estimate, colours), photo, colours), colours)
  const opacities = meanBorderOpacities(mask, colours)
  const foreground = estimateForeground(photo, mask.plane, opacities, colours)
  return { photo, alpha: mask.plane, foreground, ...describeMask(mask.plane, opacities, estimate) }
}

const CLIPPED = Uint8ClampedArray.from({ length: 256 }, (_, value) => ((value - FAINTEST) * 255) / (MOST_SOLID - FAINTEST))

function clipEnds({ plane, border }: BorderedMask, grid: Grid): BorderedMask {
  const data = new Uint8Array(plane.data)
  forSoftSpansOf(grid, { plane, border }, ({ left, right, y }) => {
    for (let x = left; x < right; x++) data[y * plane.width + x] = CLIPPED[data[y * plane.width + x] ?? 0] ?? 0
  })
  return { plane: { ...plane, data }, border }
}
