import { HOUR, addMs } from '#platform/clock.ts'
import { type EditState, FREE_CHANGE_HOURS } from '#features/photo-edits/contract.ts'
import { canDo } from '#features/photo-edits/edit-states.ts'
import { makesPicture } from '#features/photo-edits/operations.ts'
import type { EditRow } from '../edits/edit-queries.ts'

/** Until when a finished picture is changed without cost; undefined when that is over, or there is no picture. */
export function freeChangeUntil(edit: EditRow, now: Date): Date | undefined {
  if (!canDo('change', edit) || !makesPicture(edit.operation) || !edit.finishedAt) return undefined
  const until = addMs(edit.finishedAt, FREE_CHANGE_HOURS * HOUR)
  return now < until ? until : undefined
}

/** A finished edit runs again while it is changed. In its row it stays done: it is paid for, and its old pictures are there. */
export function shownState({ state, changeAskedAt }: Pick<EditRow, 'state' | 'changeAskedAt'>): EditState {
  return changeAskedAt ? 'running' : state
}
