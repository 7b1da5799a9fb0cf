import type { Edit, Operation } from '../contract.ts'
import { makesPicture } from './choices.ts'

/** Whether the server says that the next redo of this edit costs nothing. It decides again when the order comes. */
export function isRedoFree({ free_redo_until: until }: Pick<Edit, 'free_redo_until'>): boolean {
  return until !== undefined
}

/** The price of doing this edit again as `operation`, as the phrase that says it on the button. */
export function redoPrice(edit: Pick<Edit, 'free_redo_until'>, operation: Operation): 'order.free' | 'order.usesOne' {
  return makesPicture(operation) && !isRedoFree(edit) ? 'order.usesOne' : 'order.free'
}
