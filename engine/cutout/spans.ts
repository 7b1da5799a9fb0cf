/** Work in the border band alone: runs of pixels within marked cells, and what the grid knows at each of those pixels. */
import type { Grid, Layer, Marks, Size } from './grid.ts'

/** The pixels from `left` to before `right` in row `y`. */
export interface Span {
  readonly left: number
  readonly right: number
  readonly y: number
}

/** Calls `visit` with the pixels of all marked cells, as few and as long spans as there are. */
export function forSpansOf(grid: Grid, marks: Marks, { width, height }: Size, visit: (span: Span) => void): void {
  const { step } = grid
  for (let row = 0; row < grid.height; row++) {
    const bottom = Math.min((row + 1) * step, height)
    const start = row * grid.width
    for (let column = 0; column < grid.width; column++) {
      if (!marks[start + column]) continue
      const left = column * step
      while (column < grid.width && marks[start + column]) column++
      const right = Math.min(column * step, width)
      for (let y = row * step; y < bottom; y++) visit({ left, right, y })
    }
  }
}

/**
 * Reads all channels of a layer at the middle of each pixel of a span, between the four nearest cells.
 * @param into receives `channels` numbers for each pixel, one pixel after the other.
 */
export function readSpan(layer: Layer, { left, right, y }: Span, into: Float32Array): void {
  const { step, width, height, channels, data } = layer
  const row = Math.min(Math.max((y + 0.5) / step - 0.5, 0), height - 1)
  const upper = Math.floor(row)
  const down = row - upper
  const below = upper + 1 < height ? width * channels : 0
  let to = 0
  for (let x = left; x < right; x++) {
    const column = Math.min(Math.max((x + 0.5) / step - 0.5, 0), width - 1)
    const cell = Math.floor(column)
    const across = column - cell
    const next = cell + 1 < width ? channels : 0
    const at = (upper * width + cell) * channels
    for (let i = at; i < at + channels; i++) {
      const above = (data[i] ?? 0) + across * ((data[i + next] ?? 0) - (data[i] ?? 0))
      const beneath = (data[i + below] ?? 0) + across * ((data[i + below + next] ?? 0) - (data[i + below] ?? 0))
      into[to++] = above + down * (beneath - above)
    }
  }
}
