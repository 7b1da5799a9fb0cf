/**
 * What is left of the background far from the subject: lettering on a wall, a bag on a bench. In the network's mask they hang on
 * to the subject by a faint haze, and only a refined border shows that they are on their own.
 */
import type { Plane } from '../types.ts'
import { type Layer, markCells, toCells } from './grid.ts'
import { labelRegions } from './label-regions.ts'
import { spreadMarks } from './neighbourhood.ts'
import { forSpansOf } from './spans.ts'

/** A cell belongs to a part from this opacity on. */
const PART = 0.3
/** Parts smaller than this share of the largest are crumbs. */
const LEAST_PART = 0.03
/** Nearer than this, as a share of the longer edge, they are strands, threads and sparks of the subject. */
const NEAR = 0.02

/** Empties mask and cells in place. @param means the mask's opacity by cell. */
export function dropFarSpecks(mask: Plane, means: Layer): void {
  const { labels, sizes } = labelRegions(
    means,
    markCells(means, (opacity) => opacity > PART),
  )
  const least = LEAST_PART * sizes.reduce((most, size) => Math.max(most, size), 0)
  if (sizes.every((size) => size >= least)) return
  const kept = Uint8Array.from(labels, (label) => (label >= 0 && (sizes[label] ?? 0) >= least ? 1 : 0))
  const near = spreadMarks(means, kept, toCells(NEAR * Math.max(mask.width, mask.height), means))
  const far = near.map((mark) => (mark ? 0 : 1))
  forSpansOf(means, far, mask, ({ left, right, y }) => mask.data.fill(0, y * mask.width + left, y * mask.width + right))
  for (let cell = 0; cell < far.length; cell++) if (far[cell]) means.data[cell] = 0
}
