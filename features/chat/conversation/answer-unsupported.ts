import { chatTexts } from '#phrases/chat.ts'
import { answer, type UnsupportedKind, type Conversation, replyWith, type Reply } from './types.ts'

/** Answers content that we cannot read. Changes no state. */
export function answerUnsupported(conversation: Conversation, kind: UnsupportedKind): Reply {
  return replyWith(conversation, { messages: [answer(chatTexts[conversation.facts.language].unsupported[kind])] })
}
