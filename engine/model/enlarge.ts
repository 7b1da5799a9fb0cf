/** Enlarging before and after the network, by linear interpolation between the middles of pixels. */
import type { Picture, Plane } from '../types.ts'
import { LOGIT_STEP, LOGIT_ZERO, OUTPUT_SIZE } from './simplify-graph.ts'

/** Where the pixels of a longer line lie on a shorter one. */
interface Places {
  /** The pixel before each of them, and never the last. */
  readonly before: Int32Array
  /** How far on the way to the next, 0…`WHOLE`. */
  readonly share: Int32Array
}

/** Shares are whole numbers, which multiply faster. */
const SHARE_BITS = 8
const WHOLE = 1 << SHARE_BITS

function placesOn(from: number, to: number): Places {
  const before = new Int32Array(to)
  const share = new Int32Array(to)
  for (let i = 0; i < to; i++) {
    const place = Math.min(Math.max(((i + 0.5) * from) / to - 0.5, 0), from - 1)
    before[i] = Math.min(Math.floor(place), from - 2)
    share[i] = Math.round((place - (before[i] ?? 0)) * WHOLE)
  }
  return { before, share }
}

/** Between two rows of `line.length` bytes, in steps of 1/`WHOLE`. */
function mixRows(bytes: Uint8Array, start: number, share: number, line: Int32Array): void {
  const { length } = line
  for (let i = 0; i < length; i++) {
    const above = bytes[start + i] ?? 0
    line[i] = (above << SHARE_BITS) + share * ((bytes[start + length + i] ?? 0) - above)
  }
}

/** @param size side of the square that comes out, no smaller than the picture. */
export function enlargePicture({ data, width, height }: Picture, size: number): Uint8Array {
  const columns = placesOn(width, size)
  const rows = placesOn(height, size)
  const line = new Int32Array(width * 3)
  const square = new Uint8Array(size * size * 3)
  const half = 1 << (2 * SHARE_BITS - 1)
  let to = 0
  for (let y = 0; y < size; y++) {
    mixRows(data, (rows.before[y] ?? 0) * width * 3, rows.share[y] ?? 0, line)
    for (let x = 0; x < size; x++) {
      const at = (columns.before[x] ?? 0) * 3
      const share = columns.share[x] ?? 0
      const red = line[at] ?? 0
      const green = line[at + 1] ?? 0
      const blue = line[at + 2] ?? 0
      square[to] = ((red << SHARE_BITS) + share * ((line[at + 3] ?? 0) - red) + half) >> (2 * SHARE_BITS)
      square[to + 1] = ((green << SHARE_BITS) + share * ((line[at + 4] ?? 0) - green) + half) >> (2 * SHARE_BITS)
      square[to + 2] = ((blue << SHARE_BITS) + share * ((line[at + 5] ?? 0) - blue) + half) >> (2 * SHARE_BITS)
      to += 3
    }
  }
  return square
}

/** Opacities of logits, sixteen to a step, so that values between two bytes find theirs. */
const FINE_BITS = 4
const OPACITIES = makeOpacities()

function makeOpacities(): Uint8Array {
  // stretched, so that the ends of the range are wholly empty and wholly solid
  const least = sigmoid(1)
  const most = sigmoid(255)
  const opacityOf = (byte: number): number => (255 * (sigmoid(byte) - least)) / (most - least)
  return Uint8Array.from(Uint8ClampedArray.from({ length: 256 << FINE_BITS }, (_, i) => opacityOf(i / (1 << FINE_BITS))))
}

function sigmoid(byte: number): number {
  return 1 / (1 + Math.exp(-(byte - LOGIT_ZERO) * LOGIT_STEP))
}

/** Enlarged before the sigmoid, as the network itself would: edges stay as sharp as it meant them. */
export function enlargeLogits(logits: Uint8Array, { width, height }: Picture): Plane {
  const data = new Uint8Array(width * height)
  const columns = placesOn(OUTPUT_SIZE, width)
  const rows = placesOn(OUTPUT_SIZE, height)
  const line = new Int32Array(OUTPUT_SIZE)
  const shift = 2 * SHARE_BITS - FINE_BITS
  for (let y = 0, to = 0; y < height; y++) {
    mixRows(logits, (rows.before[y] ?? 0) * OUTPUT_SIZE, rows.share[y] ?? 0, line)
    for (let x = 0; x < width; x++, to++) {
      const at = columns.before[x] ?? 0
      const before = line[at] ?? 0
      const logit = (before << SHARE_BITS) + (columns.share[x] ?? 0) * ((line[at + 1] ?? 0) - before)
      data[to] = OPACITIES[logit >> shift] ?? 0
    }
  }
  return { data, width, height }
}
