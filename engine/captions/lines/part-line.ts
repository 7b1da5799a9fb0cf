/** A line that was typed in a hurry, in the pieces that one would write below each other. */
import { boundedPattern } from '#engine/backdrop-description/bounded-pattern.ts'
import { type BaseLanguage, baseLanguageOf, forBaseLanguages } from '#phrases/languages.ts'
import { findFacts } from '../find-facts.ts'
import { isNumbered } from '../name-prices.ts'
import { foldInPlace } from '../fold-in-place.ts'
import { LINKING } from '../lexicon/linking.ts'
import { coinOf, type Coin, type Land, writtenPrice } from './write-prices.ts'
import { gapSlots, lookAt, type Looked } from '../punctuation/features.ts'
import { choose } from '../punctuation/perceptron.ts'
import { IS_MARK, leadOfMark, leadsFromEnd } from './lead-of-marks.ts'
import { type Gap, placeEnds } from './place-ends.ts'
import { beginsClause, belongsTogether, leadsOn } from './reads-on.ts'
import { type Marks, readWords, WITHIN_NUMBER, type Word } from './read-words.ts'

export interface Piece {
  readonly text: string
  /** What `text` costs, with what that is for: "R$ 60 por pessoa". Nothing where the price stands in its sentence, or there is none. */
  readonly price: string
  readonly hasPrice: boolean
  /** Behind it: as typed, or a `,` or `?` that was learned. */
  readonly mark: string
  readonly isTyped: boolean
  /** It may go on with the one before it. */
  readonly isUnsure: boolean
  /** It begins with what is denied: "não escurece". */
  readonly isClause: boolean
}

/** A mark with less of a lead is not written; where she put marks of her own, few are missing. */
const LEAST_MARGIN = { bare: 3, marked: 8 } as const
const QUESTION_MARGIN = 16
/** What a little word begins reads on as well. */
const LITTLE_MARGIN = 12
/** Nothing is put before these. */
const JOINS: ReadonlySet<string> = new Set(['plus', 'of', 'laugh'])
/** Behind a price a little word goes on only where that is far likelier. */
const GOES_ON_MARGIN = 8
const GOES_ON: ReadonlySet<string> = new Set(['and', 'plus'])
const MAY_GO_ON: ReadonlySet<string> = new Set(['link', 'of', 'article'])
/** Before a price these stand in its sentence: "por R$ 20", "sai R$ 60". */
const LEADS_PRICE: ReadonlySet<string> = new Set(['link', 'of', 'and', 'plus', 'times'])
const ONLY =
  /^(?:so|apenas|somente|desde|only|just|solo|menos|mais|mas|over|under|custam?|sai|saem|fica|ficam|cuestan?|salen?|quedan?|is|are|costs?|was|now|paga|pague|pay|agora|ahora|ahorras?|poupas?|poupe|economize|saves?)$/u

const PER_UNIT = forBaseLanguages((language) => boundedPattern(`^(?:${LINKING[language].perUnit})(?![\\p{L}])`, 'iu'))

/** @returns words in their order; time grows with their number */
export function partLine(line: string, land: Land, marks: Marks): Piece[] {
  const language = baseLanguageOf(land.language)
  const words = readWords(line, land.language, marks)
  const looked = lookAt(
    words.map(({ bare }) => bare),
    { language, sorts: marks.sorts },
    words.map(({ isPrice }) => isPrice),
  )
  const isMarked = words.slice(0, -1).some(({ mark }) => mark !== '')
  const leastMargin = isMarked ? LEAST_MARGIN.marked : LEAST_MARGIN.bare
  const typed = words.map((_, at) => knownGap(words, at))
  const fromEnd = leadsFromEnd(looked, typed, marks.gapsFromEnd)
  const gaps = gapsOf({ line, words, looked, language, marks, leastMargin, fromEnd })
  return piecesOf({ words, gaps, looked, coin: coinOf(words, land) })
}

interface Line {
  readonly line: string
  readonly words: readonly Word[]
  readonly looked: readonly Looked[]
  readonly language: BaseLanguage
  readonly marks: Marks
  readonly leastMargin: number
  readonly fromEnd: readonly number[]
}

/** What stands before each word: nothing, or a mark, and how it was found. */
function gapsOf(read: Line): Gap[] {
  const { line, words, looked, language, marks } = read
  const inFact = markFacts(line, language)
  const gaps: Gap[] = [{ mark: '', isFixed: true, lead: 0, isUnsure: false }]
  const former = ['']
  /** Where the last price is over, with what it is for. */
  let overAt = 0
  for (let at = 1; at < words.length; at++) {
    const before = words[at - 1]
    const isWithin = at < overAt || inFact[words[at]?.from ?? 0] === 1
    if (before?.isPrice) overAt = at + unitLength(read, at)
    const known = knownGap(words, at)
    const fixed = known ?? (at === overAt ? commaWhere(isOver(read, at, former)) : fixedGap(read, at, isWithin || at < overAt))
    const gap = fixed === undefined ? gapAt(read, at, former) : { mark: fixed, isFixed: true, lead: 0, isUnsure: false }
    gaps.push(gap)
    former.push(gap.mark)
  }
  return placeEnds(gaps, looked, marks.pieces)
}

