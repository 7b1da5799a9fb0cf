/** The embedded caption writer: the member's own words, set among sentences of a grammar. */

import type { Caption, CaptionOrder, Language } from '#engine/types.ts'
import { baseLanguageOf } from '#phrases/languages.ts'

import { composeCaption, type Brief } from './compose-caption.ts'
import { NO_WORDS, type Words } from './dictionary/words.ts'
import { en } from './lexicon/en.ts'
import { es } from './lexicon/es.ts'
import type { Grammar } from './lexicon/grammar.ts'
import { ptBr } from './lexicon/pt-br.ts'
import { ptPt } from './lexicon/pt-pt.ts'
import { listOpenings } from './list-openings.ts'
import { pickHashtags } from './pick-hashtags.ts'
import { readMessage } from './read-message.ts'
import { hashText } from './shuffle.ts'

export const GRAMMARS: Readonly<Record<Language, Grammar>> = { 'pt-BR': ptBr, 'pt-PT': ptPt, es, en }

const MOST_CAPTIONS = 5
/** How many captions that the member knows already are passed over before one is repeated: few messages have so few. */
const SPARE_TRIES = 12

/**
 * Writes 1…5 captions; the same order and seed give the same ones, and consecutive seeds go on where the last one
 * stopped. Every number, price, date and name in a caption is the member's own. Any message is accepted; of
 * its words only clear orders about the post itself are obeyed (`obeyInstructions`), all others are quoted.
 * @param words of the order's language; without them a message should be spelt right
 */
export function composeCaptions(ordered: CaptionOrder, words: Words = NO_WORDS): Caption[] {
  const baseLanguage = baseLanguageOf(ordered.language)
  const grammar = GRAMMARS[ordered.language]
  const reading = readMessage(ordered.message, ordered, words)
  const { isWithoutEmoji, isWithoutTags } = reading.wishes
  const order = { ...ordered, ...(isWithoutEmoji && { emoji: false }), ...(isWithoutTags && { hashtags: false }) }
  const key = hashText(`${order.message}|${order.tone}|${order.length}`)
  const count = Math.min(MOST_CAPTIONS, Math.max(1, Math.trunc(order.count) || 1))
  const start = (Math.trunc(Math.abs(order.seed)) || 0) * count
  const written: Caption[] = []
  for (let index = start; written.length < count; index++) {
    const former = [...written.map(({ text }) => text), ...(order.former ?? [])]
    const openings = listOpenings(grammar, reading, { ...order, former }, key)
    const brief: Brief = { order, baseLanguage, grammar, reading, openings, key, index, place: index - start }
    const text = composeCaption(brief)
    const isLastTry = index >= start + count + SPARE_TRIES
    if (former.includes(text) && !isLastTry) continue
    const hashtags = order.hashtags ? pickHashtags(reading, grammar, { asked: order, index }) : []
    written.push({ text, hashtags })
  }
  return written
}
