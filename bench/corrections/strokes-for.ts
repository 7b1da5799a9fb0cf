/** Strokes that somebody could draw on a photo, found from its mask alone so that any photo has some. */
import { firstStep } from '#engine/corrections/correct-mask.ts'
import { findOpenParts } from '#engine/corrections/open-parts.ts'
import { preparePhoto } from '#engine/corrections/prepare-photo.ts'
import type { Mask, SegmentedPhoto, Stroke } from '#engine/corrections/segmented-photo.ts'

const COUNT = 3
/** A usual finger, as a share of the longer edge. */
const RADIUS = 0.02

/** The parts that the passes disagree about come first: these are what people correct. */
export function strokesFor(photo: SegmentedPhoto, least: Float32Array): Stroke[] {
  const { mask } = firstStep(preparePhoto(photo), undefined)
  const parts = findOpenParts(photo, { mask, least, strokes: [] }).map(({ stroke }) => stroke)
  return [
    ...parts.slice(0, COUNT - 1),
    removeAcross(photo, mask, 0.3),
    keepBeside(photo, mask, 0.6),
    removeAcross(photo, mask, 0.8),
  ].slice(0, COUNT)
}

/** Takes away the right third of the subject, at a share of its height. */
function removeAcross(photo: SegmentedPhoto, mask: Mask, at: number): Stroke {
  const { left, right, y } = spanAt(photo, mask, at)
  return { kind: 'remove', radius: RADIUS, points: [point(photo, right - (right - left) / 3, y), point(photo, right, y)] }
}

/** Adds what lies to the right of the subject. */
function keepBeside(photo: SegmentedPhoto, mask: Mask, at: number): Stroke {
  const { right, y } = spanAt(photo, mask, at)
  const end = Math.min(photo.width - 1, right + 0.1 * photo.width)
  return { kind: 'keep', radius: RADIUS, points: [point(photo, right - 2, y), point(photo, end, y)] }
}

function point({ width, height }: SegmentedPhoto, x: number, y: number): { x: number; y: number } {
  return { x: (x + 0.5) / width, y: (y + 0.5) / height }
}

/** The subject's outermost pixels in the row at a share of its height; the middle of the photo where there is no subject. */
function spanAt({ width, height }: SegmentedPhoto, mask: Mask, at: number): { left: number; right: number; y: number } {
  const rows = [...Array(height).keys()].filter((row) => mask.subarray(row * width, (row + 1) * width).includes(1))
  const y = rows[Math.floor(at * rows.length)]
  if (y === undefined) return { left: width / 3, right: (2 * width) / 3, y: at * height }
  const line = mask.subarray(y * width, (y + 1) * width)
  return { left: line.indexOf(1), right: line.lastIndexOf(1), y }
}
