import sharp from 'sharp'
import { EngineRefusal, type Picture } from '../types.ts'

/**
 * The working size. A 4:5 crop of a landscape photo keeps 1080 px of width at this shorter edge; longer edges than this belong to panoramas.
 */
const WORKING_SHORTER_EDGE = 1350
const WORKING_LONGER_EDGE = 2400

/**
 * @param jpeg the bytes of a `StoredPhoto`.
 * @throws EngineRefusal `photo_damaged` where the bytes are no whole picture.
 */
export async function decodePhoto(jpeg: Uint8Array): Promise<Picture> {
  try {
    const { width, height } = await sharp(jpeg).metadata()
    const scale = Math.min(1, WORKING_SHORTER_EDGE / Math.min(width, height), WORKING_LONGER_EDGE / Math.max(width, height))
    // resizing right after decoding lets the JPEG decoder skip pixels that would be discarded
    const { data, info } = await sharp(jpeg, { failOn: 'error' })
      .resize(Math.round(width * scale), Math.round(height * scale), { fit: 'fill' })
      .toColourspace('srgb')
      .raw()
      .toBuffer({ resolveWithObject: true })
    return { data, width: info.width, height: info.height }
  } catch (error) {
    throw new EngineRefusal('photo_damaged', error instanceof Error ? error.message : undefined)
  }
}
