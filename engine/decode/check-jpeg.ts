import { EngineRefusal } from '#engine/types.ts'
import { type JpegFrame, type JpegStructure, walkJpeg } from './walk-jpeg.ts'

/**
 * Encoders write ten scans or fewer; those that search for the smallest file (mozjpeg, jpegrescan) up to thirteen. Each scan
 * makes a decoder process the whole picture, even with almost no data in it.
 */
const MAX_SCANS = 64
const MAX_SCANNED_MEGAPIXELS = 800
/** A depth map in 25 MB takes 400 segments. Old decoders search all of them again at each. */
const MAX_SEGMENTS = 2000

const BASELINE: ReadonlySet<number> = new Set([0xc0, 0xc1])
const PROGRESSIVE = 0xc2

/**
 * Cameras, phones and browsers know baseline and progressive files with Huffman codes alone. For arithmetic codes and lossless files
 * nothing tells whether there is enough data for the declared size.
 * @throws EngineRefusal `photo_too_complex` where opening the file would take more than a photo of its size may, `photo_type_unsupported`
 */
export function checkJpeg(file: Uint8Array): JpegStructure {
  const jpeg = walkJpeg(file)
  if (jpeg.frame && !BASELINE.has(jpeg.frame.marker) && jpeg.frame.marker !== PROGRESSIVE)
    throw new EngineRefusal('photo_type_unsupported', `a JPEG of kind ${jpeg.frame.marker.toString(16)}`)
  const megapixels = ((jpeg.frame?.width ?? 0) * (jpeg.frame?.height ?? 0)) / 1_000_000
  const scans = jpeg.scans.length
  if (scans > MAX_SCANS || scans * megapixels > MAX_SCANNED_MEGAPIXELS)
    throw new EngineRefusal('photo_too_complex', `${scans} scans`)
  if (jpeg.segments > MAX_SEGMENTS) throw new EngineRefusal('photo_too_complex', `${jpeg.segments} segments`)
  return jpeg
}

/**
 * Huffman codes have a bit at least: a block of 8×8 takes one for its mean, and in a sequential file one more to say that nothing follows.
 * Data that is shorter than that was coded for a smaller picture than the header declares.
 * @throws EngineRefusal `photo_damaged`
 */
export function requireEnoughData({ frame, scans }: JpegStructure): void {
  if (!frame) return
  const isSequential = BASELINE.has(frame.marker)
  const coding = scans.filter((scan) => isSequential || (scan.spectralStart === 0 && scan.approximatedBefore === 0))
  const bits = coding.reduce((sum, scan) => sum + scan.bytes * 8, 0)
  const least = blocksOf(frame) * (isSequential ? 2 : 1)
  if (bits < least) throw new EngineRefusal('photo_damaged', `${bits >> 3} bytes for ${frame.width}×${frame.height}`)
}

function blocksOf({ width, height, components }: JpegFrame): number {
  const acrossMost = Math.max(1, ...components.map(({ across }) => across))
  const downMost = Math.max(1, ...components.map(({ down }) => down))
  return components.reduce((sum, { across, down }) => {
    const columns = Math.ceil((width * across) / acrossMost / 8)
    const rows = Math.ceil((height * down) / downMost / 8)
    return sum + columns * rows
  }, 0)
}

export const END_OF_IMAGE = Buffer.from([0xff, 0xd9])
const LAST_COEFFICIENT = 63

/**
 * The file with its end marker, which some programs cut off. Not where a progressive picture lacks scans: with an end marker a
 * decoder would take it for a whole one. Whether the last scan itself is whole, only the decoder finds out.
 */
export function withEnd(file: Uint8Array, jpeg: JpegStructure): Uint8Array {
  return jpeg.hasEnd || !hasEveryScan(jpeg) ? file : Buffer.concat([file, END_OF_IMAGE])
}

export function isProgressive({ frame }: JpegStructure): boolean {
  return frame?.marker === PROGRESSIVE
}

/** Whether the scans code each component to its last coefficient and bit. */
export function hasEveryScan(jpeg: JpegStructure): boolean {
  const { frame, scans } = jpeg
  if (!frame) return false
  return frame.components.every(({ id }) => {
    const own = scans.filter(({ components }) => components.includes(id))
    if (!isProgressive(jpeg)) return own.length > 0
    const exact = own.filter(({ approximatedAfter }) => approximatedAfter === 0)
    const hasMean = exact.some(({ spectralStart }) => spectralStart === 0)
    return hasMean && exact.some(({ spectralEnd }) => spectralEnd === LAST_COEFFICIENT)
  })
}
