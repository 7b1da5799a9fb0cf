import type { Edit } from '#features/photo-edits/contract.ts'
import { definedFields } from '#platform/defined-fields.ts'
import type { RedoWishes } from '#features/chat/conversation/actions.ts'

/**
 * Converts what was said into an edit's wishes. A missing value is left out entirely, so that a redo keeps the earlier edit's
 * value.
 */
export function wishesOf({ lightMatch, ...said }: RedoWishes): Edit['wishes'] {
  const { words, backdrop, format, headline, message, tone, length, language } = said
  const wishes = { words, backdrop, format, headline, message, tone, length, language, light_match: lightMatch }
  return definedFields(wishes)
}
