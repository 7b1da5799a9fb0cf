/** How it is learned which numbers are prices, from lines that people wrote well. */
import { IS_NUMBER, lookAt, priceSlots, type Reader } from './features.ts'
import { coinSlots } from './coin-slots.ts'
import { type Perceptron, Trainer } from './perceptron.ts'
import { randomFrom } from './random.ts'
import type { Example } from './read-examples.ts'

const ROUNDS = 8

/** The same lines give the same weights. */
export function trainPrices(examples: readonly Example[], reader: Reader): Perceptron {
  const prices = new Trainer(['', 'price'])
  const lessons = examples.map((example) => {
    const looked = lookAt(example.tokens, reader)
    const numbers = [...example.tokens.keys()].filter((at) => IS_NUMBER.test(example.tokens[at] ?? ''))
    return numbers.map((at) => ({ slots: priceSlots(looked, at), label: example.prices[at] ? 'price' : '' }))
  })
  return learnAll(prices, lessons)
}

interface Lesson {
  readonly slots: readonly number[]
  readonly label: string
}

/** In which of two coins the prices of a line are. */
export function trainCoins(examples: readonly Example[], coins: readonly [string, string]): Perceptron {
  const lessons = examples.flatMap(({ tokens, prices, coin = '' }) =>
    coins.includes(coin) ? [[{ slots: coinSlots(tokens, prices), label: coin }]] : [],
  )
  return learnAll(new Trainer(coins), lessons)
}

function learnAll(trainer: Trainer, lessons: readonly (readonly Lesson[])[]): Perceptron {
  const random = randomFrom(1)
  for (let round = 0; round < ROUNDS; round++) {
    const order = lessons.map((lesson) => ({ lesson, at: random() })).toSorted((one, other) => one.at - other.at)
    for (const { lesson } of order) for (const { slots, label } of lesson) trainer.learn(slots, label)
  }
  return trainer.finish()
}
