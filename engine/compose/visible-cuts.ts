/** Through which edges of the photo its subject leaves it. */
import type { Cutout, Plane } from '#engine/types.ts'

export type Edges = Cutout['touches']

/** A touch shorter than this share of the subject's side may be hair or a corner. */
const SHORTEST_CUT = 0.05
/**
 * A chain, a stem or a strap runs straight out: no thinner than this share of the photo's longer edge where it leaves, and hardly
 * thicker a little inside. What only grazes the edge is round there.
 */
const THINNEST_CORD = 0.004
const THICKER = 1.5
/** The network avoids the outermost rows: this near the edge, as a share of the longer side, a long straight end is a cut too. */
const NEAR_EDGE = 0.008
const LONG_CUT = 0.3

type CutMask = Pick<Cutout, 'alpha' | 'box' | 'touches'>

/** How a mask meets one edge of the photo, in pixels. */
interface Contact {
  readonly isTouching: boolean
  /** From the subject to the edge. */
  readonly gap: number
  /** Rows or columns across the edge that are solid within so many pixels of it. */
  readonly solid: (depth: number) => number
  /** Length of the subject along the edge. */
  readonly side: number
}

/** All edges that must stay cuts, so that no cut end is seen inside a picture. */
export function visibleCuts(mask: CutMask): Edges {
  const longest = Math.max(mask.alpha.width, mask.alpha.height)
  return mapEdges(mask, (contact) => isLarge(contact, longest, SHORTEST_CUT) || isCord(contact, longest))
}

/** The edges through which at least this share of the subject's side leaves the photo: no cord, no strap. */
export function largeCuts(mask: CutMask, least = SHORTEST_CUT): Edges {
  const longest = Math.max(mask.alpha.width, mask.alpha.height)
  return mapEdges(mask, (contact) => isLarge(contact, longest, least))
}

/** Through how much of the subject's side it leaves the photo at each edge, 0…1. */
export function contactShares(mask: CutMask): Readonly<Record<keyof Edges, number>> {
  return mapEdges(mask, ({ isTouching, solid, side }) => (isTouching ? solid(1) / side : 0))
}

function isLarge({ isTouching, gap, solid, side }: Contact, longest: number, least: number): boolean {
  const near = Math.ceil(NEAR_EDGE * longest)
  return (isTouching && solid(1) > least * side) || (gap <= near && solid(near) > LONG_CUT * side)
}

function isCord({ isTouching, solid }: Contact, longest: number): boolean {
  const atEdge = solid(1)
  return isTouching && atEdge >= THINNEST_CORD * longest && solid(Math.ceil(NEAR_EDGE * longest)) <= THICKER * atEdge
}

const firstOf = (depth: number): Span => ({ from: 0, to: depth })

function mapEdges<T>({ alpha, box, touches }: CutMask, read: (contact: Contact) => T): Record<keyof Edges, T> {
  const { width, height } = alpha
  const right = width - box.left - box.width
  const bottom = height - box.top - box.height
  const across = { side: box.width, solidIn: solidInRows }
  const down = { side: box.height, solidIn: solidInColumns }
  const at = (isTouching: boolean, gap: number, { side, solidIn }: typeof across, spanOf: (depth: number) => Span): T =>
    read({ isTouching, gap, side, solid: (depth) => solidIn(alpha, spanOf(depth)) })
  return {
    top: at(touches.top, box.top, across, firstOf),
    bottom: at(touches.bottom, bottom, across, (depth) => ({ from: height - depth, to: height })),
    left: at(touches.left, box.left, down, firstOf),
    right: at(touches.right, right, down, (depth) => ({ from: width - depth, to: width })),
  }
}

/** A half-open range of rows or columns. */
interface Span {
  readonly from: number
  readonly to: number
}

/** Columns that are solid somewhere in these rows. */
export function solidInRows({ data, width }: Plane, { from, to }: Span): number {
  let solid = 0
  for (let x = 0; x < width; x++) {
    for (let y = from; y < to; y++) {
      if ((data[y * width + x] ?? 0) <= 127) continue
      solid++
      break
    }
  }
  return solid
}

/** Rows that are solid somewhere in these columns. */
function solidInColumns({ data, width, height }: Plane, { from, to }: Span): number {
  let solid = 0
  for (let y = 0; y < height; y++) {
    for (let x = from; x < to; x++) {
      if ((data[y * width + x] ?? 0) <= 127) continue
      solid++
      break
    }
  }
  return solid
}
