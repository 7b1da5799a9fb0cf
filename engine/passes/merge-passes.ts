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

/** A gain is what other passes say and the one that is begun with does not: more than half, and more by this much. */
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
/** A further pass must see this much of a gain, or of a hole that is filled. */
const CONFIRMED = 0.12
/** The first pass begins from this share of the surest one's sureness on. */
const SURE_ENOUGH = 0.6
/** The pass that is begun with counts more: smaller squares blur what lies behind a subject into it. */
const BEST_WEIGHT = 2
/** So many of the surest passes say how opaque a gain is. */
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
 * Takes what all passes together rather see than not, wherever it lies: an arm, a cake's topper, a second tube. What fewer or less
 * sure passes see before a cluttered ground are chairs and leaves, before a plain one white soles and sleeves.
 * @param passes the first of which reads the largest square. @returns the opacities of the merged mask.
 */
export function mergePasses(passes: readonly Opacities[], ground: 'plain' | 'cluttered'): Float32Array {
  const begun = bestOf(passes)
  const data = ground === 'plain' ? mergeGenerously(passes) : begun.data
  const merged = takeGains({ side: begun.side, data }, seenByMost(passes, begun), belongsAnywhere)
  return fillHoles({ side: begun.side, data: merged }, mostAndSecond(passes))
}

/** The first pass sees most detail and least of what is behind; where it is much less sure than the surest, that one. */
function bestOf(passes: readonly Opacities[]): Opacities {
  const [first] = passes
  const [surest] = bySureness(passes)
  if (!first || !surest) throw new Error('there is no pass to merge')
  return surenessOf(first) >= SURE_ENOUGH * surenessOf(surest) ? first : surest
}

/** Begins with the surest pass and takes from the others what hangs on to its subject and a third pass half confirms. */
function mergeGenerously(passes: readonly Opacities[]): Float32Array {
  const [best, ...others] = bySureness(passes)
  if (!best) throw new Error('there is no pass to merge')
  let merged = best.data
  for (const pass of others) {
    const confirmingPasses = others.filter((other) => other !== pass)
    const confirmed = confirmBy(pass, { side: best.side, data: merged }, confirmingPasses)
    merged = takeGains({ side: best.side, data: merged }, confirmed, belongsBeside)
  }
  return merged
}

function bySureness(passes: readonly Opacities[]): Opacities[] {
  const measured = passes.map((pass) => ({ pass, sureness: surenessOf(pass) }))
  return measured.toSorted((one, other) => other.sureness - one.sureness).map(({ pass }) => pass)
}

/** The mean of the surest passes where the weighted mean of all says more than half, that mean elsewhere. */
function seenByMost(passes: readonly Opacities[], best: Opacities): Opacities {
  const data = new Float32Array(best.data.length)
  const sorted = new Float32Array(passes.length)
  for (let i = 0; i < data.length; i++) {
    let sum = (BEST_WEIGHT - 1) * (best.data[i] ?? 0)
    passes.forEach((pass, at) => {
      const opacity = pass.data[i] ?? 0
      sorted[at] = opacity
      sum += opacity
    })
    const mean = sum / (passes.length - 1 + BEST_WEIGHT)
    data[i] = mean > HALF ? meanOf(sorted.sort().subarray(-MOST)) : mean
  }
  return { side: best.side, data }
}

function meanOf(opacities: Float32Array): number {
  return opacities.reduce((sum, opacity) => sum + opacity, 0) / opacities.length
}

interface MostAndSecond {
  readonly most: Float32Array
  readonly second: Float32Array
}

/** The most and the second most that any pass sees of each pixel. */
function mostAndSecond(passes: readonly Opacities[]): MostAndSecond {
  const most = new Float32Array(passes[0]?.data.length ?? 0)
  const second = new Float32Array(most.length)
  for (const { data } of passes) {
    for (let i = 0; i < data.length; i++) {
      const opacity = data[i] ?? 0
      second[i] = Math.max(second[i] ?? 0, Math.min(most[i] ?? 0, opacity))
      most[i] = Math.max(most[i] ?? 0, opacity)
    }
  }
  return { most, second }
}

/**
 * Chairs and leaves lie beside a subject, not within it: what one pass sees in a hole of the mask and another confirms is the middle
 * of a cake that the others took for its table. The hole of a handle is seen by none.
 */
function fillHoles({ side, data }: Opacities, { most, second }: MostAndSecond): Float32Array {
  const outside = Uint8Array.from(data, (opacity) => (opacity > HALF ? 0 : 1))
  const { labels, sizes } = labelRegions({ step: 1, width: side, height: side }, outside)
  const seen = sizes.map(() => ({ most: 0, second: 0, isOpen: false }))
  labels.forEach((label, i) => {
    const hole = seen[label]
    if (!hole) return
    hole.most += most[i] ?? 0
    hole.second += second[i] ?? 0
    const x = i % side
    if (x === 0 || x === side - 1 || i < side || i >= labels.length - side) hole.isOpen = true
  })
  const isFilled = sizes.map((size, label) => {
    const hole = seen[label]
    if (!hole || hole.isOpen) return false
    return hole.second > CONFIRMED * size && hole.most + hole.second > 2 * HALF * size
  })
  return data.map((opacity, i) => {
    if (isFilled[labels[i] ?? -1] !== true) return opacity
    return Math.max(opacity, ((most[i] ?? 0) + (second[i] ?? 0)) / 2)
  })
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

/** @param belongs tells of each gain whether it is taken. */
function takeGains(base: Opacities, pass: Opacities, belongs: (gain: Gain, to: BaseSize) => boolean): Float32Array {
  const { side } = base
  const grid = { step: 1, width: side, height: side }
  const gains = pass.data.map((opacity, i) => (opacity > HALF && opacity - (base.data[i] ?? 0) > LEAST_GAIN ? 1 : 0))
  const { labels, sizes } = labelRegions(grid, new Uint8Array(gains))
  if (sizes.length === 0) return base.data
  const measured = measureGains(base, pass, { labels, sizes })
  const subject = base.data.reduce((count, opacity) => count + (opacity > HALF ? 1 : 0), 0)
  const isTaken = measured.map((gain) => belongs(gain, { subject, side }))
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

interface BaseSize {
  /** Pixels of the subject. */
  readonly subject: number
  readonly side: number
}

function belongsAnywhere({ size, opacity, touching, onEdge }: Gain, { subject, side }: BaseSize): boolean {
  if (size < SMALL * subject) return touching > 0
  return opacity > SURE * size && onEdge < MAX_FRAME * 4 * side
}

function belongsBeside(gain: Gain, to: BaseSize): boolean {
  if (!belongsAnywhere(gain, to)) return false
  const isSmall = gain.size < SMALL * to.subject
  return isSmall || (gain.touching > LEAST_TOUCH * gain.outline && gain.size < LARGEST * to.subject)
}
