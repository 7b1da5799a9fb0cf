/** A line as it was typed, parted where one is sure to begin anew: behind a sentence, a laugh, and a price that is over. */
import { boundedPattern } from '#engine/backdrop-description/bounded-pattern.ts'
import { type BaseLanguage, baseLanguageOf, forBaseLanguages } from '#phrases/languages.ts'
import { BEGINS_CLAUSE, LEADS_TO_VERB } from '../lexicon/clause-beginnings.ts'
import { GRADES } from '../lexicon/grades.ts'
import { lookAt, type Looked } from '../punctuation/features.ts'
import { unitBehind } from './before-units.ts'
import { coinOf, type Land, writtenPrice } from './write-prices.ts'
import { type Marks, readWords, WITHIN_NUMBER, type Word } from './read-words.ts'

export interface Piece {
  /** As typed, with its marks; the coins are written. */
  readonly text: string
  readonly hasPrice: boolean
  /** A mark of hers ends it. */
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
  const line = { typed, words, looked, language }
  const starts = [...words.keys()].filter((at) => at === 0 || startsAnew(line, at))
  const coin = coinOf(words, land)
  return starts.map((from, index) => {
    const to = starts[index + 1] ?? words.length
    return {
      text: written(line, words.slice(from, to), (word) => writtenPrice(word, coin)),
      hasPrice: words.slice(from, to).some(({ isPrice }) => isPrice),
      isTyped: (words[to - 1]?.mark ?? '') !== '' || to === words.length,
    }
  })
}

interface Line {
  readonly typed: string
  readonly words: readonly Word[]
  readonly looked: readonly Looked[]
  readonly language: BaseLanguage
}

/** The words as they stand in their line, with the marks and blanks between them. */
function written({ typed }: Line, words: readonly Word[], priced: (word: Word) => string): string {
  const parts = words.map((word, index) => {
    const end = word.from + word.typed.length
    const next = words[index + 1]?.from
    const behind = next === undefined ? word.mark : typed.slice(end, next)
    return (word.isPrice ? priced(word) : word.typed) + behind
  })
  return parts.join('').replaceAll(WITHIN_NUMBER, ' ').trim()
}

const ENDS = /[.!?…]/u
/** "D. Fernanda", "av. Brasil": a dot that ends no sentence. */
const IS_SHORT = /^(?:\p{L}{1,2}|tel|cel|n[uú]m|aprox|tam|ref|vol|cap|esq|apto?|profa?|ext|m[ií]n|m[aá]x|ave|pzas?|hab)$/iu

function startsAnew(line: Line, at: number): boolean {
  const { words, looked } = line
  const { typed = '', mark = '' } = words[at - 1] ?? {}
  if (ENDS.test(mark)) return mark !== '.' || !IS_SHORT.test(typed)
  const gap = words[at]?.gap
  if (mark !== '' || gap !== undefined) return mark === '' && gap === ','
  return looked[at - 1]?.kind === 'laugh' || BEGINNINGS.some((begins) => begins(line, at))
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
function isBehindSign({ words, looked }: Line, at: number): boolean {
  if (!isSign(words[at - 1]) || isSign(words[at])) return false
  const start = words.findLastIndex(({ mark }, index) => index < at - 1 && mark !== '') + 1
  const { kind = '', isPrice = false } = looked[at] ?? {}
  return !isPrice && !IS_GLUE.test(kind) && at - 1 - start > 1 && words.length - at > 1
}

/** "Escolhe a cor faço em 10 dias": a verb of the member's own, or one that asks, with no word that leads to it. */
function beginsClause({ words, looked, language }: Line, at: number): boolean {
  const { kind = '', key = '' } = looked[at - 1] ?? {}
  if (!BEGINS_CLAUSE[language].test(looked[at]?.key ?? '') || at < 2 || looked.length - at < 2) return false
  const start = words.findLastIndex(({ mark }, index) => index < at && mark !== '') + 1
  const isLed = IS_GLUE.test(kind) || kind === 'article' || LEADS_TO_VERB[language].test(key)
  // "para o Natal encomendem até dia 20"
  return !isLed && !IS_GLUE.test(looked[start]?.kind ?? '')
}

const isSign = (word: Word | undefined): boolean => /^\p{Extended_Pictographic}/u.test(word?.typed ?? '')

/** More about the price that stands before: what it was, what it is for. */
const OF_PRICE =
  /^(?:now|was|were|before|usually|normally|instead|only|off|antes|agora|ahora|era|eran|eram|depois|despues|cada|each|mensal|mensais|reais|plus|iva|vat)$/u
const LEAST_WORDS = { toEnd: 3, toComma: 4 } as const

/** Whether what is told of a price is over before a word, and enough is left for a line. */
function isOver(line: Line, at: number): boolean {
  const { words, looked } = line
  const price = looked.findLastIndex(({ isPrice }, index) => isPrice && index < at)
  if (price < 1 || at !== price + 1 + unitLength(line, price)) return false
  const { kind = '', key = '', isPrice = false } = looked[at] ?? {}
  if (isPrice || IS_GLUE.test(kind) || OF_PRICE.test(key) || /^[(+=/]/u.test(words[at]?.typed ?? '')) return false
  return isEnough(words, at)
}

/** Whether another thing with its price begins at a word, or enough words for a line. */
function isEnough(words: readonly Word[], at: number): boolean {
  const end = words.findIndex(({ mark, isPrice }, index) => index >= at && (mark !== '' || isPrice))
  const last = end < 0 ? words.length - 1 : end
  const length = last - at + 1
  const isItem = words[last]?.isPrice === true
  if (!/^[,;]/u.test(words[last]?.mark ?? '')) return isItem || length >= LEAST_WORDS.toEnd
  // "sm 5.25 lg 6.25, oat milk": she parts her list herself
  const isParted = words.slice(startOf(words, at), at).some(({ mark }) => mark === ',')
  return (isItem && !isParted) || length >= LEAST_WORDS.toComma
}

/** Where the sentence of a word begins. */
const startOf = (words: readonly Word[], at: number): number =>
  words.findLastIndex(({ mark }, index) => index < at && ENDS.test(mark)) + 1

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
  return kind === 'each' || IS_MEASURE.test(key) || isSign(words[price + 1]) || isGradeOfPrice(line, price) ? 1 : 0
}

/** "75 chico 89 grande", not "chico 75 grande 89": where the last one of several prices has its size behind it, so have the others. */
function isGradeOfPrice({ looked, language }: Line, price: number): boolean {
  const isGraded = (at: number) => looked[at]?.isPrice === true && GRADE[language].test(looked[at + 1]?.key ?? '')
  const [first, last] = [looked.findIndex(({ isPrice }) => isPrice), looked.findLastIndex(({ isPrice }) => isPrice)]
  return first < last && isGraded(price) && isGraded(last)
}
