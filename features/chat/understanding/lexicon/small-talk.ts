/**
 * Small talk and questions.
 * - `robot`: asks whether a machine answers.
 * - `moreComing`: what people say before sending another photo.
 * - `person`: alone enough to ask for a person.
 * - `someone`: asks for a person only next to words for talking.
 * - `have`: possession, next to a question of how many.
 * - `arrival`: what can happen to a refund that was requested.
 */
import type { CueTable } from './cue-table.ts'
import phrases from './small-talk.json' with { type: 'json' }

export const SMALL_TALK = phrases satisfies CueTable
