import { chatTexts } from '#phrases/chat.ts'
import { answer, type UnsupportedKind, type Conversation, turn, type Turn } from './turn.ts'

/** Answers content that we cannot read. Changes no state. */
export function answerUnsupported(conversation: Conversation, kind: UnsupportedKind): Turn {
  return turn(conversation, { said: [answer(chatTexts[conversation.facts.language].oddities[kind])] })
}
