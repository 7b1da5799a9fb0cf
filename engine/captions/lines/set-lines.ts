/** The member's words in the lines of a post: what it is about, and below it each thing that is told by itself. */
import { boundedPattern } from '#engine/backdrop-description/bounded-pattern.ts'
import { type BaseLanguage, baseLanguageOf, forBaseLanguages } from '#phrases/languages.ts'
import { askQuestions } from '../ask-questions.ts'
import { findFacts } from '../find-facts.ts'
import { foldInPlace } from '../fold-in-place.ts'
import { GRADES } from '../lexicon/grades.ts'
import { LINKING } from '../lexicon/linking.ts'
import { KINDS } from '../punctuation/kinds.ts'
import { openQuestions } from './open-questions.ts'
import { partLine, type Piece } from './part-line.ts'
import type { Marks } from './read-words.ts'
import { capitalise, tidySentences } from '../tidy-sentences.ts'
import type { Land } from './write-prices.ts'

export type LineKind = 'head' | 'price' | 'when' | 'where' | 'call' | 'detail'

export interface Line {
  readonly text: string
  readonly kind: LineKind
}

/**
 * Where pieces meet, a new line begins: unlike a comma it is never wrong within a phrase. What the member punctuated herself stays
 * as it is, and one piece alone is a sentence.
 */
export function setLines(message: string, land: Land, marks: Marks | undefined): Line[] {
  const typed = message.split('\n').filter((line) => line.trim() !== '')
  const lines = typed.flatMap((line) => linesOf(line, land, marks))
  const isSentence = lines.length === 1 && lines[0]?.kind !== 'price'
  return isSentence ? lines.map((line) => ({ ...line, text: sentenceOf(line.text, land) })) : lines
}

function linesOf(typed: string, land: Land, marks: Marks | undefined): Line[] {
  const pieces = marks ? partLine(typed, land, marks) : []
  const isOwn = pieces.every(({ isTyped, hasPrice }) => isTyped && !hasPrice)
  if (isOwn) return [sentenceOf(typed, land)].filter((text) => text !== '').map((text) => ({ text, kind: 'head' }))
  const language = baseLanguageOf(land.language)
  const told = pieces.filter(({ text, price }) => /[\p{L}\p{N}\p{Extended_Pictographic}]/u.test(text + price))
  const isMenu = told.filter(({ hasPrice }) => hasPrice).length > 1
  return joinPieces(told, language)
    .flatMap((piece, index) => parted(piece, isMenu || index === 0, language))
    .map(({ text, mark }, index): Line => {
      const ended = /[?!…]/u.exec(mark)?.[0] ?? ''
      const line = openQuestions(capitalise(ended === '' ? withQuestion(text, language) : `${text}${ended}`), language)
      return { text: line, kind: index === 0 ? 'head' : kindOf(text, language) }
    })
}

/** "Quem quer" asks, with its mark or without. */
function withQuestion(text: string, language: BaseLanguage): string {
  const asked = askQuestions(`${text}.`, language)
  return asked.endsWith('?') ? asked : text
}

/** One sentence or more, with their marks. */
function sentenceOf(text: string, { language }: Land): string {
  const base = baseLanguageOf(language)
  return openQuestions(askQuestions(tidySentences(text), base), base)
}

/** "Voos incluídos: 899" would be the price of something else: behind the head a price has a line of its own. */
function parted(piece: Piece, isLabelled: boolean, language: BaseLanguage): Pick<Piece, 'text' | 'mark'>[] {
  const { text, price, mark } = piece
  if (price === '') return [piece]
  if (text === '') return [{ text: price, mark }]
  const goesOn = GOES_ON_BEHIND[language].exec(price)
  if (goesOn) return [{ text: `${text} (${price.slice(0, goesOn.index)})${price.slice(goesOn.index)}`, mark }]
  const isOfDay = endsInDay(text, language)
  const isNamed =
    [HAS_PRICE_OF_ITS_OWN, IS_SOLD_ALONE].some((pattern) => pattern.test(foldInPlace(text))) ||
    (IS_LONE_THING.test(foldInPlace(text)) && !isOfDay)
  // "no join fee until december 31 29 a month": a day has no price, and what is done or denied has none either
  const hasNone = piece.isClause || (text.includes(' ') && isOfDay)
  return (isLabelled || isNamed) && !hasNone && !HAS_KIND[language].test(price)
    ? [{ text: `${text}: ${price}`, mark }]
    : [
        { text, mark: '' },
        { text: price, mark },
      ]
}

/** "R$ 180 curto": the price is followed by what it is for, as in the lines below it. */
const HAS_KIND: Readonly<Record<BaseLanguage, RegExp>> = forBaseLanguages((language) =>
  boundedPattern(String.raw`^\S{0,3} ?[\d.,]+(?: €)? (?:${GRADES[language].words})$`, 'iu'),
)

