import { chatTexts } from '#phrases/chat.ts'
import { answer } from '#features/chat/conversation/types.ts'
import { updateChat } from '../chat-queries.ts'
import type { Perform } from './action.ts'

/** Changes the language of the chat only, not of the account. */
export const setLanguage: Perform<'set-language'> = async (_deps, tx, { situation, action }) => {
  await updateChat(tx, situation.chat.id, { language: action.language })
  return [answer(chatTexts[action.language].languageSet)]
}
