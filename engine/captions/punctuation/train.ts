/** How marks, little words and prices are learned from lines that people wrote well. */
import { gapSlots, IS_NUMBER, lookAt, priceSlots, type Reader } from './features.ts'
import { type Perceptron, Trainer } from './perceptron.ts'
import type { Example } from './read-examples.ts'
import { mirror, recombine } from './recombine.ts'

const ROUNDS = 8
/** The share of what tells a gap that is left out at each step, so that no word alone decides. */
const DROPPED = 0.3

/** Whether the words of lessons are looked at from their end. */
export type Direction = 'forwards' | 'backwards'

/** The same lines give the same weights. Read from the end it is learned whether there is a mark, and not which. */
export function trainGaps(examples: readonly Example[], reader: Reader, direction: Direction): Perceptron {
  const isForwards = direction === 'forwards'
  const known = isForwards ? examples : examples.map(withOneMark)
  const gaps = new Trainer([...new Set(['', ...known.flatMap((example) => example.gaps)])])
  const random = randomFrom(-1)
  const lessons = [...known, ...recombine(known, random), ...recombine(known, random)]
  const learn = (lesson: Example) => {
    const inOrder = lookAt(lesson.tokens, reader, lesson.prices)
    const looked = isForwards ? inOrder : inOrder.toReversed()
    const example = isForwards ? lesson : mirror(lesson)
    for (let at = 1; at < looked.length; at++) {
      const slots = gapSlots(looked, at, example.gaps).filter(() => random() >= DROPPED)
      gaps.learn(slots, example.gaps[at] ?? '')
    }
  }
  return train(gaps, lessons, { learn, seed: 1 })
}

/** A colon joins a price to its thing. */
function withOneMark(example: Example): Example {
  const isOpen = (gap: string, at: number) => gap === '' || (gap === ':' && example.prices[at] === true)
  return { ...example, gaps: example.gaps.map((gap, at) => (isOpen(gap, at) ? '' : ',')) }
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
