import type { Cutout, View } from '#engine/types.ts'

/** Bands of rows that the background is read in; a horizon or a table's edge shows as a step from one to the next. */
const BANDS = 12
/** Levels, 0…255: a larger step between neighbouring bands, or a larger drift from top to bottom, is a room and no tabletop. */
const LARGEST_STEP = 24
const LARGEST_DRIFT = 48
/** Bands with less background than this share of their pixels are ignored. */
const LEAST_SEEN = 0.12

/** Things seen from above are about as wide as high and lie in the middle. */
const SQUARISH = { from: 0.6, to: 1.7 }
const MIDDLE = { from: 0.34, to: 0.66 }
/**
 * Share of the box's width that its lowest twentieth covers: a standing object has a base, a round one seen from above has none.
 */
const WIDEST_BASE = 0.62

/**
 * Whether a photo was probably taken from straight above: no horizon or table's edge in its background, and a subject that lies in
 * the middle, touches no lower edge and has no base to stand on. Cheap, and a guess: a ball on seamless paper is taken for
 * a plate, so it may order an offer and never decide.
 */
export function classifyView(cutout: Cutout): View {
  return !cutout.touches.bottom && liesInTheMiddle(cutout) && !hasBase(cutout) && isOneSurface(cutout) ? 'above' : 'front'
}

function liesInTheMiddle({ box, photo }: Cutout): boolean {
  const ratio = box.width / box.height
  const middle = (box.top + box.height / 2) / photo.height
  return ratio > SQUARISH.from && ratio < SQUARISH.to && middle > MIDDLE.from && middle < MIDDLE.to
}

function hasBase({ alpha, box }: Cutout): boolean {
  const row = box.top + Math.floor(box.height * 0.95)
  let solid = 0
  for (let x = box.left; x < box.left + box.width; x++) if ((alpha.data[row * alpha.width + x] ?? 0) > 127) solid++
  return solid > WIDEST_BASE * box.width
}

/** One table fills the photo: its light may fade, but nowhere does another surface begin. */
function isOneSurface(cutout: Cutout): boolean {
  const levels = Array.from({ length: BANDS }, (_, band) => backgroundOf(cutout, band)).filter((level) => level !== undefined)
  const [first] = levels
  const last = levels.at(-1)
  if (levels.length < BANDS / 2 || !first || !last) return false
  const isStepped = levels.some((level, at) => at > 0 && apart(level, levels[at - 1] ?? level) > LARGEST_STEP)
  return !isStepped && apart(first, last) < LARGEST_DRIFT
}

type Levels = readonly [red: number, green: number, blue: number]

const apart = (one: Levels, other: Levels): number => Math.max(...one.map((level, at) => Math.abs(level - (other[at] ?? 0))))

/** Mean colour of what is not the subject; samples one pixel of sixteen. */
function backgroundOf({ photo, alpha }: Cutout, band: number): Levels | undefined {
  const sums: [number, number, number] = [0, 0, 0]
  let seen = 0
  let asked = 0
  for (let y = Math.floor((band * photo.height) / BANDS); y < ((band + 1) * photo.height) / BANDS; y += 4) {
    for (let x = 0; x < photo.width; x += 4) {
      asked++
      const pixel = y * photo.width + x
      if ((alpha.data[pixel] ?? 0) > 8) continue
      seen++
      for (let channel = 0; channel < 3; channel++) sums[channel] = (sums[channel] ?? 0) + (photo.data[pixel * 3 + channel] ?? 0)
    }
  }
  return seen < LEAST_SEEN * asked || seen === 0 ? undefined : [sums[0] / seen, sums[1] / seen, sums[2] / seen]
}
