/** Colours for text on a plain ground, readable whatever the ground is. */
import { contrastBetween } from '#engine/typesetting/measure-contrast.ts'
import type { Rgb } from '#engine/typesetting/palette.ts'
import { READABLE } from '#engine/typesetting/set-type.ts'

const BLACK: Rgb = [0, 0, 0]
const WHITE: Rgb = [255, 255, 255]

/** The first of `wanted` that can be read on a ground, else black or white: one of the two always can. */
export function readableOn(ground: Rgb, wanted: readonly Rgb[]): Rgb {
  const found = wanted.find((colour) => contrastBetween(colour, ground) >= READABLE)
  if (found) return found
  return contrastBetween(WHITE, ground) >= READABLE ? WHITE : BLACK
}

/** Less contrast than this, and a plate is not seen on its ground. */
const SEEN = 1.35

/** The first of `wanted` that shows as a surface on a ground; `otherwise` where none does. */
export function seenOn(ground: Rgb, wanted: readonly Rgb[], otherwise: Rgb): Rgb {
  return wanted.find((colour) => contrastBetween(colour, ground) >= SEEN) ?? otherwise
}
