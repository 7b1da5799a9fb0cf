/** Restricts work to the border band: runs of pixels within marked cells, and the grid's values at each of those pixels. */
import type { BorderedMask, Grid, Layer, Marks, Size } from './grid.ts'

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

/** Visits the pixels of marked cells that are neither empty nor solid. */
export function forSoftSpansOf(grid: Grid, { plane, border }: BorderedMask, visit: (span: Span) => void): void {
  const { data, width } = plane
  forSpansOf(grid, border, plane, ({ left, right, y }) => {
    const row = y * width
    for (let x = left; x < right; x++) {
      if (!isSoft(data[row + x] ?? 0)) continue
      const start = x
      while (x < right && isSoft(data[row + x] ?? 0)) x++
      visit({ left: start, right: x, y })
    }
  })
}

function isSoft(opacity: number): boolean {
  return opacity !== 0 && opacity !== 255
}

/**
 * Reads all channels of a layer at the middle of each pixel of a span, between the four nearest cells.
 * @param mostPixels of the longest span. @returns a function that answers with `channels` numbers for each pixel; the next call overwrites them.
 */
export function spanReader({ step, width, height, channels, data }: Layer, mostPixels: number): (span: Span) => Float32Array {
  const pixels = new Float32Array(mostPixels * channels)
  const line = new Float32Array((width + 1) * channels)
  return ({ left, right, y }) => {
    const row = Math.min(Math.max((y + 0.5) / step - 0.5, 0), height - 1)
    const upper = Math.floor(row) * width
    const lower = Math.min(Math.floor(row) + 1, height - 1) * width
    const down = row - Math.floor(row)
    const firstCell = Math.max(0, Math.floor((left + 0.5) / step - 0.5))
    const lastCell = Math.min(width - 1, Math.floor((right - 0.5) / step + 0.5))
    for (let i = firstCell * channels; i < (lastCell + 1) * channels; i++) {
      const above = data[upper * channels + i] ?? 0
      line[i] = above + down * ((data[lower * channels + i] ?? 0) - above)
    }
    for (let x = left, to = 0; x < right; x++) {
      const column = Math.min(Math.max((x + 0.5) / step - 0.5, 0), lastCell)
      const cell = Math.floor(column)
      const across = column - cell
      for (let i = cell * channels; i < (cell + 1) * channels; i++) {
        const before = line[i] ?? 0
        pixels[to++] = before + across * ((line[i + channels] ?? 0) - before)
      }
    }
    return pixels
  }
}
