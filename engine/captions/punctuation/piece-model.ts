/** Parts a line in pieces as a whole, by how well each piece stands by itself: a semi-Markov model (https://papers.nips.cc/paper/2648). */
import { type PlacedLine, slotsOfPiece } from './piece-features.ts'

/** A longer one is no piece. */
export const MOST_WORDS_OF_PIECE = 20

export interface Scores {
  /** Of a piece that ends before a word; infinite where one must end there, or must not. */
  readonly end: (at: number) => number
  readonly piece: (from: number, to: number) => number
}

/** @returns for each word whether a piece begins with it, but for the first one */
export function partInPieces(length: number, { end, piece }: Scores): Uint8Array {
  const best = new Float64Array(length + 1).fill(-Infinity)
  const starts = new Int32Array(length + 1)
  best[0] = 0
  for (let to = 1; to <= length; to++) {
    const ended = to === length ? 0 : end(to)
    for (let from = Math.max(0, to - MOST_WORDS_OF_PIECE); from < to; from++) {
      const score = (best[from] ?? 0) + ended
      if (score === -Infinity) continue
      const whole = score + piece(from, to)
      if (whole > (best[to] ?? 0)) {
        best[to] = whole
        starts[to] = from
      }
    }
  }
  const ends = new Uint8Array(length)
  for (let to = starts[length] ?? 0; to > 0; to = starts[to] ?? 0) ends[to] = 1
  return ends
}

/** @param favour added for a piece that ends before a word */
export function scoresOfLine(line: PlacedLine, weights: Float32Array, favour: (at: number) => number): Scores {
  const sum = (slots: readonly number[]) => slots.reduce((total, slot) => total + (weights[slot] ?? 0), 0)
  return {
    end: (at) => sum(line.ends[at] ?? []) + favour(at),
    piece: (from, to) => sum(slotsOfPiece(line, from, to)),
  }
}
