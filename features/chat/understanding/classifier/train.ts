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
  const longest = lessons.reduce((most, { features }) => Math.max(most, features.rows.length), 0)
  const table: Table = {
    labels,
    weights: new Float32Array(BUCKETS * labels),
    squares: new Float32Array(BUCKETS * labels).fill(1e-3),
    shown: { rows: new Int32Array(longest), values: new Float32Array(longest) },
    wrong: { labels: new Int32Array(labels), gradients: new Float64Array(labels) },
  }
  const random = randomFrom(seed)
  const order = [...lessons]
  for (let epoch = 0; epoch < epochs; epoch += 1) {
    shuffle(order, random)
    for (const lesson of order) learn(table, lesson, showSome(table.shown, lesson.features, random))
  }
  return table.weights
}

interface Table {
  readonly labels: number
  readonly weights: Float32Array
  /** Sums of squared steps, of which AdaGrad makes the rate of each weight. */
  readonly squares: Float32Array
  /** Room for the features that a look shows, and for the labels that it gets wrong: half a million looks allocate nothing. */
  readonly shown: Features
  readonly wrong: { readonly labels: Int32Array; readonly gradients: Float64Array }
}

/** Copies the features that are not hidden at this look. */
function showSome(room: Features, { rows, values }: Features, random: () => number): Features {
  let kept = 0
  for (let at = 0; at < rows.length; at += 1) {
    if (random() < HIDDEN) continue
    room.rows[kept] = rows[at] ?? 0
    room.values[kept] = values[at] ?? 0
    kept += 1
  }
  return { rows: room.rows.subarray(0, kept), values: room.values.subarray(0, kept) }
}

function learn(table: Table, { targets, weight }: Lesson, features: Features): void {
  const { labels, gradients } = table.wrong
  const probabilities = softmax(scoreLabels(table, features))
  let count = 0
  for (let label = 0; label < probabilities.length; label += 1) {
    const wanted = targets.includes(label) ? 1 / targets.length : 0
    const gradient = ((probabilities[label] ?? 0) - wanted) * weight
    if (Math.abs(gradient) < MIN_GRADIENT) continue
    labels[count] = label
    gradients[count] = gradient
    count += 1
  }
  adjust(table, features, count)
}

/** Row by row, because the weights of a row lie side by side. @param count how many labels are wrong */
function adjust({ labels, weights, squares, wrong }: Table, { rows, values }: Features, count: number): void {
  for (let at = 0; at < rows.length; at += 1) {
    const base = (rows[at] ?? 0) * labels
    const value = values[at] ?? 0
    for (let place = 0; place < count; place += 1) {
      const cell = base + (wrong.labels[place] ?? 0)
      const weight = weights[cell] ?? 0
      const step = (wrong.gradients[place] ?? 0) * value + SHRINKAGE * weight
      const square = (squares[cell] ?? 0) + step * step
      squares[cell] = square
      weights[cell] = weight - (RATE * step) / Math.sqrt(square)
    }
  }
}

/** The sum of each label's weights in the rows of the features. */
export function scoreLabels(
  { labels, weights }: { readonly labels: number; readonly weights: Float32Array | Int8Array },
  { rows, values }: Features,
): Float64Array {
  const scores = new Float64Array(labels)
  for (let at = 0; at < rows.length; at += 1) {
    const base = (rows[at] ?? 0) * labels
    const value = values[at] ?? 0
    for (let label = 0; label < labels; label += 1) scores[label] = (scores[label] ?? 0) + value * (weights[base + label] ?? 0)
  }
  return scores
}

/** Turns scores into probabilities that sum to 1, in place. */
export function softmax(scores: Float64Array): Float64Array {
  let most = -Infinity
  for (const score of scores) most = Math.max(most, score)
  let sum = 0
  for (let at = 0; at < scores.length; at += 1) {
    const power = Math.exp((scores[at] ?? 0) - most)
    scores[at] = power
    sum += power
  }
  for (let at = 0; at < scores.length; at += 1) scores[at] = (scores[at] ?? 0) / sum
  return scores
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
