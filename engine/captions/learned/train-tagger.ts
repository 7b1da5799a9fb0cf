/** Learns a tagger with AdaGrad (Duchi, Hazan and Singer 2011, https://jmlr.org/papers/v12/duchi11a.html). */
import { randomFrom } from './random.ts'
import { likeliest, shareLabels, TAGGER_SLOTS, type Tagger } from './tagger.ts'

/** A line of which each word has its label. */
export interface TaggedLine {
  readonly labels: Uint8Array
  /** Slots of a word that the labels before it do not change; none where nothing is to be learned. */
  readonly slotsAt: readonly (readonly number[])[]
  /** Those that follow from the labels before it. */
  readonly slotsBehind: (at: number, labels: Uint8Array) => readonly number[]
}

const ROUNDS = 3
const RATE = 0.04
/** The share of slots that is left out at each step, so that no word alone decides. */
const LEFT_OUT = 0.2
/** From this round on the labels before a word are its own choices half of the time, as they are when it is used. */
const FIRST_ROUND_OF_OWN = 1
const NEGLIGIBLE = 1e-3
const FIRST_SQUARE = 1e-2

/** The same lines give the same weights. */
export function trainTagger(lines: readonly TaggedLine[], labels: number): Tagger {
  const learner = new Learner(labels)
  const random = randomFrom(1)
  for (let round = 0; round < ROUNDS; round++) {
    const order = lines.map((line) => ({ line, at: random() })).toSorted((one, other) => one.at - other.at)
    for (const { line } of order) learner.learn(line, random, round >= FIRST_ROUND_OF_OWN)
  }
  return learner.tagger
}

function seenOf(slots: readonly number[], behind: readonly number[], random: () => number): number[] {
  const seen: number[] = []
  for (const slot of slots) if (random() >= LEFT_OUT) seen.push(slot)
  for (const slot of behind) if (random() >= LEFT_OUT) seen.push(slot)
  return seen
}

class Learner {
  readonly tagger: Tagger
  readonly #squares: Float32Array

  constructor(labels: number) {
    this.tagger = { labels, weights: new Float32Array(TAGGER_SLOTS * labels) }
    this.#squares = new Float32Array(TAGGER_SLOTS * labels).fill(FIRST_SQUARE)
  }

  learn({ labels, slotsAt, slotsBehind }: TaggedLine, random: () => number, isOwn: boolean): void {
    const chosen = new Uint8Array(labels.length)
    for (const [at, slots] of slotsAt.entries()) {
      const label = labels[at] ?? 0
      chosen[at] = label
      if (slots.length === 0) continue
      const seen = seenOf(slots, slotsBehind(at, chosen), random)
      const shares = shareLabels(this.tagger, seen)
      this.#step(seen, shares, label)
      if (isOwn && random() < 1 / 2) chosen[at] = likeliest(shares)
    }
  }

  #step(slots: readonly number[], shares: Float64Array, right: number): void {
    const { labels, weights } = this.tagger
    for (let label = 0; label < labels; label++) {
      const gradient = (shares[label] ?? 0) - (label === right ? 1 : 0)
      if (Math.abs(gradient) < NEGLIGIBLE) continue
      for (const slot of slots) {
        const index = slot * labels + label
        const square = (this.#squares[index] ?? 0) + gradient * gradient
        this.#squares[index] = square
        weights[index] = (weights[index] ?? 0) - (RATE * gradient) / Math.sqrt(square)
      }
    }
  }
}
