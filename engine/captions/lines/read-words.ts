/** The words of a line with the marks that were typed behind them, and which of them are prices. */
import type { Language } from '#engine/types.ts'
import { type BaseLanguage, baseLanguageOf } from '#phrases/languages.ts'
import { type Fact, findFacts } from '../find-facts.ts'
import { isBeforeUnit, isForEach } from './before-units.ts'
import { findLimits, type Limits } from './find-limits.ts'
import { findSizes, type Sizes } from './find-sizes.ts'
import { findTold, type Told } from './find-told.ts'
import { findSpans, mayBeDate } from './dates-and-spans.ts'
import { findSmallPrices, isBeforeThings, isBeforeVerb, isOtherPrice, mayCost } from './find-small-prices.ts'
import { pairNumbers, type Pairs } from './pair-numbers.ts'
import { type CountedByVerbs, findCountedByVerbs, hasIncluded } from './count-by-verbs.ts'
import { isAlone, isBehindMeasure, isBehindMeasuring, isLikeOther, isSide, isSum, isToldCount } from './told-by-neighbours.ts'
import { hasCoin, type Typed, withoutCoin, wordsOf } from './words-of-line.ts'
import { isContainer, isCount, isMeasure, isNumbered } from '../name-prices.ts'
import { IS_NUMBER, lookAt, type Looked, priceSlots } from '../learned/features.ts'
import type { Marks } from '../learned/marks.ts'
import { choose, type Choice } from '../learned/perceptron.ts'

/** Of which `bare` has no coin either. */
export interface Word extends Typed {
  readonly isPrice: boolean
  readonly hasCoin: boolean
  /** What stands before it where a limit goes with a price. */
  readonly gap?: '' | ','
}

/** A number whose lead is less is no price. */
const LEAST_MARGIN = 2
const LEAST_MARGIN_OF_LIST = -2
/** A number behind a thing, with no plural behind it that it could count. */
const LEAST_MARGIN_OF_THING = -8
/** What stands for the blanks of a telephone number while it is one word. */
export const WITHIN_NUMBER = '\u2007'
const TELEPHONE = /(?<![\d.,])(?:\+?\d{1,3} )?(?:\(?\d{2,3}\)? )?\d{3,5}[ -]\d{3,4}(?:[ -]\d{2,4})?(?![\d.,%])/gu
const LEAST_DIGITS = 8

export function readWords(typed: string, language: Language, marks: Marks): Word[] {
  const line = typed.replaceAll(TELEPHONE, (found) =>
    found.replaceAll(/\D/gu, '').length < LEAST_DIGITS ? found : found.replaceAll(' ', WITHIN_NUMBER),
  )
  const words = wordsOf(line)
  const base = baseLanguageOf(language)
  const withoutCoins = words.map((word) => ({ ...word, bare: withoutCoin(word.bare) }))
  const looked = lookAt(
    withoutCoins.map(({ bare }) => bare),
    { language: base, sorts: marks.sorts },
  )
  const read: Read = {
    line,
    words,
    looked,
    language,
    base,
    marks,
    days: findFacts(line, base).filter(({ kind }) => kind === 'when'),
    byVerbs: findCountedByVerbs(words, looked, base),
    counted: findCounted(words, looked),
    spans: findSpans(words, looked),
    limits: findLimits(withoutCoins, base),
    sizes: findSizes(line, base),
    told: findTold(line),
    pairs: pairNumbers(line, words),
  }
  const arePrices = pricesOf(read)
  return withoutCoins.map((word, at) => ({
    ...word,
    hasCoin: hasCoin(words[at]?.bare ?? ''),
    isPrice: arePrices[at] === true && !isEndOfRange(words, arePrices, at),
    ...gapOf(read, at, arePrices),
  }))
}

interface Read extends Line {
  readonly language: Language
  readonly marks: Marks
  readonly days: readonly Fact[]
  readonly byVerbs: CountedByVerbs
  readonly counted: ReadonlySet<number>
  readonly spans: ReadonlySet<number>
  readonly limits: Limits
  readonly sizes: Sizes
  readonly told: Told
  readonly pairs: Pairs
}

