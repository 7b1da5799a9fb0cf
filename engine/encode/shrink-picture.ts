import sharp, { type ResizeOptions } from 'sharp'
import { EngineRefusal, type ShrunkPicture, type SmallPicture } from '#engine/types.ts'

interface Shape {
  readonly resize: ResizeOptions
  readonly quality: number
}

const SHAPES: Readonly<Record<SmallPicture, Shape>> = {
  // a gallery tile is 4:5 and at most 240 CSS pixels wide; this is twice as much
  tile: { resize: { width: 480, height: 600, fit: 'outside', withoutEnlargement: true }, quality: 78 },
  // twice the largest size on any screen
  avatar: { resize: { width: 192, height: 192, fit: 'cover' }, quality: 82 },
}
const MAX_INPUT_PIXELS = 16_000_000
const TYPES: ReadonlySet<string | undefined> = new Set(['jpeg', 'png', 'webp'])

/** A picture made smaller, as a JPEG, with the size that it had. @throws EngineRefusal `photo_damaged` */
export async function shrinkPicture(picture: Uint8Array, as: SmallPicture): Promise<ShrunkPicture> {
  const { resize, quality } = SHAPES[as]
  try {
    const opened = sharp(picture, { limitInputPixels: MAX_INPUT_PIXELS })
    const { width, height, format } = await opened.metadata()
    if (!TYPES.has(format)) throw new Error(`a picture of the type ${format}`)
    const small = as === 'tile' ? opened.keepIccProfile() : opened
    return { jpeg: await small.resize(resize).jpeg({ quality, mozjpeg: true }).toBuffer(), width, height }
  } catch (error) {
    throw new EngineRefusal('photo_damaged', String(error))
  }
}
