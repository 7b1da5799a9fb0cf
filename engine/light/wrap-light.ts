import { blurGaussian } from '#engine/pixels/blur.ts'
import { makeFloatImage, type FloatImage } from '#engine/pixels/float-image.ts'
import type { Picture, Plane } from '#engine/types.ts'

/** Width of the rim that gets light from behind, as a share of the canvas: further inside, nothing of the subject changes. */
const RIM = 0.004
const RIM_STRENGTH = 0.3
const GLOW_STEP = 8
/** Deviation in coarse pixels. */
const GLOW_BLUR = 3.5

/** How much of the light behind the subject each of its pixels gets, 0…1; zero further inside than the rim. */
export function wrapBand(mask: Plane, canvasWidth: number): Float32Array {
  const { width, height } = mask
  const radius = Math.max(1, Math.round(canvasWidth * RIM))
  const solid = 255 * (2 * radius + 1) ** 2
  const rows = sumRows(mask, radius)
  const rowAt = (y: number): number => Math.min(height - 1, Math.max(0, y)) * width
  const band = new Float32Array(width * height)
  const sums = new Int32Array(width)
  for (let y = -radius; y < radius; y++) addRow(sums, rows, rowAt(y), 1)
  for (let y = 0; y < height; y++) {
    // all columns at once, row by row, as the memory lies
    addRow(sums, rows, rowAt(y + radius), 1)
    for (let x = 0; x < width; x++) {
      const rim = 1 - (sums[x] ?? 0) / solid
      if (rim >= 0.01) band[y * width + x] = Math.min(1, rim * 1.4) * RIM_STRENGTH
    }
    addRow(sums, rows, rowAt(y - radius), -1)
  }
  return band
}

function addRow(sums: Int32Array, rows: Uint16Array, from: number, sign: 1 | -1): void {
  for (let x = 0; x < sums.length; x++) sums[x] = (sums[x] ?? 0) + sign * (rows[from + x] ?? 0)
}

/** Sums of `radius` pixels to either side: unlike a repeated blur they reach exactly that far. Edges repeat. */
function sumRows({ data, width, height }: Plane, radius: number): Uint16Array {
  const rows = new Uint16Array(width * height)
  for (let y = 0; y < height; y++) {
    const start = y * width
    const end = start + width - 1
    let sum = 0
    for (let at = start - radius; at <= start + radius; at++) sum += data[Math.min(end, Math.max(start, at))] ?? 0
    for (let at = start; at <= end; at++) {
      rows[at] = sum
      sum += (data[Math.min(end, at + radius + 1)] ?? 0) - (data[Math.max(start, at - radius)] ?? 0)
    }
  }
  return rows
}

export interface SurroundingLight {
  /** Writes the levels, 0…255, around a canvas pixel to `out[0…2]`. */
  readonly readAt: (x: number, y: number, out: Float32Array) => void
}

/** The backdrop as the subject's rim sees it: thoroughly blurred. */
export function surroundingLight({ data, width, height }: Picture): SurroundingLight {
  const glow = makeFloatImage(Math.ceil(width / GLOW_STEP) + 1, Math.ceil(height / GLOW_STEP) + 1, 3)
  for (let y = 0; y < glow.height; y++) {
    for (let x = 0; x < glow.width; x++) {
      const from = (Math.min(height - 1, y * GLOW_STEP) * width + Math.min(width - 1, x * GLOW_STEP)) * 3
      const to = (y * glow.width + x) * 3
      for (let channel = 0; channel < 3; channel++) glow.data[to + channel] = data[from + channel] ?? 0
    }
  }
  blurGaussian(glow, GLOW_BLUR)
  return { readAt: (x, y, out) => readBetween(glow, x / GLOW_STEP, y / GLOW_STEP, out) }
}

function readBetween({ data, width }: FloatImage, x: number, y: number, out: Float32Array): void {
  const left = Math.floor(x)
  const across = x - left
  const down = y - Math.floor(y)
  const upper = (Math.floor(y) * width + left) * 3
  const lower = upper + width * 3
  for (let channel = 0; channel < 3; channel++) {
    const above = (data[upper + channel] ?? 0) * (1 - across) + (data[upper + 3 + channel] ?? 0) * across
    const below = (data[lower + channel] ?? 0) * (1 - across) + (data[lower + 3 + channel] ?? 0) * across
    out[channel] = above * (1 - down) + below * down
  }
}
