import type { Operation } from '../contract.ts'
import barAfter from './examples/bar-after.jpg'
import barBefore from './examples/bar-before.jpg'
import coffeeAfter from './examples/coffee-after.jpg'
import coffeeBefore from './examples/coffee-before.jpg'
import dogAfter from './examples/dog-after.jpg'
import dogBefore from './examples/dog-before.jpg'

export interface Example {
  readonly operation: Exclude<Operation, 'caption'>
  readonly before: string
  /** Width over height of the photo. */
  readonly ratio: number
  readonly after: string
}

/** Real ones: photos of `engine/photos-for-tests` and what the studio made of them. */
export const EXAMPLES: readonly Example[] = [
  { operation: 'swap', before: coffeeBefore, ratio: 3 / 2, after: coffeeAfter },
  { operation: 'describe', before: dogBefore, ratio: 2 / 3, after: dogAfter },
  { operation: 'post', before: barBefore, ratio: 3 / 2, after: barAfter },
]
