import sharp from 'sharp'
import { hexOf, type Rgb } from '#engine/typesetting/palette.ts'
import type { PreparedLogo } from '#engine/types.ts'

const EDGE = 360
const AIR = 20
/** Side of the picture that the colours are counted in. */
const SAMPLED = 96

/** Makes a logo of a stored photo: cuts off its empty border, and finds its colours. @param photo upright sRGB JPEG of `receive` */
export async function prepareLogo(photo: Uint8Array): Promise<PreparedLogo> {
  const ground = await groundOf(photo)
  const [r, g, b] = ground
  const trimmed = await sharp(photo)
    .trim({ background: { r, g, b }, threshold: 24 })
    .toBuffer()
    // nothing but ground
    .catch(() => Buffer.from(photo))
  const small = sharp(trimmed).resize(EDGE, EDGE, { fit: 'inside', withoutEnlargement: true })
  const jpeg = await small
    .clone()
    .extend({ top: AIR, bottom: AIR, left: AIR, right: AIR, background: { r, g, b } })
    .jpeg({ quality: 92, chromaSubsampling: '4:4:4' })
    .toBuffer()
  const { data } = await small
    .clone()
    .resize(SAMPLED, SAMPLED, { fit: 'inside' })
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  return { jpeg, colours: proposeColours(data, ground).map(hexOf) }
}

/** The colour of the upper left corner. */
async function groundOf(photo: Uint8Array): Promise<Rgb> {
  const { data } = await sharp(photo)
    .extract({ left: 0, top: 0, width: 4, height: 4 })
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  return [data[0] ?? 255, data[1] ?? 255, data[2] ?? 255]
}

/** Colours nearer than this count as one. */
const NEAR = 70
/** Fewer pixels than this share are an edge or a speck. */
const LEAST = 0.02
const MOST_COLOURS = 3

/** The most used colours that differ from the ground and from each other. @param data interleaved RGB */
export function proposeColours(data: Uint8Array, ground: Rgb): readonly Rgb[] {
  const counts = new Map<number, { sum: [number, number, number]; count: number }>()
  for (let at = 0; at + 2 < data.length; at += 3) {
    const colour: Rgb = [data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0]
    if (distance(colour, ground) < NEAR) continue
    const key = ((colour[0] >> 4) << 8) | ((colour[1] >> 4) << 4) | (colour[2] >> 4)
    const bin = counts.get(key) ?? { sum: [0, 0, 0], count: 0 }
    bin.sum = [bin.sum[0] + colour[0], bin.sum[1] + colour[1], bin.sum[2] + colour[2]]
    bin.count++
    counts.set(key, bin)
  }
  const found: Rgb[] = []
  const bins = [...counts.values()].sort((one, other) => other.count - one.count)
  for (const { sum, count } of bins) {
    if (found.length === MOST_COLOURS || count < (LEAST * data.length) / 3) break
    const mean: Rgb = [sum[0] / count, sum[1] / count, sum[2] / count]
    if (found.every((colour) => distance(colour, mean) >= NEAR)) found.push(mean)
  }
  return found
}

function distance(one: Rgb, other: Rgb): number {
  return Math.hypot(one[0] - other[0], one[1] - other[1], one[2] - other[2])
}
