import { chatTexts } from '#phrases/chat.ts'
import { answer } from '#features/chat/conversation/types.ts'
import { updateChat } from '../chat-queries.ts'
import type { Perform } from './action.ts'

/** Stops notices in this chat: from now on it gets only answers to its own messages. */
export const stopNotices: Perform<'stop'> = async (_deps, tx, { situation: { chat, facts } }) => {
  await updateChat(tx, chat.id, { stoppedAt: facts.now })
  return [answer(chatTexts[facts.language].stopped)]
}

/** Confirms it to a person who asked for notices; one who just sent a photo gets the picture instead. */
export const resumeNotices: Perform<'resume'> = async (_deps, tx, { situation: { chat, facts }, action }) => {
  await updateChat(tx, chat.id, { stoppedAt: null })
  return action.isAnnounced ? [answer(chatTexts[facts.language].resumed)] : []
}
