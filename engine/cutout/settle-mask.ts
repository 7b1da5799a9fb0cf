/**
 * The network's mask says "half" where it is in doubt, and a subject with the new background shining through looks broken. Doubt
 * is distinguished from a soft border (hair, fur, blur) by its surroundings: a border has certain subject on one side and certain
 * background on the other.
 */
import type { Plane } from '../types.ts'
import { fillOverlooked } from './fill-overlooked.ts'
import { type BorderedMask, type Layer, type Marks, emptyLayer, markCells, meanOpacities, toCells } from './grid.ts'
import { doubtAround } from './doubt-around.ts'
import { labelRegions } from './label-regions.ts'
import { boxBlur, maximumAround, minimumAround, spreadMarks } from './neighbourhood.ts'
import { forSpansOf, spanReader } from './spans.ts'

/** Parts smaller than this share of the largest are crumbs. */
const LEAST_PART = 0.03
const FAINTEST_PART = 0.1
/** How far a soft border reaches, as a share of the longer edge. */
const BORDER_REACH = 0.009
/** An opening is real if the network is this certain of background somewhere in it. */
const OPENING = 0.1
const SOLID = 0.9
const SURELY_NOTHING = 0.01
/** Where nothing within the reach of a border is less opaque than this, there is no border. */
const SOLID_AROUND = 0.45
/** A wide area is decided by its mean: pixel by pixel, the network's noise would fray it. */
const SUBJECT_ABOVE = 0.4
/** Width of the transition between the two decisions. */
const DECISION_WIDTH = 0.08
/** Radius of that mean, in cells. */
const NOISE = 2
/** An area is wide if this share of what lies within the reach of a border is in doubt: at first a little so, then wholly. */
const WIDE_FROM = 0.7
const WIDE_TO = 0.95
/** By how much a cell's opacity must have risen to count as filled. */
const FILLED = 0.25

/** Removes crumbs and decides doubtful areas; soft borders stay unchanged. @param colours of the photo by cell. */
export function settleMask(estimate: Plane, colours: Layer): BorderedMask {
  const raw = meanOpacities(estimate, colours)
  const decided = fillDoubts(fillDoubts(dropCrumbs(raw), SOLID), SUBJECT_ABOVE)
  const means = fillOverlooked(decided, colours)
  const reach = toCells(BORDER_REACH * Math.max(estimate.width, estimate.height), means)
  const highest = boxBlur(maximumAround(means, reach), 1)
  const lowest = boxBlur(minimumAround(means, reach), 1)
  const doubt = doubtAround(means, reach)
  return stretchLocally(estimate, {
    raw,
    means,
    filled: markFilled(means, raw),
    highest,
    lowest,
    doubt,
    smooth: boxBlur(means, NOISE),
  })
}

function dropCrumbs(means: Layer): Layer {
  const { labels, sizes } = labelRegions(
    means,
    markCells(means, (opacity) => opacity > FAINTEST_PART),
  )
  const least = LEAST_PART * sizes.reduce((most, size) => Math.max(most, size), 0)
  const data = means.data.slice()
  for (let cell = 0; cell < data.length; cell++) {
    const label = labels[cell] ?? -1
    if (label < 0 || (sizes[label] ?? 0) < least) data[cell] = 0
  }
  return { ...means, data }
}

/** Areas enclosed by cells at least this solid, in which the network sees no background, are part of the subject. */
function fillDoubts(means: Layer, solid: number): Layer {
  const { labels, sizes } = labelRegions(
    means,
    markCells(means, (opacity) => opacity < solid),
  )
  const lowest = new Float32Array(sizes.length).fill(1)
  for (let cell = 0; cell < labels.length; cell++) {
    const label = labels[cell] ?? -1
    if (label >= 0) lowest[label] = Math.min(lowest[label] ?? 1, means.data[cell] ?? 0)
  }
  const data = means.data.slice()
  for (let cell = 0; cell < data.length; cell++) {
    const label = labels[cell] ?? -1
    if (label >= 0 && (lowest[label] ?? 0) > OPENING) data[cell] = 1
  }
  return { ...means, data }
}

/** A seam of doubt runs around what was filled, so its neighbours count too. */
function markFilled(means: Layer, raw: Layer): Marks {
  const filled = new Uint8Array(means.data.length)
  for (let cell = 0; cell < filled.length; cell++) {
    filled[cell] = (means.data[cell] ?? 0) - (raw.data[cell] ?? 0) > FILLED ? 1 : 0
  }
  return spreadMarks(means, filled, 1)
}

