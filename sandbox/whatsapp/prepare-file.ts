/** What a phone does with a file before it sends it: photos are reduced, documents stay unchanged. */
import sharp from 'sharp'

interface Prepared {
  readonly bytes: Buffer
  readonly mimeType: string
}

/** The app's limit for a photo that is not sent in HD. */
const LONGEST_EDGE = 1600
const QUALITY = 82

/** An unreadable photo is sent unchanged, to test how the product handles it. */
export async function shrinkPhoto(bytes: Buffer): Promise<Prepared> {
  try {
    const shrunk = sharp(bytes)
      .rotate()
      .resize({ width: LONGEST_EDGE, height: LONGEST_EDGE, fit: 'inside', withoutEnlargement: true })
    return { bytes: await shrunk.flatten({ background: '#fff' }).jpeg({ quality: QUALITY }).toBuffer(), mimeType: 'image/jpeg' }
  } catch {
    return { bytes, mimeType: 'image/jpeg' }
  }
}

const TYPES: Readonly<Record<string, string>> = {
  jpeg: 'image/jpeg',
  png: 'image/png',
  webp: 'image/webp',
  gif: 'image/gif',
  svg: 'image/svg+xml',
  tiff: 'image/tiff',
  heif: 'image/heic',
}

/** The type by content, as far as it can be detected. */
export async function typeOf(bytes: Buffer): Promise<string> {
  if (bytes.subarray(0, 5).toString('latin1') === '%PDF-') return 'application/pdf'
  const found = await sharp(bytes)
    .metadata()
    .catch(() => undefined)
  if (found?.format === 'heif' && found.compression === 'av1') return 'image/avif'
  return TYPES[found?.format ?? ''] ?? 'application/octet-stream'
}

/** A small video or sticker; its content does not matter. */
export async function placeholderOf(kind: 'video' | 'sticker'): Promise<Prepared> {
  if (kind === 'video') return { bytes: Buffer.from('\0\0\0\x18ftypmp42sandbox', 'latin1'), mimeType: 'video/mp4' }
  const drawn = sharp({ create: { width: 512, height: 512, channels: 4, background: '#5fd0c0' } })
  return { bytes: await drawn.webp().toBuffer(), mimeType: 'image/webp' }
}
