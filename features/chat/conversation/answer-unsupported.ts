import { chatTexts } from '#phrases/chat.ts'
import { answer, type UnsupportedKind, type Talk, turn, type Turn } from './turn.ts'

/** Answers content that we cannot read. Changes no state. */
export function answerUnsupported(talk: Talk, kind: UnsupportedKind): Turn {
  return turn(talk, { said: [answer(chatTexts[talk.facts.language].oddities[kind])] })
}
