import { makeFloatImage, type FloatImage } from './float-image.ts'

/**
 * A gaussian blur of the deviation given in pixels, in place, made of three running means. Edges repeat.
 * Below 0.3 px nothing happens.
 */
export function blurGaussian(image: FloatImage, deviation: number): FloatImage {
  if (deviation < 0.3) return image
  const scratch = new Float32Array(image.data.length)
  for (const radius of boxRadii(deviation)) {
    meanAlongRows(image.data, scratch, image, radius)
    meanAlongColumns(scratch, image.data, image, radius)
  }
  return image
}

/** The variance of a running mean over `2 * radius + 1` pixels. */
const variance = (radius: number): number => ((2 * radius + 1) ** 2 - 1) / 12

/** Three box radii whose variances add up to that of the gaussian; the last one may be fractional in effect. */
function boxRadii(deviation: number): readonly number[] {
  const ideal = Math.sqrt(4 * deviation * deviation + 1)
  const lower = Math.max(0, Math.floor((ideal - 1) / 2))
  const wanted = deviation * deviation
  const step = variance(lower + 1) - variance(lower)
  const larger = Math.min(3, Math.max(0, Math.round((wanted - 3 * variance(lower)) / step)))
  return [0, 1, 2].map((pass) => lower + (pass < larger ? 1 : 0)).filter((radius) => radius > 0)
}

function meanAlongRows(from: Float32Array, to: Float32Array, size: FloatImage, radius: number): void {
  const { width, height, channels } = size
  const share = 1 / (2 * radius + 1)
  for (let row = 0; row < height; row++) {
    for (let channel = 0; channel < channels; channel++) {
      const start = row * width * channels + channel
      const end = start + (width - 1) * channels
      let sum = (from[start] ?? 0) * (radius + 1)
      for (let step = 1; step <= radius; step++) sum += from[Math.min(end, start + step * channels)] ?? 0
      for (let at = start; at <= end; at += channels) {
        to[at] = sum * share
        const entering = at + (radius + 1) * channels
        const leaving = at - radius * channels
        sum += (from[entering > end ? end : entering] ?? 0) - (from[leaving < start ? start : leaving] ?? 0)
      }
    }
  }
}

function meanAlongColumns(from: Float32Array, to: Float32Array, size: FloatImage, radius: number): void {
  const { height } = size
  const stride = size.width * size.channels
  const share = 1 / (2 * radius + 1)
  const sums = new Float64Array(stride)
  for (let step = -radius; step <= radius; step++) {
    const row = Math.min(height - 1, Math.max(0, step)) * stride
    for (let at = 0; at < stride; at++) sums[at] = (sums[at] ?? 0) + (from[row + at] ?? 0)
  }
  for (let row = 0; row < height; row++) {
    const here = row * stride
    const entering = Math.min(height - 1, row + radius + 1) * stride
    const leaving = Math.max(0, row - radius) * stride
    for (let at = 0; at < stride; at++) {
      const sum = sums[at] ?? 0
      to[here + at] = sum * share
      sums[at] = sum + (from[entering + at] ?? 0) - (from[leaving + at] ?? 0)
    }
  }
}

/**
 * The blur of a wide-open lens for a plane out of focus: every point becomes an even disc. Unlike a gaussian it keeps highlights
 * as discs with an edge. Returns a new picture; edges repeat.
 */
export function blurDisc(image: FloatImage, radius: number): FloatImage {
  const { width, height, channels } = image
  if (radius < 0.5) return image
  const sums = rowSums(image, Math.ceil(radius) + 1)
  const out = makeFloatImage(width, height, channels)
  const reach = Math.floor(radius)
  const halves = Array.from({ length: 2 * reach + 1 }, (_, at) => Math.sqrt(Math.max(0.25, radius * radius - (at - reach) ** 2)))
  const area = halves.reduce((total, half) => total + 2 * Math.round(half) + 1, 0)
  for (let y = 0; y < height; y++) {
    for (let line = -reach; line <= reach; line++) {
      const half = Math.round(halves[line + reach] ?? 0)
      addSpan(out, sums, { y, source: Math.min(height - 1, Math.max(0, y + line)), half }, 1 / area)
    }
  }
  return out
}

interface RowSums {
  readonly data: Float64Array
  readonly stride: number
  readonly margin: number
}

/** Running sums of each row, with its ends repeated, so that the sum of any stretch is one difference. */
function rowSums({ data, width, height, channels }: FloatImage, margin: number): RowSums {
  const stride = (width + 2 * margin + 1) * channels
  const sums = new Float64Array(stride * height)
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width + 2 * margin; x++) {
      const source = (y * width + Math.min(width - 1, Math.max(0, x - margin))) * channels
      const at = y * stride + x * channels
      for (let channel = 0; channel < channels; channel++) {
        sums[at + channels + channel] = (sums[at + channel] ?? 0) + (data[source + channel] ?? 0)
      }
    }
  }
  return { data: sums, stride, margin }
}

interface Span {
  readonly y: number
  readonly source: number
  readonly half: number
}

function addSpan(out: FloatImage, sums: RowSums, { y, source, half }: Span, share: number): void {
  const { data, width, channels } = out
  const target = y * width * channels
  const base = source * sums.stride + sums.margin * channels
  const ahead = base + (half + 1) * channels
  const behind = base - half * channels
  for (let at = 0; at < width * channels; at++) {
    data[target + at] = (data[target + at] ?? 0) + ((sums.data[ahead + at] ?? 0) - (sums.data[behind + at] ?? 0)) * share
  }
}
