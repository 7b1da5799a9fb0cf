import sharp from 'sharp'
import { makeSoftPlane, soften } from '#engine/light/soften.ts'
import type { Picture, Plane } from '#engine/types.ts'
import type { Size } from './formats.ts'
import type { Frame } from './frame-subject.ts'

/** Share of the picture's longer edge over which the mirrored continuation dissolves into blur. */
const DISSOLVE = 0.06

/** The blur far outside, as a share of the longer edge, and the scale at which it is done: nothing finer survives it. */
const BLUR = 0.03
const COARSE = 8

/** What the subject weighs in the blur: next to nothing, or its ghost would hang in the extension. */
const SUBJECT_WEIGHT = 1

/**
 * Continues a photo beyond its edges to fill the frame: mirrored at the seam, so that no line shows there, and dissolving
 * into a blur of the background further out. Inside the photo nothing changes.
 */
export async function extendPhoto(photo: Picture, frame: Frame, subject: Plane | null): Promise<Picture> {
  const margins = {
    left: Math.max(0, -frame.left),
    top: Math.max(0, -frame.top),
    right: Math.max(0, frame.left + frame.width - photo.width),
    bottom: Math.max(0, frame.top + frame.height - photo.height),
  }
  const size = { width: photo.width + margins.left + margins.right, height: photo.height + margins.top + margins.bottom }
  const extension = { ...margins, extendWith: 'mirror' } as const
  const photoSize = { width: photo.width, height: photo.height }
  const colours = await sharp(photo.data, { raw: { ...photoSize, channels: 3 } })
    .extend(extension)
    .raw()
    .toBuffer()
  const weights = await sharp(weightsOf(photo, subject), { raw: { ...photoSize, channels: 1 } })
    .extend(extension)
    .extractChannel(0)
    .raw()
    .toBuffer()
  const mirrored = { colours, weights, ...size }
  const longer = Math.max(frame.width, frame.height)
  const blurred = await blurBackground(mirrored, longer * BLUR)
  const inside = {
    left: margins.left,
    top: margins.top,
    right: margins.left + photo.width,
    bottom: margins.top + photo.height,
  }
  const whole = dissolve(mirrored, blurred, { inside, reach: longer * DISSOLVE })
  const { data } = await sharp(whole, { raw: { ...size, channels: 3 } })
    .extract({ left: Math.max(0, frame.left), top: Math.max(0, frame.top), width: frame.width, height: frame.height })
    .raw()
    .toBuffer({ resolveWithObject: true })
  return { data, width: frame.width, height: frame.height }
}

/** Pixels with what each counts for in the blur, 0…255. */
interface Weighted extends Size {
  readonly colours: Uint8Array
  readonly weights: Uint8Array
}

function weightsOf({ width, height }: Size, subject: Plane | null): Uint8Array {
  const weights = new Uint8Array(width * height).fill(255)
  if (subject) for (let at = 0; at < weights.length; at++) weights[at] = Math.max(SUBJECT_WEIGHT, 255 - (subject.data[at] ?? 0))
  return weights
}

/** A blur in which each pixel counts by its weight, done on a coarse copy in floating point. */
async function blurBackground({ colours, weights, width, height }: Weighted, deviation: number): Promise<Uint8Array> {
  const coarse = { width: Math.max(2, Math.round(width / COARSE)), height: Math.max(2, Math.round(height / COARSE)) }
  const fewColours = await sharp(colours, { raw: { width, height, channels: 3 } })
    .resize(coarse.width, coarse.height, { fit: 'fill' })
    .raw()
    .toBuffer()
  const fewWeights = await sharp(weights, { raw: { width, height, channels: 1 } })
    .resize(coarse.width, coarse.height, { fit: 'fill' })
    .extractChannel(0)
    .raw()
    .toBuffer()
  const radius = Math.max(1, deviation / COARSE)
  const total = softened(coarse, (at) => Math.max(SUBJECT_WEIGHT, fewWeights[at] ?? 0), radius)
  const small = new Uint8Array(coarse.width * coarse.height * 3)
  for (let channel = 0; channel < 3; channel++) {
    const levelAt = (at: number) => Math.max(SUBJECT_WEIGHT, fewWeights[at] ?? 0) * (fewColours[at * 3 + channel] ?? 0)
    const sum = softened(coarse, levelAt, radius)
    for (let at = 0; at < total.length; at++) small[at * 3 + channel] = Math.min(255, (sum[at] ?? 0) / (total[at] ?? 1))
  }
  return sharp(small, { raw: { ...coarse, channels: 3 } })
    .resize(width, height, { fit: 'fill', kernel: 'cubic' })
    .raw()
    .toBuffer()
}

/** Behind a large subject there is no background within the blur: what lies further off fills in, counting this much. */
const FURTHER = { radius: 7, weight: 0.3 } as const

function softened({ width, height }: Size, valueAt: (at: number) => number, radius: number): Float32Array {
  const plane = makeSoftPlane(width, height)
  for (let at = 0; at < plane.data.length; at++) plane.data[at] = valueAt(at)
  const further = { ...plane, data: Float32Array.from(plane.data) }
  soften(plane, radius)
  soften(further, radius * FURTHER.radius)
  return plane.data.map((value, at) => value + FURTHER.weight * (further.data[at] ?? 0))
}

interface Edge {
  readonly inside: { readonly left: number; readonly top: number; readonly right: number; readonly bottom: number }
  readonly reach: number
}

function dissolve({ colours, weights, width, height }: Weighted, blurred: Uint8Array, { inside, reach }: Edge): Uint8Array {
  const whole = new Uint8Array(width * height * 3)
  for (let y = 0; y < height; y++) {
    const outsideY = Math.max(inside.top - y, y - inside.bottom + 1, 0)
    for (let x = 0; x < width; x++) {
      const outside = Math.max(inside.left - x, x - inside.right + 1, outsideY)
      const at = y * width + x
      // the mirrored subject is let go of sooner than what stands around it
      const hold = reach * (0.4 + (0.6 * (weights[at] ?? 0)) / 255)
      const share = smooth(Math.min(1, outside / hold))
      for (let channel = 0; channel < 3; channel++) {
        const from = colours[at * 3 + channel] ?? 0
        whole[at * 3 + channel] = from + ((blurred[at * 3 + channel] ?? 0) - from) * share
      }
    }
  }
  return whole
}

function smooth(share: number): number {
  return share * share * (3 - 2 * share)
}
