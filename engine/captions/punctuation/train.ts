/** How marks, little words and prices are learned from lines that people wrote well. */
import { gapSlots, IS_NUMBER, lookAt, priceSlots, type Reader } from './features.ts'
import { type Perceptron, Trainer } from './perceptron.ts'
import type { Example } from './read-examples.ts'
import { recombine } from './recombine.ts'

const ROUNDS = 8
/** The share of what tells a gap that is left out at each step, so that no word alone decides. */
const DROPPED = 0.3

/** Several orders of the same lines, whose weights are averaged: with so few lines each order alone learns quirks of its own. */
const ORDERS = [1, 2]

/** The same lines give the same weights. */
export function trainGaps(examples: readonly Example[], reader: Reader): Perceptron {
  const labels = [...new Set(['', ...examples.flatMap((example) => example.gaps)])]
  return average(ORDERS.map((seed) => trainGapsOnce(examples, reader, { labels, seed })))
}

function trainGapsOnce(
  examples: readonly Example[],
  reader: Reader,
  { labels, seed }: { labels: readonly string[]; seed: number },
): Perceptron {
  const gaps = new Trainer(labels)
  const random = randomFrom(-seed)
  const lessons = [...examples, ...recombine(examples, random)]
  const learn = (example: Example) => {
    const looked = lookAt(example.tokens, reader, example.prices)
    for (let at = 1; at < looked.length; at++) {
      const slots = gapSlots(looked, at, example.gaps).filter(() => random() >= DROPPED)
      gaps.learn(slots, example.gaps[at] ?? '')
    }
  }
  return train(gaps, lessons, { learn, seed })
}

function average(perceptrons: readonly Perceptron[]): Perceptron {
  const [first] = perceptrons
  if (first === undefined) throw new RangeError('Nothing to average')
  const weights = first.weights.map(
    (_, at) => perceptrons.reduce((sum, one) => sum + (one.weights[at] ?? 0), 0) / perceptrons.length,
  )
  return { labels: first.labels, weights }
}

export function trainPrices(examples: readonly Example[], reader: Reader): Perceptron {
  const prices = new Trainer(['', 'price'])
  const learn = (example: Example) => {
    const looked = lookAt(example.tokens, reader)
    for (const [at, text] of example.tokens.entries()) {
      if (IS_NUMBER.test(text)) prices.learn(priceSlots(looked, at), example.prices[at] ? 'price' : '')
    }
  }
  return train(prices, examples, { learn, seed: 1 })
}

interface Lesson {
  readonly learn: (example: Example) => void
  /** Of the order of the lines. */
  readonly seed: number
}

function train(trainer: Trainer, examples: readonly Example[], { learn, seed }: Lesson): Perceptron {
  const random = randomFrom(seed)
  for (let round = 0; round < ROUNDS; round++) {
    const order = examples.map((example) => ({ example, at: random() })).toSorted((one, other) => one.at - other.at)
    for (const { example } of order) learn(example)
  }
  return trainer.finish()
}

/** https://en.wikipedia.org/wiki/Linear_congruential_generator, as in Numerical Recipes */
function randomFrom(seed: number): () => number {
  let state = seed
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return state / 2 ** 32
  }
}
