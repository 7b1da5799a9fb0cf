import { drawStroke } from '#engine/corrections/draw-stroke.ts'
import type { Mask, Size, Stroke } from '#engine/corrections/segmented-photo.ts'

/** A stroke is asked about when it changes more than this share of the photo, and so many times what was painted over. */
const SHARE = 0.12
const TIMES = 4

/** Whether a stroke has done far more than was painted, or left no subject: who drew it may not have meant that. */
export function isLargeChange(
  size: Size,
  stroke: Stroke,
  { before, after }: { readonly before: Mask; readonly after: Mask },
): boolean {
  const changed = count(after, (value, pixel) => value !== before[pixel])
  if (changed > 0 && count(after, (value) => value === 1) === 0) return true
  const painted = count(drawStroke(stroke, size), (value) => value > 0)
  return changed > SHARE * after.length && changed > TIMES * painted
}

function count(mask: Mask, isMeant: (value: number, pixel: number) => boolean): number {
  return mask.reduce((sum, value, pixel) => sum + (isMeant(value, pixel) ? 1 : 0), 0)
}
