/**
 * Pockets are small areas that the subject encloses: alone, with the photo's edge, or except for a narrow gap. A real opening
 * shows the background; a pocket with colours that the background does not have is a part of the subject that the network
 * overlooked.
 */
import { type Layer, markCells } from './grid.ts'
import { type Regions, labelRegions } from './label-regions.ts'
import { spreadMarks } from './neighbourhood.ts'

const HALF = 0.5
const SURELY_BACKGROUND = 0.03
/** Larger areas are the background itself, as a share of the subject. */
const LARGEST_POCKET = 0.04
/** A colour that fewer of the background's cells than this share have does not count as a background colour. */
const KNOWN_COLOUR = 0.002
/** An area is background if this share of it has colours of the background. */
const OPENING = 0.35
/** Bays narrower than twice this share of the longer edge count as closed. */
const WIDEST_BAY = 0.02
/** Colours are compared in steps of 32, enough for "brown or green". */
const COLOUR_BITS = 3

/**
 * @param means opacity by cell, 0…1. @param colours of the photo by cell. @returns the same with the overlooked pockets solid.
 */
export function fillOverlooked(means: Layer, colours: Layer): Layer {
  const { labels, sizes } = findPockets(means)
  if (sizes.length === 0) return means
  const isKnown = coloursOfBackground(means, colours, labels)
  const known = new Uint32Array(sizes.length)
  for (let cell = 0; cell < labels.length; cell++) {
    const label = labels[cell] ?? -1
    if (label >= 0 && isKnown[coarseColour(colours, cell)]) known[label] = (known[label] ?? 0) + 1
  }
  const isOverlooked = sizes.map((size, label) => (known[label] ?? 0) < OPENING * size)
  const data = means.data.slice()
  for (let cell = 0; cell < labels.length; cell++) {
    const label = labels[cell] ?? -1
    if (label >= 0 && isOverlooked[label]) data[cell] = 1
  }
  return { ...means, data }
}

function findPockets(means: Layer): Regions {
  const background = markCells(means, (opacity) => opacity < HALF)
  const subject = invert(background)
  const { labels, sizes } = labelRegions(means, background)
  const subjectCells = labels.length - sizes.reduce((sum, size) => sum + size, 0)
  const isSmall = sizes.map((size) => size < LARGEST_POCKET * subjectCells)

  // what is left of the background when the subject grows and shrinks again is open
  const radius = Math.max(1, Math.round(WIDEST_BAY * Math.max(means.width, means.height)))
  const open = spreadMarks(means, invert(spreadMarks(means, subject, radius)), radius)
  for (let cell = 0; cell < labels.length; cell++) {
    if (open[cell] && !isSmall[labels[cell] ?? -1]) background[cell] = 0
  }
  return labelRegions(means, background)
}

function invert(marks: Uint8Array): Uint8Array {
  const inverted = new Uint8Array(marks.length)
  for (let cell = 0; cell < marks.length; cell++) inverted[cell] = marks[cell] ? 0 : 1
  return inverted
}

/** For each coarse colour, whether the background has it. */
function coloursOfBackground(means: Layer, colours: Layer, pockets: Int32Array): boolean[] {
  const counts = new Uint32Array(1 << (3 * COLOUR_BITS))
  let total = 0
  for (let cell = 0; cell < pockets.length; cell++) {
    if ((means.data[cell] ?? 0) > SURELY_BACKGROUND || pockets[cell] !== -1) continue
    const colour = coarseColour(colours, cell)
    counts[colour] = (counts[colour] ?? 0) + 1
    total++
  }
  return Array.from(counts, (count) => count > KNOWN_COLOUR * total)
}

function coarseColour({ data }: Layer, cell: number): number {
  const shift = 8 - COLOUR_BITS
  const red = (data[cell * 3] ?? 0) >> shift
  const green = (data[cell * 3 + 1] ?? 0) >> shift
  const blue = (data[cell * 3 + 2] ?? 0) >> shift
  return (((red << COLOUR_BITS) | green) << COLOUR_BITS) | blue
}
