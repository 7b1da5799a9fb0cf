import sharp, { type Metadata, type Sharp } from 'sharp'
import { EngineRefusal, type EngineWarning, type StoredPhoto } from '../types.ts'
import { findWideProfile, isSrgbProfile } from './colour-profile.ts'
import { checkFrames } from './check-frames.ts'
import { checkHeif } from './check-heif.ts'
import { expectedMs } from './expected-cost.ts'
import { isProgressive, checkJpeg, requireEnoughData, withEnd } from './check-jpeg.ts'
import { leanPng } from './lean-png.ts'
import { hasItsRows, withoutMissingRows } from './missing-rows.ts'
import { openHeic } from './open-heic.ts'
import { type PhotoType, sniffType } from './sniff-type.ts'
import { stripJpeg } from './strip-jpeg.ts'
import { wrapTiff } from './wrap-tiff.ts'

export const LARGEST_FILE_BYTES = 25 * 1024 * 1024
export const MAX_MEGAPIXELS = 50
/** As phones are sold (decision 065): 8192×6144 is "50 MP". */
export const MAX_PIXELS = (MAX_MEGAPIXELS + 0.5) * 1_000_000
export const SHORTEST_EDGE = 200

/** Below this shorter edge a finished picture of 1080 px has to be enlarged visibly. */
const SHARP_ENOUGH_EDGE = 720
const PREVIEW_EDGE = 1280
const STORED_JPEG = { quality: 95, chromaSubsampling: '4:4:4' } as const
const PREVIEW_JPEG = { quality: 82, mozjpeg: true } as const
const WHITE = '#ffffff'

/** What the header alone states. */
interface Header {
  /** The file, without chunks that no decoder needs. */
  readonly file: Uint8Array
  readonly type: PhotoType
  readonly metadata: Metadata
  readonly isAnimated: boolean
  /** JPEG only. */
  readonly scans: number | undefined
  /** Counts frames beyond the first. */
  readonly furtherPixels: number | undefined
  /** A JPEG without an end: of its last row of blocks, no decoder says whether it is whole. */
  readonly mayLackRows: boolean
}

export interface ReceiveOptions {
  /** Accepts the first frame of an animation instead of refusing it. */
  readonly firstFrame?: boolean
  /**
   * Called once the file is checked, with the processor time that opening it takes (`expectedMs`). Nothing is decoded until it
   * has ended, or when it throws.
   */
  readonly onChecked?: (expectedMs: number) => void | Promise<void>
}

/**
 * Converts a member's file to a photo that we can store: upright, sRGB, without metadata. The type is detected by content, and
 * limits are checked before anything is decoded. HEIC blocks the thread: call it in a process of the engine.
 * @throws EngineRefusal for every file that is no accepted photo.
 */
export async function receivePhoto(file: Uint8Array, options: ReceiveOptions = {}): Promise<StoredPhoto> {
  const header = await readHeader(file)
  if (header.isAnimated && !options.firstFrame) throw new EngineRefusal('photo_animated')
  const { width: across, height: down, pageHeight } = header.metadata
  await options.onChecked?.(
    expectedMs({ ...header, pixels: across * (pageHeight ?? down), isStorable: isAlreadyStorable(header) }),
  )
  return damagedOnFailure(() => storeWhole(header))
}

/** A JPEG that was cut off near its end is stored without the rows that are missing, with a warning. */
async function storeWhole(header: Header): Promise<StoredPhoto> {
  try {
    if (header.mayLackRows && !(await hasItsRows(header.file))) throw new CutOff('its end is missing')
    return await store(header)
  } catch (error) {
    const completed = error instanceof CutOff ? await withoutMissingRows(header.file) : undefined
    if (!completed) throw error
    const stored = await store(await readHeader(completed))
    return { ...stored, warnings: ['end_missing', ...stored.warnings] }
  }
}

async function store(header: Header): Promise<StoredPhoto> {
  const jpeg = await storeAsJpeg(header)
  const { width, height } = await sharp(jpeg).metadata()
  return { jpeg, width, height, preview: await makePreview(jpeg), warnings: warningsFor(header, Math.min(width, height)) }
}

async function readHeader(file: Uint8Array): Promise<Header> {
  if (file.length === 0) throw new EngineRefusal('photo_empty')
  if (file.length > LARGEST_FILE_BYTES) throw new EngineRefusal('photo_too_large', `${file.length} bytes`)
  const type = sniffType(file)
  if (!type) throw new EngineRefusal('photo_type_unsupported')
  const { lean, isAnimated, scans, furtherPixels, mayLackRows = false, requireData } = checkFile(file, type)
  const metadata = await damagedOnFailure(() => sharp(lean, { limitInputPixels: false }).metadata())
  // for an animation libvips may report the height of all frames together
  const height = metadata.pageHeight ?? metadata.height
  const pixels = metadata.width * height
  if (pixels > MAX_PIXELS) throw new EngineRefusal('photo_too_many_pixels', `${metadata.width}×${height}`)
  if (Math.min(metadata.width, height) < SHORTEST_EDGE) throw new EngineRefusal('photo_too_small', `${metadata.width}×${height}`)
  requireData?.()
  // a HEIC of several pictures is a burst with a chosen one, not an animation
  const isMoving = isAnimated ?? (type !== 'heic' && (metadata.pages ?? 1) > 1)
  return { file: lean, type, metadata, scans, furtherPixels, mayLackRows, isAnimated: isMoving }
}

