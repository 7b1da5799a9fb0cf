/** Whether the outline alone says that a thing cannot stand: jewellery, clothes, a bouquet that were laid out. */
import { baseOf } from '#engine/compose/is-on-ground.ts'
import type { Cutout } from '#engine/types.ts'
import { type Outline, isVessel, outlineOf } from './outline.ts'

/** Chains with what hangs on them fill less of their box; whatever stands on legs fills more. */
const THIN = 0.2
/**
 * What was laid out is as symmetrical as what was made on a wheel, but has sleeves, legs or petals: it fills its hull less than pots
 * do. At its shoulders and at its hem it is wide, where bottles have a neck and a cake's stand has a foot.
 */
const CLOTHES = { symmetry: 0.92, convex: 0.97, ratio: { from: 0.5, to: 1.3 }, shoulders: 0.4, hem: 0.5, base: 0.85 } as const
/** Sleeves that hang below the hem: a foot is in the middle, and legs of furniture leave less of the hull empty. */
const SLEEVES = { hem: 0.35, convex: 0.88 } as const
/** Nearly symmetrical, and about as wide as high, but with less to stand on than a foot. */
const ROUND = { symmetry: 0.8, ratio: { from: 0.75, to: 1.5 }, base: 0.25 } as const

export function liesSpreadOut(cutout: Pick<Cutout, 'alpha' | 'box'>): boolean {
  const outline = outlineOf(cutout)
  const { fill, symmetry } = outline
  if (fill < THIN) return true
  const ratio = cutout.box.width / cutout.box.height
  const base = baseOf(cutout)
  const isRound = symmetry > ROUND.symmetry && isWithin(ratio, ROUND.ratio) && base < ROUND.base
  return isRound || (isWithin(ratio, CLOTHES.ratio) && base < CLOTHES.base && isCloth(outline) && !isVessel(outline, base))
}

function isCloth({ symmetry, convexity, shoulders, hem, isParted }: Outline): boolean {
  const hasSleeves = isParted && hem > SLEEVES.hem && convexity < SLEEVES.convex
  const isWide = shoulders > CLOTHES.shoulders && (hem > CLOTHES.hem || hasSleeves)
  return symmetry > CLOTHES.symmetry && convexity < CLOTHES.convex && isWide
}

function isWithin(value: number, { from, to }: { readonly from: number; readonly to: number }): boolean {
  return value > from && value < to
}
