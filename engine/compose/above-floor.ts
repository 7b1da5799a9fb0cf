import type { Backdrop, Box } from '#engine/types.ts'
import type { Placement } from './place-subject.ts'

/** The floor's far edge is out of focus: the kept part ends a little above it. */
const EDGE = 0.012

/**
 * The part of a backdrop that fills the picture behind a subject that an edge cut off and that stands on nothing: a person would
 * grow out of a table or floor, and a hand would hover over it. Undefined: all of it.
 */
export function partAboveFloor(
  {
    picture: { width, height },
    floor,
    view,
  }: Pick<Backdrop, 'floor' | 'view'> & { readonly picture: { width: number; height: number } },
  { footing }: Placement,
): Box | undefined {
  if (floor === undefined || footing !== 'cut' || view === 'above') return undefined
  const kept = { width: Math.round(width * (floor - EDGE)), height: Math.round(height * (floor - EDGE)) }
  return { left: Math.round((width - kept.width) / 2), top: 0, ...kept }
}
