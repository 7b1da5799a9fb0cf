/**
 * The subject's own colours in the soft border, where the photo shows them mixed with the old background: without this a halo stays.
 * Method: "Approximate fast foreground colour estimation", Forte 2021 (two passes over the surroundings, the second one local).
 */
import type { Picture, Plane } from '../types.ts'
import { type Layer, type Marks, emptyLayer, markCells, toCells } from './grid.ts'
import { spreadMarks } from './neighbourhood.ts'
import { type SideColours, averageAround, noColours, putColour } from './side-colours.ts'
import { forSoftSpansOf, spanReader } from './spans.ts'

/** How far the two passes look around, as shares of the longer edge. */
const WIDE_REACH = 0.05
const LOCAL_REACH = 0.004

/** Equal to the photo wherever the mask is 0 or 255. @param means the mask by cell. @param colours the photo by cell. */
export function estimateForeground(photo: Picture, alpha: Plane, means: Layer, colours: Layer): Picture {
  const around = (reach: number) => [{ radius: toCells(reach * Math.max(photo.width, photo.height), colours), enough: 0 }]
  const mixed = markCells(means, (opacity) => opacity > 0 && opacity < 1)
  const cells = spreadMarks(colours, mixed, 1)
  const moments = sumMoments(photo, alpha, colours, mixed)
  const sides = splitCells(means, colours, moments)
  const surroundings = averageAround(colours, sides.subject, cells, around(WIDE_REACH)).means
  const background = averageAround(colours, sides.background, cells, around(WIDE_REACH)).means
  const cleaned = cleanCells(sides.subject, mixed, moments, { subject: surroundings, background })
  const neighbours = averageAround(colours, cleaned, cells, around(LOCAL_REACH)).means
  // within the border no background is free of the subject, so the one from further away serves again
  return unmix(photo, alpha, mixed, { subject: neighbours, background })
}

/** Means over the pixels of a cell, o being opacity of 0…1 and c colour: both passes need them, and the border is read once. */
const OC = 0
const OOC = 3
const O = 6
const OO = 7
const OOO = 8
const MOMENTS = 9

function sumMoments(photo: Picture, alpha: Plane, grid: Layer, mixed: Marks): Layer {
  const moments = emptyLayer(grid, MOMENTS)
  const { data } = moments
  const { step } = grid
  for (let cell = 0; cell < mixed.length; cell++) {
    if (!mixed[cell]) continue
    const at = cell * MOMENTS
    const left = (cell % grid.width) * step
    const top = Math.floor(cell / grid.width) * step
    const right = Math.min(left + step, photo.width)
    const bottom = Math.min(top + step, photo.height)
    const share = 1 / ((right - left) * (bottom - top))
    for (let y = top; y < bottom; y++) {
      for (let pixel = y * photo.width + left; pixel < y * photo.width + right; pixel++) {
        const opacity = (alpha.data[pixel] ?? 0) / 255
        const first = opacity * share
        const second = first * opacity
        for (let channel = 0; channel < 3; channel++) {
          const colour = photo.data[pixel * 3 + channel] ?? 0
          data[at + OC + channel] = (data[at + OC + channel] ?? 0) + first * colour
          data[at + OOC + channel] = (data[at + OOC + channel] ?? 0) + second * colour
        }
        data[at + O] = (data[at + O] ?? 0) + first
        data[at + OO] = (data[at + OO] ?? 0) + second
        data[at + OOO] = (data[at + OOO] ?? 0) + second * opacity
      }
    }
  }
  return moments
}

interface Sides<Colours> {
  readonly subject: Colours
  readonly background: Colours
}

/** Colours of the cells as the photo shows them, divided by opacity. */
function splitCells(means: Layer, colours: Layer, moments: Layer): Sides<SideColours> {
  const subject = noColours(means)
  const background = noColours(means)
  const rest = new Float32Array(3)
  for (let cell = 0; cell < means.data.length; cell++) {
    const opacity = means.data[cell] ?? 0
    if (opacity === 1) putColour(subject, cell, 1, colours.data, cell * 3)
    else if (opacity === 0) putColour(background, cell, 1, colours.data, cell * 3)
    else {
      const at = cell * MOMENTS + OC
      for (let channel = 0; channel < 3; channel++) {
        rest[channel] = (colours.data[cell * 3 + channel] ?? 0) - (moments.data[at + channel] ?? 0)
      }
      putColour(subject, cell, opacity, moments.data, at)
      putColour(background, cell, 1 - opacity, rest, 0)
    }
  }
  return { subject, background }
}

/** The first pass: what `unmix` does to pixels, for the sum over a cell's pixels. */
function cleanCells(seen: SideColours, mixed: Marks, moments: Layer, around: Sides<Layer>): SideColours {
  const cleaned = seen.slice()
  const colour = new Float32Array(3)
  for (let cell = 0; cell < mixed.length; cell++) {
    if (!mixed[cell]) continue
    const at = cell * MOMENTS
    const [o = 0, oo = 0, ooo = 0] = [moments.data[at + O], moments.data[at + OO], moments.data[at + OOO]]
    for (let channel = 0; channel < 3; channel++) {
      const subject = around.subject.data[cell * 3 + channel] ?? 0
      const background = around.background.data[cell * 3 + channel] ?? 0
      const sum = subject * (o - ooo) + (moments.data[at + OOC + channel] ?? 0) - background * (oo - ooo)
      colour[channel] = Math.min(255 * o, Math.max(0, sum))
    }
    putColour(cleaned, cell, o, colour, 0)
  }
  return cleaned
}

/** Each pixel of the border gets the subject's colour nearby plus its own share of what the two sides together do not explain. */
function unmix(photo: Picture, alpha: Plane, mixed: Marks, around: Sides<Layer>): Picture {
  const data = new Uint8Array(photo.data)
  const readSubject = spanReader(around.subject, photo.width)
  const readBackground = spanReader(around.background, photo.width)
  forSoftSpansOf(around.subject, { plane: alpha, border: mixed }, (span) => {
    const subjects = readSubject(span)
    const backgrounds = readBackground(span)
    for (let x = span.left, at = 0; x < span.right; x++, at += 3) {
      const pixel = span.y * photo.width + x
      const opacity = (alpha.data[pixel] ?? 0) / 255
      for (let channel = 0; channel < 3; channel++) {
        const subject = subjects[at + channel] ?? 0
        const background = backgrounds[at + channel] ?? 0
        const unexplained = (photo.data[pixel * 3 + channel] ?? 0) - opacity * subject - (1 - opacity) * background
        data[pixel * 3 + channel] = Math.round(Math.min(255, Math.max(0, subject + opacity * unexplained)))
      }
    }
  })
  return { ...photo, data }
}
