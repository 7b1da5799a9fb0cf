import type { Edit } from '#features/photo-edits/contract.ts'
import type { RedoWishes } from '#features/chat/conversation/turn.ts'

/** What was said, as an edit takes it. */
export function wishesOf(said: RedoWishes): Edit['wishes'] {
  const { words, backdrop, format, headline, message, tone, length, language, lightMatch } = said
  return { words, backdrop, format, headline, message, tone, length, language, light_match: lightMatch }
}
