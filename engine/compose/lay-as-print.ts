/**
 * A photo as a print that lies on the backdrop. It is shown where its subject cannot be separated for sure: a photo with its own
 * background can be posted, a subject with a piece of a table or without a hand cannot.
 */
import type { Box, Cutout, Picture, Plane } from '#engine/types.ts'

/** White paper around the photo, and what is free around the paper, as shares of the photo's longer edge. */
const PAPER = 0.03
const FREE = 0.02
const WHITE = 255

interface PrintFrame {
  /** The whole, with what is free around the paper. */
  readonly width: number
  readonly height: number
  readonly paper: Box
  readonly photo: Box
}

/** Where the paper and the photo on it are. */
export function framePrint({ width, height }: { readonly width: number; readonly height: number }): PrintFrame {
  const longest = Math.max(width, height)
  const free = Math.ceil(FREE * longest)
  const border = Math.round(PAPER * longest)
  const paper = { left: free, top: free, width: width + 2 * border, height: height + 2 * border }
  return {
    width: paper.width + 2 * free,
    height: paper.height + 2 * free,
    paper,
    photo: { left: free + border, top: free + border, width, height },
  }
}

/** The print as a cutout: opaque paper with the unchanged photo on it. */
export function asPrint(cutout: Cutout): Cutout & { readonly isPrint: true } {
  const frame = framePrint(cutout.photo)
  const photo = printed(cutout.photo, frame)
  return {
    ...cutout,
    photo,
    foreground: photo,
    alpha: opaqueWithin(frame),
    box: frame.paper,
    touches: { top: false, right: false, bottom: false, left: false },
    isPrint: true,
  }
}

function printed({ data }: Picture, { width, height, photo }: PrintFrame): Picture {
  const pixels = new Uint8Array(width * height * 3).fill(WHITE)
  for (let row = 0; row < photo.height; row++) {
    const from = row * photo.width * 3
    pixels.set(data.subarray(from, from + photo.width * 3), ((row + photo.top) * width + photo.left) * 3)
  }
  return { data: pixels, width, height }
}

/** The mask of a print. */
export function opaqueWithin({ width, height, paper }: PrintFrame): Plane {
  const data = new Uint8Array(width * height)
  for (let row = paper.top; row < paper.top + paper.height; row++) {
    data.fill(255, row * width + paper.left, row * width + paper.left + paper.width)
  }
  return { data, width, height }
}
