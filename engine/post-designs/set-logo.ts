import sharp from 'sharp'
import type { Finished } from '#engine/edit/set-text.ts'
import { grown, overlaps } from '#engine/typesetting/boxes.ts'
import { areaScale } from '#engine/typesetting/cost-of-area.ts'
import { drawOver } from '#engine/typesetting/draw-type.ts'
import { marginsOf } from '#engine/framing/formats.ts'
import { CLEARANCE, UNSEEN_COVER } from '#engine/typesetting/place-headline.ts'
import type { Box, Picture } from '#engine/types.ts'

/** Largest width and height of a logo, as shares of the picture's width. */
const LARGEST = { width: 0.17, height: 0.105 } as const
/** Smaller where there is less room. */
const SHRINKS = [1, 0.8, 0.64] as const

/** Draws a logo in the calmest free corner: never on the subject or a text. Where no corner is free the picture stays without it. */
export async function setLogo({ picture, mask, text, shown }: Finished, logo: Uint8Array): Promise<Picture> {
  const { width, height } = await sharp(logo).metadata()
  const cost = areaScale(picture, mask)
  const scale = Math.min((LARGEST.width * picture.width) / width, (LARGEST.height * picture.width) / height)
  for (const shrink of SHRINKS) {
    const size = { width: Math.round(width * scale * shrink), height: Math.round(height * scale * shrink) }
    const free = cornersOf(picture, size)
      .filter((box) => cost(grown(box, CLEARANCE * picture.width)).cover < UNSEEN_COVER)
      .filter((box) => !text.some((taken) => overlaps(grown(box, 0.02 * picture.width), taken)))
      .filter((box) => !shown || isInside(box, shown) || !overlaps(box, shown))
    const best = free.toSorted((one, other) => unrestOf(cost(one)) - unrestOf(cost(other)))[0]
    if (best) return drawOver(picture, imageMark(best, await sharp(logo).png().toBuffer()))
  }
  return picture
}

function unrestOf({ unrest, bustle }: { unrest: number; bustle: number }): number {
  return unrest + bustle
}

/** A logo that is half on the photo and half beside it looks like a mistake. */
function isInside(box: Box, around: Box): boolean {
  return (
    box.left >= around.left &&
    box.top >= around.top &&
    box.left + box.width <= around.left + around.width &&
    box.top + box.height <= around.top + around.height
  )
}

function cornersOf(picture: Picture, { width, height }: { width: number; height: number }): readonly Box[] {
  const margins = marginsOf(picture)
  const side = Math.round(margins.side * picture.width * 0.7)
  const highest = Math.round(margins.top * picture.height * (margins.top > 0.1 ? 1 : 0.7))
  const lowest = Math.round(picture.height * (1 - margins.bottom)) - height
  const lefts = [side, picture.width - side - width]
  return [highest, lowest].flatMap((top) => lefts.map((left) => ({ left, top, width, height })))
}

function imageMark({ left, top, width, height }: Box, png: Buffer): string {
  const radius = (Math.min(width, height) * 0.12).toFixed(1)
  return `<clipPath id="logo"><rect x="${left}" y="${top}" width="${width}" height="${height}" rx="${radius}"/></clipPath><image x="${left}" y="${top}" width="${width}" height="${height}" clip-path="url(#logo)" href="data:image/png;base64,${png.toString('base64')}"/>`
}
