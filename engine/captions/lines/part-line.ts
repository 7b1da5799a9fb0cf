/** A line as it was typed, parted where one is sure to begin anew: behind a sentence, a laugh, and a price that is over. */
import { boundedPattern } from '#engine/backdrop-description/bounded-pattern.ts'
import { type BaseLanguage, baseLanguageOf, forBaseLanguages } from '#phrases/languages.ts'
import { BEGINS_CLAUSE, LEADS_TO_VERB } from '../lexicon/clause-beginnings.ts'
import { foldInPlace } from '../fold-in-place.ts'
import { GRADES } from '../lexicon/grades.ts'
import { LEADS_TO_PRICE_WORDS, LINKING } from '../lexicon/linking.ts'
import { lookAt, type Looked } from '../learned/features.ts'
import { unitBehind } from './before-units.ts'
import { MARK } from '../learned/mark-features.ts'
import { learnedMarks } from './learned-marks.ts'
import { coinOf, type Land, writtenPrice } from './write-prices.ts'
import type { Marks } from '../learned/marks.ts'
import { readWords, WITHIN_NUMBER, type Word } from './read-words.ts'

export interface Piece {
  /** As typed, with its marks; the coins are written. */
  readonly text: string
  readonly hasPrice: boolean
  /** It ends as a sentence does. */
  readonly isTyped: boolean
}

/** @returns the line's pieces in their order; time grows with its words */
export function partLine(typed: string, land: Land, marks: Marks): Piece[] {
  const language = baseLanguageOf(land.language)
  const words = readWords(typed, land.language, marks)
  const looked = lookAt(
    words.map(({ bare }) => bare),
    { language, sorts: marks.sorts },
    words.map(({ isPrice }) => isPrice),
  )
  const line = { typed, words, looked, language, places: placesOf(words), learned: learnedMarks(words, looked, marks.places) }
  const begun = [...words.keys()].filter((at) => at === 0 || startsAnew(line, at))
  const listed = new Set(begun.filter((at) => isListed(line, at)))
  for (const at of words.keys()) if (line.learned[at] === MARK.comma && !begun.includes(at)) listed.add(at)
  const starts = begun.filter((at) => !listed.has(at))
  const coin = coinOf(words, land, marks.coins)
  const priced = (word: Word) => (land.isWithoutPrice === true ? '' : writtenPrice(word, coin))
  return starts.map((from, index) => {
    const to = starts[index + 1] ?? words.length
    const ending = endingBefore(line, to)
    return {
      text: written(line, { from, to, listed }, priced) + ending,
      hasPrice: words.slice(from, to).some(({ isPrice }) => isPrice),
      isTyped: (words[to - 1]?.mark ?? '') !== '' || ending !== '' || to === words.length,
    }
  })
}

/** What ends a sentence of hers where she typed nothing. */
function endingBefore({ words, learned }: Line, at: number): '?' | '.' | '' {
  if ((words[at - 1]?.mark ?? '') !== '') return ''
  if (learned[at] === MARK.question) return '?'
  return learned[at] === MARK.stop && at < words.length ? '.' : ''
}

interface Line {
  readonly typed: string
  readonly words: readonly Word[]
  readonly looked: readonly Looked[]
  readonly language: BaseLanguage
  readonly places: Places
  /** The marks that finished lines have in such places, before each word and behind the last one. */
  readonly learned: readonly number[]
}

/** What stands where, for each word: looked for once, so that time grows with the words. */
interface Places {
  /** The last price before a word. */
  readonly price: readonly number[]
  /** Where the words begin that no mark parts from a word. */
  readonly start: readonly number[]
  /** The next word that is a price or has a mark behind it, or the last word. */
  readonly end: readonly number[]
  /** Whether a comma stands before a word in its sentence. */
  readonly isParted: readonly boolean[]
  /** Whether one stands anywhere in the sentence of a word. */
  readonly hasComma: readonly boolean[]
  readonly firstPrice: number
  readonly lastPrice: number
}

