/** What the outline of a subject is like, on a grid over its box. */
import type { Cutout } from '#engine/types.ts'

/** Cells along each side of the box. */
const SIDE = 96
/** Rows at the shoulders and at the hem of what was laid out, as shares of the height. */
const SHOULDERS = { from: 0.1, to: 0.2 } as const
const HEM = { from: 0.8, to: 0.92 } as const
/** The lowest rows, and the width of their middle. */
const END = 3
const MIDDLE = 10

export interface Outline {
  /** Share of the box that is solid. */
  readonly fill: number
  /** Share that stays solid where it is laid over its mirror image, of all that either has. */
  readonly symmetry: number
  /** The same of it upside down: as much for a plate from above, less for what stands. */
  readonly levelSymmetry: number
  /** Share of its convex hull that is solid. */
  readonly convexity: number
  /** Mean width at the shoulders and at the hem, as a share of the widest row. */
  readonly shoulders: number
  readonly hem: number
  /** Whether it ends in two parts, as sleeves and legs do, with nothing between them in the middle. */
  readonly isParted: boolean
}

export function outlineOf({ alpha, box }: Pick<Cutout, 'alpha' | 'box'>): Outline {
  const rows = Array.from({ length: SIDE }, (_, row) => readRow({ alpha, box }, row))
  const widths = rows.map(count)
  const solid = widths.reduce((sum, width) => sum + width, 0)
  const mirrored = rows.reduce((sum, row) => sum + count(row.map((mark, x) => mark & (row[SIDE - 1 - x] ?? 0))), 0)
  const turned = rows.reduce((sum, row, y) => sum + count(row.map((mark, x) => mark & (rows[SIDE - 1 - y]?.[x] ?? 0))), 0)
  const alike = (both: number): number => both / Math.max(1, 2 * solid - both)
  const widest = Math.max(1, ...widths)
  const meanOf = ({ from, to }: typeof SHOULDERS | typeof HEM): number => {
    const part = widths.slice(Math.floor(from * SIDE), Math.ceil(to * SIDE))
    return part.reduce((sum, width) => sum + width, 0) / (part.length * widest)
  }
  return {
    fill: solid / (SIDE * SIDE),
    symmetry: alike(mirrored),
    levelSymmetry: alike(turned),
    convexity: solid / Math.max(1, hullArea(rows)),
    shoulders: meanOf(SHOULDERS),
    hem: meanOf(HEM),
    isParted: rows
      .slice(-END)
      .every((row) => row.includes(1) && !row.slice((SIDE - MIDDLE) / 2, (SIDE + MIDDLE) / 2).includes(1)),
  }
}

/**
 * Round things from the front or a little above: as symmetrical as clothes, but without sleeves or legs. They end below in a part of a
 * circle, and are of another shape above.
 */
const VESSEL = { symmetry: 0.92, convex: 0.93, foot: 0.8, difference: 0.05 } as const

/** Whether it is that of a pot, a jar, a round box or a cake. @param base see `baseOf`. */
export function isVessel({ symmetry, levelSymmetry, convexity, hem }: Outline, base: number): boolean {
  const isRoundBelow = base < VESSEL.foot * hem
  return symmetry > VESSEL.symmetry && convexity > VESSEL.convex && isRoundBelow && symmetry - levelSymmetry > VESSEL.difference
}

const count = (marks: Uint8Array): number => marks.reduce((sum, mark) => sum + mark, 0)

function readRow({ alpha, box }: Pick<Cutout, 'alpha' | 'box'>, row: number): Uint8Array {
  const y = box.top + Math.floor(((row + 0.5) * box.height) / SIDE)
  return Uint8Array.from({ length: SIDE }, (_, column) => {
    const x = box.left + Math.floor(((column + 0.5) * box.width) / SIDE)
    return (alpha.data[y * alpha.width + x] ?? 0) > 127 ? 1 : 0
  })
}

/** Cells between the left and the right side of the convex hull. */
function hullArea(rows: readonly Uint8Array[]): number {
  const first = rows.findIndex((row) => row.includes(1))
  if (first < 0) return 0
  const last = rows.findLastIndex((row) => row.includes(1))
  const between = rows.slice(first, last + 1)
  const right = upperHull(between.map((row) => row.lastIndexOf(1) + 1))
  const left = upperHull(between.map((row) => (row.includes(1) ? -row.indexOf(1) : -SIDE)))
  return right.reduce((sum, value, at) => sum + value + (left[at] ?? 0), 0)
}

/** The lowest concave sequence that is nowhere below the values. */
function upperHull(values: readonly number[]): number[] {
  const corners: { at: number; value: number }[] = []
  values.forEach((value, at) => {
    while (isBelowLine(corners, { at, value })) corners.pop()
    corners.push({ at, value })
  })
  return values.map((value, at) => {
    const next = corners.findIndex((corner) => corner.at >= at)
    const to = corners[next]
    const from = corners[next - 1]
    if (!to || !from) return value
    return from.value + ((to.value - from.value) * (at - from.at)) / (to.at - from.at)
  })
}

function isBelowLine(corners: readonly { at: number; value: number }[], next: { at: number; value: number }): boolean {
  const last = corners.at(-1)
  const before = corners.at(-2)
  if (!last || !before) return false
  return (last.value - before.value) * (next.at - before.at) <= (next.value - before.value) * (last.at - before.at)
}
