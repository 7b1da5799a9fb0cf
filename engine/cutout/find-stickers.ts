/** Labels that were laid over a photo by a program, not photographed: flat rectangles and discs of one colour, with crisp ends. */
import sharp from 'sharp'
import type { Picture, Region } from '#engine/types.ts'
import type { Marks } from './grid.ts'
import { labelRegions } from './label-regions.ts'
import { spreadMarks } from './neighbourhood.ts'

/** The longer side on which they are looked for, in pixels. */
const LONGEST = 480
/** Their areas as shares of the photo: smaller ones are glints, larger ones are its background. */
const AREA = { from: 0.004, to: 0.08 } as const
/** Lines that divide it, in pixels: half their width. */
const GAP = 3
/** Less of its area is white where a picture is printed on it. */
const LEAST_WHITE = 0.25
/** How much of its box, or of the disc in it, such a surface covers once what is written on it is filled. */
const ALIKE = 0.94
/** Discs and boxes that are thinner are lines. */
const LEAST_SIDE = 0.4
/** The darkest channel of a program's white, 0…255, with what a JPEG does to it; paper and cloth in a photo are darker nearly everywhere. */
const WHITE = 243

/** @returns their places in the photo, 0…1. */
export async function findStickers(photo: Picture): Promise<Region[]> {
  const { data, info } = await sharp(photo.data, { raw: { width: photo.width, height: photo.height, channels: 3 } })
    .resize(LONGEST, LONGEST, { fit: 'inside', withoutEnlargement: true })
    .raw()
    .toBuffer({ resolveWithObject: true })
  const small: Picture = { data, width: info.width, height: info.height }
  const grid = { step: 1, width: info.width, height: info.height }
  const white = markWhite(small)
  const least = AREA.from * LEAST_WHITE * white.length
  if (white.reduce((sum, mark) => sum + mark, 0) < least) return []
  const { labels: joined } = labelRegions(grid, spreadMarks(grid, white, GAP))
  const labels = joined.map((label, pixel) => (white[pixel] ? label : -1))
  const sizes = new Map<number, number>()
  for (const label of labels) if (label >= 0) sizes.set(label, (sizes.get(label) ?? 0) + 1)
  const asked = [...sizes].flatMap(([label, size]) => (size > least && size < AREA.to * white.length ? [label] : []))
  return asked.flatMap((label) => {
    const place = boxOf(labels, label, small)
    return place && isSticker(labels, label, { ...place, whole: small }) ? [inShares(place, small)] : []
  })
}

function markWhite({ data, width, height }: Picture): Marks {
  return Uint8Array.from({ length: width * height }, (_, pixel) => {
    const at = pixel * 3
    return Math.min(data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0) > WHITE ? 1 : 0
  })
}

interface Place {
  readonly left: number
  readonly top: number
  readonly right: number
  readonly bottom: number
}

/** Nothing for a surface that reaches the photo's edge: it is a wall or a background. */
function boxOf(labels: Int32Array, label: number, { width, height }: Picture): Place | undefined {
  let left = width
  let right = 0
  const top = Math.floor(labels.indexOf(label) / width)
  const bottom = Math.floor(labels.lastIndexOf(label) / width) + 1
  for (let y = top; y < bottom; y++) {
    for (let x = 0; x < width; x++) {
      if (labels[y * width + x] !== label) continue
      left = Math.min(left, x)
      right = Math.max(right, x + 1)
    }
  }
  return left > 0 && top > 0 && right < width - 1 && bottom < height - 1 ? { left, top, right, bottom } : undefined
}

function isSticker(labels: Int32Array, label: number, box: Place & { readonly whole: Picture }): boolean {
  const { left, top, right, bottom, whole } = box
  const [across, down] = [right - left, bottom - top]
  const area = across * down
  if (Math.min(across, down) < LEAST_SIDE * Math.max(across, down) || area < AREA.from * whole.width * whole.height) return false
  let filled = 0
  let inBoth = 0
  let disc = 0
  for (let y = top; y < bottom; y++) {
    const row = labels.subarray(y * whole.width + left, y * whole.width + right)
    // what is written lies between the ends of a row
    const [first, last] = [row.indexOf(label), row.lastIndexOf(label)]
    for (let x = 0; x < across; x++) {
      const isFilled = first >= 0 && x >= first && x <= last
      const isInDisc = ((2 * x + 1) / across - 1) ** 2 + ((2 * (y - top) + 1) / down - 1) ** 2 <= 1
      if (isFilled) filled++
      if (isInDisc) disc++
      if (isFilled && isInDisc) inBoth++
    }
  }
  return filled > ALIKE * area || inBoth > ALIKE * (filled + disc - inBoth)
}

function inShares({ left, top, right, bottom }: Place, { width, height }: Picture): Region {
  return { left: left / width, top: top / height, width: (right - left) / width, height: (bottom - top) / height }
}
