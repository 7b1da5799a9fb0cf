import type { Box, Cutout, Plane } from '../types.ts'

/** Above this the mask counts as subject. */
const VISIBLE = 51
const SURE = 230
const SURELY_NOT = 25
/** A subject this close to an edge is cut off by it, in pixels: the network is shy of the outermost row. */
const EDGE = 3
/** Smaller subjects than this share of the photo are specks. */
const LEAST_COVERAGE = 0.004
const MOST_COVERAGE = 0.97

/** Below this confidence the engine says that it does not know what the subject is. */
export const UNSURE_BELOW = 0.55

type MaskDescription = Pick<Cutout, 'box' | 'touches' | 'coverage' | 'confidence'>

/** @param estimate the network's own mask, whose doubts the refined one has lost. */
export function describeMask(alpha: Plane, estimate: Plane): MaskDescription {
  const box = boxAround(alpha)
  const coverage = coverageOf(alpha)
  return { box, touches: touchedEdges(box, alpha), coverage, confidence: confidenceOf(estimate, coverage) }
}

/** Of what is more opaque than `above`; the whole picture where nothing is. */
export function boxAround({ data, width, height }: Plane, above = VISIBLE): Box {
  let left = width
  let right = -1
  let top = height
  let bottom = -1
  for (let y = 0; y < height; y++) {
    const row = y * width
    let first = 0
    while (first < width && (data[row + first] ?? 0) <= above) first++
    if (first === width) continue
    let last = width - 1
    while ((data[row + last] ?? 0) <= above) last--
    if (first < left) left = first
    if (last > right) right = last
    if (y < top) top = y
    bottom = y
  }
  if (bottom < 0) return { left: 0, top: 0, width, height }
  return { left, top, width: right - left + 1, height: bottom - top + 1 }
}

function touchedEdges(box: Box, { width, height }: Plane): Cutout['touches'] {
  return {
    top: box.top < EDGE,
    left: box.left < EDGE,
    right: box.left + box.width > width - EDGE,
    bottom: box.top + box.height > height - EDGE,
  }
}

function coverageOf({ data }: Plane): number {
  let sum = 0
  for (const value of data) sum += value
  return sum / 255 / data.length
}

/** How much of what might be subject surely is: a network that sees no subject answers with a wide haze. */
function confidenceOf({ data }: Plane, coverage: number): number {
  if (coverage < LEAST_COVERAGE || coverage > MOST_COVERAGE) return 0
  let sure = 0
  let possible = 0
  for (const value of data) {
    if (value >= SURE) sure++
    if (value > SURELY_NOT) possible++
  }
  return possible ? sure / possible : 0
}