/** "Café (R$ 8) e pão de queijo": more is named behind the price. */
const GOES_ON_BEHIND: Readonly<Record<BaseLanguage, RegExp>> = {
  pt: / e (?=\p{L}{3})/u,
  es: / y (?=\p{L}{3})/u,
  en: / and (?=\p{L}{3})/u,
}

const HAS_PRICE_OF_ITS_OWN =
  /^(?:entrada|aluguel|renda|alquiler|renta|rent|couvert|inscri\p{L}+|matricula|mensalidade|mensualidad|cuota|taxa|sinal|frete|portes|envio|cover|deposit|membership|delivery|shipping|os (?:dois|tres)|las dos|los dos|both|combo)$/u

/** "Sessão: R$ 110", "bono de 5 sesiones: 160": what is sold by itself, with what tells which one. */
const IS_SOLD_ALONE =
  /^(?:a |o |la |el |the |1[aª] ?|primeira |primera |first )?(?:visita|visit|sess(?:ao|oes)|sesion(?:es)?|session|avaliacao|valoracion|consulta|bono|pack|pacote|aula|clase|class|lesson|diaria|kit|combo|plano|bilhete|ingresso|entrada|ticket|revisao|revision|caixa|caja|box|cada|fatia|dose)(?: (?:de |of )?[\p{L}\d]+){0,3}$/u

/** "Filé": what is told of a thing, or done, ends otherwise. */
const IS_LONE_THING =
  /^\p{L}{3,14}(?<!(?:ad|id)[oa]s?|ndo|mente|[aei]r|ed|ing|ly|hoje|hoy|today|agora|ahora|now|apenas|somente|solo|only|gratis|free|online)$/iu

/** Longest piece that is no line of its own behind another one: "12 unidades", "7 anos". */
const COUNTED = /^\d{1,4} ?\p{L}{1,12}²?$/u
const UNITS = forBaseLanguages((language) => new Set(KINDS[language].unit.split(' ')))
const GOES_ON: Readonly<Record<BaseLanguage, RegExp>> = {
  pt: /^(?:e|ou|que|porque|pois) /iu,
  es: /^(?:y|e|o|que|porque|pues) /iu,
  en: /^(?:and|or|that|because|so) /iu,
}
const BUT: Readonly<Record<BaseLanguage, RegExp>> = { pt: /^mas /iu, es: /^pero /iu, en: /^but /iu }

function joinPieces(pieces: readonly Piece[], language: BaseLanguage): Piece[] {
  const joined: Piece[] = []
  for (const piece of pieces) {
    const last = joined.at(-1)
    const between = last === undefined ? undefined : betweenOf(last, piece, { language, isFirst: joined.length === 1 })
    const isOfLast = piece.text === '' && last?.hasPrice === false && !last.isTyped
    const isPriceOfLast = isOfLast && (joined.length === 1 || IS_SOLD_ALONE.test(foldInPlace(last.text)))
    if (last !== undefined && isPriceOfLast) joined[joined.length - 1] = { ...piece, text: last.text }
    else if (last === undefined || between === undefined) joined.push(piece)
    else joined[joined.length - 1] = { ...piece, text: `${last.text}${between}${piece.text}` }
  }
  return joined
}

interface Place {
  readonly language: BaseLanguage
  readonly isFirst: boolean
}

/** "Ou R$ 90", and what costs that is told behind it. */
const IS_OTHER_PRICE = /^(?:ou|o|or) \S{0,3} ?\d[\d.,]*(?: ?€)?$/iu

const readsOn = (last: Piece, piece: Piece, place: Place): boolean =>
  GOES_ON[place.language].test(piece.text) || isFragment(last, piece, place) || tellsOn(last, piece, place)

const isOtherPrice = (last: Piece, piece: Piece): boolean => IS_OTHER_PRICE.test(last.text) && !last.isTyped && !piece.hasPrice

/** @returns nothing where a new line begins */
function betweenOf(last: Piece, piece: Piece, place: Place): string | undefined {
  if (isOtherPrice(last, piece)) return ' '
  if (last.hasPrice || (/[.!?…;:]/u.test(last.mark) && last.isTyped)) return undefined
  if (readsOn(last, piece, place)) return ' '
  // where a line broke wrongly, a phrase would be torn
  if (piece.isUnsure && !piece.hasPrice) return ', '
  const isCounted = BUT[place.language].test(piece.text) || COUNTED.test(piece.text)
  return isCounted || areDays(last, piece, place.language) || isOfRow(last, piece, place) ? ', ' : undefined
}

function isOfRow(last: Piece, piece: Piece, { isFirst }: Place): boolean {
  if (piece.hasPrice) return false
  return (isLoneWord(piece) && !last.isTyped) || isRow(last, piece) || isGreeting(last, isFirst)
}

