/**
 * The colours on one side of a soft border, the subject's or the background's: stored by cell with the covered share of the cell,
 * so that their mean over any surroundings is one division.
 */
import { type Grid, type Layer, type Marks, emptyLayer } from './grid.ts'
import { readSquare, sumUp } from './sum-table.ts'

/** Red, green and blue times weight, then the weight. */
const SIDE_CHANNELS = 4
const WEIGHT = 3
/** Weight of a cell that belongs wholly to the side. */
const WHOLE = 255

/** `SIDE_CHANNELS` whole numbers for each cell. */
export type SideColours = Int32Array

export function noColours({ width, height }: Grid): SideColours {
  return new Int32Array(width * height * SIDE_CHANNELS)
}

/** Gives the side a share of a cell, 0…1. @param from holds at `at` the colour times the share. */
export function putColour(side: SideColours, cell: number, share: number, from: Float32Array, at: number): void {
  const to = cell * SIDE_CHANNELS
  for (let channel = 0; channel < WEIGHT; channel++) side[to + channel] = Math.round(WHOLE * (from[at + channel] ?? 0))
  side[to + WEIGHT] = Math.round(WHOLE * share)
}

/** Colours of one side as they are known around some cells. */
export interface Surroundings {
  /** Three channels of 0…255. */
  readonly means: Layer
  /** Where there is enough of the side to know it. */
  readonly known: Marks
}

/**
 * The closest surroundings that fill enough of their square decide; list the widest first. In cells, and as a share of the
 * square.
 */
export interface Reach {
  readonly radius: number
  readonly enough: number
}

export function averageAround(grid: Grid, side: SideColours, cells: Marks, reaches: readonly Reach[]): Surroundings {
  const table = sumUp(grid, SIDE_CHANNELS, side)
  const means = emptyLayer(grid, 3)
  const known = new Uint8Array(cells.length)
  const sums = new Float64Array(SIDE_CHANNELS)
  for (const { radius, enough } of reaches) {
    const least = enough * WHOLE * (2 * radius + 1) ** 2
    for (let cell = 0; cell < cells.length; cell++) {
      if (!cells[cell]) continue
      readSquare(table, cell, radius, sums)
      const weight = sums[WEIGHT] ?? 0
      if (weight <= least) continue
      for (let channel = 0; channel < 3; channel++) means.data[cell * 3 + channel] = (sums[channel] ?? 0) / weight
      known[cell] = 1
    }
  }
  return { means, known }
}
