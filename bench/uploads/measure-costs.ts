import sharp, { type Sharp } from 'sharp'
import { receivePhoto } from '#engine/decode/receive-photo.ts'

const NOISE = { type: 'gaussian', mean: 0, sigma: 6 } as const

/** A photo of this size with the noise of a sensor. */
export async function drawNoisy(path: string, width: number, height: number): Promise<Sharp> {
  const noise = await sharp({ create: { width, height, channels: 3, background: '#000', noise: { ...NOISE, mean: 128 } } })
    .png({ compressionLevel: 1 })
    .toBuffer()
  const picture = await sharp(path)
    .resize(width, height, { fit: 'fill' })
    .composite([{ input: noise, blend: 'soft-light' }])
    .removeAlpha()
    .png({ compressionLevel: 1 })
    .toBuffer()
  return sharp(picture)
}

/** Processor time of opening a noisy photo of 12 megapixels, in this process. */
export async function measureCosts(path: string) {
  const [width, height] = [4032, 3024]
  const picture = await (await drawNoisy(path, width, height)).toBuffer()
  const types: Readonly<Record<string, (image: Sharp) => Sharp>> = {
    'JPEG, kept as it is': (image) => image.jpeg({ quality: 90 }),
    'JPEG, turned': (image) => image.withMetadata({ orientation: 6 }).jpeg({ quality: 90 }),
    'JPEG, progressive and turned': (image) => image.withMetadata({ orientation: 6 }).jpeg({ quality: 90, progressive: true }),
    WebP: (image) => image.webp({ quality: 85, effort: 0 }),
    PNG: (image) => image.blur(2).png({ compressionLevel: 6 }),
    AVIF: (image) => image.avif({ quality: 50, effort: 0 }),
  }
  const rows = []
  for (const [type, encode] of Object.entries(types)) {
    const file = await encode(sharp(picture)).toBuffer()
    const before = process.cpuUsage()
    const { jpeg } = await receivePhoto(file)
    const { user, system } = process.cpuUsage(before)
    const msPerMegapixel = (user + system) / 1000 / ((width * height) / 1_000_000)
    rows.push({ type, 'file kB': file.length >> 10, 'kept kB': jpeg.length >> 10, 'ms a megapixel': Math.round(msPerMegapixel) })
  }
  return rows
}
