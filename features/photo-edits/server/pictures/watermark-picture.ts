import sharp from 'sharp'

/** Pixels of the longer side of a watermarked picture. */
export const WATERMARKED_MAX = 1080

export interface WatermarkedPicture {
  readonly jpeg: Uint8Array
  readonly width: number
  readonly height: number
}

/** One watermark in each field of so many across the shorter side, so that no crop is without one. */
const MARKS_ACROSS = 3
/** A share of a field's side. */
const MARK_SHARE = 0.62
/** The sign of the product (`ui/Logo.tsx`), 32 units wide. */
const SIGN = 'M9 3h14a6 6 0 0 1 6 6v11a6 6 0 0 1-6 6H13.5l-6.2 4.3a.8.8 0 0 1-1.3-.7V25.2A6 6 0 0 1 3 20V9a6 6 0 0 1 6-6Z'
const TICK = 'm9.5 14.8 4.6 4.6L23 9.6'

/** The picture of a trial: no side longer than 1080 pixels, and covered with signs that light and dark places both show. */
export async function watermarkPicture(jpeg: Uint8Array): Promise<WatermarkedPicture> {
  const { data, info } = await sharp(jpeg)
    .resize({ width: WATERMARKED_MAX, height: WATERMARKED_MAX, fit: 'inside', withoutEnlargement: true })
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true })
  const { width, height, channels } = info
  const watermarked = await sharp(data, { raw: { width, height, channels } })
    .composite([{ input: Buffer.from(marksFor(width, height)) }])
    .jpeg({ quality: 82, mozjpeg: true })
    .withMetadata()
    .toBuffer()
  return { jpeg: watermarked, width, height }
}

function marksFor(width: number, height: number): string {
  const field = Math.max(1, Math.min(width, height) / MARKS_ACROSS)
  const size = (field * MARK_SHARE) / 32
  const signs: string[] = []
  for (let row = 0; row * field < height; row += 1) {
    // every other row is shifted by half a field
    for (let at = row % 2 === 0 ? 0 : -field / 2; at < width; at += field) {
      const [x, y] = [at + (field * (1 - MARK_SHARE)) / 2, row * field + (field * (1 - MARK_SHARE)) / 2]
      signs.push(`<use href="#sign" transform="translate(${x} ${y}) scale(${size}) rotate(-18 16 16)"/>`)
    }
  }
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">`,
    `<defs><g id="sign" fill="none" stroke-linecap="round" stroke-linejoin="round">${line('#000', 3.4)}${line('#fff', 2)}</g></defs>`,
    `<g opacity="0.42">${signs.join('')}</g></svg>`,
  ].join('')
}

function line(colour: string, across: number): string {
  return `<path d="${SIGN}" stroke="${colour}" stroke-width="${across}"/><path d="${TICK}" stroke="${colour}" stroke-width="${across}"/>`
}
