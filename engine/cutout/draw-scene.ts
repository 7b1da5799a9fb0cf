/** A small copy of a photo with what the network saw, as corrections need it. */
import sharp from 'sharp'
import { toShares } from '#engine/matting/field.ts'
import type { SegmentedPhoto } from '#engine/corrections/segmented-photo.ts'
import type { Picture, Plane } from '#engine/types.ts'
import type { Size } from './grid.ts'

/** Opacities of squares, 0…1. */
export interface Network {
  readonly seen: Float32Array
  readonly possible: Float32Array
}

/** @param longest edge of the copy, in pixels. */
export async function drawScene(photo: Picture, network: Network, longest: number): Promise<SegmentedPhoto> {
  const scale = Math.min(1, longest / Math.max(photo.width, photo.height))
  const size = { width: Math.max(2, Math.round(photo.width * scale)), height: Math.max(2, Math.round(photo.height * scale)) }
  const colours = await sharp(photo.data, { raw: { width: photo.width, height: photo.height, channels: 3 } })
    .resize(size.width, size.height, { fit: 'fill' })
    .raw()
    .toBuffer()
  const seen = await stretchSquare(network.seen, size)
  const possible = await stretchSquare(network.possible, size)
  return { ...size, colours, seen: toShares(seen.data), possible: toShares(possible.data) }
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
