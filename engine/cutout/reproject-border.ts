/**
 * Sharpens the soft border by colour: where a pixel's colour lies between the subject's nearby and the background's, its position
 * on that line is its opacity. Measured on a reference matte, it removes a quarter of the border's error; where both colours are
 * alike it keeps the network's estimate.
 */
import type { Picture } from '../types.ts'
import { type BorderedMask, type Layer, type Marks, markCells, meanBorderOpacities, toCells } from './grid.ts'
import { bothOf, boxBlur, spreadMarks, without } from './neighbourhood.ts'
import { type Surroundings, averageAround, noColours, putColour } from './side-colours.ts'
import { forSoftSpansOf, spanReader } from './spans.ts'

/** The closest surroundings with enough of a colour decide; wider ones need less of it. Reaches are shares of the longer edge. */
const SURROUNDINGS = [
  { reach: 0.04, enough: 0.005 },
  { reach: 0.01, enough: 0.02 },
] as const
const SURE_MARGIN = 0.006
const SURELY_SUBJECT = 0.97
const SURELY_BACKGROUND = 0.03
/** Squared colour distance at which half of the network's estimate is replaced. */
const SEPARATION = 4000
const MOST_TRUST = 0.8
/** The most by which opacity, or what is missing from it, may grow, as a share of itself. */
const LARGEST_GROWTH = 1.5

/** @param colours of the photo by cell. @returns the mask with a truer border, and untouched elsewhere. */
export function reprojectBorder(settled: BorderedMask, photo: Picture, colours: Layer): BorderedMask {
  const { plane: mask } = settled
  const longerEdge = Math.max(mask.width, mask.height)
  const means = meanBorderOpacities(settled, colours)
  const softened = boxBlur(means, toCells(SURE_MARGIN * longerEdge, colours))
  const around = spreadMarks(colours, markCells(means, isBetween), 1)
  const border = bothOf(settled.border, around)
  const sides = findSides(colours, softened, border, longerEdge)

  const data = new Uint8Array(mask.data)
  const readSubject = spanReader(sides.subject, mask.width)
  const readBackground = spanReader(sides.background, mask.width)
  const readSoftened = spanReader(softened, mask.width)
  // what is empty or solid stays so: see LARGEST_GROWTH
  forSoftSpansOf(colours, { plane: mask, border: sides.known }, (span) => {
    const subject = readSubject(span)
    const background = readBackground(span)
    const inside = readSoftened(span)
    const first = span.y * mask.width + span.left
    for (let i = 0; i < span.right - span.left; i++) {
      const pixel = first + i
      const at = i * 3
      let along = 0
      let distance = 0
      for (let channel = 0; channel < 3; channel++) {
        const behind = background[at + channel] ?? 0
        const difference = (subject[at + channel] ?? 0) - behind
        along += ((photo.data[pixel * 3 + channel] ?? 0) - behind) * difference
        distance += difference * difference
      }
      data[pixel] = reproject((mask.data[pixel] ?? 0) / 255, inside[i] ?? 0, along, distance)
    }
  })
  return { plane: { ...mask, data }, border: settled.border }
}

function isBetween(mean: number): boolean {
  return mean > SURELY_BACKGROUND && mean < SURELY_SUBJECT
}

interface Sides {
  readonly subject: Layer
  readonly background: Layer
  /** The cells of the border where both are known, down to what is read in between. */
  readonly known: Marks
}

function findSides(colours: Layer, softened: Layer, border: Marks, longerEdge: number): Sides {
  const cells = spreadMarks(colours, border, 1)
  const reaches = SURROUNDINGS.map(({ reach, enough }) => ({ radius: toCells(reach * longerEdge, colours), enough }))
  const averageSure = (isSure: (mean: number) => boolean): Surroundings => {
    const side = noColours(colours)
    const sure = markCells(softened, isSure)
    for (let cell = 0; cell < sure.length; cell++) {
      if (sure[cell]) putColour(side, cell, 1, colours.data, cell * 3)
    }
    return averageAround(colours, side, cells, reaches)
  }
  const subject = averageSure((mean) => mean >= SURELY_SUBJECT)
  const background = averageSure((mean) => mean <= SURELY_BACKGROUND)

  const known = bothOf(subject.known, background.known)
  const nearUnknown = spreadMarks(colours, without(cells, known), 1)
  return { subject: subject.means, background: background.means, known: without(border, nearUnknown) }
}

/**
 * @param inside the mask's mean nearby: close to 0 or 1 the network's estimate stays.
 * @param along how far the pixel's colour lies towards the subject's, and `distance` how far that is, both squared. @returns
 * opacity, 0…255.
 */
function reproject(estimate: number, inside: number, along: number, distance: number): number {
  const projected = Math.min(1, Math.max(0, along / (distance + 1)))
  const nearness = Math.min(1, 4 * Math.min(inside, 1 - inside))
  const trust = MOST_TRUST * nearness * (distance / (distance + SEPARATION))
  // the more certain the network, the less may accidental colour matches change
  const change = Math.min(LARGEST_GROWTH * estimate, Math.max(LARGEST_GROWTH * (estimate - 1), trust * (projected - estimate)))
  return Math.round(255 * Math.min(1, Math.max(0, estimate + change)))
}
