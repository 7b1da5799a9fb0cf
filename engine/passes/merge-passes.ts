/** Several passes over one photo, made into one mask. */
import { labelRegions } from '#engine/cutout/label-regions.ts'
import type { Marks } from '#engine/cutout/grid.ts'
import { spreadMarks } from '#engine/cutout/neighbourhood.ts'
import { toLogit } from '#engine/model/isnet-session.ts'
import { LOGIT_STEP, LOGIT_ZERO } from '#engine/model/simplify-graph.ts'

/** Opacities of one pass over the whole photo, 0…1, squashed to a square. */
export interface Opacities {
  readonly side: number
  readonly data: Float32Array
}

/** A gain is what another pass says and the best one does not: more than half, and more by this much. */
const HALF = 0.5
const LEAST_GAIN = 0.25
/** Its mean opacity. */
const SURE = 0.75
/** Share of its outline that must lie beside what both passes take for subject, and how near, as a share of the side. */
const LEAST_TOUCH = 0.04
const BESIDE = 0.015
/** Largest gain in subjects, and the share of the photo's outline that it may cover. */
const LARGEST = 2
const MAX_FRAME = 0.25
/** Gains smaller than this share of the subject need no more than to touch it. */
const SMALL = 0.004
/** A further pass must see this much of a gain. */
const CONFIRMED = 0.12
/** What so many of five passes see needs not hang on to the subject. */
const MOST = 3

const OPACITIES = Float32Array.from({ length: 256 }, (_, byte) => 1 / (1 + Math.exp(-(byte - LOGIT_ZERO) * LOGIT_STEP)))

/** @param logits one byte for each pixel of a square. */
export function fromLogits(logits: Uint8Array): Opacities {
  const data = new Float32Array(logits.length)
  // mapping while copying takes ten times as long
  for (let i = 0; i < data.length; i++) data[i] = OPACITIES[logits[i] ?? 0] ?? 0
  return { side: Math.sqrt(logits.length), data }
}

/** Opacities of one pass, 0…1. */
export function opacitiesOf(logits: Uint8Array): Float32Array {
  return fromLogits(logits).data
}

/** The most that any pass sees of each pixel: what may be the subject, once a person says where it is. */
export function mostOf(passes: readonly Uint8Array[]): Uint8Array {
  const [first = new Uint8Array(1), ...others] = passes
  return first.map((logit, i) => others.reduce((most, pass) => Math.max(most, pass[i] ?? 0), logit))
}

/** What all passes see. */
export function leastOf(passes: readonly Uint8Array[]): Uint8Array {
  const [first = new Uint8Array(1), ...others] = passes
  return first.map((logit, i) => others.reduce((least, pass) => Math.min(least, pass[i] ?? 0), logit))
}

export function toLogits(opacities: Float32Array): Uint8Array {
  return new Uint8Array(Uint8ClampedArray.from(opacities, toLogit))
}

/** Intersection over union of what two passes take for subject, 0…1. */
export function agreementOf(one: Opacities, other: Opacities): number {
  let both = 0
  let either = 0
  for (let i = 0; i < one.data.length; i++) {
    const inOne = (one.data[i] ?? 0) > HALF
    const inOther = (other.data[i] ?? 0) > HALF
    if (inOne && inOther) both++
    if (inOne || inOther) either++
  }
  return either ? both / either : 1
}

/** Share of what may be subject that is sure to be, 0…1; 0 where a pass sees next to nothing. */
export function surenessOf({ data }: Opacities): number {
  let sure = 0
  let possible = 0
  for (const opacity of data) {
    if (opacity >= 0.9) sure++
    if (opacity > 0.1) possible++
  }
  return possible < 0.01 * data.length ? 0 : sure / possible
}

/**
 * Begins with the surest pass and takes from the others what hangs on to its subject and a third pass half confirms; then what most passes
 * see wherever it lies, such as a cake's topper or a second tube. A plain maximum would bring rugs and walls along.
 * @returns the opacities of the merged mask.
 */
export function mergePasses(passes: readonly Opacities[]): Float32Array {
  const order = passes.toSorted((one, other) => surenessOf(other) - surenessOf(one))
  const [best, ...others] = order
  if (!best) throw new Error('there is no pass to merge')
  let merged = best.data
  for (const pass of others) {
    const confirmingPasses = others.filter((other) => other !== pass)
    merged = takeGains({ side: best.side, data: merged }, confirmBy(pass, { side: best.side, data: merged }, confirmingPasses))
  }
  return others.length < 2 * (MOST - 1) ? merged : takeGains({ side: best.side, data: merged }, seenByMost(passes), 'anywhere')
}

