import sharp from 'sharp'
import type { Picture } from '#engine/types.ts'
import type { Size } from '../stage.ts'
import type { PlateCrop } from './crop-plate.ts'

/**
 * Reads a part of a backdrop's picture, at the size wanted.
 * @param whole the size of all of it
 * @throws Error when it cannot be read
 */
export async function readPart(file: string | Uint8Array, whole: Size, crop: PlateCrop, size: Size): Promise<Picture> {
  const left = Math.round(crop.left * whole.width)
  const top = Math.round(crop.top * whole.height)
  const part = sharp(file)
    .extract({
      left,
      top,
      width: Math.min(whole.width - left, Math.round(crop.width * whole.width)),
      height: Math.min(whole.height - top, Math.round(crop.height * whole.height)),
    })
    .resize(size.width, size.height, { fit: 'fill' })
    .flop(crop.isMirrored)
  const { data } = await part.toColourspace('srgb').removeAlpha().raw().toBuffer({ resolveWithObject: true })
  // a copy: memory that libvips lent cannot be handed to another thread
  return { data: Uint8Array.from(data), width: size.width, height: size.height }
}
