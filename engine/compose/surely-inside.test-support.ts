import type { Box, Plane } from '#engine/types.ts'

/** From this true alpha a pixel counts as subject (0.98), and this much of the width is left out along the border. */
const SOLID = 250
const ERODED = 0.01

/**
 * Visits the pixels that the product promises not to change: where the true alpha is at least 0.98, eroded by 1 % of the canvas'
 * width. Passes each one's place on the canvas and in the subject, and returns how many there were.
 * @param truth the reference matte at the subject's size on the canvas, `target` its place there.
 */
export function surelyInside(
  truth: Plane,
  target: Box,
  canvas: { width: number; height: number },
  visit: (onCanvas: number, inSubject: number) => void,
): number {
  const inside = erode(truth, Math.ceil(ERODED * canvas.width))
  let seen = 0
  for (let at = 0; at < inside.length; at++) {
    const x = target.left + (at % truth.width)
    const y = target.top + Math.floor(at / truth.width)
    if (inside[at] === 0 || x < 0 || y < 0 || x >= canvas.width || y >= canvas.height) continue
    visit(y * canvas.width + x, at)
    seen++
  }
  return seen
}

/** 1 where everything within `radius` both ways is solid. Outside of the plane counts as solid: there the photo ends. */
function erode({ data, width, height }: Plane, radius: number): Uint8Array {
  const rows = new Uint8Array(data.length)
  for (let y = 0; y < height; y++) {
    shrinkLine(
      { length: width, isSolid: (x) => (data[y * width + x] ?? 0) >= SOLID, keep: (x) => (rows[y * width + x] = 1) },
      radius,
    )
  }
  const both = new Uint8Array(data.length)
  for (let x = 0; x < width; x++) {
    shrinkLine({ length: height, isSolid: (y) => rows[y * width + x] === 1, keep: (y) => (both[y * width + x] = 1) }, radius)
  }
  return both
}

interface LineToShrink {
  readonly length: number
  readonly isSolid: (at: number) => boolean
  readonly keep: (at: number) => void
}

function shrinkLine({ length, isSolid, keep }: LineToShrink, radius: number): void {
  let start = -radius
  for (let at = 0; at <= length; at++) {
    if (at < length && isSolid(at)) continue
    const end = at === length ? length + radius : at
    for (let inside = Math.max(0, start + radius); inside < Math.min(length, end - radius); inside++) keep(inside)
    start = at + 1
  }
}
