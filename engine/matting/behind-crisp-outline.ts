/**
 * Where the network is sure and its outline is crisp, matting has no say: colours that the subject shares with what lies behind it
 * would thin its edge. Behind soft outlines it is sure of the wall between curls too.
 */
import type { Marks } from '#engine/cutout/grid.ts'
import { type Field, distanceTo, markPixels } from './field.ts'

const SURE = 0.97
const HALF = 0.5
/** So far behind the outermost sure pixels, as a share of the longer edge: on nearer ones the border itself may lie. */
const BEHIND = 2 / 600
/** The widest step from half to sure of a crisp outline, likewise. */
const MAX_STEP = 2 / 600

/** @param raw the network's opacities. */
export function markBehindCrispOutline(raw: Field): Marks {
  const longer = Math.max(raw.width, raw.height)
  const toUnsure = distanceTo(
    markPixels(raw, (opacity) => opacity < SURE),
    raw,
  ).data
  const toHalf = distanceTo(
    markPixels(raw, (opacity) => opacity < HALF),
    raw,
  ).data
  const marks = new Uint8Array(raw.data.length)
  for (let pixel = 0; pixel < marks.length; pixel++) {
    const behind = toUnsure[pixel] ?? 0
    marks[pixel] = behind > BEHIND * longer && (toHalf[pixel] ?? 0) - behind <= MAX_STEP * longer ? 1 : 0
  }
  return marks
}