interface Line {
  readonly line: string
  readonly words: readonly Typed[]
  readonly looked: readonly Looked[]
  readonly base: BaseLanguage
}

/** Whether a line may be parted before a word, as far as sizes, limits and counts tell. */
function gapOf(
  { words, looked, sizes, limits, pairs, byVerbs }: Read,
  at: number,
  arePrices: readonly boolean[],
): Pick<Word, 'gap'> {
  if (at > 0 && arePrices[at - 1] === true && hasIncluded(looked, at - 1)) return { gap: ',' }
  if (pairs.joined.has(at) || byVerbs.joined.has(at)) return { gap: '' }
  if (limits.gaps.has(at)) return { gap: limits.gaps.get(at) ?? '' }
  return sizes.joined.has(words[at]?.from ?? -1) ? { gap: '' } : {}
}

function pricesOf(read: Read): boolean[] {
  const { words, looked, limits, pairs, told } = read
  const leads = words.map((_, at) => leadAt(read, at))
  const small = findSmallPrices(words, looked, leads.filter((lead) => lead >= LEAST_MARGIN).length)
  // where one thing has its price, the next one has as well
  const least = leads.some((lead) => lead >= LEAST_MARGIN) ? LEAST_MARGIN_OF_LIST : LEAST_MARGIN
  // the one number of a line, or one beside prices
  const isLikely = least === LEAST_MARGIN_OF_LIST || leads.filter((lead) => lead > -Infinity).length === 1
  const isList = leads.includes(Infinity)
  const isSmall = (at: number) => small.has(at) && !isToldCount(looked, at) && !isNone(read, at)
  const isOne = (lead: number, at: number) =>
    isLikely && mayCost(words, looked, at) && (isBeforeVerb(looked, at) ? lead > -Infinity : lead >= LEAST_MARGIN_OF_THING)
  return leads.map((lead, at) => {
    if (lead >= least || isOtherPrice(looked, leads, at) || isOne(lead, at)) return true
    const isCounting = limits.counted.has(at) || pairs.counted.has(at) || told.counted.has(words[at]?.from ?? -1)
    return !isCounting && (isSmall(at) || (isList && isLikePrice(read, at)))
  })
}

/** A day of a month, a side of something, or where a range begins: "9 a 12 mil BTUs". */
function isNone(line: Line, at: number): boolean {
  const { words, looked } = line
  const isOfMany = UP_TO.test(words[at + 1]?.bare ?? '') && isManyThings(line, at + 2)
  return isOfMany || mayBeDate(words, looked, at) || isSide(looked, at)
}

