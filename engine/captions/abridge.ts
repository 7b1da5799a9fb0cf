import type { Tongue } from '#engine/words/lexicon/meaning.ts'

import { findFacts } from './find-facts.ts'

const ELLIPSIS = '…'
/** A cut at the end of a sentence is worth losing this share of the room. */
const SENTENCE_WORTH = 0.4

/** Shortens a text at a sentence or a word, never inside a price, a date or a place; empty when nothing whole fits. */
export function abridge(text: string, room: number, tongue: Tongue): string {
  if (text.length <= room) return text
  const facts = findFacts(text, tongue)
  const isWhole = (index: number) => !facts.some(({ from, to }) => index > from && index < to)
  const cuts = Array.from(text.matchAll(/\s/g), (match) => match.index).filter((index) => isWhole(index) && index < room)
  const sentence = cuts.findLast((index) => /[.!?…]$/.test(text.slice(0, index)))
  if (sentence !== undefined && sentence > room * SENTENCE_WORTH) return text.slice(0, sentence)
  const cut = cuts.at(-1)
  return cut === undefined ? '' : text.slice(0, cut).replace(/[\s,;:.–—-]+$/u, '') + ELLIPSIS
}
