/** Several things with their prices stand below each other: one breath of commas is a list that nobody reads. */

import { type BaseLanguage, forBaseLanguages } from '#phrases/languages.ts'

import { findFacts } from './find-facts.ts'
import { foldInPlace } from './fold-in-place.ts'
import { LINKING } from './lexicon/linking.ts'
import { capitalise } from './tidy-sentences.ts'
import { withoutEnd } from '#engine/backdrop-description/without-end.ts'

const LEAST_PRICES = 2
/** A piece of more words is a clause, and clauses stay a sentence. */
const MOST_WORDS = 9
/** "Segunda, quarta e sexta", "cheese, ham and tomato": one row of things. */
const ENDS_ROW = /^\S+(?: \S+)? (?:e|y|and|ou|or) \S+(?: \S+)?$/u
const SHORT_PIECE = 3
/** Not "68m2" and not "reformado". */
const namesThing = (text: string) => text.includes(' ') && !/m[2²]$/u.test(text)
const COUNTED = /^\d+ \p{L}+$/u

const LEADS: Readonly<Record<BaseLanguage, string>> = forBaseLanguages((baseLanguage) => LINKING[baseLanguage].price)

const wordsIn = (text: string) => text.split(' ').length

/**
 * One line for each thing that is told, without full stops.
 * @param told tidy sentences
 * @returns `told` itself unless it is a list of prices: days, or numbers of things, are no list
 */
export function layOutFacts(told: string, baseLanguage: BaseLanguage): string {
  const flat = withoutEnd(told, /[.]/u)
  const [, head = '', rest = flat] = HEADED.exec(flat) ?? []
  if (/[?!\n]|:(?!\s?(?:R\$|US\$|[€£$]|\d))|\.\s|https?:/u.test(rest)) return told
  const typed = rest.split(', ')
  const pieces = withPrices(typed, baseLanguage)
  const prices = pieces.filter((piece) => hasPrice(piece, baseLanguage)).length
  const isList = prices >= LEAST_PRICES
  if (!isList || pieces.length === 1 || pieces.some((piece) => wordsIn(piece) > MOST_WORDS) || isRow(pieces)) return told
  const listed = pieces.map((piece) => capitalise(withColon(piece, baseLanguage)))
  return [...(head === '' ? [] : [head]), ...listed].join('\n')
}

/** "Banho e tosa: porte pequeno: R$ 55, médio: R$ 75": what the prices are for stands above them. */
const HEADED = /^([^,:.!?\n]{3,60}:) (?!R\$|US\$|[€£$]|\d)([^\n]+)$/u

/** A price or a time alone belongs to the thing before it, and what counts ("2 bed") to the one after it. */
function withPrices(pieces: readonly string[], baseLanguage: BaseLanguage): readonly string[] {
  const joined: string[] = []
  for (const piece of pieces) {
    const [first] = findFacts(piece, baseLanguage)
    const isFact = first !== undefined && first.from === 0 && first.to === piece.length
    const isPrice = isFact && first.kind === 'offer' && namesThing(joined.at(-1) ?? '')
    const isCounted = COUNTED.test(joined.at(-1) ?? '')
    const previous = isCounted || isPrice || (isFact && first.kind === 'when') ? joined.pop() : undefined
    joined.push(previous === undefined ? piece : `${previous}${isPrice ? ': ' : ', '}${piece}`)
  }
  return joined
}

/** In Spanish and English the coin is often left out: "pedicura: 18". */
function hasPrice(text: string, baseLanguage: BaseLanguage): boolean {
  return (
    /:\s\d[\d.,]*(?: (?:cada|each|al|an?|per) ?\p{L}{0,12})?$/u.test(text) ||
    findFacts(text, baseLanguage).some(({ kind }) => kind === 'offer')
  )
}

function isRow(pieces: readonly string[]): boolean {
  return pieces.some((piece, index) => {
    const previous = pieces[index - 1]
    return previous !== undefined && wordsIn(previous) <= SHORT_PIECE && ENDS_ROW.test(piece)
  })
}

/** "Fibra por R$ 150" is a sentence, "Fibra: R$ 150" a line of a list. */
function withColon(piece: string, baseLanguage: BaseLanguage): string {
  const lead = LEADS[baseLanguage]
  const [price, ...others] = findFacts(piece, baseLanguage).filter(({ kind }) => kind === 'offer')
  if (price === undefined || others.length > 0 || !/\p{L}/u.test(piece.slice(0, price.from))) return piece
  const told = piece.slice(price.from, price.to)
  if (!foldInPlace(told).startsWith(lead) || !/\d/.test(told.charAt(told.length - 1) + told)) return piece
  return `${piece.slice(0, price.from).trimEnd()}: ${told.slice(lead.length)}${piece.slice(price.to)}`
}
