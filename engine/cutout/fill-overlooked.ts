/**
 * Pockets are small areas that the subject closes in: alone, with the photo's edge, or but for a narrow mouth. A real opening shows the background;
 * a pocket of colours that the background has nowhere is a part of the subject which the network overlooked.
 */
import type { Picture } from '../types.ts'
import { type Layer, markAround } from './grid.ts'
import { type Regions, labelRegions } from './label-regions.ts'

const HALF = 0.5
const SURELY_BACKGROUND = 0.03
/** Larger areas are the background itself, as a share of the subject. */
const LARGEST_POCKET = 0.04
/** A colour that fewer of the background's cells than this share show is none of the background's. */
const KNOWN_COLOUR = 0.002
/** An area is background if this share of it has colours of the background. */
const OPENING = 0.35
/** Bays narrower than twice this share of the longer edge count as closed. */
const WIDEST_BAY = 0.02
/** Colours are compared in steps of 32, enough for "brown or green". */
const COLOUR_BITS = 3

/** @param means opacity by cell, 0…1. @returns the same with the overlooked pockets solid. */
export function fillOverlooked(means: Layer, photo: Picture): Layer {
  const { labels, sizes } = findPockets(means)
  if (sizes.length === 0) return means
  const isKnown = coloursOfBackground(means, photo, labels)
  const known = sizes.map(() => 0)
  for (const [cell, label] of labels.entries()) {
    if (label >= 0 && isKnown[coarseColour(photo, means, cell)]) known[label] = (known[label] ?? 0) + 1
  }
  const isOverlooked = sizes.map((size, label) => (known[label] ?? 0) < OPENING * size)
  return { ...means, data: means.data.map((value, cell) => (isOverlooked[labels[cell] ?? -1] ? 1 : value)) }
}

function findPockets(means: Layer): Regions {
  const { width, height, data } = means
  const isBackground = (cell: number): boolean => (data[cell] ?? 0) < HALF
  const { labels, sizes } = labelRegions(width, height, isBackground)
  const subjectCells = labels.length - sizes.reduce((sum, size) => sum + size, 0)
  const isSmall = sizes.map((size) => size < LARGEST_POCKET * subjectCells)

  const radius = Math.max(1, Math.round(WIDEST_BAY * Math.max(width, height)))
  const grown = markAround(means, radius, (cell) => !isBackground(cell)).data
  const open = markAround(means, radius, (cell) => grown[cell] === 0).data
  return labelRegions(width, height, (cell) => isBackground(cell) && (isSmall[labels[cell] ?? -1] || open[cell] === 0))
}

function coloursOfBackground(means: Layer, photo: Picture, pockets: Int32Array): boolean[] {
  const counts = Array.from({ length: 1 << (3 * COLOUR_BITS) }, () => 0)
  let total = 0
  for (const [cell, mean] of means.data.entries()) {
    if (mean > SURELY_BACKGROUND || pockets[cell] !== -1) continue
    const colour = coarseColour(photo, means, cell)
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
