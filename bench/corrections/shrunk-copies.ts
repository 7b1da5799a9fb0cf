/** A photo as a browser's corrections have it: what the network saw, and the colours of the photo's preview, shrunk by other means. */
import sharp from 'sharp'
import { toShares } from '#engine/matting/field.ts'

/** Ways of shrinking that browsers may come near to; the last takes single pixels, which none does to a photo. */
export const KERNELS = ['mitchell', 'linear', 'nearest'] as const
export async function readSeen(picture: Uint8Array) {
  const { data, info } = await sharp(picture).raw().toBuffer({ resolveWithObject: true })
  const [seen, possible, least] = [0, 1, 2].map((channel) =>
    toShares(Uint8Array.from({ length: info.width * info.height }, (_, pixel) => data[info.channels * pixel + channel] ?? 0)),
  ) as [Float32Array, Float32Array, Float32Array] // as: three channels
  return { width: info.width, height: info.height, seen, possible, least }
}

export async function shrinkAs(
  preview: Uint8Array,
  { width, height }: { width: number; height: number },
  kernel: (typeof KERNELS)[number],
) {
  // decoded first: otherwise the JPEG's own decoder shrinks too
  const { data, info } = await sharp(preview).toColourspace('srgb').raw().toBuffer({ resolveWithObject: true })
  return sharp(data, { raw: info }).resize(width, height, { fit: 'fill', kernel }).raw().toBuffer()
}
