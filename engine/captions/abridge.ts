import type { BaseLanguage } from '#phrases/languages.ts'

import { findFacts } from './find-facts.ts'
import { withoutEnd } from '#engine/backdrop-description/without-end.ts'

const LOOSE_END = /[\s,;:.–—-]/u
const ELLIPSIS = '…'
const SPACE = /\s/u
const CHARACTERS = new Intl.Segmenter('und', { granularity: 'grapheme' })
/** A cut at the end of a sentence is worth losing this share of the room. */
const SENTENCE_WORTH = 0.4

/** Shortens a text at a sentence or a word, never inside a price, a date or a place, and a text without spaces at a character; empty when nothing whole fits. */
export function abridge(text: string, room: number, baseLanguage: BaseLanguage): string {
  if (text.length <= room) return text
  const head = text.slice(0, Math.max(0, room))
  const inside = new Uint8Array(text.length)
  for (const { from, to } of findFacts(text, baseLanguage)) inside.fill(1, from + 1, to)
  const cuts = Array.from(head.matchAll(/\s/g), (match) => match.index).filter((index) => inside[index] === 0)
  const sentence = cuts.findLast((index) => '.!?…'.includes(text.charAt(index - 1) || ' '))
  if (sentence !== undefined && sentence > room * SENTENCE_WORTH) return text.slice(0, sentence)
  const cut = cuts.at(-1)
  if (cut !== undefined) return withoutEnd(text.slice(0, cut), LOOSE_END) + ELLIPSIS
  return SPACE.test(text) ? '' : cutCharacters(text, room - ELLIPSIS.length) + ELLIPSIS
}

/** Whole characters as people see them: a text without a space is a row of emoji, or of a script that has none. */
function cutCharacters(text: string, room: number): string {
  let end = 0
  for (const { index, segment } of CHARACTERS.segment(text)) {
    if (index + segment.length > room) break
    end = index + segment.length
  }
  return text.slice(0, end)
}
