/** The member's words in the lines of a post, as she typed them: a line for each sentence, and for each thing that has its price. */
import { boundedPattern } from '#engine/backdrop-description/bounded-pattern.ts'
import { type BaseLanguage, baseLanguageOf, forBaseLanguages } from '#phrases/languages.ts'
import { askQuestions } from '../ask-questions.ts'
import { findFacts } from '../find-facts.ts'
import { foldInPlace } from '../fold-in-place.ts'
import { LINKING } from '../lexicon/linking.ts'
import { tidySentences } from '../tidy-sentences.ts'
import { openQuestions } from './open-questions.ts'
import { partLine, type Piece } from './part-line.ts'
import type { Marks } from '../learned/marks.ts'
import type { Land } from './write-prices.ts'

export type LineKind = 'head' | 'price' | 'when' | 'where' | 'call' | 'detail'

export interface Line {
  readonly text: string
  readonly kind: LineKind
}

/** Sentences of hers without a price stay together; where something is offered each has a line, which ends without a dot. */
export function setLines(message: string, land: Land, marks: Marks | undefined): Line[] {
  const language = baseLanguageOf(land.language)
  const typed = message.split('\n').filter((line) => /[\p{L}\p{N}\p{Extended_Pictographic}]/u.test(line))
  const rows = typed.map((line): Piece[] =>
    marks ? partLine(line, land, marks) : [{ text: line, hasPrice: false, isTyped: true }],
  )
  const isOffer = rows.flat().some(({ hasPrice }) => hasPrice)
  const texts = rows.flatMap((row) => {
    const isOne = !isOffer && row.every(({ isTyped }) => isTyped)
    return isOne ? [row.map(({ text }) => text).join(' ')] : row.map(({ text }) => text)
  })
  const told = texts.map((text) => sentenceOf(text, language)).filter((text) => text !== '')
  return told.map((text, index) => ({
    text: told.length > 1 ? withoutDot(text) : text,
    kind: index === 0 ? 'head' : kindOf(text, language),
  }))
}

/** One sentence or more, with their marks. */
function sentenceOf(text: string, language: BaseLanguage): string {
  return openQuestions(askQuestions(tidySentences(text), language), language)
}

/** "Dra. Camila" is one sentence. */
const ENDS_WITHIN = /(?<!(?:^|\s)(?:Dra?|Sra?|Profa?|Mrs?|St|Av|Ms))[.!?…]\s/u
/** Where there are several sentences on a line, the last one keeps its dot. */
function withoutDot(text: string): string {
  return /(?<![.…])\.$/u.test(text) && !ENDS_WITHIN.test(text) ? text.slice(0, -1) : text
}

const CALLS = forBaseLanguages((language) => boundedPattern(LINKING[language].callToAction, 'iu'))
/** What asks the reader to do something begins with that. */
const LATEST_CALL = 4
/** A line is a day or a place where so much of it is. */
const LEAST_SHARE = 0.6
const MOST_OF_PRICE = 28
const IS_PRICE = /^(?:R\$|US\$|S\/|[$£₡₲]) ?\d|^\d[\d.,]* ?€/u
const IS_STREET =
  /^(?:na |en |at )?(?:rua|r\.|av\.?|avenida|alameda|pra[çc]a|travessa|calle|plaza|\d{1,5} \p{L}+ (?:st|street|ave|avenue|road|rd)) /iu

function kindOf(text: string, language: BaseLanguage): LineKind {
  const folded = foldInPlace(text)
  if ((CALLS[language].exec(folded)?.index ?? LATEST_CALL) < LATEST_CALL) return 'call'
  if (IS_PRICE.test(text) && text.length <= MOST_OF_PRICE) return 'price'
  const facts = findFacts(text, language)
  const isMostly = (kind: 'when' | 'where') =>
    facts.filter((fact) => fact.kind === kind).reduce((sum, { from, to }) => sum + to - from, 0) >= LEAST_SHARE * text.length
  if (isMostly('when')) return 'when'
  return IS_STREET.test(text) || isMostly('where') ? 'where' : 'detail'
}
