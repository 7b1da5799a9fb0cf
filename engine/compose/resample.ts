import sharp from 'sharp'
import type { Picture, Plane } from '#engine/types.ts'
import type { Placement } from './place-subject.ts'

/**
 * The part of a photo that a placement shows, at its size on the canvas. The subject and the original go through this same
 * function, which is what lets a test compare them pixel by pixel.
 */
export async function resamplePicture(picture: Picture, { source, target }: Placement): Promise<Picture> {
  const { data } = await sharp(picture.data, { raw: { width: picture.width, height: picture.height, channels: 3 } })
    .extract(source)
    .resize(target.width, target.height, { fit: 'fill', kernel: 'lanczos3' })
    .raw()
    .toBuffer({ resolveWithObject: true })
  return { data, width: target.width, height: target.height }
}

/** The same for a mask; a softer kernel, since ringing would show as a pale line around the subject. */
export async function resampleMask(mask: Plane, { source, target }: Placement): Promise<Plane> {
  const { data } = await sharp(mask.data, { raw: { width: mask.width, height: mask.height, channels: 1 } })
    .extract(source)
    .resize(target.width, target.height, { fit: 'fill', kernel: 'cubic' })
    .extractChannel(0)
    .raw()
    .toBuffer({ resolveWithObject: true })
  return { data, width: target.width, height: target.height }
}
