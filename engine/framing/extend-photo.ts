import sharp from 'sharp'
import { makeSoftPlane, soften } from '#engine/light/soften.ts'
import type { Picture, Plane } from '#engine/types.ts'
import type { Size } from './formats.ts'
import type { Frame } from './frame-subject.ts'

/**
 * Lengths as shares of the frame's longer edge. The photo's own ground goes out of focus over `strip` before its edge, so that no
 * line shows where it ends; beyond it the blur grows through `near`, and the light falls off, as in a studio.
 */
const REACH = { strip: 0.05, near: 0.06, far: 0.14, falloff: 0.4 } as const

/** Deviations of the three blurs, at the photo's edge, near it and far from it. */
const BLURS = { edge: 0.014, near: 0.13, far: 0.5 } as const
type Blurs = readonly [edge: Uint8Array, near: Uint8Array, far: Uint8Array]

/** How much darker the far end is, and between which levels a ground is so white that grey would look like a fault. */
const FALLOFF = 0.1
const WHITE = { from: 228, to: 246 } as const

/** Side of a coarse cell in pixels: the blurs remove anything finer. */
const COARSE = 8

/** Levels of grain, so that smooth ground neither bands nor looks artificial beside a photo. */
const GRAIN = 2.2

/** The subject's weight in the blur: almost none, or its ghost would appear in the extension. */
const SUBJECT_WEIGHT = 1

/**
 * Continues a photo beyond its edges to fill the frame, with a soft version of the ground at the edge and never with copies of
 * objects. Inside the photo the subject is unchanged, and so is everything except a strip along an extended edge.
 */
export async function extendPhoto(photo: Picture, frame: Frame, subject: Plane | null): Promise<Picture> {
  const margins = {
    left: Math.max(0, -frame.left),
    top: Math.max(0, -frame.top),
    right: Math.max(0, frame.left + frame.width - photo.width),
    bottom: Math.max(0, frame.top + frame.height - photo.height),
  }
  const size = { width: photo.width + margins.left + margins.right, height: photo.height + margins.top + margins.bottom }
  const extension = { ...margins, extendWith: 'copy' } as const
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
  const extended = { colours, weights, ...size }
  const longer = Math.max(frame.width, frame.height)
  const blurs = await blurBackground(extended, longer)
  const whole = defocus(extended, blurs, { margins, longer })
  const { data } = await sharp(whole, { raw: { ...size, channels: 3 } })
    .extract({ left: Math.max(0, frame.left), top: Math.max(0, frame.top), width: frame.width, height: frame.height })
    .raw()
    .toBuffer({ resolveWithObject: true })
  return { data, width: frame.width, height: frame.height }
}

/** Pixels with their weight in the blur, 0…255. */
interface Weighted extends Size {
  readonly colours: Uint8Array
  readonly weights: Uint8Array
}

function weightsOf({ width, height }: Size, subject: Plane | null): Uint8Array {
  const weights = new Uint8Array(width * height).fill(255)
  if (subject) for (let at = 0; at < weights.length; at++) weights[at] = Math.max(SUBJECT_WEIGHT, 255 - (subject.data[at] ?? 0))
  return weights
}

/** Blurs with a weight for each pixel, on a coarse copy in floating point. */
async function blurBackground({ colours, weights, width, height }: Weighted, longer: number): Promise<Blurs> {
  const coarse = { width: Math.max(2, Math.round(width / COARSE)), height: Math.max(2, Math.round(height / COARSE)) }
  const shrink = async (data: Uint8Array, channels: 1 | 3) =>
    sharp(data, { raw: { width, height, channels } }).resize(coarse.width, coarse.height, { fit: 'fill' })
  const fewColours = await (await shrink(colours, 3)).raw().toBuffer()
  const fewWeights = await (await shrink(weights, 1)).extractChannel(0).raw().toBuffer()
  const weightAt = (at: number) => Math.max(SUBJECT_WEIGHT, fewWeights[at] ?? 0)
  const blurBy = async (share: number) => {
    const radius = Math.max(1, (longer * share) / COARSE)
    const total = softened(coarse, weightAt, radius)
    const small = new Uint8Array(coarse.width * coarse.height * 3)
    for (let channel = 0; channel < 3; channel++) {
      const sum = softened(coarse, (at) => weightAt(at) * (fewColours[at * 3 + channel] ?? 0), radius)
      for (let at = 0; at < total.length; at++) small[at * 3 + channel] = Math.min(255, (sum[at] ?? 0) / (total[at] ?? 1))
    }
    return sharp(small, { raw: { ...coarse, channels: 3 } })
      .resize(width, height, { fit: 'fill', kernel: 'cubic' })
      .raw()
      .toBuffer()
  }
  return [await blurBy(BLURS.edge), await blurBy(BLURS.near), await blurBy(BLURS.far)]
}

