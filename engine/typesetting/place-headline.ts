import type { Box } from '#engine/types.ts'
import { grown } from './boxes.ts'
import { breakLines } from './break-lines.ts'
import { marginsOf, type Size } from '../framing/formats.ts'
import type { TypeStyle } from './type-styles.ts'
import type { Face } from './typefaces.ts'
import { crossesSeam, type Seams } from './find-seams.ts'
import type { CostOfArea } from './cost-of-area.ts'

/** A headline with its position. */
export interface HeadlineBlock {
  readonly lines: readonly string[]
  /** Pixels per em. */
  readonly size: number
  readonly align: TypeStyle['align']
  readonly box: Box
}

export interface HeadlineSetting {
  readonly text: string
  readonly style: TypeStyle
  readonly face: Face
  readonly seams: Seams
  /** Whether a signature needs a line below a headline at the bottom. */
  readonly isSigned: boolean
  /** Down to this row the subject is not covered if possible: faces of people and animals are at the top. */
  readonly faceBottom: number
}

/** A headline is read on a phone at arm's length: the smallest size as a share of the width, in em. */
const SMALLEST = 0.05
const MAX_LINES = 5
/** Height of a signature below a headline with the space above it, as a share of the width. */
const SIGNATURE_LINE = 0.075

/** Room under the last base line for descenders, in em. */
const DESCENT = 0.24

/** How far a free headline stays from the subject, as a share of the width. */
export const CLEARANCE = 0.03
/** Invisible cover: the outermost fringe of a soft mask. */
export const UNSEEN_COVER = 0.004

interface HeadlinePosition {
  readonly across: 'left' | 'centre' | 'right'
  /** From the top margin, 0, to the bottom one, 1. */
  readonly down: number
  /** Share of the free width that a line may take. */
  readonly width: number
  readonly penalty: number
}

const asides = (down: number, penalty: number): readonly HeadlinePosition[] => [
  { across: 'left', down, width: 0.46, penalty },
  { across: 'right', down, width: 0.46, penalty: penalty + 0.02 },
]

/** Across the whole width at the top or the bottom, or beside the subject at any height. */
const PLACES: readonly HeadlinePosition[] = [
  { across: 'centre', down: 0, width: 1, penalty: 0 },
  { across: 'centre', down: 1, width: 1, penalty: 0.12 },
  ...asides(0, 0.22),
  ...asides(0.2, 0.3),
  ...asides(0.4, 0.3),
  ...asides(0.6, 0.32),
  ...asides(0.8, 0.34),
  ...asides(1, 0.34),
]
const SHRINKS = [1, 0.88, 0.76, 0.66, 0.56] as const

/** The cost of a place: covering a face is worst, then much of the subject, an uneven ground, small text. */
const COST = {
  face: 16,
  cover: 18,
  unrest: 2.2,
  bustle: 2.5,
  smallness: 2,
  extraLine: 0.07,
  loneWords: 0.3,
  seam: 0.25,
  tooSmall: 6,
  onSubject: 3,
} as const

export interface RankedHeadline {
  readonly block: HeadlineBlock
  readonly cost: number
}

/**
 * Every way to set the headline, the best first: as large as possible where the picture is calm, and on the subject only where no
 * free place is large enough to read.
 */
export function rankHeadlines(setting: HeadlineSetting, canvas: Size, areaCost: CostOfArea): readonly RankedHeadline[] {
  return [...headlineChoices(setting, canvas)]
    .map(({ block, penalty }) => ({ block, cost: penalty + costOf(block, { setting, canvas, areaCost }) }))
    .sort((one, other) => one.cost - other.cost)
}

interface Ground {
  readonly setting: HeadlineSetting
  readonly canvas: Size
  readonly areaCost: CostOfArea
}

