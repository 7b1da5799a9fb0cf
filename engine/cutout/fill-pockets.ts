/**
 * Pockets are small areas that the subject, or the subject and the photo's edge, close in. A real opening shows the background; a pocket of
 * colours that the background has nowhere is a part of the subject which the network overlooked.
 */
import type { Picture } from '../types.ts'
import type { Layer } from './grid.ts'
import { labelRegions } from './label-regions.ts'

const HALF = 0.5
const SURELY_BACKGROUND = 0.03
/** Larger areas are the background itself, as a share of the subject. */
const LARGEST_POCKET = 0.04
/** A colour that fewer of the background's cells than this share show is none of the background's. */
const KNOWN_COLOUR = 0.002
/** A pocket is an opening if this share of it has colours of the background. */
const OPENING = 0.35
/** Colours are compared in steps of 32, enough for "brown or green". */
const COLOUR_BITS = 3

/** @param means opacity by cell, 0…1. @returns the same with the overlooked pockets solid. */
export function fillPockets(means: Layer, photo: Picture): Layer {
  const { width, height, data } = means
  const { labels, sizes } = labelRegions(width, height, (cell) => (data[cell] ?? 0) < HALF)
  const subjectCells = labels.length - sizes.reduce((sum, size) => sum + size, 0)
  const isPocket = sizes.map((size) => size < LARGEST_POCKET * subjectCells)
  if (!isPocket.includes(true)) return means

  const colours = Uint16Array.from(labels, (_, cell) => coarseColour(photo, means, cell))
  const isKnown = coloursOfBackground(means, labels, isPocket, colours)
  const known = sizes.map(() => 0)
  for (const [cell, label] of labels.entries()) {
    if (label >= 0 && isKnown[colours[cell] ?? 0]) known[label] = (known[label] ?? 0) + 1
  }
  const isOverlooked = sizes.map((size, label) => isPocket[label] && (known[label] ?? 0) < OPENING * size)
  return { ...means, data: data.map((value, cell) => (isOverlooked[labels[cell] ?? -1] ? 1 : value)) }
}

function coloursOfBackground(means: Layer, labels: Int32Array, isPocket: readonly boolean[], colours: Uint16Array): boolean[] {
  const counts = Array.from({ length: 1 << (3 * COLOUR_BITS) }, () => 0)
  let total = 0
  for (const [cell, label] of labels.entries()) {
    if (label < 0 || isPocket[label] || (means.data[cell] ?? 0) > SURELY_BACKGROUND) continue
    const colour = colours[cell] ?? 0
    counts[colour] = (counts[colour] ?? 0) + 1
    total++
  }
  return counts.map((count) => count > KNOWN_COLOUR * total)
}

/** Of the pixel in the middle of a cell. */
function coarseColour(photo: Picture, { step, width }: Layer, cell: number): number {
  const x = Math.min((cell % width) * step + (step >> 1), photo.width - 1)
  const y = Math.min(Math.floor(cell / width) * step + (step >> 1), photo.height - 1)
  const at = (y * photo.width + x) * 3
  const shift = 8 - COLOUR_BITS
  const [red = 0, green = 0, blue = 0] = photo.data.subarray(at, at + 3)
  return ((((red >> shift) << COLOUR_BITS) | (green >> shift)) << COLOUR_BITS) | (blue >> shift)
}
