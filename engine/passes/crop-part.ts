/** A look at a part of a photo that a person has pointed out, with some of what is around it and a rim that continues its edge. */
import sharp from 'sharp'
import type { Picture, Region } from '#engine/types.ts'

/** What is taken along on each side, and the rim, as shares of the part. */
const AROUND = 0.05
const RIM = 0.2

export interface PhotoPart {
  /** The part with its rim. */
  readonly picture: Picture
  /** Where that lies in the whole photo, in shares of it; it may extend beyond. */
  readonly place: Region
}

export async function cropPart({ data, width, height }: Picture, place: Region): Promise<PhotoPart> {
  const left = clamp(Math.floor((place.left - AROUND * place.width) * width), 0, width - 2)
  const top = clamp(Math.floor((place.top - AROUND * place.height) * height), 0, height - 2)
  const right = clamp(Math.ceil((place.left + (1 + AROUND) * place.width) * width), left + 2, width)
  const bottom = clamp(Math.ceil((place.top + (1 + AROUND) * place.height) * height), top + 2, height)
  const across = Math.round(RIM * (right - left))
  const down = Math.round(RIM * (bottom - top))
  const { data: cropped, info } = await sharp(data, { raw: { width, height, channels: 3 } })
    .extract({ left, top, width: right - left, height: bottom - top })
    .extend({ left: across, right: across, top: down, bottom: down, extendWith: 'copy' })
    .raw()
    .toBuffer({ resolveWithObject: true })
  return {
    picture: { data: cropped, width: info.width, height: info.height },
    place: {
      left: (left - across) / width,
      top: (top - down) / height,
      width: info.width / width,
      height: info.height / height,
    },
  }
}

/** @param logits of the part, `side`². @returns logits of the whole photo, `side`²: 0, surely nothing, outside the part. */
export function placePart(logits: Uint8Array, side: number, place: Region): Uint8Array {
  const whole = new Uint8Array(side * side)
  for (let pixel = 0; pixel < whole.length; pixel++) {
    const x = Math.floor((((pixel % side) + 0.5) / side - place.left) * (side / place.width))
    const y = Math.floor(((Math.floor(pixel / side) + 0.5) / side - place.top) * (side / place.height))
    if (x >= 0 && y >= 0 && x < side && y < side) whole[pixel] = logits[y * side + x] ?? 0
  }
  return whole
}

function clamp(value: number, least: number, most: number): number {
  return Math.min(most, Math.max(least, value))
}
