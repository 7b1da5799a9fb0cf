import type { Cutout, Picture, Plane } from '../types.ts'
import { describeMask } from './describe-mask.ts'
import { estimateForeground } from './estimate-foreground.ts'
import { gridOver, meanColours } from './grid.ts'
import { reprojectBorder } from './reproject-border.ts'
import type { Segmenter } from './segmenter.ts'
import { settleMask } from './settle-mask.ts'

/** Opacities (of 255) this close to nothing or all are made so: a veil of 2 % shows on a plain backdrop, a shine-through of 5 % in a face. */
const FAINTEST = 8
const MOST_SOLID = 230

/** Lifts the subject off its background. */
export async function cutOut(photo: Picture, segmenter: Segmenter): Promise<Cutout> {
  const estimate = await segmenter.segment(photo)
  const colours = meanColours(photo, gridOver(photo))
  const settled = settleMask(estimate, colours)
  const alpha = clipEnds(reprojectBorder(settled, photo, colours))
  const foreground = estimateForeground(photo, alpha, colours)
  return { photo, alpha, foreground, ...describeMask(alpha, estimate) }
}

const CLIPPED = Uint8ClampedArray.from({ length: 256 }, (_, value) => ((value - FAINTEST) * 255) / (MOST_SOLID - FAINTEST))

function clipEnds(mask: Plane): Plane {
  const data = new Uint8Array(mask.data.length)
  for (let pixel = 0; pixel < data.length; pixel++) data[pixel] = CLIPPED[mask.data[pixel] ?? 0] ?? 0
  return { ...mask, data }
}
