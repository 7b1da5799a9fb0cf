import sharp from 'sharp'
import type { Picture } from '#engine/types.ts'
import { GENERATED_MARKER } from './generated-mark.ts'

/** Instagram's own limit for a picture. */
const LARGEST_BYTES = 8 * 1024 * 1024

/** 4:4:4 throughout: coloured headlines would fray with halved chroma. */
const QUALITIES = [90, 82, 72, 60] as const

/** An sRGB JPEG of at most 8 MB, without metadata except the colour profile and, where a generator painted, its marker. */
export async function encodePicture(picture: Picture, isGenerated: boolean): Promise<Uint8Array> {
  for (const quality of QUALITIES) {
    const jpeg = await encodeAt(picture, isGenerated, quality)
    if (jpeg.byteLength <= LARGEST_BYTES) return jpeg
  }
  throw new Error('a picture of this size fits in 8 MB at the lowest quality')
}

async function encodeAt({ data, width, height }: Picture, isGenerated: boolean, quality: number): Promise<Uint8Array> {
  const image = sharp(data, { raw: { width, height, channels: 3 } }).withIccProfile('srgb')
  const marked = isGenerated ? image.withXmp(GENERATED_MARKER) : image
  return marked.jpeg({ quality, chromaSubsampling: '4:4:4', optimiseCoding: true }).toBuffer()
}
