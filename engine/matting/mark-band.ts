/**
 * Marks the band in which matting decides: narrow along crisp outlines, wide where there is hair or fur. Hair is where the
 * network's mask is soft or ragged and the colours of the two sides differ; where they are alike no method can tell strands from
 * the wall, and a wide band would only eat into the subject.
 */
import type { Marks, Size } from '#engine/cutout/grid.ts'
import { markBehindCrispOutline } from './behind-crisp-outline.ts'
import { blocksOver } from './blocks.ts'
import { type Colours, type Field, distanceTo, emptyField, markPixels, meanAround, ramp } from './field.ts'
import { NO_WALL, findWallInside } from './find-wall-inside.ts'
import { type SideColours, learnSides } from './learn-sides.ts'

export const OUTSIDE = 0
export const BAND = 1
export const INSIDE = 2

export interface Band extends Size {
  /** `OUTSIDE`, `BAND` or `INSIDE` for each pixel. */
  readonly kinds: Uint8Array
  /** How much like hair the border is near each pixel, 0 (crisp) … 1. */
  readonly hair: Field
  /** Opacities by colour of what the network takes for subject and is the wall between curls; `NO_WALL` elsewhere. */
  readonly wall: Field
  /** Pixels too far inside the settled outline for a strand of hair. */
  readonly deep: Marks
  /** Pixels of kind `BAND`. */
  readonly size: number
}

export interface Masks {
  /** The network's own opacities, 0…1. */
  readonly raw: Field
  /** The settled mask, 0…1: which side a pixel is on. */
  readonly settled: Field
  readonly colours: Colours
}

/** Reaches are shares of the longer edge. */
const NARROWEST = 0.004
const WIDEST = 0.02
/**
 * On the subject's side the band is this much narrower, and except beside a wall between curls never wider than this share of the
 * photo's width.
 */
const INWARD = 0.7
const DEEPEST = 0.008
const BESIDE_WALL = 0.01
const THINNEST = 1.5
/** Doubt this far from the outline is no border. */
const FAR_FROM_OUTLINE = 0.05
/** Share of the surroundings that is half-opaque where a part was left out as a whole; beside hair it is less. */
const WIDE_DOUBT = 0.7
/** Surroundings in which the outline's raggedness is measured. */
const NEARBY = 0.012
const SURELY_BACKGROUND = 0.05
const SURELY_SUBJECT = 0.95
const HALF = 0.5
/** Colour distance, 0…√3, from which the sides count as different, and from which wholly. */
const ALIKE = 0.12
const DIFFERENT = 0.24
/** Transition of a crisp outline in the network's mask, as a share of the longer edge. */
const CRISP = 3.2 / 1024

export function markBand(masks: Masks): Band {
  const { settled } = masks
  const longer = Math.max(settled.width, settled.height)
  const soft = markSoft(masks, FAR_FROM_OUTLINE * longer)
  const edge = markEdge(settled, soft)
  const toEdge = distanceTo(edge, settled)
  const sides = learnSides(masks, toEdge)
  const hair = spreadHair(measureHair(masks, soft, edge, sides), longer)
  const behindCrispOutline = markBehindCrispOutline(masks.raw)
  const wall = findWallInside({ ...masks, hair, toEdge, sides, behindCrispOutline })
  const outside = markPixels(settled, (opacity) => opacity <= HALF)
  const toOutside = distanceTo(outside, settled)
  const toWall = distanceTo(
    markPixels(wall, (opacity) => opacity !== NO_WALL),
    settled,
  )
  const kinds = new Uint8Array(settled.data.length)
  const deep = new Uint8Array(settled.data.length)
  let size = 0
  for (let i = 0; i < kinds.length; i++) {
    const isInside = (settled.data[i] ?? 0) > HALF
    const isDeep = (toOutside.data[i] ?? 0) > DEEPEST * settled.width
    deep[i] = isDeep ? 1 : 0
    const reach = reachOf(hair.data[i] ?? 0, isInside) * longer
    const isBesideWall = (toWall.data[i] ?? 0) <= BESIDE_WALL * longer
    const isSurelyInside = behindCrispOutline[i] || (isDeep && !isBesideWall)
    const isNear = !isSurelyInside && (toEdge.data[i] ?? 0) <= Math.max(THINNEST, reach)
    if (isNear || wall.data[i] !== NO_WALL) {
      kinds[i] = BAND
      size++
    } else kinds[i] = isInside ? INSIDE : OUTSIDE
  }
  return { width: settled.width, height: settled.height, kinds, hair, wall, deep, size }
}

function reachOf(hair: number, isInside: boolean): number {
  return (NARROWEST + (WIDEST - NARROWEST) * hair) * (isInside ? INWARD : 1)
}

