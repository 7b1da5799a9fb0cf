import type { Edit, Operation } from '#features/photo-edits/contract.ts'
import { makesPicture } from '#features/photo-edits/operations.ts'

/** Whether the server says that the next redo of this edit is free. It decides again at the order. */
export function isRedoFree({ free_redo_until: until }: Pick<Edit, 'free_redo_until'>): boolean {
  return until !== undefined
}

/** Whether repeating this edit as `operation` is shown as free. */
export function isShownFree(edit: Pick<Edit, 'free_redo_until'>, operation: Operation): boolean {
  return !makesPicture(operation) || isRedoFree(edit)
}

/** The price of repeating this edit as `operation`, as the button's phrase. */
export function redoPrice(edit: Pick<Edit, 'free_redo_until'>, operation: Operation): 'order.free' | 'order.usesOne' {
  return isShownFree(edit, operation) ? 'order.free' : 'order.usesOne'
}
