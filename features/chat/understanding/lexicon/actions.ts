/**
 * Requests for actions.
 * - `leavePlan`: needs no object: only the plan can be meant.
 * - `unused`: reasons for leaving.
 * - `add`: in addition to what is there.
 * - `place`: the words of `put` that ask to put something somewhere.
 */
import type { CueTable } from './cue-table.ts'
import phrases from './actions.json' with { type: 'json' }

export const ACTIONS = phrases satisfies CueTable
