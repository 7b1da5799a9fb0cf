import { CERTAIN, bandedCut } from './banded-cut.ts'
import { colourOdds, countColours } from './colour-odds.ts'
import { boxOfPlace } from './place-in-pixels.ts'
import { type Mask, type Region, type Size, logOdds } from './segmented-photo.ts'
import type { PreparedPhoto } from './prepare-photo.ts'
import { widenRectangle } from './widen-rectangle.ts'

/** Colours of the ring around the rectangle are background; its width as a share of the longer edge. */
const RING = 0.12
/** What the network sees counts less where it sees nothing, and no more than so much. */
const SEEN_AGAINST = 0.35
const MOST_AGAINST = 1.2
/** With less of the rectangle seen than this share, nearly all of it is the first guess, less a rim on each side. */
const LITTLE_SEEN = 0.12
const RIM = 0.08
const WEAK = 0.3
const COLOUR = 0.6
const MOST_ODDS = 4
/** In doubt, what is inside the rectangle is subject. */
const INSIDE = 0.15
const ROUNDS = 3

/** The first mask after "this is it": nothing outside the rectangle, inside by what the network saw and by colour. */
export function startFromSubject(workplace: PreparedPhoto, drawn: Region): Mask {
  const { segmented: scene, perceived } = workplace
  const subject = widenRectangle(scene, drawn)
  const isInside = markPlace(workplace, subject)
  const ring = pixelsOf(markPlace(workplace, grow(subject, workplace))).filter((pixel) => !isInside[pixel])
  const inside = pixelsOf(isInside)
  const isWeak = inside.filter((pixel) => (scene.seen[pixel] ?? 0) > 0.5).length < LITTLE_SEEN * inside.length
  let mask: Mask = isWeak
    ? markPlace(workplace, shrink(subject))
    : isInside.map((value, pixel) => (value && (scene.seen[pixel] ?? 0) > 0.5 ? 1 : 0))
  for (let round = 0; round < ROUNDS; round++) {
    const within = inside.filter((pixel) => mask[pixel])
    const around = [...ring, ...inside.filter((pixel) => !mask[pixel])]
    // few pixels of ring speak for much background
    const weight = ring.length ? Math.max(1, within.length / (2 * ring.length)) : 1
    const sides = {
      subject: countColours(perceived, within),
      background: countColours(perceived, around, (pixel) => (isInside[pixel] ? 1 : weight)),
    }
    const odds = colourOdds(perceived, sides, MOST_ODDS)
    const pulls = Float32Array.from(isInside, (value, pixel) => {
      if (!value) return -CERTAIN
      return (isWeak ? WEAK : 1) * evidenceOf(scene.seen[pixel] ?? 0) + COLOUR * odds(pixel) + INSIDE
    })
    mask = bandedCut(workplace, pulls)
  }
  return mask
}

function evidenceOf(seen: number): number {
  const odds = logOdds(seen)
  return odds < 0 ? Math.max(SEEN_AGAINST * odds, -MOST_AGAINST) : odds
}

function grow({ left, top, width, height }: Region, size: { width: number; height: number }): Region {
  const longer = Math.max(size.width, size.height)
  const across = (RING * longer) / size.width
  const down = (RING * longer) / size.height
  return { left: left - across, top: top - down, width: width + 2 * across, height: height + 2 * down }
}

function shrink({ left, top, width, height }: Region): Region {
  return { left: left + RIM * width, top: top + RIM * height, width: (1 - 2 * RIM) * width, height: (1 - 2 * RIM) * height }
}

function markPlace(size: Size, place: Region): Uint8Array {
  const marks = new Uint8Array(size.width * size.height)
  const { left, right, top, bottom } = boxOfPlace(place, size)
  for (let y = top; y < bottom; y++) marks.fill(1, y * size.width + left, y * size.width + right)
  return marks
}

function pixelsOf(marks: Uint8Array): number[] {
  return [...marks.keys()].filter((pixel) => marks[pixel])
}