/** "15/h"; a slash between figures is a date's. */
const PER_UNIT = /^[(]?(?:[5-9]|\d{2,4}(?:[.,]\d{2})?)\/(?!dia|semana|week|day)\p{L}/u

/** "Comuniones 2027": with a year that is near, nobody tells a price. "Nasceu com 3,210": three figures behind a comma are grams in Portuguese. */
const isYearOrWeight = (bare: string, base: BaseLanguage): boolean =>
  /^(?:202\d|203[0-5])$/u.test(bare) || (base === 'pt' && /^\d,\d{3}$/u.test(bare))

/** What a coin, or a unit behind a slash, tells of a number. */
function leadOfCoin(read: Read, at: number): number | undefined {
  const { bare = '', typed = '' } = read.words[at] ?? {}
  if (hasCoin(bare)) return isManyThings(read, at) ? -Infinity : Infinity
  return PER_UNIT.test(typed) ? Infinity : undefined
}

/** How much more likely a word is a price than none. */
function leadAt(read: Read, at: number): number {
  const { line, words, looked, base, days, marks } = read
  const word = words[at]
  if (word === undefined) return -Infinity
  const ofCoin = leadOfCoin(read, at)
  if (ofCoin !== undefined) return ofCoin
  const isOfDay = days.some((day) => day.from <= word.from && word.from < day.to)
  const isEach = isForEach(line, word, base) && !OF_DATE.test(looked[at - 1]?.key ?? '')
  if (!isEach && (isNone(read, at) || isYearOrWeight(word.bare, base))) return -Infinity
  const told = toldLead(read, at, isOfDay)
  if (told !== undefined) return told
  if (!IS_NUMBER.test(word.bare) || isOfDay) return -Infinity
  if (isEach) return Infinity
  return leadOfNumber(read, at) ?? leadOf(choose(marks.prices, priceSlots(looked, at)))
}

/** "5 mil seguidores": thousands without a sign of money count what stands behind them. */
function isManyThings({ words, looked }: Line, at: number): boolean {
  const { bare = '', mark = '' } = words[at] ?? {}
  const after = looked[at + 1]
  return (
    /\d ?(?:mil|k)$/iu.test(bare) &&
    !/[€£$]/u.test(bare) &&
    mark === '' &&
    after?.key.endsWith('s') === true &&
    IS_THING.test(after.kind)
  )
}

/** Beside a price "8 cada" and "antes 50" are prices as well. */
function isLikePrice({ line, words, looked, base }: Line, at: number): boolean {
  const word = words[at]
  if (word === undefined || !IS_NUMBER.test(word.bare) || OF_DATE.test(looked[at - 1]?.key ?? '')) return false
  return isLikeOther(looked, at) || (isBeforeUnit(line, word, base) && Number(word.bare) > LEAST_OF_EACH)
}

const LEAST_OF_EACH = 2
const OF_DATE = /^dias?$/u

/** "Desde 39,90": with two figures behind a comma a number is money, unless something is measured. */
function isCents(line: string, { from, typed, bare }: Typed, language: BaseLanguage): boolean {
  return (
    language !== 'en' &&
    /^\d{1,4},\d{2}$/u.test(bare) &&
    !/^ ?(?:m|kg|g|km|l|ml|cm|mts?|metros?|h|horas?)(?!\p{L})/iu.test(line.slice(from + typed.length)) &&
    !isMeasure(line.slice(from + typed.length))
  )
}

/** What follows from sizes, ages, limits and pairs of numbers; nothing where they tell nothing of a number. */
function toldLead({ line, words, base, sizes, limits, pairs, told }: Read, at: number, isOfDay: boolean): number | undefined {
  const word = words[at]
  if (word === undefined || sizes.prices.has(word.from) || told.prices.has(word.from)) return Infinity
  if (told.counted.has(word.from)) return -Infinity
  if (sizes.counted.has(word.from) && !isForEach(line, word, base)) return -Infinity
  if (!isOfDay && limits.prices.has(at)) return Infinity
  if (limits.counted.has(at) || pairs.counted.has(at)) return -Infinity
  if (isOfDay) return undefined
  return pairs.prices.has(at) || isCents(line, word, base) ? Infinity : undefined
}

const IS_THING = /^(?:word|either)$/u
const COUNT = /^(?:[2-9]|[1-9]\d{1,2})$/u

/**
 * "Buquê 12 rosas 120, 24 rosas 210": what stands behind two numbers is counted by them. "100 docinhos 50 salgados": at the end of a
 * line a number counts what stands behind it, and then so do the others. "Kit 10 marmitas": it counts what is in there.
 */
function findCounted(words: readonly Typed[], looked: readonly Looked[]): ReadonlySet<number> {
  const beforeThings = words.flatMap(({ bare }, at) => {
    const thing = looked[at + 1]
    const isThing = thing !== undefined && IS_THING.test(thing.kind) && thing.key.endsWith('s')
    return COUNT.test(bare) && words[at]?.mark === '' && isThing ? [{ at, thing: thing.key }] : []
  })
  const times = new Map<string, number>()
  for (const { thing } of beforeThings) times.set(thing, (times.get(thing) ?? 0) + 1)
  const isLastCounted = beforeThings.some(({ at }) => at === words.length - 2)
  const isInContainer = (at: number) => [at - 1, at - 2].some((place) => isContainer(words[place]?.bare ?? ''))
  const counted = new Set<number>()
  for (const { at, thing } of beforeThings) {
    // "kit 100 salgados 50 docinhos": what goes on with one is in it as well
    const isMore = counted.has(at - 2)
    if (isLastCounted || isMore || (times.get(thing) ?? 0) > 1 || isInContainer(at)) counted.add(at)
  }
  return counted
}

const UP_TO = /^(?:a|ao|até|ate|to|-|–)$/iu

/** "Tamanhos 14 a 22": where the first number is no price, the second is none either. */
function isEndOfRange(words: readonly Typed[], arePrices: readonly boolean[], at: number): boolean {
  const [from, word, to] = [words[at - 2], words[at - 1], words[at]]
  if (from === undefined || word === undefined || to === undefined || hasCoin(to.bare)) return false
  return IS_NUMBER.test(from.bare) && arePrices[at - 2] === false && UP_TO.test(word.bare)
}

/** "180 parts included": what is in the price stands behind it. */
function isAllIn({ line, words, looked }: Line, at: number): boolean {
  const { from = 0, bare = '', mark = '' } = words[at] ?? {}
  const before = line.slice(0, from)
  const isOther = isNumbered(before, bare) || isCount(before) || isBehindMeasuring(before)
  return at > 0 && /^[1-9]\d{1,4}$/u.test(bare) && mark === '' && !isOther && hasIncluded(looked, at)
}

/** A price that holds all that stands behind it, or stands alone. */
const isWhole = (read: Read, at: number): boolean => isAllIn(read, at) || isAlone(read.words, at)

/** What its neighbours tell of a number; nothing where it has to be learned. */
function leadOfNumber(read: Read, at: number): number | undefined {
  const { line, words, looked, language, base, counted, byVerbs, spans } = read
  const word = words[at]
  if (word === undefined) return -Infinity
  if (spans.has(at) || isSum(looked, at) || isWhole(read, at)) return Infinity
  if (counted.has(at) || byVerbs.counted.has(at) || isToldCount(looked, at) || isCounted(line, word, language)) return -Infinity
  if (isBehindMeasure(line, word) && !isBeforeThings(words, looked, at)) return Infinity
  if (isNumbered(line.slice(0, word.from), word.bare)) return -Infinity
  return isLeast(line, word, base) ? Infinity : undefined
}

const AT_LEAST = /(?:a partir de|desde) $/iu
const LONGEST_AT_LEAST = 13

/** "Flash a partir de 60": in Spanish what neither counts nor is an hour or a year is a price there. */
function isLeast(line: string, { from, bare }: Typed, language: BaseLanguage): boolean {
  const isPrice = language === 'es' && /^(?:[3-9]\d|[1-9]\d{2}|\d{1,3}[.,]\d{2,3})$/u.test(bare)
  return isPrice && AT_LEAST.test(line.slice(Math.max(0, from - LONGEST_AT_LEAST), from))
}

/** In Brazil nothing that is sold costs less than ten reais without being told so; in Portugal a coffee costs one euro. */
function isCounted(line: string, { from, typed, bare }: Typed, language: Language): boolean {
  if (language === 'pt-BR' && /^\d$/.test(bare)) return true
  const [before, after] = [line.slice(0, from), line.slice(from + typed.length)]
  if (isMeasure(after)) return true
  return baseLanguageOf(language) === 'pt' ? isCount(before) && !isFrom(before, bare, language) : isBehindMeasuring(before)
}

/** "Desde 39": in Portugal what things begin to cost is told like that, and years have four figures. */
function isFrom(before: string, bare: string, language: Language): boolean {
  return language === 'pt-PT' && /\sdesde $/iu.test(before.slice(-AHEAD_OF_DESDE)) && !/^(?:19|20)\d{2}$/u.test(bare)
}

const AHEAD_OF_DESDE = 8

function leadOf({ label, margin }: Choice): number {
  return label === 'price' ? margin : -margin
}
