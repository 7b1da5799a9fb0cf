import type { FloatImage } from './float-image.ts'
import { mixRows, spreadRow, tapsFor } from './resize.ts'

/** Writes one row of a picture, at a width of its own, to `out`. `place` is 0…1 from the top. */
export type SampleRow = (place: number, out: Float32Array) => void

/** Reads rows of a picture as if it were `width` pixels wide, straight between its pixels. */
export function makeRowSampler(image: FloatImage, width: number): SampleRow {
  const columns = tapsFor(image.width, width)
  const line = new Float32Array(image.width * image.channels)
  return (place, out) => {
    mixRows(image, Math.min(image.height - 1, Math.max(0, place * image.height - 0.5)), line)
    spreadRow(line, columns, { data: out, width, height: 1, channels: image.channels }, 0)
  }
}
