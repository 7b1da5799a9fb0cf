import type { Box, Picture, Plane } from '#engine/types.ts'

/** The properties of the area under a piece of text. */
export interface AreaWeight {
  /** Share that the subject covers, 0…1. */
  readonly cover: number
  /** Mean brightness, 0…1, of the sRGB values. */
  readonly brightness: number
  /** Spread of the brightness, 0…0.5: how uneven the area is. */
  readonly unrest: number
  /** Mean step of the brightness from cell to cell, 0…1: high for lettering, leaves and tiles, zero for a slow gradient. */
  readonly bustle: number
}

export type CostOfArea = (box: Box) => AreaWeight

/** Side of a cell in pixels. */
const CELL = 8

/** Prepares a picture so that any area of it can be measured quickly, by summed tables over a coarse grid. */
export function areaScale(picture: Picture, mask: Plane | null): CostOfArea {
  const columns = Math.ceil(picture.width / CELL)
  const rows = Math.ceil(picture.height / CELL)
  const cover = summed(columns, rows, (column, row) => (mask ? (mask.data[cellAt(mask, column, row)] ?? 0) / 255 : 0))
  const brightness = summed(columns, rows, (column, row) => lumaAt(picture, cellAt(picture, column, row)))
  const squares = summed(columns, rows, (column, row) => lumaAt(picture, cellAt(picture, column, row)) ** 2)
  const steps = summed(columns, rows, (column, row) => {
    const level = lumaAt(picture, cellAt(picture, column, row))
    const right = lumaAt(picture, cellAt(picture, column + 1, row))
    return Math.max(Math.abs(right - level), Math.abs(lumaAt(picture, cellAt(picture, column, row + 1)) - level))
  })
  return (box) => {
    const left = Math.max(0, Math.min(columns - 1, Math.floor(box.left / CELL)))
    const top = Math.max(0, Math.min(rows - 1, Math.floor(box.top / CELL)))
    const right = Math.max(left + 1, Math.min(columns, Math.ceil((box.left + box.width) / CELL)))
    const bottom = Math.max(top + 1, Math.min(rows, Math.ceil((box.top + box.height) / CELL)))
    const mean = (table: Float64Array) => {
      const at = (column: number, row: number) => table[row * (columns + 1) + column] ?? 0
      return (at(right, bottom) - at(left, bottom) - at(right, top) + at(left, top)) / ((right - left) * (bottom - top))
    }
    const level = mean(brightness)
    const unrest = Math.sqrt(Math.max(0, mean(squares) - level * level))
    return { cover: mean(cover), brightness: level, unrest, bustle: mean(steps) }
  }
}

function cellAt({ width, height }: { width: number; height: number }, column: number, row: number): number {
  return Math.min(height - 1, row * CELL + CELL / 2) * width + Math.min(width - 1, column * CELL + CELL / 2)
}

function lumaAt({ data }: Picture, at: number): number {
  return (0.2126 * (data[at * 3] ?? 0) + 0.7152 * (data[at * 3 + 1] ?? 0) + 0.0722 * (data[at * 3 + 2] ?? 0)) / 255
}

/** `table[(row) * (columns + 1) + column]` is the sum of all cells above and left of that corner. */
function summed(columns: number, rows: number, cell: (column: number, row: number) => number): Float64Array {
  const table = new Float64Array((columns + 1) * (rows + 1))
  for (let row = 0; row < rows; row++) {
    let line = 0
    for (let column = 0; column < columns; column++) {
      line += cell(column, row)
      table[(row + 1) * (columns + 1) + column + 1] = (table[row * (columns + 1) + column + 1] ?? 0) + line
    }
  }
  return table
}
