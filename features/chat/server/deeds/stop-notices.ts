import { chatTexts } from '#phrases/chat.ts'
import { answer } from '#features/chat/conversation/turn.ts'
import { updateChat } from '../chat-queries.ts'
import type { Perform } from '../perform.ts'

/** From now on only what was asked for is answered. */
export const stopNotices: Perform<'stop'> = async (_deps, tx, { situation: { chat, facts } }) => {
  await updateChat(tx, chat.id, { stoppedAt: facts.now })
  return [answer(chatTexts[facts.language].stopped)]
}