interface CheckedFile {
  readonly lean: Uint8Array
  /** Left out: the decoder decides. */
  readonly isAnimated?: boolean
  readonly scans?: number
  readonly furtherPixels?: number
  readonly mayLackRows?: boolean
  /** Called once the size is known to be accepted. */
  readonly requireData?: () => void
}

/** Checks the file's own structure, in one pass, before any decoder does. @throws EngineRefusal `photo_too_complex` */
function checkFile(file: Uint8Array, type: PhotoType): CheckedFile {
  if (type === 'png') return { lean: leanPng(file), isAnimated: isAnimatedPng(file) }
  if (type === 'jpeg') {
    const jpeg = checkJpeg(file)
    const mayLackRows = !jpeg.hasEnd && !isProgressive(jpeg)
    return { lean: withEnd(file, jpeg), scans: jpeg.scans.length, mayLackRows, requireData: () => requireEnoughData(jpeg) }
  }
  if (type !== 'gif' && type !== 'webp') return { lean: file, furtherPixels: checkHeif(file) }
  checkFrames(file, type)
  return { lean: file }
}

/** An animated PNG has an `acTL` chunk before the picture; libvips silently ignores it. */
function isAnimatedPng(file: Uint8Array): boolean {
  const bytes = Buffer.from(file.buffer, file.byteOffset, file.byteLength)
  for (let at = 8; at + 12 <= bytes.length; at += 12 + bytes.readUInt32BE(at)) {
    const chunk = bytes.toString('latin1', at + 4, at + 8)
    if (chunk === 'acTL') return true
    if (chunk === 'IDAT') return false
  }
  return false
}

async function storeAsJpeg(header: Header): Promise<Uint8Array> {
  if (isAlreadyStorable(header)) {
    const stripped = stripJpeg(header.file)
    if (stripped) return stripped
  }
  return wholeOnly(header, async (failOn) => {
    const upright = await openUpright(header, failOn)
    return upright.flatten({ background: WHITE }).toColourspace('srgb').jpeg(STORED_JPEG).toBuffer()
  })
}

/** An upright sRGB JPEG only loses its metadata; coding it again would cost quality for nothing. */
function isAlreadyStorable({ type, metadata }: Header): boolean {
  return (
    type === 'jpeg' &&
    metadata.space === 'srgb' &&
    metadata.channels === 3 &&
    (metadata.orientation ?? 1) === 1 &&
    (!metadata.icc || isSrgbProfile(metadata.icc))
  )
}

async function openUpright({ file, type, metadata }: Header, failOn: Strictness): Promise<Sharp> {
  const options = { limitInputPixels: MAX_PIXELS, failOn } as const
  if (type === 'heic') {
    const pixels = await openHeic(file, metadata.pagePrimary ?? 0)
    const profile = await findWideProfile(file, metadata)
    const size = { width: pixels.width, height: pixels.height, channels: 4 } as const
    return profile ? sharp(wrapTiff({ ...pixels, channels: 4 }, profile)) : sharp(pixels.data, { raw: size })
  }
  const profile = type === 'avif' && !metadata.icc ? await findWideProfile(file, metadata) : undefined
  if (!profile) return sharp(file, { ...options, pages: 1 }).autoOrient()
  const { data, info } = await sharp(file, options).autoOrient().removeAlpha().raw().toBuffer({ resolveWithObject: true })
  return sharp(wrapTiff({ data, width: info.width, height: info.height, channels: 3 }, profile))
}

/** Decodes the whole stored file, so it also proves that it is complete. */
async function makePreview(jpeg: Uint8Array): Promise<Uint8Array> {
  return wholeOnly({ type: 'jpeg', file: jpeg }, (failOn) =>
    sharp(jpeg, { failOn })
      .resize(PREVIEW_EDGE, PREVIEW_EDGE, { fit: 'inside', withoutEnlargement: true })
      .jpeg(PREVIEW_JPEG)
      .toBuffer(),
  )
}

/** The decoder's level of complaint from which a file is refused. */
type Strictness = 'warning' | 'error'

/**
 * A JPEG whose data ends early is filled up with grey, and only a warning reports it. Other warnings concern invisible faults,
 * and phones' files cause them. Other types fail where they end early, so they are decoded once however damaged they are.
 */
async function wholeOnly<Result>(
  { type, file }: Pick<Header, 'type' | 'file'>,
  decode: (failOn: Strictness) => Promise<Result>,
): Promise<Result> {
  if (type !== 'jpeg') return decode('error')
  try {
    return await decode('warning')
  } catch (error) {
    // of several warnings the decoder tells the first alone
    const isCut = error instanceof Error && error.message.includes('premature end')
    if (isCut || !(await hasItsRows(file))) throw new CutOff('rows are missing', { cause: error })
    return decode('error')
  }
}

/** A JPEG whose data ends before its picture does. */
class CutOff extends Error {}

function warningsFor(header: Header, shorterEdge: number): EngineWarning[] {
  const warnings: EngineWarning[] = []
  if (header.isAnimated) warnings.push('first_frame_only')
  if (shorterEdge < SHARP_ENOUGH_EDGE) warnings.push('low_resolution')
  return warnings
}

/** After the first bytes, decoders fail only on broken files. */
async function damagedOnFailure<Result>(decode: () => Promise<Result>): Promise<Result> {
  try {
    return await decode()
  } catch (error) {
    if (error instanceof EngineRefusal) throw error
    throw new EngineRefusal('photo_damaged', error instanceof Error ? error.message : undefined)
  }
}
