/** What may be wrong with the place of a subject, however well it was cut out. */
import type { Box, Cutout, Doubt, Region, View } from '#engine/types.ts'
import { baseOf } from './is-on-ground.ts'
import { isMostlySkin } from './is-mostly-skin.ts'
import type { Placement } from './place-subject.ts'
import { type Edges, contactShares, visibleCuts } from './visible-cuts.ts'

/** A hand that no edge of the photo cuts has lost its arm. Shoes and clothes in the colour of skin have a wider base, as a share of their width. */
const HAND_BASE = 0.3
/** People who are cut off below are wider there, as a share of the whole, and a mannequin's pole is thinner: between are things whose ground is lost. */
const NARROW_CUT = { from: 0.1, to: 0.25 } as const
/** What leaves the photo above by more than this share of its width stood on something; what hangs is held by less. */
const LEAST_HELD = 0.15
/** With less than this share of its width on the ground nothing stands for sure. */
const LEAST_BASE = 0.15
/** A larger share of the subject that the photo shows and the picture does not is missed. */
const MOST_LOST = 0.1

interface Canvas {
  readonly width: number
  readonly height: number
  /** See `Backdrop.groundWidth`. */
  readonly groundWidth?: number | undefined
  /** See `Backdrop.view`. */
  readonly view?: View | undefined
}

/** At most one of each kind, with a place in the photo. */
export function findPlacementDoubts(cutout: Cutout, placement: Placement, canvas: Canvas): Doubt[] {
  const cuts = visibleCuts(cutout)
  const hovering: readonly Doubt[] = mayHover(cutout, placement, { cuts, canvas })
    ? [{ kind: 'hovering', place: inShares(cutout.box, cutout) }]
    : []
  const lost = findLost(cutout, placement, { cuts, canvas })
  return [...hovering, ...(lost ? [{ kind: 'cropped' as const, place: lost }] : [])]
}

interface Known {
  readonly cuts: Edges
  readonly canvas: Canvas
}

function mayHover(cutout: Cutout, { footing }: Placement, known: Known): boolean {
  const { top, right, bottom, left } = known.cuts
  if (!top && !right && !bottom && !left) return hasNoBase(cutout, footing)
  const isSpanning = left && right
  // what fills the photo but for its lower end was photographed from above, or lost what bears it
  if (isSpanning && top && !bottom) return known.canvas.view !== 'above' && !isMostlySkin(cutout)
  const isInFront = footing === 'cut' && known.canvas.view !== 'above'
  return isInFront && !isSpanning && !isMostlySkin(cutout) && isHardlyHeld(cutout, known)
}

function hasNoBase(cutout: Cutout, footing: Placement['footing']): boolean {
  const base = baseOf(cutout)
  return isMostlySkin(cutout) ? base < HAND_BASE : footing === 'standing' && base < LEAST_BASE
}

/** No hand, on no ground, and too little of it goes on beyond the photo's edge. */
function isHardlyHeld(cutout: Cutout, { cuts, canvas }: Known): boolean {
  const shares = contactShares(cutout)
  if (cuts.top) return !cuts.bottom && !cuts.left && !cuts.right && shares.top > LEAST_HELD
  if (cuts.bottom) return shares.bottom > NARROW_CUT.from && shares.bottom < NARROW_CUT.to
  return canvas.groundWidth !== undefined
}

/** The strip that the picture's side cuts off though the photo shows it whole. */
function findLost(cutout: Cutout, { source, target }: Placement, { cuts, canvas }: Known): Region | undefined {
  const { alpha, box } = cutout
  const scale = target.width / source.width
  const from = source.left - target.left / scale
  const to = from + canvas.width / scale
  const strips: Box[] = []
  if (!cuts.left && from > box.left) strips.push({ ...box, width: Math.round(from - box.left) })
  const right = box.left + box.width
  if (!cuts.right && to < right) strips.push({ ...box, left: Math.round(to), width: Math.round(right - to) })
  const whole = solidIn(alpha, box)
  const counted = strips.map((strip) => ({ strip, solid: solidIn(alpha, strip) }))
  const lost = counted.find(({ solid }) => solid > (MOST_LOST / 2) * whole)?.strip
  const total = counted.reduce((sum, { solid }) => sum + solid, 0)
  return lost && total > MOST_LOST * whole ? inShares(lost, cutout) : undefined
}

function solidIn({ data, width }: Cutout['alpha'], box: Box): number {
  let solid = 0
  for (let y = box.top; y < box.top + box.height; y++) {
    for (let at = y * width + box.left; at < y * width + box.left + box.width; at++) if ((data[at] ?? 0) > 127) solid++
  }
  return solid
}

function inShares({ left, top, width, height }: Box, { photo }: Cutout): Region {
  return { left: left / photo.width, top: top / photo.height, width: width / photo.width, height: height / photo.height }
}
