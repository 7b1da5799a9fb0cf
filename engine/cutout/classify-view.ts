import { baseOf } from '#engine/compose/is-on-ground.ts'
import { type Edges, contactShares, largeCuts } from '#engine/compose/visible-cuts.ts'
import type { Cutout, View } from '#engine/types.ts'
import { liesSpreadOut } from './lies-spread-out.ts'
import { isVessel, outlineOf } from './outline.ts'
import { type ViewEvidence, findViewEvidence } from './view-evidence.ts'

/** Bands of rows that the background is read in; a horizon or a table's edge shows as a step from one to the next. */
const BANDS = 12
/** Bands with less background than this share of their pixels are ignored. */
const LEAST_SEEN = 0.12

/** Things seen from above are about as wide as high and lie in the middle. */
const SQUARISH = { from: 0.6, to: 1.7 }
const MIDDLE = { from: 0.34, to: 0.66 }
/**
 * Share of the box's width that its lowest twentieth covers: a standing object has a base, a round one seen from above has none.
 */
const WIDEST_BASE = 0.62

/** A disc in its box, as wide as high within these ratios: a plate from above. This much of both is the same. */
const DISC = { from: 0.8, to: 1.15, alike: 0.87, sure: 0.97 } as const
/** A plate that is seen obliquely is wider, and the photo's lower edge may cut off so much of it; then it must be more of a disc. */
const OBLIQUE = { to: 1.25, alike: 0.91, cut: 0.5 } as const
/**
 * Levels, 0…255: larger steps between neighbouring bands, or a larger drift from top to bottom, are a room and no tabletop. Beside
 * a plate lie cutlery and glasses.
 */
const BARE = { step: 24, drift: 48 } as const
const UNDER_PLATE = { step: 24, drift: 64 } as const
const BESIDE_PLATE = { step: 48, drift: 110 } as const
/** A tall or a round thing with a base this wide, shares of its box, stands. */
const STANDING = { ratio: 0.85, base: 0.4 } as const

/**
 * A ground that is seen squarely: its texture, of at least so many levels of 0…255, is as strong above as below, within this
 * logarithm of a ratio, and no other surface begins by a step of so many levels.
 */
const WOVEN = { texture: 8, unevenness: 0.45, step: 30 } as const
/**
 * On one surface that is no drawn white, a shadow beside the middle of a subject, as a logarithm of brightness: that of a standing
 * one lies at its base.
 */
const BESIDE = { shadow: -0.045, step: 18, texture: 2 } as const
/** So dark a shadow is no light that fades: then the ground may be more uneven. */
const DARK_BESIDE = { shadow: -0.2, step: 48, texture: 1 } as const
/** Edges that are turned so strongly, and so much more strongly than there are upright ones, are those of a thing that lies as it was put down. */
const TURNED = { least: 1.5, ratio: 1.3 } as const
/** The same where next to none are upright: several things, put down at several angles. */
const SCATTERED = { least: 1.3, ratio: 2.2 } as const
/**
 * A tall thing with a base whose edges are upright, so much more than turned: a person before a curtain, which throws a shadow beside
 * her. A bottle that was laid out so looks no different from one that stands.
 */
const UPRIGHT = { ratio: { from: 0.2, to: 0.5 }, base: 0.3, edges: 1.4 } as const
/** Larger steps between bands than this, in levels of 0…255, are another surface than the one that things were laid out on. */
const ONE_GROUND = 50
/** Less of the subject's width at an edge of the photo is its end and no cut. */
const GRAZED = 0.25
/** So far above the others, in heights of the whole, a part that nothing holds up hovers, unless all of them lie. */
const HOVERING = 0.3

/**
 * The side from which a photo was probably taken. From straight above: edges that are turned; a plain disc; a ground that
 * is seen squarely; a shadow where only a lying thing has one; parts that would hover; the outline of clothes or jewellery that is spread out; or no horizon or table's edge in its
 * background, and a subject that lies in the middle, touches no lower edge and has no base to stand on. On a background that
 * was drawn nothing else lies, but for a disc. Rather the front where it is in doubt: a standing thing on a surface seen from above
 * looks worse than a lying one before a wall.
 */
export function classifyView(cutout: Cutout): View {
  const cuts = largeCuts(cutout)
  const evidence = findViewEvidence(cutout)
  const hasGround = !evidence.isDrawn
  if (hasGround && isTurned(evidence)) return 'above'
  // a cord or a strap that runs out of the photo is no cut
  if (cuts.bottom) return isCutDisc(cutout) || (isTight(cutout) && isLaidOut(cutout, evidence)) ? 'above' : 'front'
  const mayLie = hasGround && !isUpright(cutout, evidence)
  const isAbove = isDisc(cutout) || isLaidOut(cutout, evidence) || (mayLie && (liesOnGround(evidence, cuts) || liesBare(cutout)))
  return isAbove ? 'above' : 'front'
}

function isDisc(cutout: Cutout): boolean {
  const { ratio, alike } = discOf(cutout)
  if (!liesInTheMiddle(cutout) || ratio <= DISC.from || ratio >= DISC.to) return false
  if (isVessel(outlineOf(cutout), baseOf(cutout))) return false
  return (alike > DISC.sure && isOneSurface(cutout, BESIDE_PLATE)) || (alike > DISC.alike && isOneSurface(cutout, UNDER_PLATE))
}

