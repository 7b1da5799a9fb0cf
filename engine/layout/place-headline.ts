import type { Box } from '#engine/types.ts'
import { breakLines } from './break-lines.ts'
import { marginsOf, type Size } from './formats.ts'
import type { TypeStyle } from './type-styles.ts'
import type { Face } from './typefaces.ts'
import { crossesSeam, type Seams } from './find-seams.ts'
import type { WeighArea } from './weigh-areas.ts'

export type Zone = 'top' | 'bottom' | 'left' | 'right'

/** A headline in its place. */
export interface HeadlineBlock {
  readonly lines: readonly string[]
  /** Pixels per em. */
  readonly size: number
  readonly align: TypeStyle['align']
  readonly box: Box
  readonly zone: Zone
}

export interface HeadlineSetting {
  readonly text: string
  readonly style: TypeStyle
  readonly face: Face
  readonly seams: Seams
  /** Down to this row the subject is never covered where it can be helped: people and animals carry their faces on top. */
  readonly faceBottom: number
}

/** A headline is read on a phone at arm's length: smaller than this share of the width it need not be set, in em. */
const SMALLEST = 0.05
const MOST_LINES = 5

/** Room under the last base line for descenders, in em. */
const DESCENT = 0.24

const ZONES: readonly { zone: Zone; width: number; unease: number }[] = [
  { zone: 'top', width: 1, unease: 0 },
  { zone: 'bottom', width: 1, unease: 0.12 },
  { zone: 'left', width: 0.46, unease: 0.3 },
  { zone: 'right', width: 0.46, unease: 0.32 },
]
const SHRINKS = [1, 0.88, 0.76, 0.66, 0.56] as const

/** Weighs what a place costs: hiding a face is worst, then much of the subject, a restless ground, small type. */
const COST = {
  face: 16,
  cover: 18,
  unrest: 2.2,
  smallness: 2,
  extraLine: 0.07,
  loneWords: 0.3,
  seam: 0.25,
  tooSmall: 3,
} as const

/** Sets the headline as large as it can be where the picture is calm and the subject is not. */
export function placeHeadline(setting: HeadlineSetting, canvas: Size, weigh: WeighArea): HeadlineBlock {
  let best: { block: HeadlineBlock; cost: number } | null = null
  const choices = [...headlineChoices(setting, canvas)]
  for (const { block, unease } of choices) {
    const { cover, unrest } = weigh(block.box)
    const isOnFace = block.box.top < setting.faceBottom
    const smallness = 1 - block.size / (setting.style.largest * canvas.width)
    const cost =
      (isOnFace ? COST.face : COST.cover * (block.box.height / canvas.height)) * Math.max(0, cover - 0.004) +
      (block.size < SMALLEST * canvas.width ? COST.tooSmall : 0) +
      (crossesSeam(setting.seams, block.box) ? COST.seam : 0) +
      COST.unrest * unrest +
      COST.smallness * smallness +
      COST.extraLine * block.lines.length +
      (isTorn(block.lines) ? COST.loneWords : 0) +
      unease
    if (best === null || cost < best.cost) best = { block, cost }
  }
  if (best === null) throw new Error('a headline has at least one place')
  return best.block
}

/** Three words on three lines read as a list. */
function isTorn(lines: readonly string[]): boolean {
  return lines.length > 2 && lines.filter((line) => !line.includes(' ')).length > 1
}

function* headlineChoices(setting: HeadlineSetting, canvas: Size): Generator<{ block: HeadlineBlock; unease: number }> {
  const { style, face } = setting
  const widthOf = remembered((line) => face.widthOf(line, style.tracking))
  const free = canvas.width * (1 - 2 * marginsOf(canvas).side)
  const text = cutEndlessWords(setting.text, free / (SMALLEST * canvas.width), widthOf)
  for (let count = 1; count <= MOST_LINES; count++) {
    const lines = breakLines(text, count, widthOf)
    const widest = Math.max(...lines.map(widthOf))
    for (const { zone, width, unease } of ZONES) {
      const fitting = Math.min(style.largest * canvas.width, (free * width) / widest)
      for (const shrink of SHRINKS) {
        const block = blockAt({ zone, lines, size: fitting * shrink, widest }, setting, canvas)
        if (isInside(block.box, canvas)) yield { block, unease }
      }
    }
  }
}

/** Measuring type is slow, and the ways to break a line share most of their pieces. */
function remembered(measure: (line: string) => number): (line: string) => number {
  const known = new Map<string, number>()
  return (line) => {
    const width = known.get(line) ?? measure(line)
    known.set(line, width)
    return width
  }
}

/** A word that would not fit on a line at the smallest size goes on on the next. `widest` at size 1. */
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

interface Draft {
  readonly zone: Zone
  readonly lines: readonly string[]
  readonly size: number
  readonly widest: number
}

function blockAt({ zone, lines, size, widest }: Draft, { style, face }: HeadlineSetting, canvas: Size): HeadlineBlock {
  const margins = marginsOf(canvas)
  const isAside = zone === 'left' || zone === 'right'
  const align = isAside ? 'left' : style.align
  const width = Math.ceil(widest * size)
  const height = Math.ceil((face.capHeight + (lines.length - 1) * style.leading + DESCENT) * size)
  const side = Math.round(margins.side * canvas.width)
  const lefts = { left: side, right: canvas.width - side - width, top: side, bottom: side } as const
  const tops = {
    top: margins.top * canvas.height + ornamentHeight(style, size),
    // the signature's line stays free below it
    bottom: canvas.height * (1 - margins.bottom) - height - canvas.width * 0.075,
    left: canvas.height * 0.44 - height / 2,
    right: canvas.height * 0.44 - height / 2,
  } as const
  const left = align === 'centre' ? Math.round((canvas.width - width) / 2) : lefts[zone]
  return { lines, size, align, zone, box: { left, top: Math.round(tops[zone]), width, height } }
}

/** Height that the ornament takes above the first line. */
export function ornamentHeight(style: TypeStyle, size: number): number {
  return style.ornament === 'none' ? 0 : size * 0.42
}