/** Behind a large subject there is no background within the blur: more distant pixels fill in with this weight. */
const FURTHER = { radius: 7, weight: 0.05 } as const

function softened({ width, height }: Size, valueAt: (at: number) => number, radius: number): Float32Array {
  const plane = makeSoftPlane(width, height)
  for (let at = 0; at < plane.data.length; at++) plane.data[at] = valueAt(at)
  const further = { ...plane, data: Float32Array.from(plane.data) }
  soften(plane, radius)
  soften(further, Math.min(radius * FURTHER.radius, width, height))
  return plane.data.map((value, at) => value + FURTHER.weight * (further.data[at] ?? 0))
}

interface Edges {
  readonly margins: { readonly left: number; readonly top: number; readonly right: number; readonly bottom: number }
  readonly longer: number
}

/** The shares of each blur in one pixel, and its brightness, by its distance from the photo's edge. */
interface Mix {
  readonly shares: readonly [number, number, number]
  readonly light: number
}

/** Distances are in pixels, up to 0 inside the photo; one entry for each from `-strip` on. */
function mixesFor(longest: number, longer: number): { readonly strip: number; readonly mixes: readonly Mix[] } {
  const strip = Math.ceil(REACH.strip * longer)
  const mixes = Array.from({ length: strip + longest + 1 }, (_, step): Mix => {
    const distance = (step - strip) / longer
    return {
      shares: [
        smooth((distance + REACH.strip) / REACH.strip),
        smooth(distance / REACH.near),
        smooth((distance - REACH.near) / REACH.far),
      ],
      light: 1 - FALLOFF * smooth(distance / REACH.falloff),
    }
  })
  return { strip, mixes }
}

function defocus({ colours, weights, width, height }: Weighted, blurs: Blurs, { margins, longer }: Edges): Uint8Array {
  const whole = Uint8Array.from(colours)
  const { strip, mixes } = mixesFor(Math.max(margins.left, margins.top, margins.right, margins.bottom), longer)
  const across = Float32Array.from({ length: width }, (_, x) => beyond(x, width, margins.left, margins.right))
  for (let y = 0; y < height; y++) {
    const down = beyond(y, height, margins.top, margins.bottom)
    for (let x = 0; x < width; x++) {
      const distance = Math.max(down, across[x] ?? down)
      if (distance <= -strip) continue
      const at = y * width + x
      const mix = mixes[strip + distance]
      if (mix) mixPixel(whole, at, { blurs, mix, ground: distance <= 0 ? groundOf(weights[at] ?? 0) : 1 })
    }
  }
  return whole
}

function groundOf(weight: number): number {
  return (weight - SUBJECT_WEIGHT) / (255 - SUBJECT_WEIGHT)
}

interface PixelMix {
  readonly blurs: Blurs
  readonly mix: Mix
  /** How much of the pixel is not the subject, 0…1. */
  readonly ground: number
}

function mixPixel(picture: Uint8Array, at: number, { blurs: [edge, near, far], mix, ground }: PixelMix): void {
  const [ofEdge, ofNear, ofFar] = mix.shares
  const grain = GRAIN * ofEdge * ground * (noiseAt(at) - 0.5)
  const weakest = Math.min(near[at * 3] ?? 0, near[at * 3 + 1] ?? 0, near[at * 3 + 2] ?? 0)
  const light = 1 - (1 - mix.light) * (1 - smooth((weakest - WHITE.from) / (WHITE.to - WHITE.from)))
  for (let channel = at * 3; channel < at * 3 + 3; channel++) {
    let level = picture[channel] ?? 0
    level += ((edge[channel] ?? 0) - level) * ofEdge * ground
    level += ((near[channel] ?? 0) - level) * ofNear
    level += ((far[channel] ?? 0) - level) * ofFar
    picture[channel] = Math.max(0, Math.min(255, Math.round(level * light + grain)))
  }
}

/** Pixels beyond the nearest extended edge along one direction; far inside where neither side is extended. */
function beyond(at: number, length: number, before: number, after: number): number {
  const start = before > 0 ? before - at : -Infinity
  const end = after > 0 ? at - (length - after) + 1 : -Infinity
  return Math.max(start, end)
}

/** 0…1, the same on every machine. */
function noiseAt(at: number): number {
  const mixed = Math.imul(at ^ (at >>> 15), 0x2c1b3c6d)
  return ((mixed ^ (mixed >>> 12)) >>> 0) / 2 ** 32
}

/** 0 up to 0, 1 from 1, smooth between. */
function smooth(share: number): number {
  const held = Math.max(0, Math.min(1, share))
  return held * held * (3 - 2 * held)
}
