import type { Point, Size, Stroke } from './segmented-photo.ts'

/** The soft rim of the finger, and its core, which is certain; 0 is untouched. */
export const RIM = 1
export const CORE = 2

/** Usual width of a finger, as a share of the longer edge, and of its core in that. */
const FINGER = 0.03
const CORE_SHARE = 0.6

/** @returns 0, `RIM` or `CORE` for each pixel. */
export function drawStroke({ points, radius: share = FINGER / 2 }: Stroke, size: Size): Uint8Array {
  const touched = new Uint8Array(size.width * size.height)
  const radius = Math.max(1.5, share * Math.max(size.width, size.height))
  points.forEach((point, i) => drawSegment(touched, size, radius, points[Math.max(0, i - 1)] ?? point, point))
  return touched
}

function drawSegment(touched: Uint8Array, { width, height }: Size, radius: number, from: Point, to: Point): void {
  const start = { x: from.x * width, y: from.y * height }
  const end = { x: to.x * width, y: to.y * height }
  const left = Math.max(0, Math.floor(Math.min(start.x, end.x) - radius))
  const right = Math.min(width - 1, Math.ceil(Math.max(start.x, end.x) + radius))
  const top = Math.max(0, Math.floor(Math.min(start.y, end.y) - radius))
  const bottom = Math.min(height - 1, Math.ceil(Math.max(start.y, end.y) + radius))
  for (let y = top; y <= bottom; y++) {
    for (let x = left; x <= right; x++) {
      const away = distanceToSegment({ x: x + 0.5, y: y + 0.5 }, start, end)
      const kind = away <= radius * CORE_SHARE ? CORE : RIM
      if (away <= radius) touched[y * width + x] = Math.max(touched[y * width + x] ?? 0, kind)
    }
  }
}

function distanceToSegment(point: Point, start: Point, end: Point): number {
  const across = end.x - start.x
  const down = end.y - start.y
  const length = across * across + down * down
  const along = length ? ((point.x - start.x) * across + (point.y - start.y) * down) / length : 0
  const share = Math.min(1, Math.max(0, along))
  return Math.hypot(point.x - start.x - share * across, point.y - start.y - share * down)
}
