import { makeFloatImage, type FloatImage } from './float-image.ts'

/** Enlarges (or slightly reduces) with straight interpolation between pixel centres; made for pictures that are already soft. */
export function enlarge(image: FloatImage, width: number, height: number): FloatImage {
  if (image.width === width && image.height === height) return image
  return enlargeFrom(image, width, height, 0)
}

/** Only the rows of the enlarged picture from `fromRow` down. */
export function enlargeFrom(image: FloatImage, width: number, height: number, fromRow: number): FloatImage {
  const out = makeFloatImage(width, height - fromRow, image.channels)
  const columns = tapsFor(image.width, width)
  const line = new Float32Array(image.width * image.channels)
  for (let y = 0; y < out.height; y++) {
    const place = Math.min(image.height - 1, Math.max(0, ((fromRow + y + 0.5) * image.height) / height - 0.5))
    mixRows(image, place, line)
    spreadRow(line, columns, out, y)
  }
  return out
}

/** Half the size, each pixel the mean of four. An odd last row or column counts double. */
export function halve({ data, width, height, channels }: FloatImage): FloatImage {
  const out = makeFloatImage(Math.ceil(width / 2), Math.ceil(height / 2), channels)
  for (let y = 0; y < out.height; y++) {
    const upper = 2 * y * width * channels
    const lower = Math.min(height - 1, 2 * y + 1) * width * channels
    for (let x = 0; x < out.width; x++) {
      const left = 2 * x * channels
      const right = Math.min(width - 1, 2 * x + 1) * channels
      const target = (y * out.width + x) * channels
      for (let channel = 0; channel < channels; channel++) {
        const above = (data[upper + left + channel] ?? 0) + (data[upper + right + channel] ?? 0)
        const below = (data[lower + left + channel] ?? 0) + (data[lower + right + channel] ?? 0)
        out.data[target + channel] = (above + below) / 4
      }
    }
  }
  return out
}

export interface Taps {
  readonly first: Int32Array
  readonly share: Float32Array
}

export function tapsFor(from: number, to: number): Taps {
  const first = new Int32Array(to)
  const share = new Float32Array(to)
  for (let at = 0; at < to; at++) {
    const place = Math.min(from - 1, Math.max(0, ((at + 0.5) * from) / to - 0.5))
    first[at] = Math.min(Math.max(0, from - 2), Math.floor(place))
    share[at] = place - (first[at] ?? 0)
  }
  return { first, share }
}

/** Row `place` of a picture, between two of its rows. */
export function mixRows({ data, width, height, channels }: FloatImage, place: number, line: Float32Array): void {
  const upper = Math.min(height - 1, Math.floor(place)) * width * channels
  const lower = Math.min(height - 1, Math.floor(place) + 1) * width * channels
  const share = place - Math.floor(place)
  for (let at = 0; at < line.length; at++) {
    const above = data[upper + at] ?? 0
    line[at] = above + ((data[lower + at] ?? 0) - above) * share
  }
}

export function spreadRow(line: Float32Array, { first, share }: Taps, out: FloatImage, y: number): void {
  const { data, width, channels } = out
  let target = y * width * channels
  for (let x = 0; x < width; x++) {
    const from = (first[x] ?? 0) * channels
    const weight = share[x] ?? 0
    for (let channel = 0; channel < channels; channel++) {
      const near = line[from + channel] ?? 0
      const far = line[from + channels + channel] ?? near
      data[target++] = near + (far - near) * weight
    }
  }
}
