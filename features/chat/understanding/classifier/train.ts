/** Multinomial logistic regression by AdaGrad (Duchi, Hazan, Singer 2011) on hashed features. */
import { BUCKETS, type Features } from './features.ts'

export interface Lesson {
  readonly features: Features
  /** Indices of the labels that are right; each counts the same. */
  readonly targets: readonly number[]
  /** How much this lesson counts; 1 for a line that a person wrote. */
  readonly weight: number
}

export interface TrainingOptions {
  readonly labels: number
  readonly epochs: number
  readonly seed: number
}

const RATE = 0.3
/** Share of the features that a lesson hides at each look, so that no word alone decides. */
const HIDDEN = 0.25
/** Gradients below this are left out: nearly all of a lesson's labels are wrong by less. */
const MIN_GRADIENT = 1e-3
const SHRINKAGE = 1e-3

/** @returns the weights, a row of `labels` numbers for each bucket */
export function train(lessons: readonly Lesson[], { labels, epochs, seed }: TrainingOptions): Float32Array {
  const table: Table = {
    labels,
    weights: new Float32Array(BUCKETS * labels),
    squares: new Float32Array(BUCKETS * labels).fill(1e-3),
  }
  const random = randomFrom(seed)
  const order = [...lessons]
  for (let epoch = 0; epoch < epochs; epoch += 1) {
    shuffle(order, random)
    for (const lesson of order) learn(table, lesson, hideSome(lesson.features, random))
  }
  return table.weights
}

interface Table {
  readonly labels: number
  readonly weights: Float32Array
  /** Sums of squared steps, of which AdaGrad makes the rate of each weight. */
  readonly squares: Float32Array
}

function hideSome({ rows, values }: Features, random: () => number): Features {
  const isKept = Uint8Array.from(rows, () => Number(random() >= HIDDEN))
  return { rows: rows.filter((_, at) => isKept[at] === 1), values: values.filter((_, at) => isKept[at] === 1) }
}

function learn(table: Table, { targets, weight }: Lesson, features: Features): void {
  const probabilities = softmax(scoreLabels(table, features))
  for (const [label, probability] of probabilities.entries()) {
    const wanted = targets.includes(label) ? 1 / targets.length : 0
    const gradient = (probability - wanted) * weight
    if (Math.abs(gradient) >= MIN_GRADIENT) adjust(table, features, { label, gradient })
  }
}

function adjust(
  { labels, weights, squares }: Table,
  { rows, values }: Features,
  { label, gradient }: { readonly label: number; readonly gradient: number },
): void {
  for (const [at, row] of rows.entries()) {
    const cell = row * labels + label
    const step = gradient * numberAt(values, at) + SHRINKAGE * numberAt(weights, cell)
    const square = numberAt(squares, cell) + step * step
    squares[cell] = square
    weights[cell] = numberAt(weights, cell) - (RATE * step) / Math.sqrt(square)
  }
}

/** The sum of each label's weights in the rows of the features. */
export function scoreLabels(
  { labels, weights }: { readonly labels: number; readonly weights: Float32Array | Int8Array },
  { rows, values }: Features,
): Float64Array {
  const scores = new Float64Array(labels)
  for (const [at, row] of rows.entries()) {
    const base = row * labels
    const value = numberAt(values, at)
    for (let label = 0; label < labels; label += 1)
      scores[label] = numberAt(scores, label) + value * numberAt(weights, base + label)
  }
  return scores
}

/** The number at a place that is known to be in the array. */
function numberAt(numbers: Float32Array | Float64Array | Int8Array, at: number): number {
  return numbers[at] ?? 0
}

/** Turns scores into probabilities that sum to 1. */
export function softmax(scores: Float64Array): Float64Array {
  const most = Math.max(...scores)
  const powers = scores.map((score) => Math.exp(score - most))
  const sum = powers.reduce((total, power) => total + power, 0)
  return powers.map((power) => power / sum)
}

function shuffle(order: Lesson[], random: () => number): void {
  for (let at = order.length - 1; at > 0; at -= 1) {
    const other = Math.floor(random() * (at + 1))
    const [one, two] = [order[at], order[other]]
    if (one && two) [order[at], order[other]] = [two, one]
  }
}

/** Mulberry32: the same seed gives the same weights on every machine. */
function randomFrom(seed: number): () => number {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d_2b_79_f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}
