import { foldText } from '#engine/words/clean-text.ts'

import type { Grammar } from './lexicon/grammar.ts'
import type { Reading } from './read-message.ts'
import { takeRound } from './shuffle.ts'

/** Instagram's own advice, and our promise. */
export const HASHTAG_LIMIT = 5
const LONGEST_TAG = 24
const MOST_TAG_WORDS = 3
const OF_PROFESSION = 3
const SMALL_WORDS = /^(?:d[aeo]s?|em|com|e|y|con|del?|la|el|los|las|the|of|and|with|a|o|no|na|para|pra|in|for)$/

/** Product, place, profession, community, in that order; what the member typed as a hashtag counts and stays in the text. */
export function pickHashtags(reading: Reading, grammar: Grammar, index: number): string[] {
  const typed = new Set(Array.from(reading.told.matchAll(/#([\p{L}\p{N}_]+)/gu), (match) => foldText(match[1] ?? '')))
  const professional = grammar.hashtags[reading.profession]
  const ofProfession = Array.from({ length: OF_PROFESSION }, (_, step) => takeRound(professional, index + step) ?? '')
  const [first = '', second = '', third = ''] = ofProfession
  const own = [tagOf(reading.product?.name ?? ''), ...reading.places.map(tagOf)]
  const candidates = [...own, first, second, takeRound(grammar.community, index) ?? '', third]
  const fresh = [...new Set(candidates)].filter((tag) => tag !== '' && !typed.has(tag))
  return fresh.slice(0, Math.max(0, HASHTAG_LIMIT - typed.size)).map((tag) => `#${tag}`)
}

/** "Bolo de cenoura" → "bolodecenoura"; nothing where the name would make a tag nobody reads. */
function tagOf(name: string): string {
  const words = foldText(name)
    .split(/[^a-z0-9]+/)
    .filter((word) => word !== '')
  while (SMALL_WORDS.test(words.at(-1) ?? '')) words.pop()
  const tag = words.join('')
  const count = words.filter((word) => !SMALL_WORDS.test(word)).length
  const isTag = /[a-z]{3,}/.test(tag) && /^[a-z]/.test(tag)
  return isTag && tag.length <= LONGEST_TAG && count <= MOST_TAG_WORDS ? tag : ''
}
