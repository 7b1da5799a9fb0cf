import { chatTexts } from '#phrases/chat.ts'
import { answer } from '#features/chat/conversation/turn.ts'
import { updateChat } from '../chat-queries.ts'
import type { Perform } from './action.ts'

/** From now on only what was asked for is answered. */
export const stopNotices: Perform<'stop'> = async (_deps, tx, { situation: { chat, facts } }) => {
  await updateChat(tx, chat.id, { stoppedAt: facts.now })
  return [answer(chatTexts[facts.language].stopped)]
}

/** Said to whoever asked for it; whoever has just sent a photo gets a picture. */
export const resumeNotices: Perform<'resume'> = async (_deps, tx, { situation: { chat, facts }, action }) => {
  await updateChat(tx, chat.id, { stoppedAt: null })
  return action.isTold ? [answer(chatTexts[facts.language].resumed)] : []
}
