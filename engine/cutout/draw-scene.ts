/** A small copy of a photo with what the network saw, as corrections need it. */
import sharp from 'sharp'
import { toShares } from '#engine/matting/field.ts'
import { leastOf, mostOf, opacitiesOf } from '#engine/passes/merge-passes.ts'
import { CORRECTION_SIZE, type SegmentedPhoto } from '#engine/corrections/segmented-photo.ts'
import type { Cutout, Picture, Plane } from '#engine/types.ts'
import type { Size } from './grid.ts'

/** Opacities of squares, 0…1. */
export interface Network {
  readonly seen: Float32Array
  readonly possible: Float32Array
}

/** @param passes as a cutout keeps them: the merged one first. */
export function mergedAndMost(passes: Cutout['passes']): Network {
  const [merged = new Uint8Array(1)] = passes
  return { seen: opacitiesOf(merged), possible: opacitiesOf(mostOf(passes)) }
}

/**
 * What the network saw, as a browser's corrections need it: a lossless picture of a photo at the size of corrections. Red is what the
 * merged passes see, green the most and blue the least that any of them does.
 */
export async function drawSeen({ photo, passes }: Pick<Cutout, 'photo' | 'passes'>): Promise<Uint8Array> {
  const size = sceneSize(photo, CORRECTION_SIZE)
  const { seen, possible } = mergedAndMost(passes)
  const least = opacitiesOf(leastOf(passes))
  const planes = await Promise.all([seen, possible, least].map((opacities) => stretchSquare(opacities, size)))
  const data = new Uint8Array(3 * size.width * size.height)
  for (const [channel, plane] of planes.entries()) {
    for (let pixel = 0; pixel < plane.data.length; pixel++) data[3 * pixel + channel] = plane.data[pixel] ?? 0
  }
  return sharp(data, { raw: { ...size, channels: 3 } })
    .webp({ lossless: true, effort: 2 })
    .toBuffer()
}

function sceneSize(photo: Size, longest: number): Size {
  const scale = Math.min(1, longest / Math.max(photo.width, photo.height))
  return { width: Math.max(2, Math.round(photo.width * scale)), height: Math.max(2, Math.round(photo.height * scale)) }
}

/** @param longest edge of the copy, in pixels. */
export async function drawScene(photo: Picture, network: Network, longest: number): Promise<SegmentedPhoto> {
  const size = sceneSize(photo, longest)
  const { data: colours } = await resizePicture(photo, size)
  const seen = await stretchSquare(network.seen, size)
  const possible = await stretchSquare(network.possible, size)
  return { ...size, colours, seen: toShares(seen.data), possible: toShares(possible.data) }
}

export async function resizePicture({ data, width, height }: Picture, size: Size): Promise<Picture> {
  const resized = await sharp(data, { raw: { width, height, channels: 3 } })
    .resize(size.width, size.height, { fit: 'fill' })
    .raw()
    .toBuffer()
  return { data: resized, width: size.width, height: size.height }
}

/** @param opacities of a square, 0…1. */
export async function stretchSquare(opacities: Float32Array, { width, height }: Size): Promise<Plane> {
  const side = Math.sqrt(opacities.length)
  const bytes = Uint8Array.from(opacities, (opacity) => Math.round(255 * opacity))
  const data = await sharp(bytes, { raw: { width: side, height: side, channels: 1 } })
    .resize(width, height, { fit: 'fill', kernel: 'cubic' })
    .extractChannel(0)
    .raw()
    .toBuffer()
  return { data, width, height }
}
