/**
 * The network's mask says "half" where it is in doubt, and a subject that lets the new background shine through looks broken. Doubt is told
 * from a soft border (hair, fur, blur) by its surroundings: a border has surely subject on one side and surely background on the other.
 */
import type { Picture, Plane } from '../types.ts'
import { fillOverlooked } from './fill-overlooked.ts'
import {
  type Grid,
  type Layer,
  boxBlur,
  emptyLayer,
  markAround,
  maximumAround,
  meanOf,
  minimumAround,
  readAt,
  toCells,
} from './grid.ts'
import { labelRegions } from './label-regions.ts'

/** Parts smaller than this share of the largest are crumbs. */
const LEAST_PART = 0.03
const FAINTEST_PART = 0.1
/** How far a soft border reaches, as a share of the longer edge. */
const BORDER_REACH = 0.009
/** An opening is real if the network is this sure of background somewhere in it. */
const OPENING = 0.1
const SOLID = 0.9
const SURELY_NOTHING = 0.01
/** Where nothing within the reach of a border is less opaque than this, there is no border. */
const SOLID_AROUND = 0.4

/** Without crumbs, doubtful areas decided for one side; soft borders stay as they are. */
export function settleMask(estimate: Plane, photo: Picture, grid: Grid): Plane {
  const raw = meanOf(estimate, grid)
  const means = fillOverlooked(fillDoubts(dropCrumbs(raw)), photo)
  const reach = toCells(BORDER_REACH * Math.max(estimate.width, estimate.height), grid)
  const highest = boxBlur(maximumAround(means, reach), 1)
  const lowest = boxBlur(minimumAround(means, reach), 1)
  // a seam of doubt runs around what was filled
  const filled = markAround(grid, 1, (cell) => (means.data[cell] ?? 0) - (raw.data[cell] ?? 0) > 0.25)
  return stretchLocally(estimate, { means, filled, highest, lowest })
}

function dropCrumbs(means: Layer): Layer {
  const { width, height, data } = means
  const { labels, sizes } = labelRegions(width, height, (cell) => (data[cell] ?? 0) > FAINTEST_PART)
  const least = LEAST_PART * sizes.reduce((most, size) => Math.max(most, size), 0)
  return { ...means, data: data.map((value, cell) => ((sizes[labels[cell] ?? -1] ?? 0) < least ? 0 : value)) }
}

/** Enclosed areas in which the network nowhere sees background are part of the subject. */
function fillDoubts(means: Layer): Layer {
  const { width, height, data } = means
  const { labels, sizes } = labelRegions(width, height, (cell) => (data[cell] ?? 0) < SOLID)
  const lowest = sizes.map(() => 1)
  for (const [cell, label] of labels.entries()) {
    if (label >= 0) lowest[label] = Math.min(lowest[label] ?? 1, data[cell] ?? 0)
  }
  return { ...means, data: data.map((value, cell) => ((lowest[labels[cell] ?? -1] ?? 0) > OPENING ? 1 : value)) }
}

interface Surroundings {
  readonly means: Layer
  readonly filled: Layer
  readonly highest: Layer
  readonly lowest: Layer
}

/** What is known of a cell's surroundings; all of it smooth over the grid. */
const BACKGROUND = 0
const SUBJECT = 1
const PRESENCE = 2
const FILL = 3

function stretchLocally(estimate: Plane, surroundings: Surroundings): Plane {
  const levels = levelsOf(surroundings)
  const { highest, lowest } = surroundings
  const data = new Uint8Array(estimate.data.length)
  const level = new Float32Array(levels.channels)
  for (let cell = 0; cell < highest.data.length; cell++) {
    if ((highest.data[cell] ?? 0) < SURELY_NOTHING) continue
    const left = (cell % levels.width) * levels.step
    const top = Math.floor(cell / levels.width) * levels.step
    const right = Math.min(left + levels.step, estimate.width)
    const bottom = Math.min(top + levels.step, estimate.height)
    const isSolid = (lowest.data[cell] ?? 0) > SOLID_AROUND
    for (let y = top; y < bottom; y++) {
      const row = y * estimate.width
      if (isSolid) {
        data.fill(255, row + left, row + right)
        continue
      }
      for (let x = left; x < right; x++) {
        readAt(levels, x, y, level)
        data[row + x] = applyLevel((estimate.data[row + x] ?? 0) / 255, level)
      }
    }
  }
  return { ...estimate, data }
}

/** What counts as wholly subject and wholly background, given the extremes around: a plateau above two fifths is subject, below it background. */
function levelsOf({ means, filled, highest, lowest }: Surroundings): Layer {
  const levels = emptyLayer(means, 4)
  for (let cell = 0; cell < means.data.length; cell++) {
    const high = highest.data[cell] ?? 0
    const low = lowest.data[cell] ?? 0
    const background = low * (1 - ramp(low, 0.2, 0.35))
    const subject = high + (low - high) * ramp(low, 0.25, 0.4)
    const at = cell * 4
    levels.data[at + BACKGROUND] = background
    levels.data[at + SUBJECT] = Math.max(subject, 0.05)
    levels.data[at + PRESENCE] = ramp(high, 0.2, 0.4)
    levels.data[at + FILL] = (means.data[cell] ?? 0) >= 0.5 ? (filled.data[cell] ?? 0) : 0
  }
  return levels
}

/** What is clearly above a plateau of background is raised towards solid, what is less is lowered: half a petal is worse than a whole one. */
function applyLevel(estimate: number, level: Float32Array): number {
  const background = level[BACKGROUND] ?? 0
  const raised = estimate / (level[SUBJECT] ?? 1)
  const lowered = (estimate - background) / (1 - background)
  const stretched = lowered + (raised - lowered) * ramp(estimate, 0.3, 0.45)
  const opacity = Math.min(1, Math.max(0, stretched)) * (level[PRESENCE] ?? 1) + (level[FILL] ?? 0)
  return Math.round(255 * Math.min(1, opacity))
}

/** 0 below `from`, 1 above `to`, smooth in between. */
function ramp(value: number, from: number, to: number): number {
  const t = Math.min(1, Math.max(0, (value - from) / (to - from)))
  return t * t * (3 - 2 * t)
}
