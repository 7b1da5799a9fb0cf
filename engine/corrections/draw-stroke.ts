import type { Point, Size, Stroke } from './segmented-photo.ts'

/** The soft rim of the finger, and its core, which is certain; 0 is untouched. */
export const RIM = 1
export const CORE = 2

/** Usual width of a finger, as a share of the longer edge, and of its core in that. */
const FINGER = 0.03
const CORE_SHARE = 0.6

/** @returns 0, `RIM` or `CORE` for each pixel. */
export function drawStroke({ points, radius: share = FINGER / 2 }: Stroke, size: Size): Uint8Array {
  const radius = Math.max(1.5, share * Math.max(size.width, size.height))
  const rim = cover(points, size, radius)
  const core = cover(points, size, radius * CORE_SHARE)
  return rim.map((covered, pixel) => (core[pixel] ? CORE : covered && RIM))
}

/**
 * The pixels whose middle is no further than the radius from the line through the points. Each segment costs its rows, not its
 * pixels: somebody may send ten thousand that each cross the whole photo. So for each row it is only noted where a segment's
 * pixels begin and end, and the pixels are filled once, after all of them.
 */
function cover(points: readonly Point[], { width, height }: Size, radius: number): Uint8Array {
  // one more column, for rows that are covered to their end
  const turns = new Int32Array((width + 1) * height)
  points.forEach((point, i) => {
    const from = points[Math.max(0, i - 1)] ?? point
    const start = { x: from.x * width, y: from.y * height }
    const end = { x: point.x * width, y: point.y * height }
    const top = Math.max(0, Math.floor(Math.min(start.y, end.y) - radius))
    const bottom = Math.min(height - 1, Math.ceil(Math.max(start.y, end.y) + radius))
    for (let row = top; row <= bottom; row++) noteRow(turns, { row, width }, spanOf(start, end, radius, row + 0.5))
  })
  const covered = new Uint8Array(width * height)
  for (let row = 0; row < height; row++) {
    let segments = 0
    for (let x = 0; x < width; x++) {
      segments += turns[row * (width + 1) + x] ?? 0
      if (segments > 0) covered[row * width + x] = 1
    }
  }
  return covered
}

/** Empty when `right` is less than `left`. */
interface Span {
  left: number
  right: number
}

function noteRow(turns: Int32Array, { row, width }: { readonly row: number; readonly width: number }, span: Span): void {
  const first = Math.max(0, Math.ceil(span.left - 0.5))
  const last = Math.min(width - 1, Math.floor(span.right - 0.5))
  if (first > last) return
  const at = row * (width + 1)
  turns[at + first] = (turns[at + first] ?? 0) + 1
  turns[at + last + 1] = (turns[at + last + 1] ?? 0) - 1
}

/** Where a horizontal line crosses a segment with round ends: their two discs and the rectangle between them are one span. */
function spanOf(start: Point, end: Point, radius: number, y: number): Span {
  const span = { left: Infinity, right: -Infinity }
  addDisc(span, start, radius, y)
  addDisc(span, end, radius, y)
  addRectangle(span, start, end, { radius, y })
  return span
}

function addDisc(span: Span, centre: Point, radius: number, y: number): void {
  const left = radius * radius - (y - centre.y) ** 2
  if (left < 0) return
  const half = Math.sqrt(left)
  span.left = Math.min(span.left, centre.x - half)
  span.right = Math.max(span.right, centre.x + half)
}

function addRectangle(
  span: Span,
  start: Point,
  end: Point,
  { radius, y }: { readonly radius: number; readonly y: number },
): void {
  const length = Math.hypot(end.x - start.x, end.y - start.y)
  if (length === 0) return
  const across = (end.x - start.x) / length
  const down = (end.y - start.y) / length
  const below = y - start.y
  const within = { left: -Infinity, right: Infinity }
  // beside the segment no further than the radius, and along it between its ends
  narrow(within, { slope: down, at: -below * across, least: -radius, most: radius })
  narrow(within, { slope: across, at: below * down, least: 0, most: length })
  if (within.left > within.right) return
  span.left = Math.min(span.left, start.x + within.left)
  span.right = Math.max(span.right, start.x + within.right)
}

interface Bounds {
  readonly slope: number
  readonly at: number
  readonly least: number
  readonly most: number
}

/** Keeps of the span what `slope * x + at` has within the bounds. */
function narrow(span: Span, { slope, at, least, most }: Bounds): void {
  if (slope === 0) {
    if (at < least || at > most) span.right = -Infinity
    return
  }
  const one = (least - at) / slope
  const other = (most - at) / slope
  span.left = Math.max(span.left, Math.min(one, other))
  span.right = Math.min(span.right, Math.max(one, other))
}
