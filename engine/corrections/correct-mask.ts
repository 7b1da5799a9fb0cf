/** From what the network saw and a person's corrections to a mask. Replayed from the start each time, so that undo drops the last. */
import { findParts } from './connected.ts'
import { CORE, drawStroke } from './draw-stroke.ts'
import { applyStroke } from './apply-stroke.ts'
import { startFromSubject } from './start-from-subject.ts'
import type { Mask, Corrections, SegmentedPhoto, Size, Stroke } from './segmented-photo.ts'
import type { Touched, PreparedPhoto } from './prepare-photo.ts'

const HALF = 0.5
/** Islands and holes below these shares of the subject go, unless a stroke or the network vouches for them. */
const MIN_ISLAND = 0.004
const MIN_HOLE = 0.0015

/**
 * @param afterStroke may throw, which ends the work: there may be hundreds of strokes, and each costs a cut of the photo
 * @returns the corrected mask, of the scene's size.
 */
export async function correctMask(
  workplace: PreparedPhoto,
  { strokes, subject }: Corrections,
  afterStroke?: () => void | Promise<void>,
): Promise<Mask> {
  let step = firstStep(workplace, subject)
  for (const stroke of strokes) {
    step = nextStep(workplace, step, stroke)
    await afterStroke?.()
  }
  return step.mask
}

/** The mask after some of the corrections, and what their strokes touch. Never changed. */
export interface Step {
  readonly mask: Mask
  readonly touched: Touched
}

export function firstStep(workplace: PreparedPhoto, subject: Corrections['subject']): Step {
  const { seen } = workplace.segmented
  const mask = subject ? startFromSubject(workplace, subject) : Uint8Array.from(seen, (opacity) => (opacity > HALF ? 1 : 0))
  return { mask, touched: { keep: new Uint8Array(seen.length), remove: new Uint8Array(seen.length) } }
}

export function nextStep(workplace: PreparedPhoto, { mask, touched: before }: Step, stroke: Stroke): Step {
  const { segmented: scene } = workplace
  const touched = { keep: before.keep.slice(), remove: before.remove.slice() }
  const finger = drawStroke(stroke, scene)
  touch(touched, finger, stroke.kind)
  return {
    mask: removeSmallRegions(applyStroke(workplace, { finger, kind: stroke.kind, touched }, mask), touched, scene),
    touched,
  }
}

function touch(touched: Touched, finger: Uint8Array, kind: 'keep' | 'remove'): void {
  const own = touched[kind]
  const other = touched[kind === 'keep' ? 'remove' : 'keep']
  for (let pixel = 0; pixel < finger.length; pixel++) {
    if (!finger[pixel]) continue
    own[pixel] = Math.max(own[pixel] ?? 0, finger[pixel] ?? 0)
    other[pixel] = 0
  }
}

function removeSmallRegions(mask: Mask, { keep, remove }: Touched, { seen, ...size }: SegmentedPhoto): Mask {
  const subject = mask.reduce((sum, value) => sum + value, 0)
  const whole = flipSmallRegions(mask, size, {
    side: 1,
    least: MIN_ISLAND * subject,
    brush: keep,
    vouches: (i) => (seen[i] ?? 0) > 0.9,
  })
  return flipSmallRegions(whole, size, {
    side: 0,
    least: MIN_HOLE * subject,
    brush: remove,
    vouches: (i) => (seen[i] ?? 0) < 0.1,
  })
}

interface RegionLimit {
  readonly side: 0 | 1
  readonly least: number
  readonly brush: Uint8Array
  /** Whether the network is sure of this side here. */
  readonly vouches: (pixel: number) => boolean
}

function flipSmallRegions(mask: Mask, size: Size, { side, least, brush, vouches }: RegionLimit): Mask {
  const marks = new Uint8Array(mask.length)
  for (let pixel = 0; pixel < mask.length; pixel++) marks[pixel] = mask[pixel] === side ? 1 : 0
  const { labels, sizes } = findParts(marks, size)
  const isTouched = new Uint8Array(sizes.length)
  const sure = new Int32Array(sizes.length)
  for (let pixel = 0; pixel < mask.length; pixel++) {
    const label = labels[pixel] ?? -1
    if (label < 0) continue
    if (brush[pixel] === CORE) isTouched[label] = 1
    if (vouches(pixel)) sure[label] = (sure[label] ?? 0) + 1
  }
  const isSmallRegion = sizes.map((pixels, label) => !isTouched[label] && pixels < least && (sure[label] ?? 0) < 0.5 * pixels)
  const cleaned = mask.slice()
  for (let pixel = 0; pixel < mask.length; pixel++) {
    const label = labels[pixel] ?? -1
    if (label >= 0 && isSmallRegion[label]) cleaned[pixel] = 1 - side
  }
  return cleaned
}
