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
import type { Facts, Heard, Turn } from './turn.ts'

export function converse(state: ChatState, heard: Heard, facts: Facts): Turn {
  const talk = { state, facts }
  if (!facts.isMember) return hearStranger(talk, heard)
  switch (heard.what) {
    case 'photo':
      return hearPhoto(talk, heard)
    case 'words':
      return hearWords(talk, heard.intent)
    case 'choice':
      return hearChoice(talk, heard.id)
    case 'oddity':
      return hearOddity(talk, heard.kind)
    case 'silence':
      return hearSilence(talk)
  }
}
