/** Decides whether words are a deliberate yes. For what cannot be undone, "ok" and a thumbs up are not enough. */
import type { Confirmable } from './state.ts'
import { YES, SMALL, DELETE, ACTION_WORDS } from '#features/chat/understanding/lexicon/confirming.ts'

/**
 * Words that may accompany the yes because they name the action in question; words for another action make it no yes to this
 * one.
 */
const ACTIONS: Readonly<Record<Confirmable['do'], RegExp>> = ACTION_WORDS
const LONGEST = 10
/** Emoji that go with a yes; others may mean no or "let me think". */
const POSITIVE_EMOJI = /[👍👌🙏✅❤💚💙😊🙂😀😃😄😁☺]/gu
/** Characters around words that carry no meaning. */
const MARKS = /[\p{L}\p{N}\p{M}\p{Emoji_Modifier}\s.,!…;"“”'’«»*_-]/gu

function hasOtherSigns(text: string): boolean {
  return text.normalize('NFD').replaceAll(POSITIVE_EMOJI, '').replaceAll(MARKS, '') !== ''
}

/** @param to the action that was asked about */
export function isPlainYes(text: string, to: Confirmable): boolean {
  if (hasOtherSigns(text)) return false
  const words = wordsOf(text)
  const [first = '', ...others] = words
  if (to.do.startsWith('delete') && others.length === 0 && DELETE.has(first)) return true
  if (words.length > LONGEST || !words.some((word) => YES.test(word))) return false
  return words.every((word) => YES.test(word) || SMALL.has(word) || ACTIONS[to.do].test(word))
}

/** Whether the words contain a clear yes, more than "ok". */
export function saysYes(text: string): boolean {
  return wordsOf(text).some((word) => YES.test(word))
}

/** Words without accents, marks and emoji; none for a question, which is never an answer. */
function wordsOf(text: string): readonly string[] {
  if (text.includes('?')) return []
  const folded = text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase()
  return folded.match(/[\p{L}\p{N}]+/gu) ?? []
}
