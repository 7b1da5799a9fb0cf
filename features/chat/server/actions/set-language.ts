import { chatTexts } from '#phrases/chat.ts'
import { answer } from '#features/chat/conversation/turn.ts'
import { updateChat } from '../chat-queries.ts'
import type { Perform } from './deed.ts'

/** Of the conversation alone: the account keeps its own. */
export const setLanguage: Perform<'set-language'> = async (_deps, tx, { situation, deed }) => {
  await updateChat(tx, situation.chat.id, { language: deed.language })
  return [answer(chatTexts[deed.language].languageSet)]
}
