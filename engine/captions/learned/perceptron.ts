/** An averaged perceptron over hashed features (Collins 2002, https://doi.org/10.3115/1118693.1118694). */

export interface Perceptron {
  readonly labels: readonly string[]
  /** For each slot of the hash a weight for each label. */
  readonly weights: Float32Array
}

/** A power of two. */
export const SLOTS = 131_072
const FNV_PRIME = 16_777_619
const FNV_OFFSET = 2_166_136_261

export function slotOf(feature: string): number {
  let value = FNV_OFFSET
  for (let index = 0; index < feature.length; index++) value = Math.imul(value ^ feature.charCodeAt(index), FNV_PRIME)
  return ((value ^ (value >>> 15)) >>> 0) & (SLOTS - 1)
}

export interface Choice {
  readonly label: string
  /** How far it is ahead of the others. */
  readonly margin: number
}

export function choose({ labels, weights }: Perceptron, slots: readonly number[]): Choice {
  const scores = scoresOf(weights, labels.length, slots)
  const best = bestOf(scores)
  const label = labels[best] ?? ''
  const others = scores.filter((_, index) => index !== best)
  return { label, margin: (scores[best] ?? 0) - Math.max(...others) }
}

export function scoresOf(weights: Float32Array, count: number, slots: readonly number[]): number[] {
  const scores = Array.from({ length: count }, () => 0)
  for (const slot of slots)
    for (let label = 0; label < count; label++) scores[label] = (scores[label] ?? 0) + (weights[slot * count + label] ?? 0)
  return scores
}

function bestOf(scores: ArrayLike<number>): number {
  let best = 0
  for (let index = 1; index < scores.length; index++) if ((scores[index] ?? 0) > (scores[best] ?? 0)) best = index
  return best
}

/** Learns from one decision after the other; the weights of all steps are averaged, which is what keeps it from following the last ones. */
export class Trainer {
  readonly labels: readonly string[]
  readonly #weights: Float64Array
  readonly #sums: Float64Array
  readonly #scores: Float64Array
  #step = 1

  constructor(labels: readonly string[]) {
    this.labels = labels
    this.#weights = new Float64Array(SLOTS * labels.length)
    this.#sums = new Float64Array(SLOTS * labels.length)
    this.#scores = new Float64Array(labels.length)
  }

  learn(slots: readonly number[], label: string): void {
    const right = this.labels.indexOf(label)
    const guess = this.#guess(slots, right)
    if (guess !== right) {
      for (const slot of slots) {
        this.#add(slot * this.labels.length + right, 1)
        this.#add(slot * this.labels.length + guess, -1)
      }
    }
    this.#step += 1
  }

  /** The right one has to win by one. */
  #guess(slots: readonly number[], right: number): number {
    const scores = this.#scores
    const count = scores.length
    scores.fill(0)
    for (const slot of slots)
      for (let label = 0; label < count; label++)
        scores[label] = (scores[label] ?? 0) + (this.#weights[slot * count + label] ?? 0)
    if (right >= 0) scores[right] = (scores[right] ?? 0) - 1
    return bestOf(scores)
  }

  #add(at: number, change: number): void {
    this.#weights[at] = (this.#weights[at] ?? 0) + change
    this.#sums[at] = (this.#sums[at] ?? 0) + change * this.#step
  }

  finish(): Perceptron {
    const weights = Float32Array.from(this.#weights, (weight, at) => weight - (this.#sums[at] ?? 0) / this.#step)
    return { labels: this.labels, weights }
  }
}
