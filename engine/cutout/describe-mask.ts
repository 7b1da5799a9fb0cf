import type { Box, Cutout, Plane } from '../types.ts'
import type { Layer } from './grid.ts'

/** Above this the mask counts as subject. */
const VISIBLE = 51
const SURE = 230
const SURELY_NOT = 25
/** A subject this close to an edge is cut off by it, in pixels: the network avoids the outermost row. */
const EDGE = 3
/** Smaller subjects than this share of the photo are specks. */
const LEAST_COVERAGE = 0.004
const MOST_COVERAGE = 0.97

/** Below this confidence the engine reports that it does not recognise the subject. */
export const UNSURE_BELOW = 0.55

/** With less of a subject than this there is none: a bare wall, a sky. */
const NOTHING_BELOW = 0.15

/** Whether anything stands out at all. What does so doubtfully is cut out, and says so. */
export function hasSubject({ coverage, confidence }: Pick<Cutout, 'coverage' | 'confidence'>): boolean {
  return coverage > MOST_COVERAGE || confidence >= NOTHING_BELOW
}

type MaskDescription = Pick<Cutout, 'box' | 'touches' | 'coverage' | 'confidence'>

/** @param means the mask by cell. @param estimate the network's own mask, whose doubts are lost in the refined one. */
export function describeMask(alpha: Plane, means: Layer, estimate: Plane): MaskDescription {
  const box = boxAround(alpha, means)
  const coverage = averageOf(means)
  return { box, touches: touchedEdges(box, alpha), coverage, confidence: confidenceOf(estimate, means.step, coverage) }
}

/** Around all visible cells; the whole picture when nothing is visible. */
function boxAround({ data, width, height }: Plane, means: Layer): Box {
  let left = width
  let right = -1
  let top = height
  let bottom = -1
  for (let y = 0; y < height; y++) {
    const cells = rangeAbove(means.data, 0, { start: Math.floor(y / means.step) * means.width, length: means.width })
    if (!cells) continue
    const start = cells.first * means.step
    const length = Math.min((cells.last + 1) * means.step, width) - start
    const pixels = rangeAbove(data, VISIBLE, { start: y * width + start, length })
    if (!pixels) continue
    left = Math.min(left, start + pixels.first)
    right = Math.max(right, start + pixels.last)
    top = Math.min(top, y)
    bottom = y
  }
  if (bottom < 0) return { left: 0, top: 0, width, height }
  return { left, top, width: right - left + 1, height: bottom - top + 1 }
}

function rangeAbove(values: Float32Array | Uint8Array, least: number, row: { start: number; length: number }) {
  let first = 0
  while (first < row.length && (values[row.start + first] ?? 0) <= least) first++
  if (first === row.length) return undefined
  let last = row.length - 1
  while ((values[row.start + last] ?? 0) <= least) last--
  return { first, last }
}

function touchedEdges(box: Box, { width, height }: Plane): Cutout['touches'] {
  return {
    top: box.top < EDGE,
    left: box.left < EDGE,
    right: box.left + box.width > width - EDGE,
    bottom: box.top + box.height > height - EDGE,
  }
}

function averageOf({ data }: Layer): number {
  let sum = 0
  for (let cell = 0; cell < data.length; cell++) sum += data[cell] ?? 0
  return sum / data.length
}

/**
 * How much of the possible subject is certain: a network that sees no subject returns a wide haze. Samples one pixel of each
 * cell.
 */
function confidenceOf({ data, width, height }: Plane, step: number, coverage: number): number {
  if (coverage < LEAST_COVERAGE || coverage > MOST_COVERAGE) return 0
  let sure = 0
  let possible = 0
  for (let y = step >> 1; y < height; y += step) {
    for (let x = step >> 1; x < width; x += step) {
      const value = data[y * width + x] ?? 0
      if (value >= SURE) sure++
      if (value > SURELY_NOT) possible++
    }
  }
  return possible ? sure / possible : 0
}
