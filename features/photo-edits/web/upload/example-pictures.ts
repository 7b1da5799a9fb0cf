import type { Operation } from '#features/photo-edits/contract.ts'
import baristaAfter from './examples/barista-after.avif'
import baristaBefore from './examples/barista-before.avif'
import coffeeAfter from './examples/coffee-after.avif'
import coffeeBefore from './examples/coffee-before.avif'
import dogAfter from './examples/dog-woman-after.avif'
import dogBefore from './examples/dog-woman-before.avif'

export interface Example {
  readonly operation: Exclude<Operation, 'caption'>
  readonly before: string
  /** Width over height of the photo. */
  readonly ratio: number
  readonly after: string
}

/** Real ones: photos of `engine/photos-for-tests` and the engine's results (`tools/make/example-pictures.ts`). */
export const EXAMPLES: readonly Example[] = [
  { operation: 'swap', before: coffeeBefore, ratio: 3 / 2, after: coffeeAfter },
  { operation: 'describe', before: dogBefore, ratio: 2 / 3, after: dogAfter },
  { operation: 'post', before: baristaBefore, ratio: 3 / 2, after: baristaAfter },
]
