/** Finds the colour space of an ISO base media picture (HEIC, AVIF). */
import sharp, { type Metadata } from 'sharp'

/** Colour primaries of ISO/IEC 23091-2 that are wider than ours: 12 is Display P3. */
const DISPLAY_P3 = 12

/** The profile to convert from; `undefined` where the picture is sRGB, or does not say. */
export async function findWideProfile(file: Uint8Array, metadata: Metadata): Promise<Uint8Array | undefined> {
  if (metadata.icc) return isSrgbProfile(metadata.icc) ? undefined : metadata.icc
  return readPrimaries(file) === DISPLAY_P3 ? displayP3() : undefined
}

/** Recognised by the name that every maker of sRGB profiles writes into them, in ASCII or UTF-16. */
export function isSrgbProfile(profile: Uint8Array): boolean {
  const text = Buffer.from(profile).toString('latin1').replaceAll('\0', '')
  return text.includes('sRGB') || text.includes('IEC 61966-2')
}

/** The `nclx` form of a `colr` box: four bytes of form, then two of primaries. */
function readPrimaries(file: Uint8Array): number | undefined {
  const bytes = Buffer.from(file.buffer, file.byteOffset, file.byteLength)
  const at = bytes.indexOf('colrnclx', 0, 'latin1')
  return at === -1 || at + 10 > bytes.length ? undefined : bytes.readUInt16BE(at + 8)
}

/** libvips contains the profile but provides it only in pictures that it writes. */
async function displayP3(): Promise<Uint8Array | undefined> {
  const pixel = sharp({ create: { width: 1, height: 1, channels: 3, background: 'white' } })
  const written = await pixel.withIccProfile('p3').png().toBuffer()
  return (await sharp(written).metadata()).icc
}
