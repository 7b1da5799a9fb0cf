import type { Box, Cutout, Picture, Plane } from '../types.ts'
import { boxAround, describeMask } from './describe-mask.ts'
import { estimateForeground } from './estimate-foreground.ts'
import { gridOver } from './grid.ts'
import { reprojectBorder } from './reproject-border.ts'
import type { Segmenter } from './segmenter.ts'
import { settleMask } from './settle-mask.ts'

/** Opacities (of 255) this close to nothing or all are made so: a veil of 2 % shows on a plain backdrop, a shine-through of 5 % in a face. */
const FAINTEST = 8
const MOST_SOLID = 230
/** The faintest opacity that the slower steps look at, and how much of the photo's longer edge it sees around it. */
const TRACE = 12
const MARGIN = 0.05

/** Lifts the subject off its background. */
export async function cutOut(photo: Picture, segmenter: Segmenter): Promise<Cutout> {
  const estimate = await segmenter.segment(photo)
  const grid = gridOver(photo)
  const settled = settleMask(estimate, photo, grid)
  const window = growBox(boxAround(settled, TRACE), MARGIN * Math.max(photo.width, photo.height), photo)
  const view = cropPicture(photo, window)
  const viewGrid = { step: grid.step, width: Math.ceil(window.width / grid.step), height: Math.ceil(window.height / grid.step) }
  const viewAlpha = clipEnds(reprojectBorder(cropPlane(settled, window), view, viewGrid))
  const viewForeground = estimateForeground(view, viewAlpha, viewGrid)

  const alpha = { data: new Uint8Array(estimate.data.length), width: photo.width, height: photo.height }
  const foreground = { ...photo, data: new Uint8Array(photo.data) }
  pasteRows(viewAlpha.data, alpha, window, 1)
  pasteRows(viewForeground.data, foreground, window, 3)
  return { photo, alpha, foreground, ...describeMask(alpha, estimate) }
}

const CLIPPED = Uint8ClampedArray.from({ length: 256 }, (_, value) => ((value - FAINTEST) * 255) / (MOST_SOLID - FAINTEST))

function clipEnds(mask: Plane): Plane {
  return { ...mask, data: mask.data.map((value) => CLIPPED[value] ?? 0) }
}

function growBox(box: Box, margin: number, photo: Picture): Box {
  const left = Math.max(0, Math.floor(box.left - margin))
  const top = Math.max(0, Math.floor(box.top - margin))
  return {
    left,
    top,
    width: Math.min(photo.width, Math.ceil(box.left + box.width + margin)) - left,
    height: Math.min(photo.height, Math.ceil(box.top + box.height + margin)) - top,
  }
}

function cropPicture(picture: Picture, window: Box): Picture {
  return { data: copyRows(picture.data, picture.width, window, 3), width: window.width, height: window.height }
}

function cropPlane(plane: Plane, window: Box): Plane {
  return { data: copyRows(plane.data, plane.width, window, 1), width: window.width, height: window.height }
}

function copyRows(source: Uint8Array, sourceWidth: number, { left, top, width, height }: Box, channels: number): Uint8Array {
  const rows = new Uint8Array(width * height * channels)
  for (let y = 0; y < height; y++) {
    const start = ((top + y) * sourceWidth + left) * channels
    rows.set(source.subarray(start, start + width * channels), y * width * channels)
  }
  return rows
}

function pasteRows(
  rows: Uint8Array,
  target: { data: Uint8Array; width: number },
  { left, top, width, height }: Box,
  channels: number,
): void {
  for (let y = 0; y < height; y++) {
    const row = rows.subarray(y * width * channels, (y + 1) * width * channels)
    target.data.set(row, ((top + y) * target.width + left) * channels)
  }
}
