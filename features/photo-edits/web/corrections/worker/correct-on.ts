import { findOpenParts } from '#engine/corrections/open-parts.ts'
import { openReplays, type Replays } from '#engine/corrections/open-replays.ts'
import type { Corrections, Mask, SegmentedPhoto, Size } from '#engine/corrections/segmented-photo.ts'
import type { CutoutCorrection } from '#features/photo-edits/cutout-contract.ts'
import { coloursOf, openCanvas, readPixels } from '#features/photo-edits/web/preview/worker/pixels.ts'
import type { Corrected, PhotoMessage } from './correct-messages.ts'
import { isLargeChange } from './is-large-change.ts'
import { lastPlace } from './last-place.ts'

/** A photo that is being corrected. */
export interface CorrectedPhoto extends Replays {
  readonly bitmap: ImageBitmap
  readonly segmented: SegmentedPhoto
  readonly least: Float32Array
  readonly seenWithin: string
  /** What was answered last. */
  answered?: Answered
}

interface Answered {
  readonly key: string
  readonly mask: Mask
  readonly isLargeChange: boolean
}

/** From this opacity a pixel of the server's cutout is subject. */
const SUBJECT = 128
/** A change reaches so many pixels into what it joins, or a seam would show. */
const SEAM = 2

export function openPhoto({ photo: bitmap, seen: bitmapSeen, seenWithin }: PhotoMessage): CorrectedPhoto {
  const { width, height } = bitmapSeen
  const colours = coloursOf(drawn(bitmap, { width, height }), width, height).data
  const network = drawn(bitmapSeen, { width, height })
  const [seen, possible, least] = [0, 1, 2].map((channel) =>
    Float32Array.from({ length: width * height }, (_, pixel) => (network[4 * pixel + channel] ?? 0) / 255),
  ) as [Float32Array, Float32Array, Float32Array] // as: three channels
  const segmented = { width, height, colours, seen, possible }
  return {
    bitmap,
    segmented,
    least,
    ...openReplays(segmented),
    seenWithin: JSON.stringify(seenWithin ?? null),
  }
}

/** The engine's own corrections at the size of its masks. The server's cutout only has a finer border. */
export function correctOn(photo: CorrectedPhoto, base: ImageBitmap, corrections: readonly CutoutCorrection[]): Corrected {
  const { segmented, least, seenWithin } = photo
  const wanted = engineCorrections(corrections)
  const isSeen = JSON.stringify(wanted.subject ?? null) === seenWithin
  const mask = (isSeen ? photo.replay : photo.replayUnseen)(wanted)
  photo.answered = { key: keyOf(wanted), mask, isLargeChange: changesMuch(photo, wanted, mask) }
  return {
    picture: drawMask(photo, base, mask),
    parts: findOpenParts(segmented, { mask, least, strokes: wanted.strokes }),
    isLargeChange: photo.answered.isLargeChange,
  }
}

/** Of the stroke that has just been drawn; of one that was there before, nobody needs to hear. */
function changesMuch({ segmented, answered }: CorrectedPhoto, wanted: Corrections, mask: Mask): boolean {
  if (answered?.key === keyOf(wanted)) return answered.isLargeChange
  const stroke = wanted.strokes.at(-1)
  if (!stroke || answered?.key !== keyOf({ ...wanted, strokes: wanted.strokes.slice(0, -1) })) return false
  return isLargeChange(segmented, stroke, { before: answered.mask, after: mask })
}

const keyOf = ({ strokes, subject }: Corrections): string => JSON.stringify([strokes, subject ?? null])

function engineCorrections(corrections: readonly CutoutCorrection[]): Corrections {
  const subject = lastPlace(corrections)
  const strokes = corrections.flatMap((correction) =>
    correction.mode === 'subject'
      ? []
      : [{ kind: correction.mode, radius: correction.radius, points: correction.points.map(([x, y]) => ({ x, y })) }],
  )
  return { strokes, ...(subject && { subject }) }
}

/** The server's cutout with what the mask changes of it. */
function drawMask({ bitmap, segmented }: CorrectedPhoto, base: ImageBitmap, mask: Mask): ImageBitmap {
  const { width, height } = base
  const before = drawn(base, segmented)
  const was = mask.map((_, pixel) => ((before[4 * pixel + 3] ?? 0) >= SUBJECT ? 1 : 0))
  const gained = canvasOf(segmented, newPixels(segmented, mask, was))
  const lost = canvasOf(segmented, newPixels(segmented, flip(mask), flip(was)))
  const added = openCanvas(width, height)
  added.drawImage(gained, 0, 0, width, height)
  added.globalCompositeOperation = 'source-in'
  added.drawImage(bitmap, 0, 0, width, height)
  const picture = openCanvas(width, height)
  picture.drawImage(base, 0, 0)
  picture.globalCompositeOperation = 'destination-out'
  picture.drawImage(lost, 0, 0, width, height)
  picture.globalCompositeOperation = 'source-over'
  picture.drawImage(added.canvas, 0, 0)
  return picture.canvas.transferToImageBitmap()
}

const flip = (mask: Mask): Mask => mask.map((value) => 1 - value)

/** What is new in a mask, and the nearest pixels that were in it before. */
function newPixels({ width, height }: Size, mask: Mask, was: Mask): Uint8Array {
  let reach = mask.map((value, pixel) => (value && !was[pixel] ? 1 : 0))
  for (let step = 0; step < SEAM; step++) {
    const from = reach
    reach = reach.map((mark, pixel) => {
      const x = pixel % width
      const isBeside =
        (x > 0 && from[pixel - 1]) ||
        (x < width - 1 && from[pixel + 1]) ||
        from[pixel - width] ||
        (pixel < width * (height - 1) && from[pixel + width])
      return mark || (mask[pixel] && isBeside) ? 1 : 0
    })
  }
  return reach
}

function canvasOf({ width, height }: Size, marks: Uint8Array): OffscreenCanvas {
  const context = openCanvas(width, height)
  const shown = context.createImageData(width, height)
  marks.forEach((mark, pixel) => {
    shown.data[4 * pixel + 3] = mark ? 255 : 0
  })
  context.putImageData(shown, 0, 0)
  return context.canvas
}

function drawn(bitmap: ImageBitmap, { width, height }: Size): Uint8ClampedArray {
  const context = openCanvas(width, height)
  context.drawImage(bitmap, 0, 0, width, height)
  return readPixels(context)
}
