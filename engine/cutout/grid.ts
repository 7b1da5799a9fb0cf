/**
 * Coarse grids over a picture. The surroundings of a pixel vary smoothly, so they are computed for blocks of `step` × `step`
 * pixels and interpolated.
 */
import type { Picture, Plane } from '../types.ts'

export interface Grid {
  /** Pixels per cell, in each direction. */
  readonly step: number
  readonly width: number
  readonly height: number
}

/** One byte for each cell: 1 where it is marked, else 0. */
export type Marks = Uint8Array

/** Interleaved numbers, `channels` per cell. */
export interface Layer extends Grid {
  readonly channels: number
  readonly data: Float32Array
}

/** A mask with the cells outside of which it is completely empty or completely solid. */
export interface BorderedMask {
  readonly plane: Plane
  readonly border: Marks
}

export interface Size {
  readonly width: number
  readonly height: number
}

const MOST_CELLS = 40_000

/** The finest grid with no more cells than the limit, which still separates hairs from skin. */
export function gridOver(size: Size): Grid {
  const step = Math.max(1, Math.ceil(Math.sqrt((size.width * size.height) / MOST_CELLS)))
  return { step, width: Math.ceil(size.width / step), height: Math.ceil(size.height / step) }
}

/** Pixels as whole cells, at least one. */
export function toCells(pixels: number, grid: Grid): number {
  return Math.max(1, Math.round(pixels / grid.step))
}

export function emptyLayer(grid: Grid, channels: number): Layer {
  const { step, width, height } = grid
  return { step, width, height, channels, data: new Float32Array(width * height * channels) }
}

/** Marks cells by the single number that the layer has for each. */
export function markCells({ data }: Layer, isMarked: (value: number) => boolean): Marks {
  const marks = new Uint8Array(data.length)
  for (let cell = 0; cell < marks.length; cell++) marks[cell] = isMarked(data[cell] ?? 0) ? 1 : 0
  return marks
}

/** Mean opacity of each cell, 0…1; exactly 0 and 1 where a cell is wholly empty and wholly solid. */
export function meanOpacities(mask: Plane, grid: Grid): Layer {
  return averageCells(mask, grid, 1, 255)
}

/** The same for a mask that is soft in its border alone. */
export function meanBorderOpacities({ plane, border }: BorderedMask, grid: Grid): Layer {
  const { data, width, height } = plane
  const { step } = grid
  const means = emptyLayer(grid, 1)
  for (let cell = 0; cell < border.length; cell++) {
    const left = (cell % grid.width) * step
    const top = Math.floor(cell / grid.width) * step
    if (!border[cell]) {
      means.data[cell] = (data[top * width + left] ?? 0) / 255
      continue
    }
    const right = Math.min(left + step, width)
    const bottom = Math.min(top + step, height)
    let sum = 0
    for (let y = top; y < bottom; y++) {
      for (let pixel = y * width + left; pixel < y * width + right; pixel++) sum += data[pixel] ?? 0
    }
    means.data[cell] = sum / (255 * (right - left) * (bottom - top))
  }
  return means
}

/** Mean colour of each cell, three channels of 0…255. */
export function meanColours(photo: Picture, grid: Grid): Layer {
  return averageCells(photo, grid, 3, 1)
}

function averageCells({ data, width, height }: Plane | Picture, grid: Grid, channels: 1 | 3, unit: number): Layer {
  const means = emptyLayer(grid, channels)
  const { step } = grid
  const rowLength = grid.width * channels
  const sums = new Uint32Array(rowLength)
  for (let row = 0; row < grid.height; row++) {
    const top = row * step
    const bottom = Math.min(top + step, height)
    sums.fill(0)
    for (let y = top; y < bottom; y++) addRow(sums, data, { from: y * width * channels, step, width, channels })
    for (let column = 0; column < grid.width; column++) {
      const pixels = (Math.min((column + 1) * step, width) - column * step) * (bottom - top) * unit
      const at = column * channels
      for (let i = at; i < at + channels; i++) means.data[row * rowLength + i] = (sums[i] ?? 0) / pixels
    }
  }
  return means
}

interface PixelRow {
  readonly from: number
  readonly step: number
  readonly width: number
  readonly channels: 1 | 3
}

function addRow(sums: Uint32Array, data: Uint8Array, { from, step, width, channels }: PixelRow): void {
  let at = from
  for (let x = 0, cell = 0; x < width; x += step, cell += channels) {
    const end = from + Math.min(x + step, width) * channels
    if (channels === 1) {
      let sum = 0
      while (at < end) sum += data[at++] ?? 0
      sums[cell] = (sums[cell] ?? 0) + sum
      continue
    }
    let red = 0
    let green = 0
    let blue = 0
    for (; at < end; at += 3) {
      red += data[at] ?? 0
      green += data[at + 1] ?? 0
      blue += data[at + 2] ?? 0
    }
    sums[cell] = (sums[cell] ?? 0) + red
    sums[cell + 1] = (sums[cell + 1] ?? 0) + green
    sums[cell + 2] = (sums[cell + 2] ?? 0) + blue
  }
}