function endsOf(words: readonly Word[]): number[] {
  const ends = words.map((_, at) => at)
  for (let at = words.length - 2; at >= 0; at--) {
    const { isPrice = false, mark = '' } = words[at] ?? {}
    if (!isPrice && mark === '') ends[at] = ends[at + 1] ?? at
  }
  return ends
}

/** Whether a comma stands in the sentence of each word. */
function commasOf(words: readonly Word[]): boolean[] {
  const found: boolean[] = []
  let from = 0
  for (const [at, { mark }] of words.entries()) {
    if (!ENDS.test(mark) && at < words.length - 1) continue
    const hasComma = words.slice(from, at + 1).some((word) => word.mark === ',')
    for (; from <= at; from++) found.push(hasComma)
  }
  return found
}

function placesOf(words: readonly Word[]): Places {
  const [price, start, isParted]: [number[], number[], boolean[]] = [[-1], [0], [false]]
  for (const [at, { isPrice, mark }] of words.entries()) {
    price.push(isPrice ? at : (price[at] ?? -1))
    start.push(mark === '' ? (start[at] ?? 0) : at + 1)
    isParted.push(mark === ',' || (isParted[at] === true && !ENDS.test(mark)))
  }
  const [end, hasComma] = [endsOf(words), commasOf(words)]
  return {
    price,
    start,
    end,
    isParted,
    hasComma,
    firstPrice: words.findIndex(({ isPrice }) => isPrice),
    lastPrice: price.at(-1) ?? -1,
  }
}

/** "Vela 22 portes incluídos, por encomenda": where she parts what she tells with commas, what begins anew has one as well, and no line. */
function isListed({ words, looked, places }: Line, at: number): boolean {
  const isOwn = at > 0 && words[at - 1]?.mark === '' && looked[at - 1]?.kind !== 'laugh'
  return isOwn && places.hasComma[at] === true
}

interface Part {
  readonly from: number
  readonly to: number
  /** Words that stand behind a comma of ours. */
  readonly listed: ReadonlySet<number>
}

/** The words as they stand in their line, with the marks and blanks between them; a price that is not to be told takes along what leads to it. */
function written(line: Line, { from, to, listed }: Part, priced: (word: Word) => string): string {
  const { typed, words, looked, language } = line
  const parts: string[] = []
  for (const [place, word] of words.slice(from, to).entries()) {
    const next = from + place + 1
    const behind = next < to ? typed.slice(word.from + word.typed.length, words[next]?.from) : word.mark
    // "79,90 seg a qui": a day goes with its price
    const comma = listed.has(next) && next < to && !OF_DAY.test(looked[next]?.kind ?? '') ? ',' : ''
    const text = word.isPrice ? priced(word) : word.typed
    if (word.isPrice && text === '') dropLead(parts, language)
    parts.push(text + comma + behind)
  }
  return parts
    .join('')
    .replaceAll(WITHIN_NUMBER, ' ')
    .replaceAll(/ (?=[,.;](?: |$))/gu, '')
    .trim()
}

function dropLead(parts: string[], language: BaseLanguage): void {
  while (LEADS_TO_PRICE[language].test(parts.at(-1) ?? '')) parts.pop()
}

const LEADS_TO_PRICE = forBaseLanguages((language) => boundedPattern(`^(?:${LEADS_TO_PRICE_WORDS[language]}) $`, 'iu'))
const ENDS = /[.!?…]/u
/** "D. Fernanda", "av. Brasil": a dot that ends no sentence. */
const IS_SHORT =
  /^(?:\p{L}{1,2}|tel|cel|n[uú]m|aprox|tam|ref|vol|cap|esq|apto?|profa?|conj|emb|cx|pct|ext|m[ií]n|m[aá]x|ave|pzas?|hab)$/iu

