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
/** With less than this share of its width on the ground nothing stands for sure; a car seen from a corner has 0.13. */
const LEAST_BASE = 0.125
/** A larger share of the subject that the photo shows and the picture does not is missed. */
const MOST_LOST = 0.1
/** And so much of it where the photo cuts it off too: of a wide table half is no picture of it. */
const MOST_LOST_OF_CUT = 0.35

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
  const { cuts, canvas } = known
  if (!Object.values(cuts).includes(true)) return hasNoBase(cutout, footing)
  if (canvas.view === 'above') return false
  if (comesFromAbove(cutout, footing, cuts) || (footing === 'resting' && leans(cutout, cuts))) return true
  // what fills the photo but for its lower end was photographed from above, or lost what bears it
  if (cuts.left && cuts.right) return cuts.top && !cuts.bottom && !isMostlySkin(cutout)
  return footing === 'cut' && !isMostlySkin(cutout) && isHardlyHeld(cutout, known)
}

/** A side edge holds nothing up. */
function leans(cutout: Cutout, { top, bottom }: Edges): boolean {
  return !top && !bottom && baseOf(cutout) < LEAST_BASE
}

/** Hands and feet that reach in from above, and whatever hangs from an upper corner, were photographed from there. */
function comesFromAbove(cutout: Cutout, footing: Placement['footing'], { top, right, bottom, left }: Edges): boolean {
  return top && !bottom && ((right !== left && footing === 'cut') || isMostlySkin(cutout))
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

/** What the picture's side cuts off, where it is much, or the photo shows it whole. */
function findLost(cutout: Cutout, { source, target }: Placement, { cuts, canvas }: Known): Region | undefined {
  const { alpha, box } = cutout
  const scale = target.width / source.width
  const from = Math.max(0, Math.round(source.left - target.left / scale - box.left))
  const to = Math.min(box.width, Math.round(source.left - target.left / scale + canvas.width / scale - box.left))
  const sides = [
    { strip: { ...box, width: from }, isCut: cuts.left },
    { strip: { ...box, left: box.left + to, width: box.width - to }, isCut: cuts.right },
  ].map((side) => ({ ...side, solid: solidIn(alpha, side.strip) }))
  const whole = solidIn(alpha, box)
  const uncut = sides.filter(({ isCut }) => !isCut)
  const isMissed = sumOf(uncut) > MOST_LOST * whole
  if (!isMissed && sumOf(sides) <= MOST_LOST_OF_CUT * whole) return undefined
  const [most] = (isMissed ? uncut : sides).toSorted((one, other) => other.solid - one.solid)
  return most && inShares(most.strip, cutout)
}

function sumOf(sides: readonly { readonly solid: number }[]): number {
  return sides.reduce((sum, { solid }) => sum + solid, 0)
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
