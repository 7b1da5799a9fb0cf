/**
 * Gives a settled mask its true border: hair and fur by matting, at a smaller size that is as good as the photo's own; crisp
 * outlines keep the mask as it is. Measured figures are in `docs/benchmarks.md`.
 */
import sharp from 'sharp'
import type { Size } from '#engine/cutout/grid.ts'
import type { Picture, Plane } from '#engine/types.ts'
import { applyLines, fitLines } from './enlarge-opacities.ts'
import { estimateForeground } from './estimate-foreground.ts'
import { type Colours, type Field, ramp, toShares } from './field.ts'
import { findHalfOpaqueAreas } from './find-half-opaque-areas.ts'
import { type Band, markBand } from './mark-band.ts'
import { solveOpacities } from './solve-opacities.ts'

/** Longer edge at which matting solves, in pixels. */
const SOLVING_SIZE = 600
/** Hair from which matting has a say, and from which it decides alone. */
const LITTLE_HAIR = 0.1
const MUCH_HAIR = 0.5

/** Opacities this close to 0 or 1 become exactly that: a film of 3 % shows on a plain backdrop, a shine-through in a face. */
const FAINTEST = 0.03
const MOST_SOLID = 0.9
const MOST_SOLID_INSIDE = 0.6

export interface RefinedMask {
  readonly alpha: Plane
  /** Equal to the photo where alpha is 0 or 255, without the old background in between. */
  readonly foreground: Picture
}

/** @param raw the network's own mask. @param settled what was made of it: which side every pixel is on. All of one size. */
export async function refineBorder(photo: Picture, raw: Plane, settled: Plane): Promise<RefinedMask> {
  const size = solvingSize(photo)
  const colours = await shrinkPicture(photo, size)
  const masks = { colours, raw: await shrinkPlane(raw, size), settled: await shrinkPlane(settled, size) }
  const band = markBand(masks)
  const opacities = clipEnds(solveOpacities(colours, masks.raw, band), band)
  const alpha = applyLines(photo, settled, fitLines(colours, opacities), shareOfMatting(opacities, masks.settled, band))
  return { alpha, foreground: estimateForeground(photo, alpha, colours, await shrinkPlane(alpha, size)) }
}

/** Half opacity stays unchanged, or the subject would grow. */
function clipEnds({ width, height, data }: Field, { deep }: Band): Field {
  const clipped = data.map((value, pixel) => {
    const mostSolid = deep[pixel] ? MOST_SOLID_INSIDE : MOST_SOLID
    const clip = value < 0.5 ? ((value - FAINTEST) * 0.5) / (0.5 - FAINTEST) : 0.5 + ((value - 0.5) * 0.5) / (mostSolid - 0.5)
    return Math.min(1, Math.max(0, clip))
  })
  return { width, height, data: clipped }
}

function solvingSize({ width, height }: Size): Size {
  const scale = Math.min(1, SOLVING_SIZE / Math.max(width, height))
  return { width: Math.max(2, Math.round(width * scale)), height: Math.max(2, Math.round(height * scale)) }
}

function shareOfMatting(opacities: Field, settled: Field, band: Band): Field {
  const halfOpaque = findHalfOpaqueAreas(opacities, settled, band)
  const data = band.hair.data.map((hair, pixel) => (halfOpaque[pixel] ? 0 : ramp(hair, LITTLE_HAIR, MUCH_HAIR)))
  return { ...band.hair, data }
}

async function shrinkPicture({ data, width, height }: Picture, size: Size): Promise<Colours> {
  const small = await sharp(data, { raw: { width, height, channels: 3 } })
    .resize(size.width, size.height, { fit: 'fill', kernel: 'mitchell' })
    .raw()
    .toBuffer()
  return { ...size, data: toShares(small) }
}

async function shrinkPlane({ data, width, height }: Plane, size: Size): Promise<Field> {
  const small = await sharp(data, { raw: { width, height, channels: 1 } })
    .resize(size.width, size.height, { fit: 'fill', kernel: 'mitchell' })
    .extractChannel(0)
    .raw()
    .toBuffer()
  return { ...size, data: toShares(small) }
}
