/**
 * Coarse grids over a picture. What refinement has to know of a pixel's surroundings is smooth, so it is worked out for
 * blocks of `step` × `step` pixels and read in between.
 */
import type { Plane } from '../types.ts'

export interface Grid {
  /** Pixels per cell, in each direction. */
  readonly step: number
  readonly width: number
  readonly height: number
}

/** Interleaved numbers, `channels` per cell. */
export interface Layer extends Grid {
  readonly channels: number
  readonly data: Float32Array
}

interface Size {
  readonly width: number
  readonly height: number
}

const CELLS = 120_000

/** The coarsest grid that still tells hairs from skin. */
export function gridOver(size: Size): Grid {
  const step = Math.max(1, Math.round(Math.sqrt((size.width * size.height) / CELLS)))
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

/** Mean of each cell, 0…1. */
export function meanOf({ data, width, height }: Plane, grid: Grid): Layer {
  const layer = emptyLayer(grid, 1)
  const { step } = grid
  for (let row = 0; row < grid.height; row++) {
    const bottom = Math.min((row + 1) * step, height)
    for (let column = 0; column < grid.width; column++) {
      const left = column * step
      const right = Math.min(left + step, width)
      let sum = 0
      for (let y = row * step; y < bottom; y++) {
        for (let i = y * width + left; i < y * width + right; i++) sum += data[i] ?? 0
      }
      layer.data[row * grid.width + column] = sum / 255 / ((right - left) * (bottom - row * step))
    }
  }
  return layer
}

/** 1 for the cells that `isMarked` and for all within `radius` cells of them, else 0. */
export function markAround(grid: Grid, radius: number, isMarked: (cell: number) => boolean): Layer {
  const marks = emptyLayer(grid, 1)
  for (let cell = 0; cell < marks.data.length; cell++) marks.data[cell] = isMarked(cell) ? 1 : 0
  const spread = boxBlur(marks, radius)
  // running sums leave rests of a millionth where nothing is
  return { ...spread, data: spread.data.map((value) => (value > 1e-5 ? 1 : 0)) }
}

/** Means over a square of `2 * radius + 1` cells; beyond the border counts as zero. */
export function boxBlur(layer: Layer, radius: number): Layer {
  return blurColumns(blurRows(layer, radius), radius)
}

function blurRows(layer: Layer, radius: number): Layer {
  const { width, height, channels, data } = layer
  const blurred = new Float32Array(data.length)
  const share = 1 / (2 * radius + 1)
  for (let y = 0; y < height; y++) {
    for (let channel = 0; channel < channels; channel++) {
      const start = y * width * channels + channel
      let sum = 0
      for (let x = 0; x < Math.min(radius, width); x++) sum += data[start + x * channels] ?? 0
      for (let x = 0; x < width; x++) {
        if (x + radius < width) sum += data[start + (x + radius) * channels] ?? 0
        blurred[start + x * channels] = sum * share
        if (x >= radius) sum -= data[start + (x - radius) * channels] ?? 0
      }
    }
  }
  return { ...layer, data: blurred }
}

function blurColumns(layer: Layer, radius: number): Layer {
  const { width, height, channels, data } = layer
  const blurred = new Float32Array(data.length)
  const rowLength = width * channels
  // double precision: single would drift over a thousand rows of adding and taking away
  const sums = new Float64Array(rowLength)
  const share = 1 / (2 * radius + 1)
  const addRow = (y: number, sign: 1 | -1): void => {
    const start = y * rowLength
    for (let i = 0; i < rowLength; i++) sums[i] = (sums[i] ?? 0) + sign * (data[start + i] ?? 0)
  }
  for (let y = 0; y < Math.min(radius, height); y++) addRow(y, 1)
  for (let y = 0; y < height; y++) {
    if (y + radius < height) addRow(y + radius, 1)
    const start = y * rowLength
    for (let i = 0; i < rowLength; i++) blurred[start + i] = (sums[i] ?? 0) * share
    if (y >= radius) addRow(y - radius, -1)
  }
  return { ...layer, data: blurred }
}

/** Largest value of a one-channel layer within a square of `2 * radius + 1` cells. */
export function maximumAround(layer: Layer, radius: number): Layer {
  const { width, height, data } = layer
  const rows = new Float32Array(data.length)
  const columns = new Float32Array(data.length)
  for (let i = 0; i < data.length; i++) {
    const x = i % width
    rows[i] = largest(data, i - Math.min(x, radius), i + Math.min(width - 1 - x, radius), 1)
  }
  for (let i = 0; i < data.length; i++) {
    const y = Math.floor(i / width)
    columns[i] = largest(rows, i - Math.min(y, radius) * width, i + Math.min(height - 1 - y, radius) * width, width)
  }
  return { ...layer, data: columns }
}

function largest(data: Float32Array, first: number, last: number, stride: number): number {
  let most = data[first] ?? 0
  for (let i = first + stride; i <= last; i += stride) {
    const value = data[i] ?? 0
    if (value > most) most = value
  }
  return most
}

export function minimumAround(layer: Layer, radius: number): Layer {
  const negative = maximumAround({ ...layer, data: layer.data.map((value) => -value) }, radius)
  return { ...negative, data: negative.data.map((value) => -value) }
}

/** Reads all channels of a layer at the middle of a pixel, between the four nearest cells. */
export function readAt(layer: Layer, x: number, y: number, into: Float32Array): void {
  const { step, width, height, channels, data } = layer
  const column = Math.min(Math.max((x + 0.5) / step - 0.5, 0), width - 1)
  const row = Math.min(Math.max((y + 0.5) / step - 0.5, 0), height - 1)
  const left = Math.floor(column)
  const top = Math.floor(row)
  const across = column - left
  const down = row - top
  const right = left + 1 < width ? channels : 0
  const below = top + 1 < height ? width * channels : 0
  const at = (top * width + left) * channels
  for (let channel = 0; channel < channels; channel++) {
    const i = at + channel
    const upper = (data[i] ?? 0) * (1 - across) + (data[i + right] ?? 0) * across
    const lower = (data[i + below] ?? 0) * (1 - across) + (data[i + below + right] ?? 0) * across
    into[channel] = upper * (1 - down) + lower * down
  }
}

/** Calls `visit` with the pixels of every cell that `isWanted`, so that work is done in the border band alone. */
export function forPixelsOf(
  grid: Grid,
  size: Size,
  isWanted: (cell: number) => boolean,
  visit: (pixel: number, cell: number, x: number, y: number) => void,
): void {
  for (let cell = 0; cell < grid.width * grid.height; cell++) {
    if (!isWanted(cell)) continue
    const left = (cell % grid.width) * grid.step
    const top = Math.floor(cell / grid.width) * grid.step
    const right = Math.min(left + grid.step, size.width)
    const bottom = Math.min(top + grid.step, size.height)
    for (let y = top; y < bottom; y++) {
      for (let x = left; x < right; x++) visit(y * size.width + x, cell, x, y)
    }
  }
}
