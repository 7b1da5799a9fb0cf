/**
 * Hair changes from pixel to pixel; a wide, flat, half-opaque area is none: glass, blur, or a part that the network lost. There
 * matting has nothing to go by, and the settled mask stays.
 */
import type { Marks } from '#engine/cutout/grid.ts'
import { labelRegions } from '#engine/cutout/label-regions.ts'
import { spreadMarks } from '#engine/cutout/neighbourhood.ts'
import type { Field } from './field.ts'
import { BAND, type Band, INSIDE } from './mark-band.ts'

/** Opacities and steps between neighbours (two apart) of a flat half-opaque area. */
const FAINTEST = 0.12
const MOST_SOLID = 0.88
const FLAT = 0.06
/** A region is haze from this share of the subject's area. */
const LEAST_REGION = 0.0025
/** Regions this close belong together; also the rim that goes with them. As a share of the longer edge. */
const RIM = 0.005

/** Marks whole connected regions of haze in the band, solved or settled as such. */
export function findHalfOpaqueAreas(opacities: Field, settled: Field, band: Band): Marks {
  const { width, height, kinds } = band
  const flat = new Uint8Array(kinds.length)
  let subject = 0
  for (let pixel = 0; pixel < kinds.length; pixel++) {
    if (kinds[pixel] === INSIDE) subject++
    if (kinds[pixel] === BAND) subject += opacities.data[pixel] ?? 0
    const x = pixel % width
    const isInner = x > 0 && x < width - 1 && pixel >= width && pixel < kinds.length - width
    const isSolved = kinds[pixel] === BAND && isFlat(opacities, pixel)
    if (isInner && (isSolved || isFlat(settled, pixel))) flat[pixel] = 1
  }
  const grid = { step: 1, width, height }
  const rim = Math.max(1, Math.round(RIM * Math.max(width, height)))
  const joined = spreadMarks(grid, flat, 1)
  const { labels, sizes } = labelRegions(grid, joined)
  const halfOpaque = joined.map((mark, pixel) => (mark && (sizes[labels[pixel] ?? 0] ?? 0) > LEAST_REGION * subject ? 1 : 0))
  return spreadMarks(grid, halfOpaque, rim)
}

function isFlat({ data, width }: Field, pixel: number): boolean {
  const opacity = data[pixel] ?? 0
  if (opacity <= FAINTEST || opacity >= MOST_SOLID) return false
  const across = Math.abs((data[pixel + 1] ?? 0) - (data[pixel - 1] ?? 0))
  const down = Math.abs((data[pixel + width] ?? 0) - (data[pixel - width] ?? 0))
  return across + down < FLAT
}
