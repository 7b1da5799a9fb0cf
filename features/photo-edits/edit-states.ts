/** The legal state changes of an edit, checked by the server before it writes and by the buttons before they show. */
import type { Edit, EditState } from './contract.ts'

/** For each state the states that may follow. A finished edit stays so: a redo is a new edit, a free change a wish beside it. */
const EDIT_MOVES = {
  queued: ['running', 'failed'],
  // running again: another worker takes over from a dead one
  running: ['running', 'done', 'failed'],
  done: [],
  failed: [],
} as const satisfies Record<EditState, readonly EditState[]>

/** What a member may do with an edit, and in which states. */
const EDIT_ACTIONS = {
  redo: ['done', 'failed'],
  changeCaption: ['done'],
  download: ['done'],
  change: ['done'],
} as const satisfies Record<string, readonly EditState[]>
export type EditAction = keyof typeof EDIT_ACTIONS

/** The states from which an edit may move to `state`. */
export function statesBefore(state: EditState): EditState[] {
  return (Object.keys(EDIT_MOVES) as EditState[]) // the table's keys are the states
    .filter((from) => includes(EDIT_MOVES[from], state))
}

export function canMove(from: EditState, to: EditState): boolean {
  return includes(EDIT_MOVES[from], to)
}

export function canDo(action: EditAction, { state }: Pick<Edit, 'state'>): boolean {
  return includes(EDIT_ACTIONS[action], state)
}

export function isFinished(state: EditState): boolean {
  return EDIT_MOVES[state].length === 0
}

/** Finished, but something about its picture is in doubt: it is to be checked, and never called ready. */
export function isInDoubt({ state, doubts }: Pick<Edit, 'state' | 'doubts'>): boolean {
  return state === 'done' && doubts.length > 0
}

/** The states of an edit that waits or is being made. */
export const OPEN_STATES: readonly EditState[] = (Object.keys(EDIT_MOVES) as EditState[]).filter((state) => !isFinished(state)) // the table's keys are the states

function includes(states: readonly EditState[], state: EditState): boolean {
  return states.includes(state)
}