function startsAnew(line: Line, at: number): boolean {
  const { words, looked } = line
  const { typed = '', mark = '' } = words[at - 1] ?? {}
  if (ENDS.test(mark)) return mark !== '.' || !IS_SHORT.test(typed)
  const gap = words[at]?.gap
  if (mark !== '' || gap !== undefined) return mark === '' && gap === ','
  const isLearned = line.learned[at] === MARK.stop || line.learned[at] === MARK.question
  return isLearned || looked[at - 1]?.kind === 'laugh' || BEGINNINGS.some((begins) => begins(line, at))
}

const BEGINNINGS = [isGradeOfPrice, isBehindTitle, isBehindSign, beginsClause, isOver] as const

const TITLE = /^(?:antes (?:e|y) (?:depois|despues)|before and after)$/u
const TITLE_LENGTH = 3

/** "Antes e depois": above what was done, unless its words go on. */
function isBehindTitle({ looked }: Line, at: number): boolean {
  const title = looked
    .slice(0, TITLE_LENGTH)
    .map(({ key }) => key)
    .join(' ')
  return at === TITLE_LENGTH && TITLE.test(title) && !IS_GLUE.test(looked[at]?.kind ?? '') && looked.length - at > 1
}

/** With a sign people end a sentence, unless it stands for a word ("com ❤️ em casa"). */
function isBehindSign({ words, looked, places }: Line, at: number): boolean {
  if (!isSign(words[at - 1]) || isSign(words[at])) return false
  const start = places.start[at - 1] ?? 0
  const { kind = '', isPrice = false } = looked[at] ?? {}
  return !isPrice && !IS_GLUE.test(kind) && at - 1 - start > 1 && words.length - at > 1
}

function isLed(before: Looked | undefined, language: BaseLanguage): boolean {
  const { kind = '', key = '' } = before ?? {}
  return IS_GLUE.test(kind) || kind === 'article' || LEADS_TO_VERB[language].test(key)
}

/** "Escolhe a cor faço em 10 dias": a verb of the member's own, or one that asks, with no word that leads to it. */
function beginsClause({ looked, language, places }: Line, at: number): boolean {
  if (!BEGINS_CLAUSE[language].test(looked[at]?.key ?? '') || at < 2 || looked.length - at < 2) return false
  const start = places.start[at] ?? 0
  // "dia 24 atendo até as 15h"
  if (looked.slice(start, at).every(({ kind, key }) => OF_DAY.test(kind) || /^(?:dias?|0+)$/u.test(key))) return false
  // "para o Natal encomendem até dia 20"
  return !isLed(looked[at - 1], language) && !IS_GLUE.test(looked[start]?.kind ?? '')
}

const OF_DAY = /^(?:day|month|now|part|of|and|article)$/u

const isSign = (word: Word | undefined): boolean => /^\p{Extended_Pictographic}/u.test(word?.typed ?? '')

/** More about the price that stands before: what it was, what it is for. */
const OF_PRICE =
  /^(?:que|consoante|conforme|segun|depending|dependendo|now|was|were|before|usually|normally|instead|only|off|antes|agora|ahora|era|eran|eram|depois|despues|cada|each|mensal|mensais|reais|plus|iva|vat)$/u
const LEAST_WORDS = { ofClause: 3, ofOther: 4 } as const

/** Whether what is told of a price is over before a word, and enough is left for a line. */
function isOver(line: Line, at: number): boolean {
  const price = line.places.price[at] ?? -1
  if (price < 1 || at !== price + 1 + unitLength(line, price) || isFirst(line, price)) return false
  return !isOfPrice(line, at) && !isOneOfTwo(line, at) && isEnough(line, at)
}

