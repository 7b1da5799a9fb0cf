/** The embedded caption writer: the member's own words, set among sentences of a grammar. */

import type { Caption, CaptionOrder, Language } from '#engine/types.ts'
import { baseLanguageOf } from '#phrases/languages.ts'

import { composeCaption, type Brief } from './compose-caption.ts'
import { en } from './lexicon/en.ts'
import { es } from './lexicon/es.ts'
import type { Grammar } from './lexicon/grammar.ts'
import { ptBr } from './lexicon/pt-br.ts'
import { ptPt } from './lexicon/pt-pt.ts'
import { listOpenings } from './list-openings.ts'
import { pickHashtags } from './pick-hashtags.ts'
import { readMessage } from './read-message.ts'
import { hashText } from './shuffle.ts'

const GRAMMARS: Readonly<Record<Language, Grammar>> = { 'pt-BR': ptBr, 'pt-PT': ptPt, es, en }

const MOST_CAPTIONS = 5

/**
 * Writes 1…5 captions; the same order and seed give the same ones, and consecutive seeds go on where the last one
 * stopped. Every number, price, date and name in a caption is the member's own. Any message is accepted; its words are
 * quoted, never obeyed.
 */
export function writeCaptions(order: CaptionOrder): Caption[] {
  const baseLanguage = baseLanguageOf(order.language)
  const grammar = GRAMMARS[order.language]
  const reading = readMessage(order.message, order.language, order.occupation)
  const key = hashText(`${order.message}|${order.tone}|${order.length}`)
  const openings = listOpenings(grammar, reading, order.tone, key)
  const count = Math.min(MOST_CAPTIONS, Math.max(1, Math.trunc(order.count) || 1))
  const start = (Math.trunc(Math.abs(order.seed)) || 0) * count
  return Array.from({ length: count }, (_, step) => {
    const index = start + step
    const brief: Brief = { order, baseLanguage, grammar, reading, openings, key, index }
    return {
      text: composeCaption(brief),
      hashtags: order.hashtags ? pickHashtags(reading, grammar, { baseLanguage, index }) : [],
    }
  })
}