function costOf({ box, size, lines }: HeadlineBlock, { setting, canvas, areaCost }: Ground): number {
  const { cover, unrest, bustle } = areaCost(box)
  const isFree = areaCost(grown(box, CLEARANCE * canvas.width)).cover < UNSEEN_COVER
  const perCover = box.top < setting.faceBottom ? COST.face : COST.cover * (box.height / canvas.height)
  return (
    perCover * Math.max(0, cover - UNSEEN_COVER) +
    (isFree ? 0 : COST.onSubject) +
    (size < SMALLEST * canvas.width ? COST.tooSmall : 0) +
    (crossesSeam(setting.seams, box) ? COST.seam : 0) +
    COST.unrest * unrest +
    COST.bustle * bustle +
    COST.smallness * (1 - size / (setting.style.largest * canvas.width)) +
    COST.extraLine * lines.length +
    (isTorn(lines) ? COST.loneWords : 0)
  )
}

/** Three words on three lines read as a list. */
function isTorn(lines: readonly string[]): boolean {
  return lines.length > 2 && lines.filter((line) => !line.includes(' ')).length > 1
}

function* headlineChoices(setting: HeadlineSetting, canvas: Size): Generator<{ block: HeadlineBlock; penalty: number }> {
  const { style, face } = setting
  const widthOf = remembered((line) => face.widthOf(line, style.tracking))
  const free = canvas.width * (1 - 2 * marginsOf(canvas).side)
  const text = cutEndlessWords(setting.text, free / (SMALLEST * canvas.width), widthOf)
  for (let count = 1; count <= MAX_LINES; count++) {
    const lines = breakLines(text, count, widthOf)
    const widest = Math.max(...lines.map(widthOf))
    for (const place of PLACES) {
      const fitting = Math.min(style.largest * canvas.width, (free * place.width) / widest)
      for (const shrink of SHRINKS) {
        const block = blockAt({ place, lines, size: fitting * shrink, widest }, setting, canvas)
        if (isInside(block.box, canvas)) yield { block, penalty: place.penalty }
      }
    }
  }
}

/** Measuring text is slow, and the ways to break a line share most of their pieces. */
function remembered(measure: (line: string) => number): (line: string) => number {
  const known = new Map<string, number>()
  return (line) => {
    const width = known.get(line) ?? measure(line)
    known.set(line, width)
    return width
  }
}

/** A word too long for a line at the smallest size continues on the next. `widest` at size 1. */
function cutEndlessWords(text: string, widest: number, widthOf: (line: string) => number): string {
  return text
    .split(' ')
    .flatMap((word) => {
      const pieces: string[] = ['']
      for (const letter of word) {
        const last = pieces.at(-1) ?? ''
        if (widthOf(last + letter) <= widest) pieces[pieces.length - 1] = last + letter
        else pieces.push(letter)
      }
      return pieces
    })
    .filter((piece) => piece !== '')
    .join(' ')
}

function isInside({ left, top, width, height }: Box, canvas: Size): boolean {
  return left >= 0 && top >= 0 && left + width <= canvas.width && top + height <= canvas.height
}

interface HeadlineDraft {
  readonly place: HeadlinePosition
  readonly lines: readonly string[]
  readonly size: number
  readonly widest: number
}

function blockAt(
  { place, lines, size, widest }: HeadlineDraft,
  { style, face, isSigned }: HeadlineSetting,
  canvas: Size,
): HeadlineBlock {
  const margins = marginsOf(canvas)
  const align = place.across === 'centre' ? style.align : 'left'
  const width = Math.ceil(widest * size)
  const height = Math.ceil((face.capHeight + (lines.length - 1) * style.leading + DESCENT) * size)
  const side = Math.round(margins.side * canvas.width)
  const centre = align === 'centre' ? Math.round((canvas.width - width) / 2) : side
  const left = { left: side, right: canvas.width - side - width, centre }[place.across]
  const highest = margins.top * canvas.height + ornamentHeight(style, size)
  const lowest = canvas.height * (1 - margins.bottom) - height - (isSigned ? canvas.width * SIGNATURE_LINE : 0)
  const top = Math.round(highest + place.down * (lowest - highest))
  return { lines, size, align, box: { left, top, width, height } }
}

/** Height that the ornament takes above the first line. */
export function ornamentHeight(style: TypeStyle, size: number): number {
  return style.ornament === 'none' ? 0 : size * 0.42
}
