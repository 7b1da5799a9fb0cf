import type { FloatImage } from './float-image.ts'

/** Reads one row of a picture of another size, straight between its pixels. `place` is 0…1 from the top. */
export function sampleRow({ data, width, height }: FloatImage, place: number, out: Float32Array): void {
  const y = Math.min(height - 1, Math.max(0, place * height - 0.5))
  const upper = Math.floor(y) * width
  const lower = Math.min(height - 1, Math.floor(y) + 1) * width
  const below = y - Math.floor(y)
  const count = out.length / 3
  for (let at = 0; at < count; at++) {
    const x = Math.min(width - 1, Math.max(0, ((at + 0.5) * width) / count - 0.5))
    const left = Math.floor(x)
    const aside = x - left
    const next = Math.min(width - 1, left + 1)
    for (let channel = 0; channel < 3; channel++) {
      const topLeft = data[(upper + left) * 3 + channel] ?? 0
      const topRight = data[(upper + next) * 3 + channel] ?? 0
      const bottomLeft = data[(lower + left) * 3 + channel] ?? 0
      const bottomRight = data[(lower + next) * 3 + channel] ?? 0
      const top = topLeft + (topRight - topLeft) * aside
      out[at * 3 + channel] = top + (bottomLeft + (bottomRight - bottomLeft) * aside - top) * below
    }
  }
}
