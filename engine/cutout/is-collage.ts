/**
 * Several photos that a program laid side by side: what parts them is a band of one flat colour, from edge to edge, beside which
 * the photos end at once. Walls and door frames have shades, and beside a gap between two things lies their ground.
 */
import sharp from 'sharp'
import type { Picture } from '#engine/types.ts'

/** The longer side on which bands are looked for, in pixels. */
const LONGEST = 640
/** Colours of a band, 0…255, with what a JPEG does to them, and the share of its length that has them. */
const ALIKE = 10
const FLAT = 0.97
/** A band's width, as a share of the picture's. */
const WIDEST = 0.1
/** The photos begin so far beside it, in pixels, and differ from it so much over so much of its length. */
const BEYOND = 3
const DIFFERENT = 20
const LEAST_DIFFERENT = 0.6
/** A band nearer to the picture's side than this share of its width is a margin. */
const MARGIN = 0.08

const CHANNELS = [0, 1, 2] as const
type Colour = readonly number[]

/** A line, and the colour of the band that it may be in or beside. */
interface Band {
  readonly lines: Lines
  readonly line: number
  readonly colour: Colour
}

/** Rows of a picture, or its columns. */
interface Lines {
  readonly count: number
  readonly length: number
  /** One channel of a pixel. */
  readonly read: (line: number, along: number, channel: number) => number
}

export async function isCollage(photo: Picture): Promise<boolean> {
  const { data, info } = await sharp(photo.data, { raw: { width: photo.width, height: photo.height, channels: 3 } })
    .resize(LONGEST, LONGEST, { fit: 'inside', withoutEnlargement: true })
    .raw()
    .toBuffer({ resolveWithObject: true })
  const { width, height } = info
  const read = (x: number, y: number, channel: number): number => data[(y * width + x) * 3 + channel] ?? 0
  const columns: Lines = { count: width, length: height, read }
  const rows: Lines = { count: height, length: width, read: (line, along, channel) => read(along, line, channel) }
  return [columns, rows].some(hasGutter)
}

function hasGutter(lines: Lines): boolean {
  const margin = Math.round(MARGIN * lines.count)
  const last = lines.count - 1 - margin
  for (let first = margin; first <= last; first++) {
    const colour = colourOf(lines, first)
    if (!isFlat({ lines, line: first, colour })) continue
    let end = first
    while (end < last && isFlat({ lines, line: end + 1, colour })) end++
    const isNarrow = end - first < WIDEST * lines.count && first > margin && end < last
    const isParting = [first - BEYOND, end + BEYOND].every(
      (line) => shareOf({ lines, line, colour }, (distance) => distance > DIFFERENT) >= LEAST_DIFFERENT,
    )
    if (isNarrow && isParting) return true
    first = end
  }
  return false
}

/** Lines that are no band are told by few of their pixels. */
const FEW = 32

/** The colour of the middle of some pixels of a line, channel by channel. */
function colourOf({ length, read }: Lines, line: number): Colour {
  return CHANNELS.map((channel) => {
    const levels = Array.from({ length: FEW }, (_, at) => read(line, Math.floor(((at + 0.5) * length) / FEW), channel))
    return levels.toSorted((one, other) => one - other)[FEW >> 1] ?? 0
  })
}

function isAlike(distance: number): boolean {
  return distance <= ALIKE
}

function isFlat(band: Band): boolean {
  return shareOf(band, isAlike, Math.ceil(band.lines.length / FEW)) >= FLAT && shareOf(band, isAlike) >= FLAT
}

/** Share of a line's pixels, or of some of them, whose distance from a colour, in its most different channel, is as asked. */
function shareOf({ lines, line, colour }: Band, isAsked: (distance: number) => boolean, step = 1): number {
  const [red = 0, green = 0, blue = 0] = colour
  let count = 0
  for (let along = 0; along < lines.length; along += step) {
    const distance = Math.max(
      Math.abs(lines.read(line, along, 0) - red),
      Math.abs(lines.read(line, along, 1) - green),
      Math.abs(lines.read(line, along, 2) - blue),
    )
    if (isAsked(distance)) count++
  }
  return count / Math.ceil(lines.length / step)
}
