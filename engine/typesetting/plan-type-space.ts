import type { Plane } from '#engine/types.ts'
import { breakLines } from './break-lines.ts'
import { marginsOf, type Size } from '../framing/formats.ts'
import type { TypeStyle } from './type-styles.ts'
import type { Face } from './typefaces.ts'

/** A place of its own for text, beside the picture: a band above or below, a column on the left. */
export interface TypeSpace {
  readonly edge: 'top' | 'bottom' | 'left'
  /** Share of the finished picture's height, for a column of its width; 0…1. */
  readonly share: number
  /** Whether a photo that does not fill the rest comes without a mat of its own: what it stands on surrounds it. */
  readonly isBare?: boolean
}

/** What a place beside text shows of a picture. */
export interface PlaceFit {
  /** Width over height of what stands there. */
  readonly ratio: number
  /** Share of the place that it fills: less than 1 where the subject does not fit the place. */
  readonly filled: number
  /** Share of the subject that is seen. */
  readonly kept: number
}

export interface SpacedTitle {
  readonly text: string
  readonly style: TypeStyle
  readonly face: Face
}

/** A headline in lines, all lengths as shares of the finished picture's width. */
export interface SpacedLines {
  readonly lines: readonly string[]
  readonly size: number
  readonly height: number
}

/** Shares of the width: air around text, the line of a signature, and sizes of letters. */
export const SPACE = { air: 0.055, signature: 0.062, largest: 0.078, smallest: 0.05, descent: 0.24 } as const
/** Whatever is written, the picture keeps half of the height: longer text becomes smaller. */
const MOST = 0.5
/** Width of a column; the picture beside it stays the larger part. */
const COLUMN = 0.37
const LARGEST_IN_COLUMN = 0.064
/** A column suits pictures from this ratio on, with a subject that is narrower than the second one. */
const COLUMN_FROM = { picture: 0.95, subject: 0.8 } as const

/** Decides where text goes that would cover something. `title` is null for a signature alone. */
export function planTypeSpace(size: Size, mask: Plane | null, title: SpacedTitle | null, isSigned: boolean): TypeSpace {
  if (!title) return { edge: 'bottom', share: Math.min(MOST, ((SPACE.signature + SPACE.air / 2) * size.width) / size.height) }
  const ratio = size.width / size.height
  const isColumn = ratio >= COLUMN_FROM.picture && ratioOfSubject(mask) < COLUMN_FROM.subject
  return spaceAt(isColumn ? 'left' : 'top', { size, title, isSigned })
}

/** A place for a title on one side of the picture. */
export function spaceAt(
  edge: TypeSpace['edge'],
  { size, title, isSigned }: { size: Size; title: SpacedTitle; isSigned: boolean },
): TypeSpace {
  if (edge === 'left') return { edge, share: COLUMN }
  const { height } = spaceLines(title, 'top', marginsOf(size).side)
  const band = height + 2 * SPACE.air + (isSigned ? SPACE.signature : 0)
  return { edge: 'top', share: Math.min(MOST, (band * size.width) / size.height + aboveBand(size)) }
}

/** A title that leaves less of the place or of the subject than this may stand on another side. */
const GOOD = 0.88
/** A place so many times as wide as it is high is a strip. */
const STRIP = 2
const CLEARLY_MORE = 1.2
const WIDEST_COLUMN = 0.5
/** A little more than the photo needs, so that rounding never puts it on a mat. */
const SLACK = 1.005

/** The planned place of a title or, where a photo would be small beside it, a larger one or one on another side. */
export function suitSpace(
  planned: TypeSpace,
  other: TypeSpace,
  { width, height }: Size,
  fitIn: (space: TypeSpace) => PlaceFit,
): TypeSpace {
  const scored = (space: TypeSpace) => {
    const first = { space, fit: fitIn(space) }
    if (first.fit.filled === 1) return first
    const { ratio } = first.fit
    const [least, most] = space.edge === 'left' ? [COLUMN, WIDEST_COLUMN] : [space.share, MOST]
    const left = space.edge === 'left' ? 1 - (ratio / SLACK) * (height / width) : 1 - width / height / (ratio * SLACK)
    const grown = { ...space, share: Math.max(least, Math.min(most, left)) }
    const second = { space: grown, fit: fitIn(grown) }
    return second.fit.filled > first.fit.filled ? second : first
  }
  const isStrip = ({ edge, share }: TypeSpace) => edge !== 'left' && width / height / (1 - share) > STRIP
  const own = scored(planned)
  if (own.fit.filled * own.fit.kept >= GOOD && !isStrip(own.space)) return own.space
  const score = ({ space, fit }: typeof own) => (1 - space.share) * fit.filled * fit.kept
  const instead = scored(other)
  return score(instead) > CLEARLY_MORE * score(own) ? instead.space : own.space
}

/** Share of the height above a band that the app's own buttons take in a story. */
export function aboveBand(size: Size): number {
  const { top } = marginsOf(size)
  return size.height / size.width > 1.6 ? top - (SPACE.air * size.width) / size.height : 0
}

/** Breaks a headline for a band or a column: few lines of large letters. */
export function spaceLines({ text, style, face }: SpacedTitle, edge: TypeSpace['edge'], side: number): SpacedLines {
  const free = edge === 'left' ? COLUMN - SPACE.air - side : 1 - 2 * side
  const largest = edge === 'left' ? LARGEST_IN_COLUMN : SPACE.largest
  const widthOf = (line: string): number => face.widthOf(line, style.tracking)
  const choices = [1, 2, 3, 4, 5, 6].map((count) => {
    const lines = breakLines(text, count, widthOf)
    const size = Math.min(largest, style.largest, free / Math.max(...lines.map(widthOf)))
    return { lines, size, height: (face.capHeight + (lines.length - 1) * style.leading + SPACE.descent) * size }
  })
  const readable = choices.find(({ size }) => size >= SPACE.smallest)
  return readable ?? choices.reduce((one, other) => (other.size > one.size ? other : one))
}

function ratioOfSubject(mask: Plane | null): number {
  if (!mask) return 1
  const { data, width } = mask
  let [left, right, top, bottom] = [width, 0, mask.height, 0]
  for (let at = 0; at < data.length; at += 3) {
    if ((data[at] ?? 0) < 128) continue
    const [x, y] = [at % width, Math.floor(at / width)]
    left = Math.min(left, x)
    right = Math.max(right, x)
    top = Math.min(top, y)
    bottom = Math.max(bottom, y)
  }
  return right > left && bottom > top ? (right - left) / (bottom - top) : 1
}
