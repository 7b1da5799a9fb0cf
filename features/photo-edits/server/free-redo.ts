import { HOUR, later } from '#platform/clock.ts'
import { FREE_REDO_HOURS, type Operation } from '../contract.ts'
import type { EditView } from './edit-queries.ts'

type Chain = Pick<EditView, 'root' | 'isFreeRedoUsed'>

/** Until when the next redo in this chain of edits costs nothing; undefined when it is used, over, or was never owed. */
export function freeRedoUntil({ root, isFreeRedoUsed }: Chain, now: Date): Date | undefined {
  if (isFreeRedoUsed || !hasBeenPaid(root) || !root.finishedAt) return undefined
  const until = later(root.finishedAt, FREE_REDO_HOURS * HOUR)
  return now < until ? until : undefined
}

/** A caption holds no allowance: it neither uses up the free redo nor needs it. */
export function isRedoFree(chain: Chain, operation: Operation, now: Date): boolean {
  return operation !== 'caption' && freeRedoUntil(chain, now) !== undefined
}

/**
 * Only a delivered picture earns a free redo. What cost nothing (a failed edit, a caption) has none to give, or it
 * would be a way to edits that nobody pays for: a redo of it begins a chain of its own.
 */
export function hasBeenPaid(root: Chain['root']): boolean {
  return root.state === 'done' && root.operation !== 'caption'
}
