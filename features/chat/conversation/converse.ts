/**
 * The conversation: what was heard, in the state that it was heard in, makes the next state, deeds and words. Pure; what is heard
 * is judged from top to bottom here, and the files beside this one know one kind each.
 */
import type { ChatState } from './state.ts'
import { hearChoice } from './hear-choice.ts'
import { hearOddity } from './hear-oddity.ts'
import { hearPhoto, hearSilence } from './hear-photo.ts'
import { hearStranger } from './hear-stranger.ts'
import { hearWords } from './hear-words.ts'
import type { Facts, Heard, Talk, Turn } from './turn.ts'

type Hearers = { readonly [What in Heard['what']]: (talk: Talk, heard: Extract<Heard, { what: What }>) => Turn }

const HEARERS: Hearers = {
  photo: hearPhoto,
  words: (talk, { intent }) => hearWords(talk, intent),
  choice: (talk, { id }) => hearChoice(talk, id),
  oddity: (talk, { kind }) => hearOddity(talk, kind),
  silence: hearSilence,
}

export function converse(state: ChatState, heard: Heard, facts: Facts): Turn {
  const talk = { state, facts }
  return facts.isMember ? HEARERS[heard.what](talk, heard as never) : hearStranger(talk, heard) // as: the table has each kind at its own name
}
