import sharp from 'sharp'
import type { Cutout, Picture, Plane } from '#engine/types.ts'
import type { Placement } from './place-subject.ts'

/** Both the subject and, in tests, the original go through this kernel. */
const KERNEL = { fit: 'fill', kernel: 'lanczos3' } as const

/**
 * The part of a photo that a placement shows, at its size on the canvas: what the subject would be if nothing were done to it,
 * which a test compares with what was done.
 */
export async function resamplePicture(picture: Picture, { source, target }: Placement): Promise<Picture> {
  const { data } = await sharp(picture.data, { raw: { width: picture.width, height: picture.height, channels: 3 } })
    .extract(source)
    .resize(target.width, target.height, KERNEL)
    .raw()
    .toBuffer({ resolveWithObject: true })
  return { data, width: target.width, height: target.height }
}

/** The same for a mask. */
export async function resampleMask(mask: Plane, { source, target }: Placement): Promise<Plane> {
  const { data } = await sharp(mask.data, { raw: { width: mask.width, height: mask.height, channels: 1 } })
    .extract(source)
    .resize(target.width, target.height, KERNEL)
    .extractChannel(0)
    .raw()
    .toBuffer({ resolveWithObject: true })
  return { data, width: target.width, height: target.height }
}

/** The subject with its mask as RGBA at its size on the canvas; `data` has four bytes per pixel. */
export interface SubjectPixels {
  readonly data: Uint8Array
  readonly width: number
  readonly height: number
}

/** From here up a mask counts as solid: less is resampling noise, and the subject must not become see-through. */
const SOLID = 247

/**
 * The subject at its size on the canvas. Along the border, colours are weighed by the mask, so that the old background beside it
 * lends nothing; where the subject is solid they are those of `resamplePicture`, untouched.
 */
export async function resampleSubject(cutout: Cutout, placement: Placement): Promise<SubjectPixels> {
  const [own, border] = await Promise.all([resamplePicture(cutout.photo, placement), resampleBorder(cutout, placement)])
  const { data, width, height } = border
  for (let at = 0; at < width * height; at++) {
    if ((data[at * 4 + 3] ?? 0) < SOLID) continue
    data[at * 4] = own.data[at * 3] ?? 0
    data[at * 4 + 1] = own.data[at * 3 + 1] ?? 0
    data[at * 4 + 2] = own.data[at * 3 + 2] ?? 0
    data[at * 4 + 3] = 255
  }
  return border
}

async function resampleBorder({ foreground, alpha }: Cutout, { source, target }: Placement): Promise<SubjectPixels> {
  const cut = new Uint8Array(source.width * source.height * 4)
  for (let row = 0; row < source.height; row++) {
    let from = (source.top + row) * alpha.width + source.left
    let to = row * source.width * 4
    for (let column = 0; column < source.width; column++) {
      cut[to] = foreground.data[from * 3] ?? 0
      cut[to + 1] = foreground.data[from * 3 + 1] ?? 0
      cut[to + 2] = foreground.data[from * 3 + 2] ?? 0
      cut[to + 3] = alpha.data[from] ?? 0
      from++
      to += 4
    }
  }
  const { data } = await sharp(cut, { raw: { width: source.width, height: source.height, channels: 4 } })
    .resize(target.width, target.height, KERNEL)
    .raw()
    .toBuffer({ resolveWithObject: true })
  return { data, width: target.width, height: target.height }
}
