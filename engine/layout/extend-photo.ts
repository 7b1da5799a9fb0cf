import sharp from 'sharp'
import type { Picture } from '#engine/types.ts'
import type { Frame } from './frame-subject.ts'

/** Share of the picture's longer edge over which the mirrored continuation dissolves into blur. */
const DISSOLVE = 0.06

/**
 * Continues a photo beyond its edges to fill the frame: mirrored at the seam, so that no line shows there, and dissolving
 * into blur further out. Inside the photo nothing changes.
 */
export async function extendPhoto(photo: Picture, frame: Frame): Promise<Picture> {
  const margins = {
    left: Math.max(0, -frame.left),
    top: Math.max(0, -frame.top),
    right: Math.max(0, frame.left + frame.width - photo.width),
    bottom: Math.max(0, frame.top + frame.height - photo.height),
  }
  const raw = {
    width: photo.width + margins.left + margins.right,
    height: photo.height + margins.top + margins.bottom,
    channels: 3,
  } as const
  const mirrored = await sharp(photo.data, { raw: { width: photo.width, height: photo.height, channels: 3 } })
    .extend({ ...margins, extendWith: 'mirror' })
    .raw()
    .toBuffer()
  const longer = Math.max(frame.width, frame.height)
  const blurred = await sharp(mirrored, { raw })
    .blur(longer * 0.035)
    .raw()
    .toBuffer()
  const inside = { left: margins.left, top: margins.top, right: margins.left + photo.width, bottom: margins.top + photo.height }
  const whole = dissolve(mirrored, blurred, { ...raw, inside, reach: longer * DISSOLVE })
  const { data } = await sharp(whole, { raw })
    .extract({ left: Math.max(0, frame.left), top: Math.max(0, frame.top), width: frame.width, height: frame.height })
    .raw()
    .toBuffer({ resolveWithObject: true })
  return { data, width: frame.width, height: frame.height }
}

interface Extended {
  readonly width: number
  readonly height: number
  readonly inside: { readonly left: number; readonly top: number; readonly right: number; readonly bottom: number }
  readonly reach: number
}

function dissolve(sharpPixels: Uint8Array, blurred: Uint8Array, { width, height, inside, reach }: Extended): Uint8Array {
  for (let y = 0; y < height; y++) {
    const outsideY = Math.max(inside.top - y, y - inside.bottom + 1, 0)
    for (let x = 0; x < width; x++) {
      const outside = Math.max(inside.left - x, x - inside.right + 1, outsideY)
      if (outside === 0) continue
      const share = smooth(Math.min(1, outside / reach))
      const at = (y * width + x) * 3
      for (let channel = at; channel < at + 3; channel++) {
        const from = sharpPixels[channel] ?? 0
        sharpPixels[channel] = from + ((blurred[channel] ?? 0) - from) * share
      }
    }
  }
  return sharpPixels
}

function smooth(share: number): number {
  return share * share * (3 - 2 * share)
}
