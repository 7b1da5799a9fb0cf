import type { Sorts } from './features.ts'
import type { Perceptron } from './perceptron.ts'
import type { OrderTaggers } from './tag-orders.ts'
import type { Tagger } from './tagger.ts'

export interface Taggers {
  /** Which mark stands before a word. */
  readonly places: Tagger
  /** What is said to us. */
  readonly orders: OrderTaggers
}

/** What was learned from lines that people finished. */
export interface Marks extends Taggers {
  /** Which numbers are prices. */
  readonly prices: Perceptron
  /** Which coin they are in, where a language is spoken in many countries. */
  readonly coins?: Perceptron
  readonly sorts: Sorts
}
