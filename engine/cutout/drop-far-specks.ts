/**
 * What is left of the background far from the subject: lettering on a wall, a bag on a bench. In the network's mask they hang on
 * to the subject by a faint haze, and only a refined border shows that they are on their own.
 */
import type { Plane } from '../types.ts'
import { type Layer, type Marks, markCells, meanOpacities, toCells } from './grid.ts'
import { type Regions, labelRegions } from './label-regions.ts'
import { spreadMarks } from './neighbourhood.ts'
import { forSpansOf } from './spans.ts'

/** A cell belongs to a part from this opacity on. */
const PART = 0.3
/** Parts smaller than this share of the largest are crumbs. */
const LEAST_PART = 0.03
/** Nearer than this, as a share of the longer edge, they are strands, threads and sparks of the subject. */
const NEAR = 0.02
/** Mean opacity of a part in the network's own mask from which it is a thing that begins near the subject: a flame, a sign on a wire. */
const SURE = 0.7

/** Empties mask and cells in place. @param means the mask's opacity by cell. @param seen the network's own mask. */
export function dropFarSpecks(mask: Plane, means: Layer, seen: Plane): void {
  const regions = labelRegions(
    means,
    markCells(means, (opacity) => opacity > PART),
  )
  const { labels, sizes } = regions
  const least = LEAST_PART * sizes.reduce((most, size) => Math.max(most, size), 0)
  if (sizes.every((size) => size >= least)) return
  const reach = toCells(NEAR * Math.max(mask.width, mask.height), means)
  const isLarge = sizes.map((size) => size >= least)
  const near = spreadMarks(means, marksOf(labels, isLarge), reach)
  const isSure = findSure(regions, near, meanOpacities(seen, means))
  // a flame is kept whole, or its lower end alone would be
  const isKept = isSure.map((sure, label) => sure || isLarge[label] === true)
  const kept = spreadMarks(means, marksOf(labels, isKept), reach)
  const far = kept.map((mark) => (mark ? 0 : 1))
  forSpansOf(means, far, mask, ({ left, right, y }) => mask.data.fill(0, y * mask.width + left, y * mask.width + right))
  for (let cell = 0; cell < far.length; cell++) if (far[cell]) means.data[cell] = 0
}

/** Which parts begin near the subject and are surely seen. */
function findSure({ labels, sizes }: Regions, near: Marks, seen: Layer): boolean[] {
  const opacity = new Float64Array(sizes.length)
  const isNear = new Uint8Array(sizes.length)
  labels.forEach((label, cell) => {
    if (label < 0) return
    opacity[label] = (opacity[label] ?? 0) + (seen.data[cell] ?? 0)
    if (near[cell]) isNear[label] = 1
  })
  return sizes.map((size, label) => isNear[label] === 1 && (opacity[label] ?? 0) > SURE * size)
}

function marksOf(labels: Int32Array, isMarked: readonly boolean[]): Marks {
  return Uint8Array.from(labels, (label) => (isMarked[label] === true ? 1 : 0))
}
