/**
 * The passes half see the side of a loaf or a cloth behind it: a wide area of it belongs to the subject as a whole, or not at all.
 * Decided pixel by pixel it would come out in shreds.
 */
import { type Regions, labelRegions } from '#engine/cutout/label-regions.ts'
import { spreadMarks } from '#engine/cutout/neighbourhood.ts'
import type { Opacities } from './merge-passes.ts'

/** Between these means of all passes an area is half-sure. */
const FROM = 0.25
const TO = 0.85
/** Half the width, as a share of the side, of what is no outline. */
const NARROW = 0.012
/** Smaller areas, as shares of the square, stay as they are. */
const LEAST = 0.004
/** Mean of an area that belongs to the subject: over all passes, and of the first, which sees least of what is behind. */
const BELONGS = 0.5
const SEEN_BY_FIRST = 0.12
/** Share of an area in the mask below which it does not belong to the subject. */
const HARDLY_IN = 0.1
const HALF = 0.5
const IN = 0.95
const OUT = 0.05

/** @param mask what was made of the passes. @param passes the first of which reads the largest square. @returns its opacities. */
export function decideHalfSure(mask: Opacities, passes: readonly Opacities[]): Float32Array {
  const mean = meanOf(passes)
  const { labels, sizes } = findHalfSure(mean, mask.side)
  const seen = sumBy(labels, mean, sizes.length)
  const [first = mask] = passes
  const seenByFirst = sumBy(labels, first.data, sizes.length)
  const taken = sumBy(labels, mask.data.map(atLeastHalf), sizes.length)
  const decided = sizes.map((size, label) => {
    if (size < LEAST * mean.length) return undefined
    if ((seen[label] ?? 0) > BELONGS * size && (seenByFirst[label] ?? 0) > SEEN_BY_FIRST * size) return IN
    return (taken[label] ?? 0) < HARDLY_IN * size ? OUT : undefined
  })
  return mask.data.map((opacity, at) => {
    const opaque = decided[labels[at] ?? -1]
    if (opaque === undefined) return opacity
    return opaque === IN ? Math.max(opacity, IN) : Math.min(opacity, OUT)
  })
}

function meanOf(passes: readonly Opacities[]): Float32Array {
  const mean = new Float32Array(passes[0]?.data.length ?? 0)
  for (const { data } of passes) {
    for (let at = 0; at < mean.length; at++) mean[at] = (mean[at] ?? 0) + (data[at] ?? 0) / passes.length
  }
  return mean
}

/** Half-sure areas without outlines, which are half-sure too. */
function findHalfSure(mean: Float32Array, side: number): Regions {
  const grid = { step: 1, width: side, height: side }
  const half = Uint8Array.from(mean, (opacity) => (opacity > FROM && opacity < TO ? 1 : 0))
  const radius = Math.round(NARROW * side)
  const inner = spreadMarks(grid, half.map(not), radius).map(not)
  const wide = spreadMarks(grid, inner, radius).map((mark, at) => (mark && half[at] ? 1 : 0))
  return labelRegions(grid, wide)
}

function sumBy(labels: Int32Array, values: Float32Array, count: number): Float64Array {
  const sums = new Float64Array(count)
  labels.forEach((label, at) => {
    if (label >= 0) sums[label] = (sums[label] ?? 0) + (values[at] ?? 0)
  })
  return sums
}

function atLeastHalf(opacity: number): number {
  return opacity >= HALF ? 1 : 0
}

function not(mark: number): number {
  return mark ? 0 : 1
}
