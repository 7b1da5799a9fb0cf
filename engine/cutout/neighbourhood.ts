/** What lies around each cell of a grid. All radii are in cells; a neighbourhood is a square of `2 * radius + 1` cells. */
import type { Grid, Layer, Marks } from './grid.ts'
import { readSquare, sumUp } from './sum-table.ts'

/** Marks all cells in the neighbourhood of marked ones. */
export function spreadMarks({ width, height }: Grid, marks: Marks, radius: number): Marks {
  const spread = new Uint8Array(marks.length)
  for (let y = 0; y < height; y++) spreadLine(marks, spread, { first: y * width, stride: 1, length: width }, radius)
  const rows = spread.slice()
  for (let x = 0; x < width; x++) spreadLine(rows, spread, { first: x, stride: width, length: height }, radius)
  return spread
}

interface PixelLine {
  readonly first: number
  readonly stride: number
  readonly length: number
}

function spreadLine(from: Marks, to: Marks, { first, stride, length }: PixelLine, radius: number): void {
  const last = first + (length - 1) * stride
  for (let cell = first, left = 0; cell <= last; cell += stride) {
    left = from[cell] ? radius + 1 : left - 1
    if (left > 0) to[cell] = 1
  }
  for (let cell = last, left = 0; cell >= first; cell -= stride) {
    left = from[cell] ? radius + 1 : left - 1
    if (left > 0) to[cell] = 1
  }
}

/** Cells that both have marked. */
export function bothOf(one: Marks, other: Marks): Marks {
  const both = new Uint8Array(one.length)
  for (let cell = 0; cell < both.length; cell++) both[cell] = (one[cell] ?? 0) & (other[cell] ?? 0)
  return both
}

/** Cells that the first has marked and the second has not. */
export function without(marks: Marks, removed: Marks): Marks {
  const rest = new Uint8Array(marks.length)
  for (let cell = 0; cell < rest.length; cell++) rest[cell] = removed[cell] ? 0 : (marks[cell] ?? 0)
  return rest
}

/** Fine enough for opacities between 0 and 1. */
const BLUR_UNIT = 4096

/** Means of a layer of one channel, of 0…1; beyond its edges counts as zero. */
export function boxBlur(layer: Layer, radius: number): Layer {
  const cells = new Int32Array(layer.data.length)
  for (let cell = 0; cell < cells.length; cell++) cells[cell] = Math.round((layer.data[cell] ?? 0) * BLUR_UNIT)
  const table = sumUp(layer, 1, cells)
  const data = new Float32Array(cells.length)
  const sum = new Float64Array(1)
  const share = 1 / (BLUR_UNIT * (2 * radius + 1) ** 2)
  for (let cell = 0; cell < data.length; cell++) {
    readSquare(table, cell, radius, sum)
    data[cell] = (sum[0] ?? 0) * share
  }
  return { ...layer, data }
}

/** Largest values of a layer of one channel. */
export function maximumAround(layer: Layer, radius: number): Layer {
  const { width, height, data } = layer
  const rows = data.slice()
  for (let start = 0; start < data.length; start += width) {
    for (let distance = 1; distance <= Math.min(radius, width - 1); distance++) {
      raise(rows, data, { to: start, from: start + distance, count: width - distance })
      raise(rows, data, { to: start + distance, from: start, count: width - distance })
    }
  }
  const columns = rows.slice()
  for (let distance = 1; distance <= Math.min(radius, height - 1); distance++) {
    const shift = distance * width
    raise(columns, rows, { to: 0, from: shift, count: data.length - shift })
    raise(columns, rows, { to: shift, from: 0, count: data.length - shift })
  }
  return { ...layer, data: columns }
}

interface Shift {
  readonly to: number
  readonly from: number
  readonly count: number
}

function raise(most: Float32Array, candidates: Float32Array, { to, from, count }: Shift): void {
  for (let i = 0; i < count; i++) {
    const value = candidates[from + i] ?? 0
    if (value > (most[to + i] ?? 0)) most[to + i] = value
  }
}

/** Smallest values of a layer of one channel. */
export function minimumAround(layer: Layer, radius: number): Layer {
  const negative = maximumAround({ ...layer, data: negate(layer.data) }, radius)
  return { ...negative, data: negate(negative.data) }
}

function negate(values: Float32Array): Float32Array {
  const negative = new Float32Array(values.length)
  for (let i = 0; i < values.length; i++) negative[i] = -(values[i] ?? 0)
  return negative
}
