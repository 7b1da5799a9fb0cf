import type { PhotoType } from './sniff-type.ts'

/**
 * Processor time of opening a photo, its finished copies included, for each megapixel: measured on one virtual core with noisy
 * photos of 12 and 48 megapixels (docs/benchmarks.md).
 */
const MS_A_MEGAPIXEL: Readonly<Record<PhotoType, number>> = { jpeg: 41, png: 60, webp: 45, gif: 60, heic: 70, avif: 65 }
/** An upright sRGB JPEG is kept as it is: it is decoded once, and smaller. */
const STORABLE_MS_A_MEGAPIXEL = 18
/** A header is read, and a preview made, of the smallest photo too. */
const BASE_MS = 30
/** For each further scan of a JPEG: it makes the decoder process the whole picture once more. */
const MS_A_SCANNED_MEGAPIXEL = 0.65

interface OpenedFile {
  readonly type: PhotoType
  readonly pixels: number
  /** Whether it only loses its metadata. */
  readonly isStorable: boolean
  /** JPEG only. */
  readonly scans?: number | undefined
  /** Pixels of the further frames that a coded picture holds: the decoder opens them with it. */
  readonly furtherPixels?: number | undefined
}

/** Milliseconds of processor time that an ordinary photo of this type and size takes on the machine of the measurement. */
export function expectedMs({ type, pixels, isStorable, scans = 0, furtherPixels = 0 }: OpenedFile): number {
  const forPicture = isStorable ? STORABLE_MS_A_MEGAPIXEL : MS_A_MEGAPIXEL[type]
  const forScans = Math.max(0, scans - 1) * MS_A_SCANNED_MEGAPIXEL
  return BASE_MS + (pixels * (forPicture + forScans) + furtherPixels * MS_A_MEGAPIXEL[type]) / 1_000_000
}