function isUpright(cutout: Cutout, { edges: { turned, upright } }: ViewEvidence): boolean {
  const ratio = cutout.box.width / cutout.box.height
  const isTall = ratio > UPRIGHT.ratio.from && ratio < UPRIGHT.ratio.to
  return isTall && upright > UPRIGHT.edges * turned && baseOf(cutout) > UPRIGHT.base
}

/** Cakes and pots may have the outline of clothes; behind them a table ends. */
function isLaidOut(cutout: Cutout, { isDrawn, step }: ViewEvidence): boolean {
  return (isDrawn || step < ONE_GROUND) && liesSpreadOut(cutout)
}

/** The photo ends where its subject does. */
function isTight(cutout: Cutout): boolean {
  const { top, bottom } = contactShares(cutout)
  return top > 0 && Math.max(top, bottom) < GRAZED
}

function isCutDisc(cutout: Cutout): boolean {
  const { ratio, alike } = discOf(cutout)
  const isRound = alike > OBLIQUE.alike && ratio > DISC.from && ratio < OBLIQUE.to
  return isRound && liesInTheMiddle(cutout) && contactShares(cutout).bottom < OBLIQUE.cut && isOneSurface(cutout, UNDER_PLATE)
}

function isTurned({ edges: { turned, upright } }: ViewEvidence): boolean {
  return [TURNED, SCATTERED].some(({ least, ratio }) => turned > least && turned > ratio * upright)
}

function liesOnGround({ step, texture, unevenness, shadow, hovering }: ViewEvidence, cuts: Edges): boolean {
  if (hovering > HOVERING) return true
  if (cuts.top) return false
  const isWoven = texture > WOVEN.texture && unevenness < WOVEN.unevenness && step < WOVEN.step
  // what both sides cut off is held, before something dark
  const shades = cuts.left && cuts.right ? [BESIDE] : [BESIDE, DARK_BESIDE]
  const isShaded = shades.some((most) => shadow < most.shadow && step < most.step && texture > most.texture)
  return isWoven || isShaded
}

function liesBare(cutout: Cutout): boolean {
  return liesInTheMiddle(cutout) && !stands(cutout) && isOneSurface(cutout, BARE)
}

/** How wide the subject is for its height, and how much of it is a disc, 0…1. */
function discOf({ alpha, box }: Cutout): { ratio: number; alike: number } {
  let both = 0
  let either = 0
  for (let y = 0; y < box.height; y += 3) {
    const down = (2 * y) / box.height - 1
    for (let x = 0; x < box.width; x += 3) {
      const isInDisc = ((2 * x) / box.width - 1) ** 2 + down * down <= 1
      const isSubject = (alpha.data[(box.top + y) * alpha.width + box.left + x] ?? 0) > 127
      if (isInDisc && isSubject) both++
      if (isInDisc || isSubject) either++
    }
  }
  return { ratio: box.width / box.height, alike: both / Math.max(1, either) }
}

function stands(cutout: Cutout): boolean {
  const base = baseOf(cutout)
  const isTall = cutout.box.width < STANDING.ratio * cutout.box.height
  return base > WIDEST_BASE || (base > STANDING.base && (isTall || isVessel(outlineOf(cutout), base)))
}

function liesInTheMiddle({ box, photo }: Cutout): boolean {
  const ratio = box.width / box.height
  const middle = (box.top + box.height / 2) / photo.height
  return ratio > SQUARISH.from && ratio < SQUARISH.to && middle > MIDDLE.from && middle < MIDDLE.to
}

/** One table fills the photo: its light may fade, but nowhere does another surface begin. */
function isOneSurface(cutout: Cutout, most: { readonly step: number; readonly drift: number }): boolean {
  const levels = Array.from({ length: BANDS }, (_, band) => backgroundOf(cutout, band)).filter((level) => level !== undefined)
  const [first] = levels
  const last = levels.at(-1)
  if (levels.length < BANDS / 2 || !first || !last) return false
  const isStepped = levels.some((level, at) => at > 0 && apart(level, levels[at - 1] ?? level) > most.step)
  return !isStepped && apart(first, last) < most.drift
}

type Levels = readonly [red: number, green: number, blue: number]

const apart = (one: Levels, other: Levels): number => Math.max(...one.map((level, at) => Math.abs(level - (other[at] ?? 0))))

/** Mean colour of what is not the subject; samples one pixel of sixteen. */
function backgroundOf({ photo, alpha }: Cutout, band: number): Levels | undefined {
  const sums: [number, number, number] = [0, 0, 0]
  let seen = 0
  let asked = 0
  for (let y = Math.floor((band * photo.height) / BANDS); y < ((band + 1) * photo.height) / BANDS; y += 4) {
    for (let x = 0; x < photo.width; x += 4) {
      asked++
      const pixel = y * photo.width + x
      if ((alpha.data[pixel] ?? 0) > 8) continue
      seen++
      for (let channel = 0; channel < 3; channel++) sums[channel] = (sums[channel] ?? 0) + (photo.data[pixel * 3 + channel] ?? 0)
    }
  }
  return seen < LEAST_SEEN * asked || seen === 0 ? undefined : [sums[0] / seen, sums[1] / seen, sums[2] / seen]
}