const commaWhere = (isHere: boolean): string => (isHere ? ',' : '')

/** Where nothing has to be weighed. */
function fixedGap(read: Line, at: number, isWithin: boolean): string | undefined {
  if (isWithin || isJoined(read, at)) return ''
  return isSizeOfList(read, at) ? ',' : undefined
}

/** What was typed, or follows from the limits of prices. */
function knownGap(words: readonly Word[], at: number): string | undefined {
  const typed = words[at - 1]?.mark ?? ''
  return typed === '' ? words[at]?.gap : learnedMark(typed)
}

/** "Tamanho 40", "aro 15": the number belongs to the word. */
function isNamed({ line, words }: Line, at: number): boolean {
  const { from, bare } = words[at] ?? { from: 0, bare: '' }
  const before = line.slice(0, from)
  return /^\d+$/u.test(bare) && isNumbered(before, bare)
}

/** How many words behind a price say what it is for. @param at of the first of them */
function unitLength({ line, words, looked, language }: Line, at: number): number {
  const price = words[at - 1]
  if (price === undefined || price.mark !== '') return 0
  const to = price.from + price.typed.length
  const unit = PER_UNIT[language].exec(foldInPlace(line.slice(to, to + LONGEST_UNIT)))?.[0].trim() ?? ''
  if (unit === '' || unit.startsWith('/')) return looked[at]?.kind === 'each' ? 1 : 0
  const isOneEach = unit === 'cada' && /^um$|^uma$|^un[oa]$/u.test(looked[at + 1]?.key ?? '')
  return isOneEach ? 2 : unit.split(' ').length
}

const LONGEST_UNIT = 30

const MOST_WORDS_TO_PRICE = 7

/** Behind a price something else begins, unless a word leads on. */
function isOver({ looked, marks }: Line, at: number, gaps: readonly string[]): boolean {
  const kind = looked[at]?.kind ?? ''
  if (isRange(looked, at + 1)) return false
  // "gel 90 e fibra 150": each has its price
  if (GOES_ON.has(kind)) return kind === 'and' && looked.slice(at + 2, at + MOST_WORDS_TO_PRICE).some(({ isPrice }) => isPrice)
  if (!MAY_GO_ON.has(kind)) return true
  return leadOfMark(marks.gaps, gapSlots(looked, at, gaps)) > -GOES_ON_MARGIN
}

const IS_PICTOGRAM = /^\p{Extended_Pictographic}[\p{Extended_Pictographic}\ufe0f\u200d]*$/u

/** "Mediano 22 grande 32": sizes with their prices. */
function isSizeOfList({ looked }: Line, at: number): boolean {
  const isPriced = (index: number) => looked[index]?.kind === 'size' && looked[index + 1]?.isPrice === true
  return at > 1 && isPriced(at) && (isPriced(at + 2) || isPriced(at - 2))
}

/** Nothing can stand there. */
function isJoined(read: Line, at: number): boolean {
  const { looked, language } = read
  const { kind = '', key = '' } = looked[at] ?? {}
  const isSign = at === looked.length - 1 && IS_PICTOGRAM.test(key)
  return isSign || JOINS.has(kind) || leadsOn(looked, at, language) || isNamed(read, at)
}

/** "Aula dia 3 às 7" asks nothing, nor does "two tier cake for Emma's wedding": in English a question has a verb, or what someone is doing. */
function mayAsk({ looked, language }: Line, at: number, gaps: readonly string[]): boolean {
  const from = Math.max(
    0,
    gaps.findLastIndex((gap) => gap !== ''),
  )
  const piece = looked.slice(from, at)
  if (piece.some(({ key }) => /\d/u.test(key))) return false
  return (
    language !== 'en' || piece.some(({ kind, key, sort }) => kind === 'verb' || (key.endsWith('ing') && !sort.startsWith('T')))
  )
}

function gapAt(read: Line, at: number, gaps: readonly string[]): Gap {
  const { looked, marks, leastMargin, fromEnd } = read
  const { kind = '' } = looked[at] ?? {}
  const slots = gapSlots(looked, at, gaps)
  const isClose = (kind === 'link' && !beginsClause(looked, at)) || belongsTogether(looked, at, gaps)
  const least = isClose ? LITTLE_MARGIN : leastMargin
  const lead = (leadOfMark(marks.gaps, slots) + (fromEnd[at] ?? 0)) / 2
  // where she put marks of her own, few are missing, and no word stands alone
  const isMarked = leastMargin === LEAST_MARGIN.marked
  if (isMarked && (at === 1 || gaps[at - 1] !== '')) return { mark: '', isFixed: true, lead, isUnsure: false }
  const gap = { isFixed: isMarked && lead < least, lead: lead - least + LEAST_MARGIN.bare, isUnsure: false }
  if (lead < least) return { ...gap, mark: '' }
  return { ...gap, mark: labelAt(read, at, gaps) }
}

