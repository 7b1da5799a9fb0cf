/**
 * How something should be: shape, tone, length, and additions to a caption.
 * - `light`: the light of a picture.
 * - `verbatim`: what follows is used word for word.
 */
import type { CueTable } from './cue-table.ts'
import phrases from './manner.json' with { type: 'json' }

export const MANNERS = phrases satisfies CueTable