/** Half-opaque pixels near the outline: doubt deep inside or far outside was settled before. */
function markSoft({ raw, settled }: Masks, far: number): Marks {
  const subject = markPixels(settled, (opacity) => opacity > HALF)
  const background = subject.map((isSubject, i) => (!isSubject && (raw.data[i] ?? 0) < SURELY_BACKGROUND ? 1 : 0))
  const nearby = Math.round(NEARBY * Math.max(raw.width, raw.height))
  const doubt = meanAround({ ...raw, data: raw.data.map((opacity) => (isDoubtful(opacity) ? 1 : 0)) }, nearby)
  const toBackground = distanceTo(background, raw)
  const toSubject = distanceTo(subject, raw)
  const soft = new Uint8Array(raw.data.length)
  for (let i = 0; i < soft.length; i++) {
    if (!isHalf(raw.data[i] ?? 0)) continue
    const isDeep = (toBackground.data[i] ?? 0) > far && (settled.data[i] ?? 0) > 0.9
    const isLeftOut = !subject[i] && (doubt.data[i] ?? 0) > WIDE_DOUBT
    soft[i] = isDeep || isLeftOut || (toSubject.data[i] ?? 0) > far ? 0 : 1
  }
  return soft
}

function isDoubtful(opacity: number): boolean {
  return opacity > 0.12 && opacity < 0.88
}

function isHalf(opacity: number): boolean {
  return opacity > SURELY_BACKGROUND && opacity < SURELY_SUBJECT
}

/** What is soft, or where the settled outline runs. */
function markEdge({ width, height, data }: Field, soft: Marks): Marks {
  const edge = soft.slice()
  for (let y = 0, i = 0; y < height; y++) {
    for (let x = 0; x < width; x++, i++) {
      const opacity = data[i] ?? 0
      const isSubject = opacity > HALF
      const turns =
        (x + 1 < width && (data[i + 1] ?? 0) > HALF !== isSubject) ||
        (y + 1 < height && (data[i + width] ?? 0) > HALF !== isSubject)
      if (turns || (opacity > 0.03 && opacity < 0.97)) edge[i] = 1
    }
  }
  return edge
}

/** For each pixel of the edge, how much of its surroundings is soft and how often the outline passes there. */
function measureHair({ raw }: Masks, soft: Marks, edge: Marks, sides: SideColours): Field {
  const { width, height } = raw
  const longer = Math.max(width, height)
  const nearby = Math.max(3, Math.round(NEARBY * longer))
  const softness = meanAround({ width, height, data: new Float32Array(soft) }, nearby)
  const outline = meanAround(markTurns(raw), nearby)
  const crisp = Math.max(2.5, CRISP * longer) / (2 * nearby + 1)
  const hair = emptyField(raw)
  for (let i = 0; i < edge.length; i++) {
    if (!edge[i]) continue
    const isSoft = ramp(softness.data[i] ?? 0, 1.3 * crisp, 2.6 * crisp)
    const isRagged = ramp((outline.data[i] ?? 0) * (2 * nearby + 1), 1.9, 3.2)
    hair.data[i] = Math.max(ramp(sides.distanceAt(i), ALIKE, DIFFERENT) * isSoft, isRagged)
  }
  return hair
}

/** 1 where the mask crosses one half towards the right or the lower neighbour. */
function markTurns({ width, height, data }: Field): Field {
  const turns = emptyField({ width, height })
  for (let y = 0; y < height - 1; y++) {
    for (let x = 0, i = y * width; x < width - 1; x++, i++) {
      const isSubject = (data[i] ?? 0) > HALF
      if ((data[i + 1] ?? 0) > HALF !== isSubject || (data[i + width] ?? 0) > HALF !== isSubject) turns.data[i] = 1
    }
  }
  return turns
}

/** By the hairiest edge as far away as the widest band reaches. */
function spreadHair(hair: Field, longer: number): Field {
  const blocks = blocksOver(hair)
  const hairiest = emptyField(blocks)
  for (let i = 0; i < hair.data.length; i++) {
    const value = hair.data[i] ?? 0
    if (value === 0) continue
    const block = blocks.of(i)
    if (value > (hairiest.data[block] ?? 0)) hairiest.data[block] = value
  }
  const smooth = meanAround(highestAround(hairiest, Math.round((WIDEST * longer) / blocks.step) + 1), 2)
  const data = new Float32Array(hair.data.length)
  for (let i = 0; i < data.length; i++) data[i] = smooth.data[blocks.of(i)] ?? 0
  return { ...hair, data }
}

function highestAround({ width, height, data }: Field, radius: number): Field {
  const rows = new Float32Array(data.length)
  for (let i = 0; i < data.length; i++) {
    const x = i % width
    let most = 0
    for (let k = i - Math.min(x, radius); k <= i + Math.min(width - 1 - x, radius); k++) most = Math.max(most, data[k] ?? 0)
    rows[i] = most
  }
  const all = new Float32Array(data.length)
  for (let i = 0; i < data.length; i++) {
    const y = Math.floor(i / width)
    let most = 0
    const last = i + Math.min(height - 1 - y, radius) * width
    for (let k = i - Math.min(y, radius) * width; k <= last; k += width) most = Math.max(most, rows[k] ?? 0)
    all[i] = most
  }
  return { width, height, data: all }
}
