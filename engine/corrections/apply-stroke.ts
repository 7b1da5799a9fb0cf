import { CERTAIN, bandedCut } from './banded-cut.ts'
import { colourOdds, countColours } from './colour-odds.ts'
import { findParts } from './connected.ts'
import { CORE } from './draw-stroke.ts'
import { floodFromStroke } from './flood-from-stroke.ts'
import { type Mask, logOdds } from './segmented-photo.ts'
import { type Touched, type PreparedPhoto, addStrokes } from './prepare-photo.ts'

/** Share of the network in the prior; the rest is the mask that the person sees and corrects. */
const NETWORK = 0.4
/** Log odds at the stroke itself. */
const STROKE = 8
/** Colours near the stroke: what they count, how they are clipped, and how far near is, as a share of the longer edge. */
const COLOUR = 0.6
const MOST_ODDS = 3
const NEARBY = 0.06
const LEAST_REACH = 0.02
/** Fewer pixels of a side have no colours to learn from. */
const LEAST_PIXELS = 50

export interface DrawnStroke {
  readonly finger: Uint8Array
  readonly kind: 'keep' | 'remove'
  /** What this stroke and all before it touch. */
  readonly touched: Touched
}

/**
 * The newest stroke alone floods, older ones hold; only what grows out of the newest stroke, in its own sense, is taken.
 * @param before the mask that the person saw.
 */
export function applyStroke(workplace: PreparedPhoto, stroke: DrawnStroke, before: Mask): Mask {
  const { segmented: scene, smoothed } = workplace
  const sign = stroke.kind === 'keep' ? 1 : -1
  const core = pixelsWhere(stroke.finger, (touch) => touch === CORE)
  const blocked = stroke.kind === 'keep' ? stroke.touched.remove : stroke.touched.keep
  const reach = floodFromStroke({ scene, smoothed, core, blocked })
  const network = stroke.kind === 'keep' ? scene.possible : scene.seen
  const pulls = reach.map((share, pixel) => {
    const prior = logOdds(NETWORK * (network[pixel] ?? 0) + (1 - NETWORK) * (before[pixel] ?? 0))
    return prior * (1 - share) + sign * STROKE * share
  })
  addStrokes(pulls, stroke.touched)
  const first = bandedCut(workplace, pulls)
  const after = addColours(workplace, pulls, first, reach) ? bandedCut(workplace, pulls) : first
  return takeChanges(workplace, stroke, before, after)
}

/** @returns whether the colours near the stroke say anything. */
function addColours(workplace: PreparedPhoto, pulls: Float32Array, mask: Mask, reach: Float32Array): boolean {
  const { perceived, width, height } = workplace
  const near = blurBox(reach, width, Math.round(NEARBY * Math.max(width, height)))
  const pixels = pixelsWhere(near, (share) => share > LEAST_REACH)
  const subject = pixels.filter((pixel) => mask[pixel])
  const background = pixels.filter((pixel) => !mask[pixel])
  if (subject.length <= LEAST_PIXELS || background.length <= LEAST_PIXELS) return false
  const sides = { subject: countColours(perceived, subject), background: countColours(perceived, background) }
  const odds = colourOdds(perceived, sides, MOST_ODDS)
  for (const pixel of pixels) {
    if (Math.abs(pulls[pixel] ?? 0) >= CERTAIN / 2) continue
    pulls[pixel] = (pulls[pixel] ?? 0) + COLOUR * Math.min(1, 3 * (near[pixel] ?? 0)) * odds(pixel)
  }
  return true
}

function pixelsWhere(values: Uint8Array | Float32Array, isMeant: (value: number) => boolean): number[] {
  const pixels: number[] = []
  for (let pixel = 0; pixel < values.length; pixel++) if (isMeant(values[pixel] ?? 0)) pixels.push(pixel)
  return pixels
}

/** Means over squares; beyond the edges counts as zero. */
function blurBox(values: Float32Array, width: number, radius: number): Float32Array {
  const height = values.length / width
  const rows = new Float32Array(values.length)
  for (let y = 0; y < height; y++) blurLine(values, rows, { first: y * width, stride: 1, length: width, radius })
  const blurred = new Float32Array(values.length)
  for (let x = 0; x < width; x++) blurLine(rows, blurred, { first: x, stride: width, length: height, radius })
  return blurred
}

interface PixelLine {
  readonly first: number
  readonly stride: number
  readonly length: number
  readonly radius: number
}

function blurLine(from: Float32Array, to: Float32Array, { first, stride, length, radius }: PixelLine): void {
  const share = 1 / (2 * radius + 1)
  let sum = 0
  for (let i = -radius; i < length; i++) {
    if (i + radius < length) sum += from[first + (i + radius) * stride] ?? 0
    if (i > radius) sum -= from[first + (i - radius - 1) * stride] ?? 0
    if (i >= 0) to[first + i * stride] = sum * share
  }
}

function takeChanges(workplace: PreparedPhoto, { finger, kind, touched }: DrawnStroke, before: Mask, after: Mask): Mask {
  const wanted = kind === 'keep' ? 1 : 0
  const changed = new Uint8Array(after.length)
  for (let pixel = 0; pixel < after.length; pixel++) {
    const isNew = after[pixel] === wanted && before[pixel] !== wanted
    if (isNew || finger[pixel] === CORE) changed[pixel] = 1
  }
  const { labels, sizes } = findParts(changed, workplace)
  const hangsOn = new Uint8Array(sizes.length)
  for (let pixel = 0; pixel < finger.length; pixel++) {
    const label = labels[pixel] ?? -1
    if (finger[pixel] && label >= 0) hangsOn[label] = 1
  }
  return before.map((value, pixel) => {
    if (touched.keep[pixel] === CORE) return 1
    if (touched.remove[pixel] === CORE) return 0
    const label = labels[pixel] ?? -1
    return label >= 0 && hangsOn[label] ? wanted : value
  })
}
