/**
 * White icing before a white wall is a few levels of 255 apart, and the network takes only what is dark for the subject. Where what
 * lies behind is bright, all but the first pass read the photo with its bright tones spread until the ground is half bright.
 */
import type { Behind } from './clutter-behind.ts'

/** Brightness of the ground from which its tones are spread, 0…1: spread shadows show reflections and grain. */
const BRIGHT = 0.65
/** At a white ground half would take the subject to black. */
const STEEPEST = 3
const MIDDLE = 0.5
/** Share of the photo that must lie behind the subject to tell how bright it is. */
const LEAST_BEHIND = 0.025
/** Tones stay as they are. */
const UNCHANGED = 1

/** @returns the exponent by which the tones of the picture, 0…1, are to be raised. */
export function exponentFor({ grey, isBehind }: Behind): number {
  const behind = grey.filter((_, at) => isBehind[at]).toSorted()
  const brightness = (behind[behind.length >> 1] ?? 0) / 255
  if (behind.length < LEAST_BEHIND * grey.length || brightness < BRIGHT) return UNCHANGED
  return brightness < 1 ? Math.min(STEEPEST, Math.log(MIDDLE) / Math.log(brightness)) : STEEPEST
}

/** @param bytes channels of a picture, 0…255. */
export function spreadTones(bytes: Uint8Array, exponent: number): Uint8Array {
  if (exponent === UNCHANGED) return bytes
  const spread = Uint8Array.from({ length: 256 }, (_, level) => Math.round(255 * (level / 255) ** exponent))
  return bytes.map((level) => spread[level] ?? 0)
}
