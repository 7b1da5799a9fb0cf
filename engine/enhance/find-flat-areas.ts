import { ease } from '#engine/pixels/colour.ts'
import { makeSoftPlane, soften, type SoftPlane } from '#engine/light/soften.ts'
import type { Picture } from '#engine/types.ts'
import { lumaOf } from './luma.ts'

/** One pixel of the map covers this many of the photo each way. */
export const FLAT_STEP = 8

/** A cell of a photo: what can be said of it without looking at single pixels. */
export interface Cells {
  readonly columns: number
  readonly rows: number
  /** Mean colour, 0…255, interleaved RGB. */
  readonly colours: Float32Array
  /** Deviation of each pixel from its four neighbours, in levels: noise and fine texture alike. */
  readonly grain: Float32Array
  /** Distance between the darkest and the brightest pixel, in levels. */
  readonly range: Float32Array
}

/** Where a photo has nothing but noise, 0…1, coarse and soft: a wall, a sheet of paper, a blurred background. */
export interface FlatAreas {
  readonly flatness: SoftPlane
  readonly cells: Cells
}

/** The quietest fifth of a photo has its noise and no texture. */
const QUIET_SHARE = 0.2
/** Texture differs from noise by at least this factor. */
const ABOVE_NOISE = 1.6
/** Limits of what counts as noise, in levels: below is rounding, above is gravel. */
const NOISE = { least: 1, most: 3 } as const
/** An edge of any kind has a larger range than noise and a gradient have together. */
const LARGEST_RANGE = 9

/** Finds the areas that only noise keeps from being even. */
export function findFlatAreas(photo: Picture): FlatAreas {
  const cells = measureCells(photo)
  const noise = Math.min(NOISE.most, Math.max(NOISE.least, ABOVE_NOISE * quietest(cells.grain)))
  const flatness = makeSoftPlane(cells.columns, cells.rows)
  for (let at = 0; at < flatness.data.length; at++) {
    const isQuiet = 1 - ease(noise, 1.6 * noise, cells.grain[at] ?? 0)
    const isEven = 1 - ease(LARGEST_RANGE + 4 * noise, 2 * LARGEST_RANGE + 6 * noise, cells.range[at] ?? 0)
    flatness.data[at] = isQuiet * isEven
  }
  const inner = { ...flatness, data: flatness.data.map((_, at) => minAround(flatness, at)) }
  soften(inner, 1)
  return { flatness: inner, cells }
}

/** The border of a flat area belongs to what stands before it. */
function minAround({ data, width, height }: SoftPlane, at: number): number {
  const [column, row] = [at % width, Math.floor(at / width)]
  let least = 1
  for (let y = Math.max(0, row - 1); y <= Math.min(height - 1, row + 1); y++) {
    for (let x = Math.max(0, column - 1); x <= Math.min(width - 1, column + 1); x++)
      least = Math.min(least, data[y * width + x] ?? 0)
  }
  return least
}

function quietest(grain: Float32Array): number {
  return grain.slice().sort()[Math.floor(grain.length * QUIET_SHARE)] ?? 0
}

function measureCells(photo: Picture): Cells {
  const columns = Math.ceil(photo.width / FLAT_STEP) + 1
  const rows = Math.ceil(photo.height / FLAT_STEP) + 1
  const cells: Cells = {
    columns,
    rows,
    colours: new Float32Array(columns * rows * 3),
    grain: new Float32Array(columns * rows),
    range: new Float32Array(columns * rows),
  }
  for (let row = 0; row < rows; row++) for (let column = 0; column < columns; column++) measureCell(photo, cells, column, row)
  return cells
}

/** The map's points lie on the corners of the cells, as every soft plane has them: a cell is measured around its point. */
function measureCell({ data, width, height }: Picture, cells: Cells, column: number, row: number): void {
  const left = Math.max(1, Math.min(width - 2, column * FLAT_STEP) - FLAT_STEP / 2)
  const top = Math.max(1, Math.min(height - 2, row * FLAT_STEP) - FLAT_STEP / 2)
  const sums = [0, 0, 0]
  let squares = 0
  let darkest = 255
  let brightest = 0
  let seen = 0
  // every second pixel, shifted from row to row
  for (let y = top; y < Math.min(height - 1, top + FLAT_STEP); y++) {
    for (let x = left + (y & 1); x < Math.min(width - 1, left + FLAT_STEP); x += 2) {
      const at = y * width + x
      const level = levelAt(data, at)
      const around = levelAt(data, at - 1) + levelAt(data, at + 1) + levelAt(data, at - width) + levelAt(data, at + width)
      squares += (level - around / 4) ** 2
      darkest = Math.min(darkest, level)
      brightest = Math.max(brightest, level)
      for (let channel = 0; channel < 3; channel++) sums[channel] = (sums[channel] ?? 0) + (data[at * 3 + channel] ?? 0)
      seen++
    }
  }
  const cell = row * cells.columns + column
  const count = Math.max(1, seen)
  cells.grain[cell] = Math.sqrt(squares / count)
  cells.range[cell] = Math.max(0, brightest - darkest)
  for (let channel = 0; channel < 3; channel++) cells.colours[cell * 3 + channel] = (sums[channel] ?? 0) / count
}

function levelAt(data: Uint8Array, at: number): number {
  return lumaOf(data[at * 3] ?? 0, data[at * 3 + 1] ?? 0, data[at * 3 + 2] ?? 0)
}
