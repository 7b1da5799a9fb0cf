import type { Box, Plane } from '#engine/types.ts'

/** Shares of the subject's height above the cut at which its sides are compared. */
const FOLLOWED = 0.04
const FURTHER = 0.08
/** The network's last rows are soft: this many pixels above the end of the box. */
const INSIDE = 2
/** Sideways over upwards: a plate, a pot or a cake turns under this flatly, arms, skirts and legs do not. */
const TURNING = 1.1

/**
 * Whether the photo's lower edge cuts off no more than the nearest part of a base: both sides turn under it there, and most at the
 * cut. Such a subject stands on something that is in the photo beside it, while a person who is cut off stands far below; elbows
 * turn in above a waist that does not.
 */
export function restsBelow(alpha: Plane, box: Box): boolean {
  const last = Math.min(alpha.height - 1, box.top + box.height - 1 - INSIDE)
  const rows = [0, FOLLOWED, FURTHER].map((share) => last - Math.round(share * box.height))
  const [end, above, further] = rows.map((row) => (row < box.top ? undefined : sidesIn(alpha, box, row)))
  if (!end || !above || !further) return false
  const rise = FOLLOWED * box.height
  const isTurning = (atCut: number, higher: number): boolean => atCut > TURNING * rise && atCut >= higher
  return (
    isTurning(end.left - above.left, above.left - further.left) && isTurning(above.right - end.right, further.right - above.right)
  )
}

/** The outermost solid columns of a row. */
function sidesIn({ data, width }: Plane, box: Box, row: number): { readonly left: number; readonly right: number } | undefined {
  const start = row * width
  const isSolid = (column: number): boolean => (data[start + column] ?? 0) > 127
  let left = box.left
  let right = box.left + box.width - 1
  while (left <= right && !isSolid(left)) left++
  while (right > left && !isSolid(right)) right--
  return left > right ? undefined : { left, right }
}
