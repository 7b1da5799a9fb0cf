/** Sums over any square of cells by four look-ups (Crow 1984): surroundings of several sizes cost one pass over the grid. */
import type { Grid } from './grid.ts'

/** Interleaved sums of what lies above and to the left of each corner of the cells. */
export interface SumTable extends Grid {
  readonly channels: number
  readonly data: Int32Array
}

/**
 * Whole numbers only: sums may wrap around, their differences come out right as long as no square holds more than 2³¹.
 * @param cells `channels` numbers for each cell.
 */
export function sumUp(grid: Grid, channels: number, cells: Int32Array): SumTable {
  const { step, width, height } = grid
  const rowLength = (width + 1) * channels
  const data = new Int32Array(rowLength * (height + 1))
  for (let y = 0, from = 0; y < height; y++) {
    let to = (y + 1) * rowLength + channels
    for (const end = (y + 2) * rowLength; to < end; to++, from++) {
      const left = (data[to - channels] ?? 0) - (data[to - channels - rowLength] ?? 0)
      data[to] = (cells[from] ?? 0) + left + (data[to - rowLength] ?? 0)
    }
  }
  return { step, width, height, channels, data }
}

/** @param radius of the square around the cell, which may reach beyond the grid. @param into receives the sum of each channel. */
export function readSquare(table: SumTable, cell: number, radius: number, into: Float64Array): void {
  const { width, height, channels, data } = table
  const x = cell % width
  const y = (cell - x) / width
  const left = Math.max(0, x - radius) * channels
  const right = Math.min(width, x + radius + 1) * channels
  const top = Math.max(0, y - radius) * (width + 1) * channels
  const bottom = Math.min(height, y + radius + 1) * (width + 1) * channels
  for (let channel = 0; channel < channels; channel++) {
    const lower = (data[bottom + right + channel] ?? 0) - (data[bottom + left + channel] ?? 0)
    const upper = (data[top + right + channel] ?? 0) - (data[top + left + channel] ?? 0)
    into[channel] = (lower - upper) | 0
  }
}
