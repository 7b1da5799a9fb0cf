/**
 * A photo where its subject is in its result, so that the line between the two can be moved over a subject that stays put. Where it
 * does not fill a post, its edges go on, blurred, and the photo fades into them: an empty table beside it drowned the photo, and a hard
 * edge looked like a mistake.
 */
import sharp from 'sharp'
import type { PhotoFrame } from '#engine/types.ts'

/** The table on which a photo lies in the films (`sunken` in `ui/tokens.css`). */
export const TABLE = '#e9e9e9'

/** Pixels. */
const BLUR = 64
/** Pixels, from the edge inwards, over which the photo fades into what goes on beside it. */
const FADE = 27

interface Size {
  readonly width: number
  readonly height: number
}

type Side = 'left' | 'top' | 'right' | 'bottom'

/** @param size pixels of the result. @returns PNG of that size */
export async function framePhoto(photo: Uint8Array, photoFrame: PhotoFrame, { width, height }: Size): Promise<Buffer> {
  const size = { width: Math.round(photoFrame.width * width), height: Math.round(photoFrame.height * height) }
  const [left, top] = [Math.round(photoFrame.left * width), Math.round(photoFrame.top * height)]
  const inside = {
    left: Math.max(0, -left),
    top: Math.max(0, -top),
    width: Math.min(size.width, width - left) - Math.max(0, -left),
    height: Math.min(size.height, height - top) - Math.max(0, -top),
  }
  const resized = await sharp(photo)
    .resize({ ...size, fit: 'fill' })
    .toBuffer()
  const visible = await sharp(resized).extract(inside).png().toBuffer()
  const at = { left: Math.max(0, left), top: Math.max(0, top) }
  const beside = { right: width - at.left - inside.width, bottom: height - at.top - inside.height }
  const further = await sharp(visible)
    .extend({ ...at, ...beside, extendWith: 'copy' })
    .toBuffer()
  const faded = await fade(visible, inside, { ...at, ...beside })
  return await sharp(further)
    .blur(BLUR)
    .composite([{ input: faded, ...at }])
    .png()
    .toBuffer()
}

/** @param margins pixels left free on each side; a side without any keeps its edge. @returns PNG of the same size */
async function fade(photo: Buffer, { width, height }: Size, margins: Readonly<Record<Side, number>>): Promise<Buffer> {
  const inset = (side: Side) => (margins[side] > 0 ? FADE : 0)
  const opaque = {
    left: inset('left'),
    top: inset('top'),
    width: width - inset('left') - inset('right'),
    height: height - inset('top') - inset('bottom'),
  }
  const mask = await sharp({ create: { width, height, channels: 3, background: '#000000' } })
    .composite([
      {
        input: { create: { width: opaque.width, height: opaque.height, channels: 3, background: '#ffffff' } },
        left: opaque.left,
        top: opaque.top,
      },
    ])
    .png()
    .toBuffer()
  const alpha = await sharp(mask)
    .blur(FADE / 3)
    .extractChannel(0)
    .toBuffer()
  return await sharp(photo).joinChannel(alpha).png().toBuffer()
}
