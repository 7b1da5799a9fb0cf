/**
 * The wall between curls: small patches inside a hairy outline that have the background's colours. The network is sure of them as
 * subject, since it cannot resolve them; matting gets them to decide.
 */
import type { Marks } from '#engine/cutout/grid.ts'
import { labelRegions } from '#engine/cutout/label-regions.ts'
import { type Field, markPixels } from './field.ts'
import type { SideColours } from './learn-sides.ts'

/** Only in hair, and only this close to the border, as a share of the longer edge. */
const LEAST_HAIR = 0.5
const DEPTH = 0.06
/** Colour distance of the sides, 0…√3, below which a patch may as well be the subject's. */
const DIFFERENT = 0.24
/** The same in units of how far the background's colours scatter: leaves in light and shade have the colours of any fur. */
const DISTINCT = 5
/** Nearer to the background's colour than to the subject's by this much, and this close to the line between them. */
const NEARER = 0.5
const AWAY = 0.14
/** Larger patches are no gap between curls; as a share of the longer edge, squared. */
const LARGEST = 0.1

export const NO_WALL = -1

export interface HairyMask {
  readonly settled: Field
  readonly hair: Field
  /** Distance to the border, in pixels. */
  readonly toEdge: Field
  readonly sides: SideColours
  readonly behindCrispOutline: Marks
}

/** @returns opacities of the wall's pixels by their colour, 0…`NEARER`; `NO_WALL` elsewhere. */
export function findWallInside(mask: HairyMask): Field {
  const { width, height } = mask.settled
  const longer = Math.max(width, height)
  const opacities = new Float32Array(width * height)
  for (let pixel = 0; pixel < opacities.length; pixel++) {
    opacities[pixel] = isInHair(mask, pixel, DEPTH * longer) ? opacityOf(mask.sides, pixel) : NO_WALL
  }
  const alike = markPixels({ width, height, data: opacities }, (opacity) => opacity !== NO_WALL)
  const { labels, sizes } = labelRegions({ step: 1, width, height }, alike)
  const most = (LARGEST * longer) ** 2
  for (let pixel = 0; pixel < alike.length; pixel++) {
    if (alike[pixel] && (sizes[labels[pixel] ?? 0] ?? 0) > most) opacities[pixel] = NO_WALL
  }
  return { width, height, data: opacities }
}

/** Inside the settled outline, where there is hair. */
function isInHair({ settled, hair, toEdge, behindCrispOutline }: HairyMask, pixel: number, depth: number): boolean {
  if (behindCrispOutline[pixel]) return false
  return (hair.data[pixel] ?? 0) >= LEAST_HAIR && (settled.data[pixel] ?? 0) > 0.5 && (toEdge.data[pixel] ?? 0) <= depth
}

function opacityOf(sides: SideColours, pixel: number): number {
  if (sides.distanceAt(pixel) < DIFFERENT || sides.contrastAt(pixel) < DISTINCT) return NO_WALL
  const place = sides.placeOf(pixel)
  return place && place.along < NEARER && place.away < AWAY ? Math.max(0, place.along) : NO_WALL
}