/** "Temos vaga quinta à tarde", "ligue 912 345 678": one or two words are no line beside their day; one word at the head may greet. */
function isFragment(last: Piece, piece: Piece, { language, isFirst }: Place): boolean {
  if (last.isTyped) return false
  const words = last.text.split(' ').length
  const isLone = words === 1 && !isFirst
  return (isLone && /^\d/u.test(piece.text)) || ((isLone || words === 2) && beginsWithDay(piece.text, language))
}

/** Days in a row, unless she parted them: "só até sexta, segunda a sexta das 8h às 18h". */
function areDays(last: Piece, piece: Piece, language: BaseLanguage): boolean {
  const isParted = last.isTyped && last.mark === ',' && !isShort(piece.text.split(/ (?=\d)/u)[0] ?? '')
  return !isParted && endsInDay(last.text, language) && beginsWithDay(piece.text, language)
}

/** One word is no line of its own. */
const isLoneWord = ({ text }: Piece) => /^\p{L}+$/u.test(text)

/** "Meninas, sobrou um horário". */
function isGreeting({ text, mark }: Piece, isFirst: boolean): boolean {
  return isFirst && !text.includes(' ') && mark !== '?'
}

/**
 * "Clases lunes y miércoles", "cupcakes box of 6": one word and what tells more of it. "Lentejas 6 croquetas 5 ración": what may be
 * prices is not told as a count.
 */
function tellsOn(last: Piece, piece: Piece, { language, isFirst }: Place): boolean {
  const { text } = piece
  // "sem dormir direito": one word behind a clause is as likely to belong to it
  if (isLoneWord(piece) && !piece.hasPrice && !last.isTyped && !isShort(last.text)) return true
  const mayCost = /^\d /u.test(text) && COUNTED.test(text) && !UNITS[language].has(foldInPlace(text.slice(2)))
  return mayCost || (isGreeting(last, isFirst) && !last.isTyped && tellsMore(text, language))
}

function tellsMore(text: string, language: BaseLanguage): boolean {
  return /^(?:\d|(?:box|pack|caixa|caja|kit|set) )/iu.test(text) || beginsWithDay(text, language)
}

/** What was typed as one, and what ends like one: "escola, saúde e moradia". */
function isRow(last: Piece, piece: Piece): boolean {
  if (last.mark !== ',' || piece.hasPrice) return false
  return last.isTyped ? isShort(last.text.split(',').at(-1) ?? '') && isShort(piece.text) : endsRow(last, piece)
}

const endsRow = (last: Piece, { text }: Piece) => (isLoneWord(last) ? ENDS_ROW_OF_WORDS : ENDS_ROW).test(text)

const MOST_WORDS_OF_ROW = 3
const isShort = (text: string) => text.trim().split(' ').length <= MOST_WORDS_OF_ROW

const ENDS_ROW = /^\p{L}{1,20} (?:e|y|and|ou|or) \p{L}{1,20}$/u
/** Behind one word: "coxinha, bolinha de queijo e kibe". */
const ENDS_ROW_OF_WORDS = /^\p{L}{1,20}(?: d[aeo]s? \p{L}{1,20})? (?:e|y|and|ou|or) \p{L}{1,20}(?: d[aeo]s? \p{L}{1,20})?$/u

function endsInDay(text: string, language: BaseLanguage): boolean {
  const last = findFacts(text, language).at(-1)
  return last?.kind === 'when' && last.to === text.length
}

function beginsWithDay(text: string, language: BaseLanguage): boolean {
  const [first] = findFacts(text, language)
  return first?.kind === 'when' && first.from === 0
}

const CALLS = forBaseLanguages((language) => boundedPattern(LINKING[language].callToAction, 'iu'))
/** A line is a day or a place where so much of it is. */
const LEAST_SHARE = 0.6
const MOST_OF_PRICE = 28
const IS_PRICE = /^(?:R\$|US\$|S\/|[$£₡₲]) ?\d|^\d[\d.,]* ?€/u
const IS_STREET =
  /^(?:na |en |at )?(?:rua|r\.|av\.?|avenida|alameda|pra[çc]a|travessa|calle|plaza|\d{1,5} \p{L}+ (?:st|street|ave|avenue|road|rd)) /iu

function kindOf(text: string, language: BaseLanguage): LineKind {
  const folded = foldInPlace(text)
  if (CALLS[language].test(folded)) return 'call'
  if (IS_PRICE.test(text) && text.length <= MOST_OF_PRICE) return 'price'
  const facts = findFacts(text, language)
  const isMostly = (kind: 'when' | 'where') =>
    facts.filter((fact) => fact.kind === kind).reduce((sum, { from, to }) => sum + to - from, 0) >= LEAST_SHARE * text.length
  if (isMostly('when')) return 'when'
  return IS_STREET.test(text) || isMostly('where') ? 'where' : 'detail'
}
