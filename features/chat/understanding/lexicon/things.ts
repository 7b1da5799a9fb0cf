/**
 * The objects of actions.
 * - `text`: text on the picture or under it.
 * - `ready`: marks a backdrop as one of the gallery.
 * - `enter`: access to the member's own account.
 * - `unknownSender`: words that show that the sentence is about somebody else's business, not about us.
 * - `protocol`: the reference of a request.
 */
import type { CueTable } from './cue-table.ts'
import phrases from './things.json' with { type: 'json' }

export const THINGS = phrases satisfies CueTable
