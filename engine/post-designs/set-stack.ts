/** Texts one under the other in a column of their own. All lengths are shares of the finished picture's width. */
import type { Face } from '#engine/typesetting/typefaces.ts'

/** A text of a stack as it is wanted. */
export interface Piece {
  readonly text: string
  readonly face: Face
  readonly size: number
  readonly leading: number
  readonly tracking: number
  /** Air above it, where something is. */
  readonly gap: number
  readonly role: 'ink' | 'accent' | 'plate'
}

export interface SetPiece extends Piece {
  readonly lines: readonly string[]
  readonly width: number
  /** From the top of the stack to the top of the first line's capitals, and to the end of the piece. */
  readonly top: number
  readonly bottom: number
}

export interface Stack {
  readonly pieces: readonly SetPiece[]
  readonly width: number
  readonly height: number
}

/** Room under the last line for descenders, in em. */
const DESCENT = 0.2
/** Air of a plate around its text, in em. */
export const PLATE_AIR = { x: 0.62, y: 0.44 } as const
const SHRINKS = [1, 0.92, 0.84, 0.76, 0.68, 0.6, 0.52, 0.45] as const

/** Sets texts as large as they fit into a width and a height; the smallest setting where none fits. */
export function setStack(pieces: readonly Piece[], width: number, most: number): Stack {
  const printable = pieces.flatMap((piece) => {
    const text = piece.face.printable(piece.text)
    return text === '' ? [] : [{ ...piece, text }]
  })
  const settings = SHRINKS.map((shrink) => stacked(printable, width, shrink))
  return settings.find(({ height }) => height <= most) ?? settings.at(-1) ?? { pieces: [], width: 0, height: 0 }
}

function stacked(pieces: readonly Piece[], width: number, shrink: number): Stack {
  let at = 0
  const set = pieces.map((piece, index): SetPiece => {
    const fitted = fit(piece, width, shrink)
    const air = piece.role === 'plate' ? PLATE_AIR.y * fitted.size : 0
    const top = at + (index > 0 ? piece.gap * shrink : 0) + air
    const body = (piece.face.capHeight + (fitted.lines.length - 1) * piece.leading) * fitted.size
    const bottom = top + body + (piece.role === 'plate' ? air : DESCENT * fitted.size)
    at = bottom
    return { ...piece, ...fitted, top, bottom }
  })
  return { pieces: set, width: Math.max(0, ...set.map((piece) => piece.width)), height: at }
}

/** Breaks a text into lines; a word longer than the width makes the letters smaller. */
function fit(piece: Piece, width: number, shrink: number): Pick<SetPiece, 'lines' | 'size' | 'width'> {
  const { face, tracking, text } = piece
  const free = piece.role === 'plate' ? width - 2 * PLATE_AIR.x * piece.size * shrink : width
  const words = text.split(' ').map((word) => ({ word, long: face.widthOf(word, tracking) }))
  const longest = Math.max(...words.map(({ long }) => long))
  const size = Math.min(piece.size * shrink, free / longest)
  const even = evenLines(words, free / size, face.widthOf('a a', tracking) - 2 * face.widthOf('a', tracking))
  const widest = Math.max(...even.map((line) => face.widthOf(line, tracking)))
  const plate = piece.role === 'plate' ? 2 * PLATE_AIR.x * size : 0
  return { lines: even, size: Math.min(size, free / widest), width: Math.min(size, free / widest) * widest + plate }
}

interface Word {
  readonly word: string
  readonly long: number
}

/** As few lines as fit, then of even length: the narrowest width that needs no line more. */
function evenLines(words: readonly Word[], width: number, blank: number): readonly string[] {
  const fewest = filled(words, width, blank).length
  let [narrow, wide] = [Math.max(...words.map(({ long }) => long)), width]
  for (let step = 0; step < 12; step++) {
    const middle = (narrow + wide) / 2
    if (filled(words, middle, blank).length > fewest) narrow = middle
    else wide = middle
  }
  return filled(words, wide, blank)
}

function filled(words: readonly Word[], width: number, blank: number): string[] {
  const lines: string[] = []
  let used = Infinity
  for (const { word, long } of words) {
    // adding up in another order must not break a line that fits
    if (used + blank + long <= width * 1.0001) {
      lines.push(`${lines.pop() ?? ''} ${word}`)
      used += blank + long
    } else {
      lines.push(word)
      used = long
    }
  }
  return lines
}