/** A word that goes on with the price before it. */
function isOfPrice({ words, looked }: Line, at: number): boolean {
  const { kind = '', key = '', isPrice = false } = looked[at] ?? {}
  return isPrice || IS_GLUE.test(kind) || OF_PRICE.test(key) || /^[(+=/]/u.test(words[at]?.typed ?? '')
}

/** "140 quem vier buscar": what begins with its price is told behind it. */
function isFirst({ words, looked }: Line, price: number): boolean {
  return price === 0 || ENDS.test(words[price - 1]?.mark ?? '') || looked[price - 1]?.kind === 'laugh' || isSign(words[price - 1])
}

const OR = /^(?:ou|o|u|or)$/u

/** "70 a hora online ou 90 na sua casa": one thing, two ways. */
const isOneOfTwo = ({ looked }: Line, at: number): boolean =>
  OR.test(looked[at + 1]?.key ?? '') && looked[at + 2]?.key.startsWith('0') === true

/** Whether another thing with its price begins at a word, or enough words for a line. */
function isEnough(line: Line, at: number): boolean {
  const { words, places } = line
  const last = places.end[at] ?? at
  const length = last - at + 1
  const isItem = words[last]?.isPrice === true
  if (!/^[,;]/u.test(words[last]?.mark ?? ''))
    return isItem || length >= (isClause(line, at) ? LEAST_WORDS.ofClause : LEAST_WORDS.ofOther)
  // "sm 5.25 lg 6.25, oat milk": she parts her list herself
  return (isItem && places.isParted[at] !== true) || length >= LEAST_WORDS.ofOther
}

const CALLS = forBaseLanguages((language) => boundedPattern(`^(?:${LINKING[language].callToAction})`, 'iu'))
const LONGEST_CALL = 40
/** "Shucked to go", "recogiendo en local" are said of the thing before. */
const IS_PAST = /(?:ed|ing|ndo)$/u

/** A verb or a call begins something new: "tem bolso", "link in bio". */
function isClause({ typed, words, looked, language }: Line, at: number): boolean {
  const { kind = '', key = '' } = looked[at] ?? {}
  const { from = 0 } = words[at] ?? {}
  return (kind === 'verb' && !IS_PAST.test(key)) || CALLS[language].test(foldInPlace(typed.slice(from, from + LONGEST_CALL)))
}

const IS_GLUE = /^(?:link|of|and|plus|times)$/u
const GRADE = forBaseLanguages((language) => boundedPattern(`^(?:${GRADES[language].words})$`, 'iu'))
/** "100g", "pza", "for 2 pax": what is had for a price. */
const IS_MEASURE = /^(?:0+(?:g|kg|ml|l|cm|m|min)|pzas?|unid|un|unidade|unidad|pax|pcs|kg|kilo|quilo|m0|m²)$/u

/** How many words behind a price say what it is for. */
function unitLength(line: Line, price: number): number {
  const { typed, words, looked, language } = line
  const word = words[price]
  if (word === undefined || word.mark !== '') return 0
  const unit = unitBehind(typed, word, language)
  if (unit !== '' && !unit.startsWith('/')) return unit.split(' ').length
  const { kind = '', key = '' } = looked[price + 1] ?? {}
  if (kind === 'each' || IS_MEASURE.test(key) || isSign(words[price + 1])) return 1
  return isGradeOfPrice(line, price) ? gradeLength(line, price) : 0
}

/** "75 chico", "18 el mediano": how many words behind a number tell its size. */
function gradeLength({ words, looked, language }: Pick<Line, 'words' | 'looked' | 'language'>, price: number): number {
  if (words[price]?.mark !== '') return 0
  const length = looked[price + 1]?.kind === 'article' ? 2 : 1
  return GRADE[language].test(looked[price + length]?.key ?? '') ? length : 0
}

/** "75 chico 89 grande", not "chico 75 grande 89": where the last one of several prices has its size behind it, so have the others. */
function isGradeOfPrice({ words, looked, language, places }: Line, price: number): boolean {
  const isGraded = (at: number) => looked[at]?.isPrice === true && gradeLength({ words, looked, language }, at) > 0
  return places.firstPrice < places.lastPrice && isGraded(price) && isGraded(places.lastPrice)
}