function labelAt(read: Line, at: number, gaps: readonly string[]): string {
  const { label, margin } = choose(read.marks.gaps, gapSlots(read.looked, at, gaps))
  // what is no question looks foolish as one
  const isNone = label === '?' && (margin < QUESTION_MARGIN || !mayAsk(read, at, gaps))
  return isNone || !IS_MARK.test(label) ? ',' : label
}

/** Which characters are within a price, a date or a row of hours. */
function markFacts(line: string, language: BaseLanguage): Uint8Array {
  const marked = new Uint8Array(line.length)
  let last = { kind: '', to: -1 }
  for (const { kind, from, to } of findFacts(line, language)) {
    // "Sunday 1-4": a day and its hours
    const isOfDay = kind === 'when' && last.kind === 'when' && from === last.to + 1 && /\d/u.test(line.charAt(from))
    if (kind !== 'scarce') marked.fill(1, isOfDay ? from : from + 1, to)
    last = { kind, to }
  }
  return marked
}

/** Of the marks that people type the learned ones stand for the others. */
function learnedMark(typed: string): string {
  return /^[,:?]/u.test(typed) ? typed.charAt(0) : '.'
}

const NOT = /^(?:nao|no|not|nunca|never|won['’]?t|don['’]?t|doesn['’]?t)$/u

interface Setting {
  readonly words: readonly Word[]
  readonly gaps: readonly Gap[]
  readonly looked: readonly Looked[]
  readonly coin: Coin
}

function piecesOf(setting: Setting): Piece[] {
  const starts = startsOf(setting)
  return setting.words.length === 0
    ? []
    : starts.map((from, index) => pieceOf(setting, from, starts[index + 1] ?? setting.words.length))
}

/** A price belongs to the words before it, and each piece has one. */
function startsOf(setting: Setting): number[] {
  const { words, looked, gaps } = setting
  const isList = words.filter(({ isPrice }) => isPrice).length > 1
  const starts = [0]
  let hasPrice = false
  for (const [at, { isPrice }] of words.entries()) {
    const isSecond: boolean = isPrice && hasPrice && !isRange(looked, at)
    const isNew: boolean = at > 0 && (isSecond || !joins(setting, at, isList))
    // "800 ou 90": what joins two prices stands with the second one
    if (isNew) starts.push(isSecond && looked[at - 1]?.kind === 'and' && gaps[at]?.mark === '' ? at - 1 : at)
    hasPrice = isPrice || (!isNew && hasPrice)
  }
  return starts
}

/** In a list a comma that was learned stands for the colon before a price. */
function joins({ words, gaps }: Setting, at: number, isList: boolean): boolean {
  const gap = gaps[at]?.mark
  if (gap === '') return true
  return words[at]?.isPrice === true && (gap === ':' || (gap === ',' && isList && words[at - 1]?.mark === ''))
}

/** "De R$ 180 por R$ 120": two prices with one little word between them. */
function isRange(looked: readonly Looked[], at: number): boolean {
  const [from, word, to] = [looked[at - 2], looked[at - 1], looked[at]]
  return from?.isPrice === true && word?.kind === 'link' && to?.isPrice === true
}

function pieceOf({ words, gaps, looked, coin }: Setting, from: number, to: number): Piece {
  const written = words.slice(from, to).map((word) => (word.isPrice ? writtenPrice(word, coin) : word.typed))
  const price = words.slice(from, to).findIndex(({ isPrice }) => isPrice)
  const isLed = price > 0 && leadsPrice(looked[from + price - 1])
  const textLength = price < 0 || isLed ? written.length : price
  const typed = words[to - 1]?.mark ?? ''
  const isLast = to === words.length
  return {
    text: withBlanks(written.slice(0, textLength)),
    price: withBlanks(written.slice(textLength)),
    hasPrice: price >= 0,
    mark: typed === '' && !isLast ? gaps[to]?.mark || ',' : typed,
    isTyped: typed !== '' || isLast,
    ...beginningOf(gaps[from], looked[from], from),
  }
}

function beginningOf(gap: Gap | undefined, first: Looked | undefined, from: number): Pick<Piece, 'isUnsure' | 'isClause'> {
  return { isUnsure: gap?.isUnsure === true, isClause: from > 0 && NOT.test(first?.key ?? '') }
}

function withBlanks(words: readonly string[]): string {
  return words
    .filter((word) => word !== '')
    .join(' ')
    .replaceAll(WITHIN_NUMBER, ' ')
}

function leadsPrice(before: Looked | undefined): boolean {
  return before !== undefined && (LEADS_PRICE.has(before.kind) || ONLY.test(before.key))
}