interface Surroundings {
  /** Opacities as the network has them, and with crumbs and doubts decided. */
  readonly raw: Layer
  readonly means: Layer
  readonly filled: Marks
  readonly highest: Layer
  readonly lowest: Layer
  /** Share of what is around that is in doubt, 0…1. */
  readonly doubt: Layer
  /** `means` without its noise. */
  readonly smooth: Layer
}

/** The properties of a cell's surroundings; all of them vary smoothly over the grid. */
const BACKGROUND = 0
const SUBJECT = 1
const PRESENCE = 2
const FILL = 3
const PLATEAU = 4
const DECISION = 5
const LEVELS = 6

function stretchLocally(estimate: Plane, surroundings: Surroundings): BorderedMask {
  const { lowest } = surroundings
  const { width } = estimate
  const data = new Uint8Array(estimate.data.length)
  const { solid, border } = markKinds(surroundings)
  forSpansOf(lowest, solid, estimate, ({ left, right, y }) => data.fill(255, y * width + left, y * width + right))
  const readLevels = spanReader(levelsOf(surroundings), width)
  forSpansOf(lowest, border, estimate, (span) => {
    const level = readLevels(span)
    for (let x = span.left, at = 0; x < span.right; x++, at += LEVELS) {
      const pixel = span.y * width + x
      data[pixel] = applyLevel((estimate.data[pixel] ?? 0) / 255, level, at)
    }
  })
  return { plane: { ...estimate, data }, border }
}

/** Cells that end up wholly solid, and those that may hold something between; all others end up empty. */
function markKinds({ raw, means, filled, highest, lowest }: Surroundings): { solid: Marks; border: Marks } {
  const solid = new Uint8Array(filled.length)
  const border = new Uint8Array(filled.length)
  const nearFilled = spreadMarks(means, filled, 1)
  for (let cell = 0; cell < filled.length; cell++) {
    const isSeenSolid = raw.data[cell] === 1 && means.data[cell] === 1
    if (isSeenSolid || (lowest.data[cell] ?? 0) > SOLID_AROUND) solid[cell] = 1
    else if ((highest.data[cell] ?? 0) < SURELY_NOTHING) continue
    else if (nearFilled[cell] || (raw.data[cell] ?? 0) > 0) border[cell] = 1
  }
  return { solid, border }
}

/** What counts as wholly subject and wholly background, given the extremes around: a plateau above two fifths is subject, below it background. */
function levelsOf({ means, filled, highest, lowest, doubt, smooth }: Surroundings): Layer {
  const levels = emptyLayer(means, LEVELS)
  for (let cell = 0; cell < means.data.length; cell++) {
    const high = highest.data[cell] ?? 0
    const low = lowest.data[cell] ?? 0
    const background = low * (1 - ramp(low, 0.2, 0.35))
    const subject = high + (low - high) * ramp(low, 0.25, 0.4)
    const at = cell * LEVELS
    levels.data[at + BACKGROUND] = background
    levels.data[at + SUBJECT] = Math.max(subject, 0.05)
    levels.data[at + PRESENCE] = ramp(high, SUBJECT_ABOVE, SUBJECT_ABOVE + 0.1)
    levels.data[at + PLATEAU] = ramp(doubt.data[cell] ?? 0, WIDE_FROM, WIDE_TO)
    levels.data[at + DECISION] = ramp(
      smooth.data[cell] ?? 0,
      SUBJECT_ABOVE - DECISION_WIDTH / 2,
      SUBJECT_ABOVE + DECISION_WIDTH / 2,
    )
    levels.data[at + FILL] = (means.data[cell] ?? 0) >= 0.5 ? (filled[cell] ?? 0) : 0
  }
  return levels
}

/**
 * Values clearly above a plateau of background are raised towards solid, lower ones are lowered: half a petal is worse than a
 * whole one.
 */
function applyLevel(estimate: number, level: Float32Array, at: number): number {
  const background = level[at + BACKGROUND] ?? 0
  const raised = estimate / (level[at + SUBJECT] ?? 1)
  const lowered = (estimate - background) / (1 - background)
  const stretched = lowered + (raised - lowered) * ramp(estimate, 0.3, 0.45)
  const seen = Math.min(1, Math.max(0, stretched)) * (level[at + PRESENCE] ?? 1)
  const plateau = level[at + PLATEAU] ?? 0
  const opacity = seen + plateau * ((level[at + DECISION] ?? 0) - seen) + (level[at + FILL] ?? 0)
  return Math.round(255 * Math.min(1, opacity))
}

/** 0 below `from`, 1 above `to`, smooth in between. */
function ramp(value: number, from: number, to: number): number {
  const t = Math.min(1, Math.max(0, (value - from) / (to - from)))
  return t * t * (3 - 2 * t)
}
