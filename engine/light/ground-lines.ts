/**
 * Where a subject that is seen a little from the side stands: cars, chairs and boxes touch the ground along straight lines that rise
 * away from the lens, from wheel to wheel or from leg to leg.
 */
import type { Plane } from '#engine/types.ts'
import { lowestSolid } from './lowest-solid.ts'

/** From one point of the outline to another, in pixels of the mask. */
export interface GroundLine {
  readonly from: Point
  readonly to: Point
  /** 0…1: how surely it is ground; a steep line leads up the side of something round. */
  readonly strength: number
}

interface Point {
  readonly x: number
  readonly y: number
}

/** Only this lowest share of a subject's height can stand on the ground. */
const LOWEST = 0.4
/** A line is at least this share of the subject's width long. */
const SHORTEST = 0.14
/** Rise over run: up to the first a line is ground, beyond the second it is not. Under a bridge from wheel to wheel it may be steeper. */
const RISE = { solid: { flat: 0.2, steep: 0.4 }, bridge: { flat: 0.5, steep: 0.9 } } as const
/** A bridge leaves a gap of this share of the height under so much of its length; the side of a bowl does not. */
const GAP = 0.015
const OPEN = 0.4

/** The long straight pieces of the lower outline's convex hull. */
export function groundLines(mask: Plane): GroundLine[] {
  const outline = lowerOutline(mask)
  const hull = lowerHull(outline)
  return hull.slice(1).flatMap((to, at) => {
    const from = hull[at]
    if (!from || to.x - from.x < SHORTEST * mask.width) return []
    const { flat, steep } = isBridge(outline, { from, to }, GAP * mask.height) ? RISE.bridge : RISE.solid
    const rise = Math.abs(to.y - from.y) / (to.x - from.x)
    const strength = Math.min(1, (steep - rise) / (steep - flat))
    return strength > 0 ? [{ from, to, strength }] : []
  })
}

/** The lowest solid point of each column that has one near the ground. */
function lowerOutline(mask: Plane): Point[] {
  const highest = Math.floor(mask.height * (1 - LOWEST))
  return Array.from({ length: mask.width }, (_, x) => ({ x, y: lowestSolid(mask, x, highest) })).filter(({ y }) => y >= 0)
}

function isBridge(outline: readonly Point[], { from, to }: Omit<GroundLine, 'strength'>, gap: number): boolean {
  const groundAt = (x: number): number => from.y + ((to.y - from.y) * (x - from.x)) / (to.x - from.x)
  const touching = outline.filter(({ x, y }) => x > from.x && x < to.x && groundAt(x) - y < gap)
  return touching.length < (1 - OPEN) * (to.x - from.x)
}

/** Andrew's monotone chain. */
function lowerHull(outline: readonly Point[]): Point[] {
  const hull: Point[] = []
  for (const point of outline) {
    while (hull.length >= 2 && isAboveLine(hull, point)) hull.pop()
    hull.push(point)
  }
  return hull
}

/** Whether the last point does not hang below the line from the one before it to the next. */
function isAboveLine(hull: readonly Point[], next: Point): boolean {
  const last = hull.at(-1)
  const before = hull.at(-2)
  if (!last || !before) return false
  return (last.x - before.x) * (next.y - before.y) - (last.y - before.y) * (next.x - before.x) >= 0
}