/** The mean of the surest passes where so many see something, nothing elsewhere. */
function seenByMost(passes: readonly Opacities[]): Opacities {
  const [first] = passes
  const data = new Float32Array(first?.data.length ?? 0)
  const sorted = new Float32Array(passes.length)
  for (let i = 0; i < data.length; i++) {
    passes.forEach((pass, at) => (sorted[at] = pass.data[i] ?? 0))
    const surest = sorted.sort().subarray(-MOST)
    if ((surest[0] ?? 0) > HALF) data[i] = surest.reduce((sum, opacity) => sum + opacity, 0) / MOST
  }
  return { side: first?.side ?? 0, data }
}

/** What no further pass half sees does not count. */
function confirmBy(pass: Opacities, merged: Opacities, confirmingPasses: readonly Opacities[]): Opacities {
  if (confirmingPasses.length === 0) return pass
  const data = pass.data.map((opacity, i) => {
    const isSeen =
      (merged.data[i] ?? 0) >= CONFIRMED || confirmingPasses.some((confirming) => (confirming.data[i] ?? 0) >= CONFIRMED)
    return isSeen ? opacity : Math.min(opacity, merged.data[i] ?? 0)
  })
  return { ...pass, data }
}

/** @param place of what is taken: beside the subject or anywhere. */
function takeGains(base: Opacities, pass: Opacities, place: 'beside' | 'anywhere' = 'beside'): Float32Array {
  const { side } = base
  const grid = { step: 1, width: side, height: side }
  const gains = pass.data.map((opacity, i) => (opacity > HALF && opacity - (base.data[i] ?? 0) > LEAST_GAIN ? 1 : 0))
  const { labels, sizes } = labelRegions(grid, new Uint8Array(gains))
  if (sizes.length === 0) return base.data
  const measured = measureGains(base, pass, { labels, sizes })
  const subject = base.data.reduce((count, opacity) => count + (opacity > HALF ? 1 : 0), 0)
  const isTaken = measured.map((gain) => belongs(gain, { subject, side, place }))
  const taken = Uint8Array.from(labels, (label) => (label >= 0 && isTaken[label] ? 1 : 0))
  // the soft rim of a gain comes with it
  const reach = spreadMarks(grid, taken, Math.round(BESIDE * side))
  const near = beside(taken, reach, gains)
  return base.data.map((opacity, i) => (near[i] ? Math.max(opacity, pass.data[i] ?? 0) : opacity))
}

/** The reach of what was taken, without gains that were not. */
function beside(taken: Marks, reach: Marks, gains: Float32Array): Marks {
  return reach.map((mark, i) => (mark && (taken[i] || !gains[i]) ? 1 : 0))
}

interface Gain {
  readonly size: number
  /** Sum of its opacities. */
  opacity: number
  /** Pixels of its outline, those of them beside the subject, and those on the photo's edge. */
  outline: number
  touching: number
  onEdge: number
}

function measureGains(
  base: Opacities,
  pass: Opacities,
  { labels, sizes }: { labels: Int32Array; sizes: readonly number[] },
): Gain[] {
  const { side } = base
  const gains = sizes.map((size): Gain => ({ size, opacity: 0, outline: 0, touching: 0, onEdge: 0 }))
  const common = Uint8Array.from(base.data, (opacity, i) => (opacity > HALF && (pass.data[i] ?? 0) > HALF ? 1 : 0))
  const besideCommon = spreadMarks({ step: 1, width: side, height: side }, common, Math.round(BESIDE * side))
  for (let i = 0; i < labels.length; i++) {
    const label = labels[i] ?? -1
    const gain = gains[label]
    if (!gain) continue
    gain.opacity += pass.data[i] ?? 0
    const x = i % side
    const isOnEdge = x === 0 || x === side - 1 || i < side || i >= labels.length - side
    if (isOnEdge) gain.onEdge++
    const isInner = [i - 1, i + 1, i - side, i + side].every((neighbour) => labels[neighbour] === label)
    if (isInner && !isOnEdge) continue
    gain.outline++
    if (besideCommon[i]) gain.touching++
  }
  return gains
}

function belongs(
  { size, opacity, outline, touching, onEdge }: Gain,
  { subject, side, place }: { subject: number; side: number; place: 'beside' | 'anywhere' },
): boolean {
  if (size < SMALL * subject) return touching > 0
  const isPart = opacity > SURE * size && (place === 'anywhere' || touching > LEAST_TOUCH * outline)
  return isPart && size < LARGEST * subject && onEdge < MAX_FRAME * 4 * side
}
