import type { Edit } from '../contract.ts'

/** Whether the server says that the next redo of this edit costs nothing. It decides again when the order comes. */
export function isRedoFree({ free_redo_until: until }: Pick<Edit, 'free_redo_until'>): boolean {
  return until !== undefined
}
