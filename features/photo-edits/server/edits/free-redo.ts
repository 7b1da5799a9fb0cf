import { HOUR, addMs } from '#platform/clock.ts'
import { FREE_REDO_HOURS, type Operation } from '#features/photo-edits/contract.ts'
import type { EditWithDetails } from './edit-queries.ts'
import { makesPicture } from '#features/photo-edits/operations.ts'

type Chain = Pick<EditWithDetails, 'root' | 'isFreeRedoUsed'>

/** Until when the next redo in this chain of edits is free; undefined when it is used, over, or was never granted. */
export function freeRedoUntil({ root, isFreeRedoUsed }: Chain, now: Date): Date | undefined {
  if (isFreeRedoUsed || !hasBeenPaid(root) || !root.finishedAt) return undefined
  const until = addMs(root.finishedAt, FREE_REDO_HOURS * HOUR)
  return now < until ? until : undefined
}

/** A caption reserves no allowance: it neither uses up the free redo nor needs it. */
export function isRedoFree(chain: Chain, operation: Operation, now: Date): boolean {
  return makesPicture(operation) && freeRedoUntil(chain, now) !== undefined
}

/**
 * Only a delivered picture grants a free redo. A free result (a failed edit, a caption) grants none, or members could get
 * pictures without paying: a redo of it begins a chain of its own.
 */
export function hasBeenPaid(root: Chain['root']): boolean {
  return root.state === 'done' && makesPicture(root.operation)
}
