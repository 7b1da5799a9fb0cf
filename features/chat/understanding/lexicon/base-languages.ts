/** The names of the languages. */
import type { CueTable } from './cue-table.ts'
import phrases from './base-languages.json' with { type: 'json' }

export const BASE_LANGUAGE_NAMES = phrases satisfies CueTable
