import type { Edit } from '#features/photo-edits/contract.ts'
import type { RedoWishes } from '#features/chat/conversation/actions.ts'

/** What was said, as an edit takes it. What was not said is not there at all: a redo keeps it from the edit before. */
export function wishesOf({ lightMatch, ...said }: RedoWishes): Edit['wishes'] {
  const { words, backdrop, format, headline, message, tone, length, language } = said
  const wishes = { words, backdrop, format, headline, message, tone, length, language, light_match: lightMatch }
  return Object.fromEntries(Object.entries(wishes).filter(([, value]) => value !== undefined))
}
