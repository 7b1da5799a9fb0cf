/** How it is learned where the pieces of a line end: an averaged structured perceptron (Collins 2002), whose right answer has to win by a margin. */
import { lookAt, type Reader } from './features.ts'
import { mixed, PIECE_SLOTS } from './mix-hash.ts'
import { placeLine, slotsOfPiece } from './piece-features.ts'
import { MOST_WORDS_OF_PIECE, partInPieces } from './piece-model.ts'
import { randomFrom } from './random.ts'
import type { Example } from './read-examples.ts'
import { recombine } from './recombine.ts'

const ROUNDS = 8
/** For each line of the examples as many that are put together anew. */
const RECOMBINED = 2
/** Each wrong end has to lose by so much. */
const MARGIN = 2
/** The share of what tells that is left out at each step, so that no word alone decides. */
const DROPPED = 0.4

/** A line with the slots of its places and of its possible pieces, one behind the other: as lists of their own they would take far more memory. */
interface Lesson {
  readonly length: number
  readonly slots: Int32Array
  /** Where those of a place begin, and then those of each piece by its end and its beginning. */
  readonly starts: Int32Array
  readonly ends: Uint8Array
}

/** The same lines give the same weights. */
export function trainPieces(examples: readonly Example[], reader: Reader): Float32Array {
  const random = randomFrom(1)
  const anew = Array.from({ length: RECOMBINED }, () => recombine(examples, random)).flat()
  const lessons = [...examples, ...anew].map((example) => lessonOf(example, reader))
  const learner = new Learner()
  for (let round = 0; round < ROUNDS; round++) {
    const order = lessons.map((lesson) => ({ lesson, at: random() })).toSorted((one, other) => one.at - other.at)
    for (const { lesson } of order) learner.learn(lesson, Math.trunc(random() * 2 ** 32))
  }
  return learner.finish()
}

/** A colon joins a price to its thing. */
function lessonOf({ tokens, gaps, prices }: Example, reader: Reader): Lesson {
  const isEnd = (at: number) => at > 0 && gaps[at] !== '' && !(gaps[at] === ':' && prices[at] === true)
  const line = placeLine(lookAt(tokens, reader, prices))
  const { length } = line
  const slots: number[] = []
  const starts: number[] = []
  for (let at = 0; at < length; at++) {
    starts.push(slots.length)
    slots.push(...(line.ends[at] ?? []))
  }
  for (let to = 1; to <= length; to++) {
    for (let from = firstOf(to); from < to; from++) {
      starts.push(slots.length)
      slots.push(...slotsOfPiece(line, from, to))
    }
  }
  return {
    length,
    slots: Int32Array.from(slots),
    starts: Int32Array.from([...starts, slots.length]),
    ends: Uint8Array.from(tokens, (_, at) => (isEnd(at) ? 1 : 0)),
  }
}

const firstOf = (to: number): number => Math.max(0, to - MOST_WORDS_OF_PIECE)

/** How many pieces end before this place, in the order of the lesson. */
function piecesUpTo(to: number): number {
  const full = Math.max(0, to - 1 - MOST_WORDS_OF_PIECE)
  const growing = to - 1 - full
  return (growing * (growing + 1)) / 2 + full * MOST_WORDS_OF_PIECE
}

class Learner {
  readonly #weights = new Float64Array(PIECE_SLOTS)
  readonly #sums = new Float64Array(PIECE_SLOTS)
  #step = 1
  #seed = 0

  learn(lesson: Lesson, seed: number): void {
    this.#seed = seed
    const { length, ends } = lesson
    const guess = partInPieces(length, {
      end: (at) => this.#sum(lesson, at) + (ends[at] === 1 ? -MARGIN : MARGIN),
      piece: (from, to) => this.#sum(lesson, indexOfPiece(lesson, from, to)),
    })
    if (guess.some((end, at) => end !== ends[at])) {
      this.#change(lesson, ends, 1)
      this.#change(lesson, guess, -1)
    }
    this.#step += 1
  }

  finish(): Float32Array {
    return Float32Array.from(this.#weights, (weight, slot) => weight - (this.#sums[slot] ?? 0) / this.#step)
  }

  #sum({ slots, starts }: Lesson, index: number): number {
    let sum = 0
    const to = starts[index + 1] ?? 0
    for (let at = starts[index] ?? 0; at < to; at++) {
      const slot = slots[at] ?? 0
      if (this.#isSeen(slot)) sum += this.#weights[slot] ?? 0
    }
    return sum
  }

  #isSeen(slot: number): boolean {
    return (mixed(slot, this.#seed) >>> 0) / 2 ** 32 >= DROPPED
  }

  #change(lesson: Lesson, ends: Uint8Array, by: number): void {
    const { length } = lesson
    let from = 0
    for (let to = 1; to <= length; to++) {
      if (to < length && ends[to] !== 1) continue
      if (to < length) this.#add(lesson, to, by)
      if (to - from <= MOST_WORDS_OF_PIECE) this.#add(lesson, indexOfPiece(lesson, from, to), by)
      from = to
    }
  }

  #add({ slots, starts }: Lesson, index: number, by: number): void {
    const to = starts[index + 1] ?? 0
    for (let at = starts[index] ?? 0; at < to; at++) {
      const slot = slots[at] ?? 0
      if (!this.#isSeen(slot)) continue
      this.#weights[slot] = (this.#weights[slot] ?? 0) + by
      this.#sums[slot] = (this.#sums[slot] ?? 0) + by * this.#step
    }
  }
}

function indexOfPiece({ length }: Lesson, from: number, to: number): number {
  return length + piecesUpTo(to) + from - firstOf(to)
}
