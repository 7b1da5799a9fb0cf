/**
 * The conversation: what was heard, in the state that it was heard in, makes the next state, deeds and words. Pure; what is heard
 * is judged from top to bottom here, and the files beside this one know one kind each.
 */
import { chatTexts } from '#phrases/chat.ts'
import type { ChatState } from './state.ts'
import { hearChoice } from './hear-choice.ts'
import { hearOddity } from './hear-oddity.ts'
import { hearPhoto, hearSilence } from './hear-photo.ts'
import { hearStranger } from './hear-stranger.ts'
import { hearWords } from './hear-words.ts'
import { answer, type Facts, type Heard, type Talk, turn, type Turn } from './turn.ts'

type Hearers = { readonly [What in Heard['what']]: (talk: Talk, heard: Extract<Heard, { what: What }>) => Turn }

const HEARERS: Hearers = {
  photo: hearPhoto,
  words: (talk, { intent }) => hearWords(talk, intent),
  choice: (talk, { id }) => hearChoice(talk, id),
  oddity: (talk, { kind }) => hearOddity(talk, kind),
  silence: hearSilence,
}

export function converse(state: ChatState, heard: Heard, facts: Facts): Turn {
  if (!facts.isMember) return hearStranger({ state, facts }, heard)
  const { invitedAt, ...settled } = state
  const isBack = invitedAt !== undefined && facts.allowance.isActive
  const talk = { state: isBack ? settled : state, facts }
  return isBack && isGreeting(heard) ? welcome(talk) : HEARERS[heard.what](talk, heard as never) // as: the table has each kind at its own name
}

/** Whoever was led to sign up has come back with a plan. Told once, and only in answer to a greeting: every message costs. */
function welcome(talk: Talk): Turn {
  return turn(talk, { said: [answer(chatTexts[talk.facts.language].welcome)] })
}

function isGreeting(heard: Heard): boolean {
  return heard.what === 'words' && (heard.intent.kind === 'greeting' || heard.intent.kind === 'sign-up')
}
