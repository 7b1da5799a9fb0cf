/** Planes of numbers that matting works on, and what lies around each of their pixels. */
import type { Marks, Size } from '#engine/cutout/grid.ts'

/** One number for each pixel, row by row from the top left. `data.length === width * height`. */
export interface Field extends Size {
  readonly data: Float32Array
}

/** Colours of 0…1, interleaved RGB. `data.length === width * height * 3`. */
export interface Colours extends Size {
  readonly data: Float32Array
}

export function emptyField({ width, height }: Size): Field {
  return { width, height, data: new Float32Array(width * height) }
}

/** Bytes as shares of 255; a loop, because mapping while copying takes ten times as long. */
export function toShares(bytes: Uint8Array): Float32Array {
  const shares = new Float32Array(bytes.length)
  for (let i = 0; i < shares.length; i++) shares[i] = (bytes[i] ?? 0) / 255
  return shares
}

/** Marks pixels by their number. */
export function markPixels({ data }: Field, isMarked: (value: number) => boolean): Marks {
  const marks = new Uint8Array(data.length)
  for (let i = 0; i < marks.length; i++) marks[i] = isMarked(data[i] ?? 0) ? 1 : 0
  return marks
}

/** 0 below `from`, 1 above `to`, smooth in between. */
export function ramp(value: number, from: number, to: number): number {
  const t = Math.min(1, Math.max(0, (value - from) / (to - from)))
  return t * t * (3 - 2 * t)
}

/** Means over the part of each pixel's square of `2 * radius + 1` that lies inside the field. */
export function meanAround({ width, height, data }: Field, radius: number): Field {
  const rows = new Float32Array(data.length)
  for (let y = 0; y < height; y++) averageRow(data, rows, { first: y * width, length: width, radius })
  const means = new Float32Array(data.length)
  const sums = new Float64Array(width)
  let count = 0
  for (let y = -radius; y < height; y++) {
    if (y + radius < height) {
      count++
      addTo(sums, rows, (y + radius) * width, 1)
    }
    if (y > radius) {
      count--
      addTo(sums, rows, (y - radius - 1) * width, -1)
    }
    if (y >= 0) divideRow(sums, count, means, y * width)
  }
  return { width, height, data: means }
}

interface Run {
  readonly first: number
  readonly length: number
  readonly radius: number
}

function averageRow(from: Float32Array, to: Float32Array, { first, length, radius }: Run): void {
  let sum = 0
  let count = 0
  for (let x = -radius; x < length; x++) {
    if (x + radius < length) {
      sum += from[first + x + radius] ?? 0
      count++
    }
    if (x > radius) {
      sum -= from[first + x - radius - 1] ?? 0
      count--
    }
    if (x >= 0) to[first + x] = sum / count
  }
}

function divideRow(sums: Float64Array, count: number, into: Float32Array, start: number): void {
  for (let x = 0; x < sums.length; x++) into[start + x] = (sums[x] ?? 0) / count
}

function addTo(sums: Float64Array, rows: Float32Array, start: number, sign: 1 | -1): void {
  for (let x = 0; x < sums.length; x++) sums[x] = (sums[x] ?? 0) + sign * (rows[start + x] ?? 0)
}

const FAR_AWAY = 1e6
const DIAGONAL = Math.SQRT2

/** Distance of each pixel, in pixels, to the nearest marked one: in steps to the eight neighbours, 8 % too long at most. */
export function distanceTo(marks: Marks, { width, height }: Size): Field {
  const stride = width + 2
  // a rim of one pixel, so that no neighbour is missing
  const padded = new Float32Array(stride * (height + 2)).fill(FAR_AWAY)
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) if (marks[y * width + x]) padded[(y + 1) * stride + x + 1] = 0
  }
  const first = stride + 1
  const last = height * stride + width
  for (let i = first; i <= last; i++) shorten(padded, i, -1, -stride)
  for (let i = last; i >= first; i--) shorten(padded, i, 1, stride)
  const data = new Float32Array(width * height)
  for (let y = 0; y < height; y++) data.set(padded.subarray((y + 1) * stride + 1, (y + 1) * stride + 1 + width), y * width)
  return { width, height, data }
}

function shorten(distances: Float32Array, at: number, side: number, row: number): void {
  const before = distances[at] ?? 0
  if (before === 0) return
  const straight = Math.min(distances[at + side] ?? 0, distances[at + row] ?? 0) + 1
  const across = Math.min(distances[at + row - 1] ?? 0, distances[at + row + 1] ?? 0) + DIAGONAL
  distances[at] = Math.min(before, straight, across)
}
