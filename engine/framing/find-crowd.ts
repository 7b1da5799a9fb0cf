import type { Box, Plane } from '#engine/types.ts'
import type { Size } from './formats.ts'

/** Where the things of a photo are, when it is not clear which of them is meant. */
export interface Crowd {
  /** Shares of all of them by columns and by rows of equal width; what is further up counts more. */
  readonly columns: readonly number[]
  readonly rows: readonly number[]
  /** Around all of them, in the photo's pixels. */
  readonly box: Box
  /** Share of the photo that they cover. */
  readonly coverage: number
}

/** Columns and rows. */
const STEPS = 96
/** Faces and what is on a table are at the top of a thing: its top counts so much, its foot so little. */
const WEIGHT = { top: 1.6, foot: 0.5 } as const
/** Less than this share of a photo is no thing. */
const SMALLEST = 0.01

/** Reads the things from a mask; null where there are none. */
export function findCrowd(alpha: Plane, photo: Size): Crowd | null {
  const seen = new Float64Array(STEPS * STEPS)
  for (let row = 0; row < STEPS; row++) {
    for (let column = 0; column < STEPS; column++) {
      const y = Math.floor(((row + 0.5) * alpha.height) / STEPS)
      const x = Math.floor(((column + 0.5) * alpha.width) / STEPS)
      seen[row * STEPS + column] = (alpha.data[y * alpha.width + x] ?? 0) / 255
    }
  }
  const coverage = seen.reduce((sum, value) => sum + value, 0) / seen.length
  if (coverage < SMALLEST) return null
  const columns = sums((column, row) => seen[row * STEPS + column] ?? 0)
  const rows = sums((row, column) => seen[row * STEPS + column] ?? 0)
  const [left, right] = endsOf(columns)
  const [top, bottom] = endsOf(rows)
  const weighted = rows.map((value, row) => value * weightAt((row - top) / Math.max(1, bottom - top)))
  return {
    columns: shares(columns),
    rows: shares(weighted),
    box: {
      left: Math.floor((left * photo.width) / STEPS),
      top: Math.floor((top * photo.height) / STEPS),
      width: Math.ceil(((right - left) * photo.width) / STEPS),
      height: Math.ceil(((bottom - top) * photo.height) / STEPS),
    },
    coverage,
  }
}

/** Where a part of this length loses least of the things, and cuts through none if it can. All in shares of the photo's side. */
export function bestStart(things: readonly number[], length: number, usual: number): { start: number; kept: number } {
  const steps = things.length
  const span = Math.min(steps, Math.max(1, Math.round(length * steps)))
  let best = { start: usual, kept: 0, value: -Infinity }
  for (let from = 0; from + span <= steps; from++) {
    const kept = things.slice(from, from + span).reduce((sum, share) => sum + share, 0)
    const cut = cutAt(things, from) + cutAt(things, from + span)
    const start = Math.min(1 - length, from / steps)
    const value = kept - CUT * cut - AWAY * Math.abs(start - usual)
    if (value > best.value) best = { start, kept, value }
  }
  return { start: Math.max(0, best.start), kept: best.kept }
}

/** Share of the things inside a stretch, in shares of the photo's side. */
export function shareWithin(things: readonly number[], start: number, length: number): number {
  const steps = things.length
  return things.slice(Math.round(start * steps), Math.round((start + length) * steps)).reduce((sum, share) => sum + share, 0)
}

/** What an edge through the middle of a thing costs, in shares of all things, and being far from the usual place. */
const CUT = 4
const AWAY = 0.06

/** How much is on both sides of an edge of a part. The photo's own edges cut what they cut. */
function cutAt(things: readonly number[], edge: number): number {
  return edge <= 0 || edge >= things.length ? 0 : Math.min(things[edge - 1] ?? 0, things[edge] ?? 0)
}

function sums(valueAt: (along: number, across: number) => number): number[] {
  return Array.from({ length: STEPS }, (_, along) => {
    let sum = 0
    for (let across = 0; across < STEPS; across++) sum += valueAt(along, across)
    return sum
  })
}

/** First and last step that show more than a trace. */
function endsOf(values: readonly number[]): [from: number, to: number] {
  const from = values.findIndex((value) => value > TRACE)
  const to = values.findLastIndex((value) => value > TRACE)
  return from < 0 ? [0, values.length] : [from, to + 1]
}

const TRACE = 0.5

function weightAt(down: number): number {
  return WEIGHT.top + (WEIGHT.foot - WEIGHT.top) * Math.max(0, Math.min(1, down))
}

function shares(values: readonly number[]): number[] {
  const all = values.reduce((sum, value) => sum + value, 0)
  return values.map((value) => value / all)
}
