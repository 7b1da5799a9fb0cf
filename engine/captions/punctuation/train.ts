/** How marks, little words and prices are learned from lines that people wrote well. */
import { gapSlots, IS_NUMBER, lookAt, priceSlots, type Reader } from './features.ts'
import { type Perceptron, Trainer } from './perceptron.ts'
import { randomFrom } from './random.ts'
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
  const choices = lessons.map((lesson) => {
    const inOrder = lookAt(lesson.tokens, reader, lesson.prices)
    const looked = isForwards ? inOrder : inOrder.toReversed()
    const { gaps: told } = isForwards ? lesson : mirror(lesson)
    return looked
      .slice(1)
      .map((_, before): Told => ({ slots: gapSlots(looked, before + 1, told), label: told[before + 1] ?? '' }))
  })
  const learn = (lesson: readonly Told[]) => {
    for (const { slots, label } of lesson) {
      gaps.learn(
        slots.filter(() => random() >= DROPPED),
        label,
      )
    }
  }
  return train(gaps, choices, { learn, seed: 1 })
}

/** One choice of a lesson; what tells it is the same in every round. */
interface Told {
  readonly slots: readonly number[]
  readonly label: string
}

/** A colon joins a price to its thing. */
function withOneMark(example: Example): Example {
  const isOpen = (gap: string, at: number) => gap === '' || (gap === ':' && example.prices[at] === true)
  return { ...example, gaps: example.gaps.map((gap, at) => (isOpen(gap, at) ? '' : ',')) }
}

export function trainPrices(examples: readonly Example[], reader: Reader): Perceptron {
  const prices = new Trainer(['', 'price'])
  const choices = examples.map((example) => {
    const looked = lookAt(example.tokens, reader)
    const numbers = [...example.tokens.keys()].filter((at) => IS_NUMBER.test(example.tokens[at] ?? ''))
    return numbers.map((at): Told => ({ slots: priceSlots(looked, at), label: example.prices[at] ? 'price' : '' }))
  })
  const learn = (lesson: readonly Told[]) => {
    for (const { slots, label } of lesson) prices.learn(slots, label)
  }
  return train(prices, choices, { learn, seed: 1 })
}

interface Rounds {
  readonly learn: (lesson: readonly Told[]) => void
  /** Of the order of the lines. */
  readonly seed: number
}

function train(trainer: Trainer, lessons: readonly (readonly Told[])[], { learn, seed }: Rounds): Perceptron {
  const random = randomFrom(seed)
  for (let round = 0; round < ROUNDS; round++) {
    const order = lessons.map((lesson) => ({ lesson, at: random() })).toSorted((one, other) => one.at - other.at)
    for (const { lesson } of order) learn(lesson)
  }
  return trainer.finish()
}
